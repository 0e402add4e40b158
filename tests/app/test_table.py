"""Table: positions to start from, building, what cannot be, verdicts, files."""

from __future__ import annotations

import re
from string import ascii_uppercase
from types import SimpleNamespace

import pytest
import yaml

from tests.app.conftest import html
from tests.app.pressing import keys, param, press
from tutor.app.address import Address
from tutor.app.parts import table_build, table_files, table_setup
from tutor.engine.problem import problem
from tutor.library.load import library
from tutor.store import share

GAME = "schweinsgalopp"
LIB = library().games[GAME]
POSITION = {
    "players": ["Anna", "Ben"],
    "track": {"red": 1, "white": 2, "yellow": 3, "black": 4, "blue": 6},
    "hands": {"Anna": {"red": 2, "white": 1, "yellow": 1, "black": 2, "blue": 1}},
}
BROKEN = {
    "players": ["Anna", "Ben"],
    "track": {"red": 1, "white": 1, "yellow": 3, "black": 4, "blue": 6},
    "hands": {"Anna": {"red": 9}, "Ben": 3},
}


def code(position, **more):
    return share.encode({"game": GAME, "position": position, **more})


def setup(app):
    """What the address of a page says now."""
    address = Address("table", GAME, case=param(app, "case"), moves=param(app, "moves"))
    return table_setup.read(LIB, address)[0]


def choose(app, key, value):
    """Choose in one of the form's controls."""
    control = next(
        one
        for kind in ("number_input", "text_input", "button_group")
        for one in app.get(kind)
        if one.key == key
    )
    control.set_value(value)
    app.run()
    assert not app.exception, app.exception


@pytest.mark.parametrize("lang", ["en", "de"])
def test_every_preset_is_a_picture_that_opens(open_page, lang):
    app = open_page("table", game=GAME, lang=lang)
    shown = html(app)
    for preset in LIB.info.presets:
        assert preset.title.of(lang) in shown
        case = share.encode(
            {
                k: v
                for k, v in (
                    ("game", GAME),
                    ("variant", preset.variant),
                    ("position", preset.position),
                )
                if v
            }
        )
        app.query_params["case"] = case
        app.run()
        assert not app.exception
        assert setup(app).state is not None
        del app.query_params["case"]


@pytest.mark.parametrize("lang", ["en", "de"])
def test_everything_that_cannot_be_is_listed_by_name(open_page, lang):
    shown = html(open_page("table", game=GAME, lang=lang, case=code(BROKEN)))
    assert {"en": "This cannot be (3)", "de": "Das kann nicht sein (3)"}[lang] in shown
    for rule in ("SG-M5", "SG-T3", "SG-S2"):
        assert rule in shown
    assert {"en": "Pigs on the ring", "de": "Schweine auf dem Rundkurs"}[lang] in shown


def test_the_last_good_picture_stays_and_nothing_is_lost(open_page):
    app = open_page("table", game=GAME, lang="en", mode="build", case=code(POSITION))
    app.query_params["case"] = code(BROKEN)
    app.run()
    assert "last position that can be" in html(app)
    assert "<svg" in html(app)
    assert setup(app).position == BROKEN


def test_a_move_is_judged_and_the_way_out_leads_on(open_page):
    moves = share.encode({"moves": [{"by": "Anna", "do": "play", "card": "red", "to": 8}]})
    app = open_page("table", game=GAME, lang="en", case=code(POSITION), moves=moves)
    assert "Not allowed" in html(app)
    assert "SG-M7" in html(app)
    press(app, "table_way")
    assert 'class="rs-verdict is-legal"' in html(app)
    press(app, "table_make")
    after = LIB.game.codec.write(setup(app).state)
    assert after["track"]["red"] == 5
    assert after["turn"] == "Ben"
    assert param(app, "moves") == ""


def test_a_move_can_be_chosen_from_the_list(open_page):
    app = open_page("table", game=GAME, lang="en", case=code(POSITION))
    assert "table_try" not in keys(app)
    box = app.selectbox(key="table_choice")
    box.select(next(one for one in box.options if "space" in one))
    app.run()
    press(app, "table_try")
    assert "Not allowed" in html(app)
    assert setup(app).action is not None


