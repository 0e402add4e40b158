"""Play: whole games by taps, undo, explanations, hidden hands, files."""

from __future__ import annotations

from dataclasses import replace

import pytest

from tests.app.conftest import html
from tests.app.pressing import keys, param, press
from tutor.app import profile
from tutor.app.parts import play_chart, play_known, play_match, table_files, table_setup
from tutor.app.parts.play_match import HUMAN
from tutor.app.widgets.html import esc
from tutor.app.widgets.moves import whose
from tutor.library.load import library
from tutor.store import share

GAME = "schweinsgalopp"
LIB = library().games[GAME]


@pytest.fixture(autouse=True)
def seeded(monkeypatch):
    """The same luck in every run."""
    monkeypatch.setattr(play_match, "fresh_seed", lambda: 7)


def draft(*kinds, **more):
    names = LIB.info.seat_names
    moves = [{"by": name, "do": kind} for name, kind in zip(names, kinds, strict=False)]
    return share.encode({"game": GAME, "moves": moves, **more})


def started(open_page, *kinds, lang="en", **more):
    app = open_page("play", game=GAME, lang=lang, case=draft(*kinds, **more))
    return press(app, "play_start")


def now(app):
    return play_match.kept(param(app, "record"))


def choose(app, key, value):
    control = next(one for one in app.get("button_group") if one.key == key)
    control.set_value(value)
    app.run()
    assert not app.exception, app.exception


@pytest.mark.parametrize("lang", ["en", "de"])
def test_a_whole_game_against_bots_by_taps(open_page, lang):
    app = started(open_page, HUMAN, "sensible", "random", lang=lang)
    taps = 0
    while "play_for_me" in keys(app):
        press(app, "play_for_me")
        taps += 1
    played = now(app)
    assert played.acting() == ()
    assert taps == len(played.chosen(("Anna",)))
    shown = html(app)
    assert {"en": "The game is over", "de": "Die Partie ist zu Ende"}[lang] in shown
    assert {"en": "Who has won?", "de": "Wer hat gewonnen?"}[lang] in shown
    assert "SG-G1" in shown


def test_the_usual_game_starts_with_one_tap(open_page):
    app = press(open_page("play", game=GAME, lang="en"), "play_start")
    assert now(app).match.humans == ("Anna",)
    assert "Anna, it is your turn" in html(app)


def test_a_refused_move_is_explained_and_not_recorded(open_page):
    app = started(open_page, HUMAN, "sensible")
    press(app, "play_for_me")
    before = now(app).match
    assert not [key for key in keys(app) if "_pig_" in key], "at first only what is allowed"
    app.session_state["play_others"] = True
    app.run()
    press(app, next(key for key in keys(app) if key.startswith("play_try_") and "_pig_" in key))
    assert "Not allowed" in html(app)
    assert now(app).match == before
    again = open_page(
        "play", game=GAME, lang="en", record=param(app, "record"), moves=param(app, "moves")
    )
    assert "Not allowed" in html(again)
    press(app, "play_way")
    assert len(now(app).turns) > len(before.record.moves)


def test_every_move_can_be_looked_at_and_explained(open_page):
    app = started(open_page, HUMAN, "sensible")
    press(app, "play_for_me")
    press(app, "play_for_me")
    last = len(now(app).turns)
    for ply in range(last, 0, -1):
        press(app, "play_earlier")
        assert param(app, "step") == str(ply)
        assert 'class="rs-verdict is-legal"' in html(app)
    assert "play_earlier" not in keys(app)
    for _ in range(last):
        press(app, "play_later")
    assert param(app, "step") == ""


def test_undo_goes_back_to_the_last_own_move(open_page):
    app = started(open_page, HUMAN, "sensible", "sensible")
    press(app, "play_for_me")
    before = now(app).match
    press(app, "play_for_me")
    press(app, "play_undo")
    assert now(app).match == before
    press(app, "play_undo")
    assert [move["do"] for move in now(app).match.record.moves] == ["line_up", "deal"]
    assert "play_undo" not in keys(app)
    press(app, "play_for_me")
    assert now(app).match == before


