"""Where the one `.streamlit/config.toml` lies, and how Streamlit is made to read it."""

from pathlib import Path

from streamlit import config

APP = Path(__file__).resolve().parent
MAIN = APP / "main.py"
_FILE = Path(".streamlit") / "config.toml"


def folder() -> Path:
    """The folder that holds `.streamlit`: the package in a wheel, the top level in a clone.

    Raises FileNotFoundError when neither has it, which means a damaged installation.
    """
    for place in (APP, APP.parents[1]):
        if (place / _FILE).is_file():
            return place
    raise FileNotFoundError(f"{APP / _FILE} is missing; please install Regelstall again")


def apply() -> None:
    """Let Streamlit read our file last, whatever the working directory is.

    Streamlit reads three files, each over the one before: the home directory's, the working
    directory's and the one beside the main script. It takes "beside the main script" from this
    variable, which `st.App` fills only while it is empty; so a clone, whose file lies two levels
    above the script, uses the same look-up and the same parser as the wheel.
    """
    config._main_script_path = str(folder() / MAIN.name)  # noqa: SLF001 - no public way in 1.67
    config.get_config_options(force_reparse=True)
