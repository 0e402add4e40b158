"""The two typefaces, served from the installed font packages under `/fonts/`."""

from importlib.resources import files
from pathlib import Path

from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import FileResponse
from starlette.routing import Route

_DISPLAY = "font_fredoka_one"
_TEXT = "font_hanken_grotesk"
PACKAGES = {
    "FredokaOne-Regular.ttf": _DISPLAY,
    "HankenGrotesk-Regular.otf": _TEXT,
    "HankenGrotesk-MediumItalic.otf": _TEXT,
    "HankenGrotesk-Medium.otf": _TEXT,
    "HankenGrotesk-SemiBold.otf": _TEXT,
    "HankenGrotesk-Bold.otf": _TEXT,
}
# The packages are pinned to one version each, so a name always means the same bytes.
_HEADERS = {"Cache-Control": "public, max-age=31536000, immutable"}


def font_file(name: str) -> Path:
    """The installed file of one face; KeyError for a name that is not served."""
    return Path(str(files(PACKAGES[name]) / "files" / name))


async def _answer(request: Request) -> FileResponse:
    name = request.path_params["name"]
    if name not in PACKAGES:
        raise HTTPException(status_code=404)
    path = font_file(name)
    return FileResponse(path, media_type=f"font/{path.suffix[1:]}", headers=_HEADERS)


def route() -> Route:
    """`GET /fonts/<file>`: the file with a year of caching, 404 for any other name."""
    return Route("/fonts/{name}", _answer)