def test_who_may_do_what_lists_reasons(open_page):
    shown = html(open_page("table", game=GAME, lang="en", case=code(POSITION)))
    assert "Allowed now" in shown
    assert "Often tried, not allowed here" in shown
    assert "Anna: Pass" in shown
    assert "SG-T4" in shown


def test_questions_are_answered_with_rules(open_page):
    shown = html(open_page("table", game=GAME, lang="en", case=code(POSITION)))
    assert "Which pig leads?" in shown
    assert "<strong>Blue</strong>" in shown or "<strong>blue</strong>" in shown


@pytest.mark.parametrize("lang", ["en", "de"])
def test_nobody_has_won_before_the_end(open_page, lang):
    shown = html(open_page("table", game=GAME, lang=lang, case=code(POSITION)))
    assert f"<strong>{LIB.words(lang).ui('table_nobody_yet')}</strong>" in shown


def test_a_case_with_moves_shows_the_last_one_judged(open_page):
    moves = [
        {"by": "Anna", "do": "play", "card": "red"},
        {"by": "Anna", "do": "play", "card": "red"},
    ]
    app = open_page("table", game=GAME, lang="en", case=code(POSITION, moves=moves))
    assert "Not allowed" in html(app)
    assert LIB.game.codec.write(setup(app).state)["turn"] == "Ben"


def test_numbers_change_the_position(open_page):
    app = open_page("table", game=GAME, lang="en", mode="build", case=code(POSITION))
    choose(app, "build_round", 2)
    assert setup(app).position["round"] == 2
    choose(app, "build_group", "group_track")
    choose(app, "build_track_blue", 9)
    assert setup(app).position["track"]["blue"] == 9
    choose(app, "build_track_blue", 4)
    assert "SG-M5" in html(app)


def test_a_number_is_never_too_high_to_be_judged(open_page):
    """The box itself would say so in English and without a rule."""
    app = open_page("table", game=GAME, lang="de", mode="build", case=code(POSITION))
    choose(app, "build_group", "group_cards")
    choose(app, "build_played_red", 8)
    shown = html(app)
    assert "rote Karten sind auf der Hand oder gespielt" in shown
    assert "SG-S2" in shown


def test_one_number_of_a_default_fills_in_the_rest(open_page):
    app = open_page("table", game=GAME, lang="en", mode="build", case=code({"players": ["A", "B"]}))
    choose(app, "build_group", "group_track")
    choose(app, "build_track_blue", 7)
    assert setup(app).position["track"] == {
        "red": 1,
        "white": 2,
        "yellow": 3,
        "black": 4,
        "blue": 7,
    }


def test_hands_are_known_counted_or_as_they_must_be(open_page):
    app = open_page("table", game=GAME, lang="en", mode="build", case=code(POSITION))
    choose(app, "build_group", "group_cards")
    choose(app, "build_hands_Ben_kind", "number")
    assert setup(app).position["hands"]["Ben"] == 0
    choose(app, "build_hands_Ben", 7)
    assert setup(app).state is not None
    choose(app, "build_hands_Ben_kind", "known")
    choose(app, "build_hands_Ben_white", 3)
    assert setup(app).position["hands"]["Ben"]["white"] == 3
    choose(app, "build_hands_Ben_kind", "auto")
    assert "Ben" not in setup(app).position["hands"]


def test_a_player_is_renamed_everywhere_added_and_removed(open_page):
    position = {**POSITION, "turn": "Anna", "containers": {"Anna": 2}}
    app = open_page("table", game=GAME, lang="en", mode="build", case=code(position))
    choose(app, "build_name1", "Zoe")
    now = setup(app).position
    assert now["players"] == ["Zoe", "Ben"]
    assert (now["turn"], now["containers"]) == ("Zoe", {"Zoe": 2})
    assert now["hands"]["Zoe"]["red"] == 2
    press(app, "build_add")
    assert setup(app).position["players"] == ["Zoe", "Ben", "Anna"]
    press(app, "build_remove1")
    now = setup(app).position
    assert now["players"] == ["Ben", "Anna"]
    assert "Zoe" not in str(now)


