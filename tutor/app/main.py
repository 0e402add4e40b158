"""The frame around every page."""

import streamlit as st

st.title("Regelstall")