def test_the_game_goes_on_after_a_reload(open_page):
    app = started(open_page, HUMAN, "sensible")
    press(app, "play_for_me")
    again = open_page("play", game=GAME, lang="en", record=param(app, "record"))
    assert html(again) == html(app)
    fresh = open_page("play", game=GAME, lang="en")
    press(fresh, "play_go_on")
    assert param(fresh, "record") == param(app, "record")


def test_a_stale_page_does_not_move_twice(open_page):
    app = started(open_page, HUMAN, "sensible")
    other = open_page("play", game=GAME, lang="en", record=param(app, "record"))
    press(app, "play_for_me")
    moves = now(app).match.record.moves
    press(other, "play_for_me")
    assert now(app).match.record.moves == moves


def test_between_two_people_a_curtain_hides_the_hands(open_page):
    app = started(open_page, HUMAN, HUMAN)
    assert "Pass it on to Anna" in html(app)
    assert "card:Anna" not in html(app)
    press(app, "play_seen")
    shown = html(app)
    assert "card:Anna" in shown
    assert "card:Ben" not in shown
    press(app, "play_for_me")
    assert "Pass it on to Ben" in html(app)
    press(app, "play_seen")
    assert "card:Ben" in html(app)
    assert "card:Anna" not in html(app)


def test_a_shared_link_carries_no_hidden_hand(open_page):
    app = started(open_page, HUMAN, "sensible")
    press(app, "play_for_me")
    played = now(app)
    shown = LIB.game.view(played.state, "Anna")
    case = table_setup.code(LIB, table_setup.laid_out(LIB.game, shown))
    assert case in html(app)
    assert "Ben" not in share.decode(case)["position"].get("hands", {})


SECRET = [slug for slug, lib in library().games.items() if lib.game.seen]


def in_the_middle(slug, most=40):
    """A game of two people and a machine, a ply that lies face down, and who looks at it."""
    lib = library().games[slug]
    seats = dict(zip(lib.info.seat_names, (HUMAN, HUMAN, "random"), strict=False))
    begun = table_setup.laid_out(lib.game, lib.game.start(tuple(seats), {}))
    match = play_match.run(play_match.begin(slug, begun.variant, begun.position, seats))
    for _ in range(most):
        played = play_match.played(play_match.text(match))
        looker = played.waiting()[0]
        for ply in played.chosen(tuple(seats)):
            if play_known.known(played, ply, looker).action != made_at(played, ply):
                return played, ply, looker
        match = for_somebody(played)
    raise AssertionError(f"{slug}: nothing lies face down")


def for_somebody(played):
    """The match after a move of the first who is asked."""
    seat = played.waiting()[0]
    action = play_match.chosen(played.match, played.state, seat, "random")
    return play_match.run(play_match.made(played.match, played.state, action))


def made_at(played, ply):
    turn = played.turns[ply - 1]
    return played.match.game.codec.read_move(turn.move, turn.before)


def with_log(app):
    """The page with all moves unfolded."""
    app.session_state["match_all"] = True
    return app.run()


def test_all_moves_are_there_when_asked_for(open_page):
    app = started(open_page, "random", "random")
    while "play_next" in keys(app):
        press(app, "play_next")
    count = len(now(app).turns)
    assert count > 20
    assert '<span class="rs-number">2</span>' not in html(app)
    shown = html(with_log(app))
    assert all(f'<span class="rs-number">{ply}</span>' in shown for ply in range(1, count + 1))


