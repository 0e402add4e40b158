"""The frame around every page: style, bar, notices, then the place that the address names."""

import streamlit as st

from tutor.app import frame, together
from tutor.app.address import GENERAL, SHELF
from tutor.app.parts import missing, seen
from tutor.app.widgets import foot, shell, style

with together.at_once():
    chosen = st.navigation(frame.doors(), position="hidden")
    place = chosen.url_path or SHELF
    st.session_state[frame.PLACE] = place
    view = frame.view(place)
    st.set_page_config(page_title=shell.title(view), page_icon=style.page_icon(), layout="wide")
    style.apply()
    shell.draw(view)
    shell.notices(view)
    if place not in (SHELF, *GENERAL) and view.game is None:
        missing.draw(view)
    else:
        frame.remember(view)
        chosen.run()
    foot.draw(view, seen.by_others(view))
