"""What a reader of positions says about what it found."""

from tutor.engine.reading import LONGEST_NAME, shown


def test_what_stands_there_is_shown_as_a_file_spells_it():
    spelled = [shown(value) for value in (None, True, False, 1, "Anna")]
    assert spelled == ["null", "true", "false", "1", "Anna"]


def test_a_long_value_is_cut():
    assert len(shown("x" * 1000)) == LONGEST_NAME