@pytest.mark.parametrize("lang", ["en", "de"])
@pytest.mark.parametrize("slug", SECRET)
def test_what_lies_face_down_is_neither_in_the_log_nor_explained(open_page, slug, lang):
    played, ply, looker = in_the_middle(slug)
    key = kept_before(play_match.text(played.match))
    words = library().games[slug].words(lang)
    before = played.turns[ply - 1].before
    secret = esc(whose(played.match.game, before, words, made_at(played, ply)))
    for step in ({}, {"step": str(ply)}):
        app = with_log(open_page("play", game=slug, lang=lang, record=key, **step))
        shown = html(press(app, "play_seen"))
        assert looker in shown
        assert f'<span class="rs-number">{ply}</span>' in shown
        assert secret not in shown


@pytest.mark.parametrize("slug", SECRET)
def test_at_the_end_and_to_its_player_every_move_is_told(slug):
    played, ply, _ = in_the_middle(slug)
    own = played.turns[ply - 1].move["by"]
    assert play_known.known(played, ply, own).action == made_at(played, ply)
    ended = play_match.run(replace(played.match, seats=dict.fromkeys(played.match.seats, "random")))
    ended = play_match.played(play_match.text(ended))
    assert not ended.acting()
    for number in range(1, len(ended.turns) + 1):
        assert play_known.known(ended, number, "").action == made_at(ended, number)


def test_what_has_come_to_light_is_told():
    played, ply, looker = in_the_middle("happy_pigs")
    while played.state.step == "choose":
        played = play_match.played(play_match.text(for_somebody(played)))
    assert play_known.known(played, ply, looker).action == made_at(played, ply)


def test_an_address_tells_nothing_of_another_hand_and_no_consequence(open_page):
    app = started(open_page, HUMAN, "sensible")
    played, key = now(app), param(app, "record")
    theirs = {"by": "Ben", "do": "play", "card": "red"}
    app = open_page(
        "play", game=GAME, lang="en", record=key, moves=table_setup.plain_code([theirs])
    )
    assert 'class="rs-verdict is-empty"' in html(app) or 'class="rs-since"' in html(app)
    own = next(action for action in LIB.game.legal(played.state) if action.by == "Anna")
    code = table_setup.move_code(LIB.game, played.state, own)
    shown = html(open_page("play", game=GAME, lang="en", record=key, moves=code))
    assert 'class="rs-verdict is-legal"' in shown
    assert now(app).match == played.match


def test_a_stale_page_takes_nothing_back(open_page):
    app = started(open_page, HUMAN, "sensible")
    press(app, "play_for_me")
    other = open_page("play", game=GAME, lang="en", record=param(app, "record"))
    press(app, "play_for_me")
    match = now(app).match
    press(other, "play_undo")
    assert now(app).match == match
    other = open_page("play", game=GAME, lang="en", record=param(app, "record"))
    other.session_state["match_who"] = True
    other.run()
    press(app, "play_for_me")
    match = now(app).match
    choose(other, "match_seat_Ben", HUMAN)
    assert now(app).match == match


def test_bots_alone_are_stepped_through(open_page):
    app = started(open_page, "sensible", "random")
    press(app, "play_next")
    assert len(now(app).turns) == 1
    press(app, "play_to_end")
    assert now(app).acting() == ()


def test_a_finished_game_is_drawn_as_a_chart(open_page):
    app = started(open_page, "sensible", "random")
    press(app, "play_to_end")
    played = now(app)
    scores = play_chart.history(LIB, played)
    assert {seat: points[-1] for seat, points in scores.items()} == dict(
        zip(played.state.players, played.state.safe, strict=True)
    )
    assert all(len(points) == len(played.turns) + 1 for points in scores.values())
    (chart,) = app.get("plotly_chart")
    drawn = play_chart.chart(scores, "moves", "score", "dark")
    assert [line.name for line in drawn.data] == list(played.state.players)
    assert len({line.line.dash for line in drawn.data}) == len(drawn.data)
    assert chart.proto.alt.startswith("Chart of the score over ")


def test_a_seat_is_handed_over_at_any_time(open_page):
    app = started(open_page, HUMAN, "sensible")
    app.session_state["match_who"] = True
    app.run()
    choose(app, "match_seat_Ben", HUMAN)
    assert now(app).match.humans == ("Anna", "Ben")