def test_a_name_that_somebody_has_is_not_taken(open_page):
    app = open_page("table", game=GAME, lang="de", case=code(POSITION), mode="build")
    choose(app, "build_name2", "Anna")
    assert LIB.game.codec.write(setup(app).state)["players"] == ["Anna", "Ben"]
    (said,) = app.toast
    assert said.value.startswith("„Anna“ steht zweimal da")


@pytest.mark.parametrize("slug", sorted(library().games))
def test_a_link_that_names_a_player_twice_is_shown_and_named(open_page, slug):
    form = library().games[slug].game.form
    key = next(field.path[0] for field in form({}, {}) if field.kind == "seats")
    position = {key: ["Anna", "Anna", "Ben"]}
    case = share.encode({"game": slug, "position": position})
    app = open_page("table", game=slug, lang="en", case=case, mode="build")
    for group in dict.fromkeys(field.group for field in form(position, {})):
        app.session_state["build_group_kept"] = group
        app.run()
        assert not app.exception, app.exception
    assert "stands there twice" in html(app)


def test_more_players_than_letters_break_nothing(open_page):
    names = [*ascii_uppercase]
    shown = html(
        open_page("table", game=GAME, lang="en", case=code({"players": names}), mode="build")
    )
    assert "This cannot be" in shown


def test_switches_are_chosen_and_an_edition_brings_its_own(open_page):
    app = open_page("table", game=GAME, lang="en", mode="build", case=code(POSITION))
    choose(app, "build_group", "group_switches")
    choose(app, "build_switch_edition", "abacus-2009")
    assert setup(app).variant == {"edition": "abacus-2009"}
    choose(app, "build_switch_rounds", "3")
    assert setup(app).variant == {"edition": "abacus-2009", "rounds": 3}
    choose(app, "build_switch_edition", "ravensburger-1992")
    assert setup(app).variant == {}


def test_tapping_the_board_moves_a_pig():
    before = table_setup.read(LIB, Address("table", GAME, case=code(POSITION)))[0]
    position = LIB.game.tap(before.position, before.variant, ("pig:blue", "space:9"))
    after = table_setup.with_position(LIB, before, position)
    assert after.position["track"]["blue"] == 9
    assert after.state is not None


def paste(app, text):
    app.session_state["table_paste"] = True
    app.run()
    app.text_area(key="table_pasted").set_value(text)
    app.run()
    return press(app, "table_read")


@pytest.mark.parametrize("text", ["", "# nothing but a remark"])
def test_an_empty_text_is_named(open_page, text):
    app = open_page("table", game=GAME, lang="de")
    shown = html(paste(app, text))
    assert "Hier steht nichts" in shown


def test_a_saved_position_comes_back(open_page):
    case = {"variant": {"supply": "limited"}, "position": POSITION, "moves": []}
    text = table_files.written(GAME, "MINE-1", "Mine", case)
    app = paste(open_page("table", game=GAME, lang="en"), text)
    assert setup(app).position == POSITION
    assert setup(app).variant == {"supply": "limited"}


@pytest.mark.parametrize(
    ("lang", "word"), [("en", "cannot be opened"), ("de", "lässt sich nicht öffnen")]
)
def test_a_wrong_file_is_named_with_case_and_field(open_page, lang, word):
    rows = {"game": GAME, "cases": [{"id": "X-1", "position": {"track": {"red": 1, "lilac": 2}}}]}
    app = paste(open_page("table", game=GAME, lang=lang), yaml.safe_dump(rows))
    shown = html(app)
    assert word in shown
    assert "X-1" in shown
    assert "lilac" in shown
    assert param(app, "case") == ""


@pytest.mark.parametrize("text", ["", "[", "a: &x 1\nb: *x", "game: chess\ncases: []", "- " * 60])
def test_no_text_breaks_the_page(open_page, text):
    app = paste(open_page("table", game=GAME, lang="en"), text)
    assert param(app, "case") == ""


