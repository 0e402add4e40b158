"""The pages and their server: the only folder that knows Streamlit."""