def test_a_saved_game_comes_back(open_page):
    app = started(open_page, HUMAN, "sensible")
    press(app, "play_for_me")
    played = now(app)
    view_lib = library().games[GAME]
    record = played.match.record
    text = table_files.written(
        GAME,
        "GAME-1",
        "Game",
        {
            "variant": record.variant,
            "position": record.position,
            "moves": list(record.moves),
            "seed": record.seed,
        },
    )
    fresh = open_page("play", game=GAME, lang="en")
    fresh.session_state["new_paste"] = True
    fresh.run()
    fresh.text_area(key="new_pasted").set_value(text)
    fresh.run()
    press(fresh, "new_read")
    assert now(fresh).match.record == record
    assert view_lib.game.codec.write(now(fresh).state) == view_lib.game.codec.write(played.state)


def test_a_file_with_a_refused_move_is_not_opened(open_page):
    moves = [{"by": "A", "do": "pass"}]
    text = table_files.written(GAME, "GAME-1", "Game", {"moves": moves})
    app = open_page("play", game=GAME, lang="de")
    app.session_state["new_paste"] = True
    app.run()
    app.text_area(key="new_pasted").set_value(text)
    app.run()
    press(app, "new_read")
    assert "Zug 1 der Stellung ist nicht erlaubt" in html(app)
    assert param(app, "record") == ""


def test_playing_on_from_a_position(open_page):
    position = {"players": ["Anna", "Ben"], "hands": {"Anna": {"red": 7}, "Ben": {"blue": 7}}}
    app = open_page(
        "play", game=GAME, lang="en", case=share.encode({"game": GAME, "position": position})
    )
    press(app, "play_start")
    assert now(app).match.humans == ("Anna", "Ben")
    assert LIB.game.codec.write(now(app).state)["hands"]["Ben"] == {"blue": 7}


def test_what_cannot_start_says_why(open_page):
    app = open_page("play", game=GAME, lang="en", case=draft(HUMAN, HUMAN, HUMAN, HUMAN, HUMAN))
    assert "this edition is for 2 to 4" in html(app)
    assert "play_start" not in keys(app)


def test_a_game_that_is_not_here_is_reported(open_page):
    shown = html(open_page("play", game=GAME, lang="en", record="0" * 32))
    assert "This game is not kept here" in shown


def test_a_move_that_was_never_made_is_reported(open_page):
    app = started(open_page, HUMAN, "sensible")
    shown = html(open_page("play", game=GAME, lang="en", record=param(app, "record"), step="900"))
    assert "not 900" in shown


def kept_before(text):
    """A game under a key, as another version of the program left it."""
    key = play_match.new_key()
    profile.store().keep(play_match.SHELF, key, text)
    return key


def changed_record(**changes):
    match = play_match.begin(GAME, {}, {}, {"A": HUMAN, "B": "random"})
    return share.to_text({**share.from_text(play_match.text(match)), **changes})


@pytest.mark.parametrize(
    "text",
    [
        "no JSON",
        "[]",
        "{}",
        changed_record(game="a game taken out"),
        changed_record(position={"a key of old": 1}),
        changed_record(variant={"a switch of old": 1}),
        changed_record(moves=[{"by": "B", "do": "a move of old"}]),
        changed_record(moves=[{"by": "B", "do": "pass"}]),
    ],
)
def test_a_game_of_another_version_is_named_and_a_new_one_can_start(open_page, learner, text):
    key = kept_before(text)
    profile.store().keep(learner, f"{GAME} game", key)
    app = open_page("play", game=GAME, lang="en", record=key)
    assert "another version of this program" in html(app)
    app = open_page("play", game=GAME, lang="en")
    assert "play_go_on" not in keys(app)
    assert now(press(app, "play_start")).match.humans == ("Anna",)