def test_several_cases_can_be_chosen_from(open_page):
    rows = [{"id": f"X-{number}", "position": {"round": number}} for number in (1, 2)]
    app = paste(
        open_page("table", game=GAME, lang="en"), yaml.safe_dump({"game": GAME, "cases": rows})
    )
    press(app, "table_case1")
    assert setup(app).position == {"round": 2}


def test_a_damaged_link_is_reported(open_page):
    shown = html(open_page("table", game=GAME, lang="de", case="AAAA"))
    assert "Dieser Link ist beschädigt" in shown


@pytest.mark.parametrize("preset", LIB.info.presets, ids=lambda preset: preset.id)
def test_a_position_is_laid_out_without_loss(preset):
    state = LIB.game.codec.read(preset.position, preset.variant)
    short = table_setup.laid_out(LIB.game, state)
    assert LIB.game.codec.read(short.position, short.variant) == state
    assert len(str(short.position)) <= len(str(LIB.game.codec.write(state)))


@pytest.mark.parametrize(("count", "told"), [(30, False), (31, True)])
def test_a_long_list_of_cases_says_that_it_is_not_all(open_page, count, told):
    rows = "".join(f"  - {{id: C{number}}}\n" for number in range(count))
    app = paste(open_page("table", game=GAME, lang="en"), f"game: {GAME}\ncases:\n{rows}")
    assert sum(key.startswith("table_case") for key in keys(app)) == 30
    listed = any("Only the first 30 of 31" in one.value for one in app.caption)
    assert listed is told


def test_a_mark_in_a_file_is_named(open_page):
    app = paste(open_page("table", game=GAME, lang="en"), "!!python/tuple [a]")
    assert "Marks such as" in html(app)


@pytest.mark.parametrize("game", library().games)
@pytest.mark.parametrize("lang", ["en", "de"])
def test_what_a_problem_is_about_is_named_in_words(game, lang):
    lib = library().games[game]
    fields = table_setup.fields(lib, table_setup.empty(lib, {}))
    for key in lib.game.codec.position_keys:
        name = table_setup.name_of(lib.words(lang), fields, problem(key, "not_a_list"))
        assert name[0].isupper(), (key, name)


def test_a_tap_offers_what_can_lie_there_and_the_next_one_lays_it():
    lib = library().games["schweinebande"]
    tapped = ("space:c3",)
    assert lib.game.tap({}, {}, tapped) is None
    offered = dict(lib.game.put({}, {}, tapped))
    assert "lay:.." not in offered, "in this section no space is empty"
    assert len(offered) > 5
    for spot, named in offered.items():
        assert lib.words("de").text("form", named.say, **dict(named.given))
        changed = lib.game.tap({}, {}, (*tapped, spot))
        state = lib.game.codec.read(changed, {})
        face = spot.partition(":")[2]
        assert lib.game.codec.write(state)["board"].split()[12] == face
        assert spot not in dict(lib.game.put(changed, {}, tapped))


def test_a_tap_that_leads_to_what_cannot_be_is_told_and_not_taken(monkeypatch):
    sent = []
    monkeypatch.setattr(table_build.st, "toast", sent.append)
    monkeypatch.setattr(table_build, "go", lambda _: sent.append("gone"))
    monkeypatch.setattr(table_build.st, "session_state", {})
    at = Address("table", GAME, "de", case=code(POSITION), mode="build")
    here = table_setup.read(LIB, at)[0]
    words = SimpleNamespace(words=LIB.words("de"))
    for spot in ("pig:blue", "space:1"):
        table_build._tap(words, LIB, here, spot)
    assert len(sent) == 1
    assert "1" in sent[0]


def test_a_saved_file_is_found_again_by_game_players_and_day():
    named = table_files.name("happy_pigs", "Spielen", ("Anna", "Ben / Bo"))
    assert re.fullmatch(r"happy_pigs-spielen-Anna-Ben-Bo-\d{4}-\d{2}-\d{2}\.yaml", named)
