"""Every control of the form builds a position that can be read, or says what cannot be."""

from __future__ import annotations

from tutor.app.parts import table_setup
from tutor.games.schweinebammel import GAME
from tutor.library.load import library

LIB = library().games["schweinebammel"]


def begun(**position):
    return table_setup.with_position(LIB, table_setup.empty(LIB, {}), position)


def control(setup, *path):
    return next(field for field in table_setup.fields(LIB, setup) if field.path == path)


def test_every_choice_can_be_made():
    for position in ({}, {"pending": "hector"}, {"top": {"lucky": 3}}):
        setup = begun(players=["A", "B"], **position)
        for field in table_setup.fields(LIB, setup):
            for option in field.options if field.kind == "choice" else ():
                after = table_setup.with_value(LIB, setup, field.path, option)
                says = [(one.key, one.say) for one in after.problems]
                duty = position.get("pending") and option == "none" and field.path == ("top",)
                later = field.path == ("round",) and option > 1
                assert bool(says) == bool(duty or later), (field.path, option, says)


def test_a_lucky_pig_lies_on_the_pile_with_its_number():
    setup = table_setup.with_value(LIB, begun(top=4), ("top", "lucky"), 7)
    assert setup.position["top"] == {"lucky": 7}
    assert control(setup, "top").value is None
    assert control(setup, "top", "lucky").value == 7
    again = table_setup.with_value(LIB, setup, ("top",), 9)
    assert again.state.top.value == 9


def test_hectors_in_a_row_are_counted():
    setup = begun(pending="hector")
    assert control(setup, "pending", "hector").value == 1
    three = table_setup.with_value(LIB, setup, ("pending", "hector"), 3)
    assert (three.state.duty, three.state.row) == ("hector", 3)
    assert control(three, "pending").value == "hector"


def test_the_deck_keeps_what_its_control_shows():
    """A change of one number leaves the others as they were, and the sum is checked."""
    setup = table_setup.with_value(LIB, begun(), ("variant", "pig_counts", 7), 6)
    assert [(one.key, one.say) for one in setup.problems] == [("variant.pig_counts", "pig_counts")]
    assert sum(control(setup, "variant", "pig_counts").value.values()) == 57
    setup = table_setup.with_value(LIB, setup, ("variant", "pig_counts", 1), 5)
    assert setup.state.options.pig_counts == (5, 6, 6, 6, 6, 6, 6, 5, 5, 5)
    assert GAME.codec.write_variant(setup.state)["pig_counts"][7] == 6
