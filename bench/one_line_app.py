"""The yardstick: a button and the number of its taps."""

import streamlit as st

st.session_state.taps = st.session_state.get("taps", 0) + 1
st.button(f"Hello {st.session_state.taps}", key="hello")
