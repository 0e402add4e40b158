"""The shape of everything in content/. A missing translation is a load error."""

from __future__ import annotations

from typing import Annotated, Any, Literal

from pydantic import BaseModel, ConfigDict, Field, StringConstraints

Lang = Literal["en", "de"]
LANGUAGES: tuple[Lang, ...] = ("en", "de")

RuleId = Annotated[str, StringConstraints(pattern=r"^[A-Z]{2}-[A-Z]{1,3}[0-9]+[a-z]?$")]
Line = Annotated[str, StringConstraints(min_length=1, strip_whitespace=True)]
Status = Literal["printed", "printed-elsewhere", "errata", "derived", "house", "reconstructed"]
Role = Literal["checked", "effect", "setup", "scoring", "advice"]
Stage = Literal["example", "completion", "free", "negative", "mixed"]


class Strict(BaseModel):
    """Unknown keys are refused; values never change."""

    model_config = ConfigDict(frozen=True, extra="forbid")


class Text(Strict):
    """The same sentence in both languages."""

    en: Line
    de: Line

    def of(self, lang: Lang) -> str:
        """The sentence in one language; there is no fallback."""
        return self.en if lang == "en" else self.de


class Ours(Text):
    """What we added to a rule where its source is silent, with a status of its own."""

    status: Status = "house"


class Message(Strict):
    """What a rule says about one position: the fact, and the way out of a refusal."""

    fact: Text
    way: Text | None = None


class RuleEntry(Strict):
    """One atomic rule. `says` holds its messages by the keys the code declares.

    `text` says what the source of its `status` says; what we added is `ours`.
    """

    id: RuleId
    section: str
    title: Text
    text: Text
    place: Text
    status: Status
    role: Role
    ours: Ours | None = None
    why: Text | None = None
    related: tuple[RuleId, ...] = ()
    together: tuple[RuleId, ...] = ()  # must be read with this one; each says so
    when: dict[str, Any] = {}
    """Switches under which the rule applies."""
    before: Text | None = None
    """For an erratum: what held before it; `before_ours`: our reading, for the wording is lost."""
    before_ours: bool = False
    says: dict[str, Message] = {}

    def spoken(self, lang: Lang) -> str:
        """The whole rule, what we added included."""
        return " ".join(part.of(lang) for part in (self.text, self.ours) if part)


class Switch(Strict):
    """An edition or house rule; `default` is the rulebook's."""

    key: str
    title: Text
    help: Text
    values: dict[str, Text]
    """Written value (`true` for a flag) to its name, the default's first."""
    rules: tuple[RuleId, ...]
    rulings: tuple[RuleId, ...] = ()
    implies: dict[str, dict[str, Any]] = {}
    """For an edition: written value to the defaults it sets, shown to the reader."""
    before: str = ""
    """For an erratum, the first of `rules`: the written value that plays what it said before."""
    older: dict[str, str] = {}
    """An older key to the value, alone or in a list, that stood for `false` here."""


class Situation(Strict):
    """A position of the shared format, with moves that lead to the moment shown."""

    position: dict[str, Any] = {}
    variant: dict[str, Any] = {}
    moves: tuple[dict[str, Any], ...] = ()


class Figure(Situation):
    """An illustration drawn from a position. `marks` maps a spot to legal, illegal or pointer."""

    caption: Text
    marks: dict[str, Literal["legal", "illegal", "pointer"]] = {}
    view: str | None = None
    """The seat whose view is drawn; None draws what everybody sees."""
    kind: Literal["board", "explain", "glance"] = "board"


class Section(Strict):
    """A part of the rules page; rules name it by `id`."""

    id: str
    title: Text
    lead: Text
    figure: Figure


class TurnStep(Strict):
    """One numbered action of a turn, at most five."""

    text: Text
    rules: tuple[RuleId, ...]


class Preset(Situation):
    """A position to start building from."""

    id: str
    title: Text


