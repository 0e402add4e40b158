"""A component that only shows something goes to the page the short way.

Streamlit registers two widgets for each of our components and writes its data as JSON twice. What
takes no taps needs neither: so it costs a quarter (see docs/performance.md).
"""

from __future__ import annotations

from functools import cache

import streamlit as st
from streamlit.proto.BidiComponent_pb2 import BidiComponent

from tutor.app.widgets import script

MADE_FOR = "1.67."
"""The short way is one of Streamlit's own steps; with another version the public way is taken."""
KIND = "bidi_component"
_SEND = "_enqueue"

if st.__version__.startswith(MADE_FOR):  # another one may lack these
    from streamlit.delta_generator_singletons import get_dg_singleton_instance
    from streamlit.elements.lib.layout_utils import LayoutConfig
    from streamlit.elements.lib.utils import compute_and_register_element_id


def fits() -> bool:
    """Whether this Streamlit is the one that the short way was made for."""
    return st.__version__.startswith(MADE_FOR)


def show(name: str, key: str, data: str) -> None:
    """Draw a component that takes no taps. `data` is JSON of a list, `key` new on the page."""
    message = BidiComponent()
    message.CopyFrom(_empty(name))
    message.json = data
    message.id = compute_and_register_element_id(
        KIND, user_key=key, key_as_main_identity=True, dg=None
    )
    page = get_dg_singleton_instance().main_dg
    layout = LayoutConfig(width="stretch", height="content")
    getattr(page, _SEND)(KIND, message, layout_config=layout)


@cache
def _empty(name: str) -> BidiComponent:
    """What stays the same wherever this component is drawn."""
    return BidiComponent(
        component_name=f"regelstall_{name}",
        isolate_styles=False,
        html_content=script.ROOT,
        js_content=script.component(name),
        js_source_path="",
        css_content="",
        css_source_path="",
    )
