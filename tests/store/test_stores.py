"""Both stores of progress behave alike; the one in a file outlives its process."""

import sqlite3
from concurrent.futures import ThreadPoolExecutor

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tutor.store import sqlite
from tutor.store.base import LARGEST_RECORD, Effort
from tutor.store.careful import CarefulStore
from tutor.store.memory import MemoryStore
from tutor.store.sqlite import FILE, SqliteStore, home, open_store

STEPS = st.lists(
    st.one_of(
        st.tuples(
            st.just("attempt"),
            st.sampled_from("pq"),
            st.sampled_from(["g", "h"]),
            st.sampled_from(["S1", "S2"]),
            st.booleans(),
            st.booleans(),
        ),
        st.tuples(
            st.just("visit"),
            st.sampled_from("pq"),
            st.sampled_from(["g", "h"]),
            st.sampled_from(["learn?step=1", "rules?"]),
        ),
        st.tuples(
            st.just("keep"), st.sampled_from("pq"), st.sampled_from("ab"), st.text(max_size=9)
        ),
        st.tuples(st.just("forget"), st.sampled_from("pq")),
    ),
    max_size=25,
)


@pytest.fixture(params=["memory", "sqlite", "careful"])
def store(request, tmp_path):
    if request.param == "memory":
        yield MemoryStore()
        return
    file = SqliteStore(tmp_path / FILE)
    yield CarefulStore(file) if request.param == "careful" else file
    file.close()


def do(store, step):
    if step[0] == "attempt":
        store.attempt(*step[1:4], solved=step[4], review=step[5])
    else:
        getattr(store, step[0])(*step[1:])


def content(store):
    return [
        (
            store.efforts(profile, "g"),
            store.efforts(profile, "h"),
            list(store.places(profile).items()),
            [store.kept(profile, key) for key in "ab"],
        )
        for profile in "pq"
    ]


@given(STEPS)
def test_the_two_stores_agree(tmp_path_factory, steps):
    memory, file = MemoryStore(), SqliteStore(tmp_path_factory.mktemp("store") / FILE)
    for step in steps:
        do(memory, step)
        do(file, step)
    assert content(memory) == content(file)
    file.close()


def test_attempts_add_up_and_solved_stays_solved(store):
    for solved, review in ((False, False), (True, True), (False, False)):
        store.attempt("p", "g", "SG-SC1", solved=solved, review=review)
    assert store.efforts("p", "g") == {"SG-SC1": Effort(3, solved=True, review=True)}


def test_the_latest_place_comes_first(store):
    for game, place in (("g", "rules"), ("h", "learn"), ("g", "learn?step=2")):
        store.visit("p", game, place)
    assert list(store.places("p").items()) == [("g", "learn?step=2"), ("h", "learn")]


def test_a_profile_is_forgotten_alone(store):
    for profile in "pq":
        store.keep(profile, "k", "text")
        store.attempt(profile, "g", "S", solved=True)
    store.forget("p")
    assert store.kept("p", "k") is None
    assert store.efforts("p", "g") == {}
    assert store.kept("q", "k") == "text"


@pytest.mark.parametrize("name", ["", "x" * 201])
def test_a_name_has_a_limit(store, name):
    with pytest.raises(ValueError, match="characters"):
        store.keep(name, "k", "text")


def test_a_record_has_a_limit(store):
    with pytest.raises(ValueError, match="characters"):
        store.keep("p", "k", "x" * (LARGEST_RECORD + 1))


def test_many_threads_lose_nothing(store):
    def work(number):
        for _ in range(20):
            store.attempt("p", "g", f"S{number % 3}", solved=False)

    with ThreadPoolExecutor(8) as pool:
        list(pool.map(work, range(9)))
    assert sum(effort.attempts for effort in store.efforts("p", "g").values()) == 180


def test_progress_outlives_the_process(tmp_path):
    first = SqliteStore(tmp_path / FILE)
    first.attempt("p", "g", "S", solved=True)
    second = SqliteStore(tmp_path / FILE)
    assert second.efforts("p", "g")["S"].solved
    for store in (first, second):
        store.close()


def test_the_file_keeps_a_write_ahead_log(tmp_path):
    SqliteStore(tmp_path / FILE).close()
    with sqlite3.connect(tmp_path / FILE) as file:
        assert file.execute("PRAGMA journal_mode").fetchone() == ("wal",)
    file.close()


def test_home_is_chosen_by_the_variable(tmp_path, monkeypatch):
    monkeypatch.setenv("TUTOR_HOME", str(tmp_path / "here"))
    assert home() == tmp_path / "here"
    assert open_store().lasting.kept
    assert (tmp_path / "here" / FILE).exists()


def test_without_a_writable_folder_progress_stays_in_memory_and_says_so(tmp_path):
    blocked = tmp_path / "file"
    blocked.write_text("not a folder")
    store = open_store(blocked)
    assert not store.lasting.kept
    store.attempt("p", "g", "S", solved=True)
    assert store.efforts("p", "g")["S"].solved


def test_a_broken_file_is_left_alone(tmp_path):
    (tmp_path / sqlite.FILE).write_bytes(b"this is no database, only a text of some length" * 30)
    store = open_store(tmp_path)
    assert not store.lasting.kept
    assert (tmp_path / sqlite.FILE).read_bytes().startswith(b"this is no database")


def damage(path, how):
    if how == "another version":
        with sqlite3.connect(path) as file:
            file.executescript("DROP TABLE effort; CREATE TABLE effort (profile TEXT, name TEXT)")
        file.close()
        return
    data = bytearray(path.read_bytes())
    data[4096:8192] = b"\xa5" * 4096
    path.write_bytes(data)


@pytest.mark.parametrize("how", ["another version", "damaged pages"])
def test_a_file_that_cannot_be_used_is_found_at_the_start(tmp_path, how):
    SqliteStore(tmp_path / FILE).close()
    damage(tmp_path / FILE, how)
    before = (tmp_path / FILE).read_bytes()
    store = open_store(tmp_path)
    assert not store.lasting.kept
    do(store, ("attempt", "p", "g", "S", True, False))
    assert store.efforts("p", "g")["S"].solved
    assert (tmp_path / FILE).read_bytes() == before


@given(STEPS, STEPS)
def test_nothing_is_lost_when_the_file_takes_no_more(tmp_path_factory, before, after):
    """Rows that cannot be written any more, as on a full disk."""
    file = SqliteStore(tmp_path_factory.mktemp("store") / FILE)
    memory, careful = MemoryStore(), CarefulStore(file)
    after = [step for step in after if step[0] != "forget"]
    for number, step in enumerate([*before, *after]):
        if number == len(before):
            file._file.execute("PRAGMA query_only=ON")
        do(memory, step)
        do(careful, step)
    assert content(careful) == content(memory)
    assert careful.lasting.kept is not bool(after)
    file.close()


def test_nothing_breaks_when_the_file_is_gone(tmp_path):
    file = SqliteStore(tmp_path / FILE)
    store = CarefulStore(file)
    store.attempt("p", "g", "S1", solved=True)
    file.close()
    assert store.efforts("p", "g") == {}
    assert not store.lasting.kept
    for step in (
        ("attempt", "p", "g", "S2", True, False),
        ("visit", "p", "g", "x"),
        ("keep", *"pab"),
    ):
        do(store, step)
    assert store.efforts("p", "g")["S2"].solved
    assert (store.places("p"), store.kept("p", "a")) == ({"g": "x"}, "b")
