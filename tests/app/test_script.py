"""The script of the page draws our components; a page of another server brings their code along."""

from __future__ import annotations

import pytest

from tutor.app.widgets import script


@pytest.mark.parametrize("name", script.DRAWN)
def test_a_component_is_drawn_by_the_script_of_the_page(name, monkeypatch):
    monkeypatch.setattr(script, "_served", [])
    alone = script.component(name)
    assert alone.count("export default function") == 1
    served = script.serve()
    assert served.startswith("look/")
    drawn = f"window.regelstall_{name}"
    stub = script.component(name)
    assert stub.startswith(f"export default given => {drawn} ? {drawn}(given)\n")
    assert f'import(new URL("{served}", document.baseURI))' in stub, "a script that never came"
    assert f"window.regelstall_{name} = function" in script.source()
    assert "export default" not in script.source()
