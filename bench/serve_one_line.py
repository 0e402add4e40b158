"""The one-line app, launched as ours is: same settings, same server, own socket."""

from __future__ import annotations

import sys
from pathlib import Path

import streamlit as st
import uvicorn

from tutor.app import settings

settings.apply()
app = st.App(Path(__file__).with_name("one_line_app.py"))

if __name__ == "__main__":
    uvicorn.run(
        app,
        host="127.0.0.1",
        port=int(sys.argv[1]),
        ws="websockets-sansio",
        ws_per_message_deflate=False,
        log_level="warning",
        access_log=False,
    )
