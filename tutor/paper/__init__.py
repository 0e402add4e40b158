"""Printed aids: one page for the table, and the whole rules as a booklet, as PDF."""