class GameInfo(Strict):
    """What the shelf and the rules page say about a game."""

    title: Text
    tagline: Text
    accent: Literal["rose", "barn", "mud", "clover", "dusk"]
    players: tuple[int, int]
    minutes: tuple[int, int]
    age: int
    summary: Text
    """Who you are, how you win, when it ends; at most 60 words."""
    by_rounds: bool = False  # what repeats is a round of all, not one player's turn
    turn: tuple[TurnStep, ...] = Field(max_length=5)
    turn_figure: Figure
    cover: Figure
    source: Text  # where our rules come from and what our copy lacks
    lacks: Text | None = None
    """One sentence: what is missing in the rulebook that the rules here follow."""
    switches: tuple[Switch, ...]
    sections: tuple[Section, ...]
    presets: tuple[Preset, ...]
    seat_names: tuple[str, ...]
    """Names offered for a new game, as many as the largest edition seats."""


class Condition(Strict):
    """A condition on a moment of play; every part that is given must hold.

    `then` compares position keys, `ask` and `answer` a question, `verdict` and `cites` the last
    action tried (in or out of the rules), `move` some of its keys.
    """

    verdict: Literal["legal", "illegal"] | None = None
    cites: tuple[RuleId, ...] = ()
    move: dict[str, Any] = {}
    then: dict[str, Any] = {}
    ask: dict[str, Any] | None = None
    answer: Any = None
    all: tuple[Condition, ...] = ()
    any: tuple[Condition, ...] = ()
    none: tuple[Condition, ...] = ()


class WrongTry(Strict):
    """A likely wrong move of a scenario, and the rule that answers it."""

    move: dict[str, Any]
    cites: tuple[RuleId, ...]


class Scenario(Situation):
    """A position and a task.

    kind example: `moves` are made by the engine, the learner watches. kind try: the learner, as
    `seat`, reaches `success` within `within` own moves, `replies` being the others' moves in
    order. kind judge: is `question` legal? The engine knows.
    """

    id: RuleId
    title: Text
    kind: Literal["example", "try", "judge"]
    stage: Stage
    seat: str
    goal: Text
    """Verb, object, number; at most 15 words."""
    say: Text | None = None
    """At most 25 words before the learner acts."""
    done: Text | None = None
    """One line after success: the rule just used, never praise of talent."""
    show: tuple[dict[str, Any], ...] = ()
    """For kind example: the moves the engine plays, one tap each."""
    question: dict[str, Any] | None = None
    success: Condition | None = None
    failure: Condition | None = None
    within: int = 1
    replies: tuple[dict[str, Any], ...] = ()
    wrong: tuple[WrongTry, ...] = ()
    teaches: tuple[RuleId, ...] = Field(min_length=1)


class Lesson(Strict):
    """Scenarios in order; `review` asks back. `wordless`: children need no list of moves."""

    id: RuleId
    title: Text
    intro: Text
    minutes: int
    needs: tuple[RuleId, ...] = ()
    steps: tuple[RuleId, ...] = Field(min_length=5, max_length=9)
    review: tuple[RuleId, ...] = ()
    script: tuple[Text, ...] = ()
    """For teaching at the table."""
    wordless: bool = False


class Expect(Strict):
    """What a case expects of its last move or its question."""

    verdict: Literal["legal", "illegal"] | None = None
    cites: tuple[RuleId, ...] = ()
    then: dict[str, Any] = {}
    answer: Any = None


class Proof(Situation):
    """A case that proves a ruling; the same vocabulary as an acceptance case."""

    title: Text
    ask: dict[str, Any] | None = None
    expect: Expect


class Reading(Strict):
    """One way to read an open rule; `variant` plays it, where a switch exists."""

    text: Text
    variant: dict[str, Any] = {}
    chosen: bool = False


class Ruling(Strict):
    """An answered question. A house ruling names its switch or says why it needs none."""

    id: RuleId
    question: Text
    answer: Text
    status: Status
    cites: tuple[RuleId, ...] = Field(min_length=1)
    readings: tuple[Reading, ...] = ()
    switch: str | None = None
    proof: tuple[Proof, ...] = Field(min_length=1)


class Mistake(Strict):
    """What people get wrong: the belief, the answer, a scenario to play it."""

    id: RuleId
    belief: Text
    answer: Text
    rules: tuple[RuleId, ...] = Field(min_length=1)
    scenario: RuleId
