"""The promises that every game keeps, shipped so that anybody can test a game of his own.

    from knavery.kernel import conformance
    conformance.check(game("sheriff"), seats=4, options={})

Each promise is a function of its own and fails with an AssertionError that says what was broken, in
which game and after how many moves.
"""

from __future__ import annotations

import itertools
import json
import random
from collections.abc import Callable, Iterator, Mapping, Sequence
from typing import Any

from knavery.kernel import chance, dialect, moves, records
from knavery.kernel.body import SPAN_MOST
from knavery.kernel.cover import Choices, cover
from knavery.kernel.events import Happening
from knavery.kernel.game import Card, Game
from knavery.kernel.language import LANGUAGES
from knavery.kernel.match import Match
from knavery.kernel.options import AnyOption
from knavery.kernel.record import NOBODY, Meaning, wipe
from knavery.kernel.refusal import Refused
from knavery.kernel.sight import ANYBODY, eyes_of, places, redeal, visible

LONGEST_GAME = 100_000  # actions; nobody plays that long
PACE = 4  # moves, about, from one position that is looked at to the next: so whole games are seen

Options = Mapping[str, object]
Promise = Callable[["Trial"], None]


class Trial:
    """One game, number of seats and set of options under test, with dice of its own."""

    def __init__(self, game: Game, seats: int, options: Options, seed: int = 1, moves: int = 60) -> None:
        self.game, self.seats, self.options = game, seats, dict(options)
        self.dice, self.moves = (
            random.Random(f"{game.name}/{seats}/{sorted(self.options.items())}/{seed}"),
            moves,
        )

    def match(self) -> Match:
        names = [f"Seat{number}" for number in range(self.seats)]
        return Match(self.game, names, self.dice.getrandbits(64), self.options)

    def random_move(self, match: Match) -> tuple[int, tuple[int, ...]]:
        """A legal move of one of those who may act, found action by action."""
        plain, table = self.game.plain, match.table.copy()
        seat = match.number(self.dice.choice(match.acting))
        actions: list[int] = []
        while not actions or table.speaker == seat:
            actions.append(self.dice.choice(plain.menu(table, seat)))
            plain.play(table, seat, actions[-1])
        return seat, tuple(actions)

    def positions(self) -> Iterator[Match]:
        """Positions of whole games, from deal to end, in which somebody may act."""
        match = self.match()
        for _ in range(self.moves):
            yield match
            for _ in range(self.dice.randrange(1, 2 * PACE)):
                if not match.over:  # who looks at it may have moved, too
                    self.play_on(match)
                if match.over:
                    match = self.match()

    def play_on(self, match: Match) -> tuple[int, tuple[int, ...]]:
        """Make a move at random; which it was."""
        seat, actions = self.random_move(match)
        match.do(match.seats[seat], actions)
        return seat, actions

    def steps(self) -> Iterator[Any]:
        """Tables after every single action, within moves too, from deal to end."""
        table = self.game.blank(self.seats, self.options)
        chance.set_key(table, chance.key_of(self.dice.getrandbits(64)))
        self.game.plain.deal(table)
        for _ in range(LONGEST_GAME):
            yield table
            bits = self.game.plain.speaking(table)
            if not bits:
                return
            seat = self.dice.choice([seat for seat in range(self.seats) if bits >> seat & 1])
            self.game.plain.play(table, seat, self.dice.choice(self.game.plain.menu(table, seat)))
        raise AssertionError(f"{self.game.name} does not end within {LONGEST_GAME} actions")


def actions_are_listed_or_refused(trial: Trial) -> None:
    """Every number of the span is in the menu or refused with a known reason; who acts has a choice."""
    known = trial.game.room("words").VOCABULARY.refusals
    plain = trial.game.plain
    for table in trial.steps():
        if trial.dice.randrange(PACE):
            continue
        span = plain.span(table)
        assert 0 <= span <= SPAN_MOST, f"phase {table.phase} has a span of {span}"
        for seat in range(trial.seats):
            menu = plain.menu(table, seat)
            refusals = {action: int(plain.refusal(table, seat, action)) for action in range(span)}
            legal = [action for action, no in refusals.items() if no == 0]
            assert menu == legal, f"phase {table.phase}: menu {menu}, legal {legal}"
            assert plain.mask(table, seat) == sum(1 << action for action in legal)
            assert all(no in known for no in refusals.values() if no > 0), f"unknown refusal among {refusals}"
            acting = plain.speaking(table) >> seat & 1
            assert bool(legal) == bool(acting), (
                f"phase {table.phase}: seat {seat} may act: {acting}, moves: {legal}"
            )


def refusals_change_nothing(trial: Trial) -> None:
    """A move that is refused, wherever in it, leaves the match as it was, and says why in every language."""
    for match in trial.positions():
        seat = trial.dice.randrange(trial.seats)
        actions = [trial.dice.randrange(SPAN_MOST) for _ in range(trial.dice.randint(1, 6))]
        if trial.dice.random() < 0.5:
            seat, legal = trial.random_move(match)
            actions = [*legal, *actions[:1]]
        before = match.mark(), len(match.log), len(match.moves)
        no = refused(match, seat, actions)
        if no:
            assert before == (match.mark(), len(match.log), len(match.moves)), f"{actions} changed the match"
            assert all(no.say(language) for language in LANGUAGES)


def refused(match: Match, seat: int, actions: list[int]) -> Refused | None:
    """The refusal of these actions, if they are refused."""
    try:
        match.do(match.seats[seat], actions)
    except Refused as no:
        return no
    return None


def commands_print_and_parse_back(trial: Trial) -> None:
    """A move as a command is the same move, and the same command, again."""
    for match in trial.positions():
        seat, actions = trial.random_move(match)
        text = moves.write(match.verbs, match.table, match.seats, actions)
        said = moves.parse(match.verbs, match.table, match.seats, seat, text)
        assert isinstance(said, moves.Said)
        assert said.actions == actions, f"{text!r} reads {said.actions}, not {actions}"


def choices_are_legal(trial: Trial) -> None:
    """Everything listed can be done, a form's example too; who may not act has no choice."""
    for match in itertools.islice(trial.positions(), trial.moves // 2):
        for name in match.seats:
            choices = match.choices(name)
            assert bool(choices) == (name in match.acting)
            assert len(set(choices)) == len(choices), f"{name} has the same choice twice: {choices}"
            for choice in trial.dice.sample(choices, min(4, len(choices))):
                match.copy().do(name, str(choice))


def copies_are_independent(trial: Trial) -> None:
    for match in trial.positions():
        before, copy = match.mark(), match.copy()
        trial.play_on(copy)
        assert match.mark() == before, "a move in a copy changed the original"
        assert match.table == type(match.table).unpack(match.table.pack()), "packing loses something"


def nothing_is_lost(trial: Trial) -> None:
    """Cards and gold are conserved at every action; counts tell the truth; dead places are wiped."""
    conserved = trial.game.room("position").conserved
    sums = None
    for table in trial.steps():
        found = conserved(table)
        assert found == (sums or found), f"what lies on the table changes: {sums} and then {found}"
        sums = found
        check_counts(table)


def check_counts(table: Any) -> None:
    for field, holder, row in places(table):
        cells = getattr(holder, field.name)
        if not field.mark.count:
            continue
        count = getattr(holder, field.mark.count)
        if field.mark.meaning is Meaning.MULTISET:
            hidden = [n for cell, n in enumerate(cells) if not visible(field, table, row, cell, ANYBODY)]
            assert sum(hidden) == count, f"{field.name} holds {sum(hidden)} hidden cards and says {count}"
        else:
            assert not any(cells[count:]), f"{field.name} keeps cards beyond its {count}"


def games_end(trial: Trial) -> None:
    """Every game ends, with scores and somebody who wins; before that scores are refused."""
    match = trial.match()
    try:
        scores = match.scores
    except Refused:
        scores = None
    assert scores is None, "there are scores before the end"
    for table in trial.steps():
        match.table = table
    assert match.over
    assert set(match.scores) == set(match.seats)
    assert match.winners


def used_tables_are_as_good_as_new(trial: Trial) -> None:
    """A game on a wiped table is the same as on a new one."""
    fresh = trial.game.blank(trial.seats, trial.options)
    *_, used = trial.steps()
    wipe(used)
    used.fill(fresh.numbers())
    for table in (fresh, used):
        chance.set_key(table, chance.key_of(7))
        trial.game.plain.deal(table)
    assert fresh.pack() == used.pack()


def records_replay(trial: Trial) -> None:
    """A record brings the same match back, byte for byte, through text and all."""
    match = trial.match()
    while not match.over:
        trial.play_on(match)
    again = records.load(json.loads(records.to_text(match.save())))
    assert again.table.pack() == match.table.pack()
    assert again.log == match.log
    assert again.save() == match.save()


def names_do_not_matter(trial: Trial) -> None:
    """The same seed and moves under other names give the same table."""
    match = trial.match()
    strange = [f"Юля {number} x" for number in range(trial.seats)]
    other = Match(trial.game, strange, match.seed, trial.options)
    while not match.over:
        seat, actions = trial.play_on(match)
        other.do(strange[seat], moves.write(other.verbs, other.table, other.seats, actions))
        assert match.table == other.table


def no_seat_sees_secrets(trial: Trial) -> None:
    """What the marks hide changes nothing that a seat sees, may do, is refused or is told."""
    for match in trial.positions():
        check_secrets(trial, match, trial.dice.randrange(NOBODY, trial.seats))


def check_secrets(trial: Trial, match: Match, seat: int) -> None:
    """One position, one seat (or a spectator): redeal what is hidden and compare all that reaches it."""
    name = None if seat == NOBODY else match.seats[seat]
    mend = getattr(trial.game.room("position"), "mend", None)
    other = match.copy()
    other.table = redeal(match.table, seat, trial.dice, mend)
    where = f"{trial.game.name}, phase {match.table.phase}, move {len(match.moves)}, seat {name}"
    assert match.seen_table(name) == other.seen_table(name), f"{where}: redealing shows in the view"
    assert match.view(name) == other.view(name), f"{where}: the view leaks"
    assert match.acting == other.acting, f"{where}: who may act leaks"
    if name is not None:
        plain, span = trial.game.plain, trial.game.plain.span(match.table)
        assert span == plain.span(other.table), f"{where}: the span leaks"
        for action in range(span):
            own, others = (plain.refusal(m.table, seat, action) for m in (match, other))
            assert own == others, f"{where}: the refusal of action {action} leaks"
        assert match.choices(name) == other.choices(name), f"{where}: the choices leak"
    check_what_is_told(trial, match, other, seat, where)


def check_what_is_told(trial: Trial, match: Match, other: Match, seat: int, where: str) -> None:
    """Two worlds that look alike to a seat before, during and after an act tell it the same."""
    if match.over:
        return
    actor, actions = trial.random_move(match)
    one, two = Watch(match, seat), Watch(other, seat)
    one.see(actor, actions)
    try:
        two.see(actor, actions)
    except Refused:
        assert actor != seat, f"{where}: what it may do leaks"
        return
    if one.views == two.views:
        # In any order: the cards a seat draws come to it as the deck has them.
        assert sorted(one.told) == sorted(two.told), f"{where}: what is told of {actions} leaks"


class Watch(list[Happening]):
    """Ears that note, whenever anything is told, what a seat hears of it and sees at that moment."""

    def __init__(self, match: Match, seat: int) -> None:
        super().__init__()
        self.match, self.seat, self.table = match, seat, match.table.copy()
        self.told: list[Happening] = []
        self.views: list[list[int]] = []

    def append(self, happening: Happening) -> None:
        if happening.told_to(self.seat) and not self.match.words.events[happening.event].shows:
            self.told.append(happening)
        self.look()

    def look(self) -> None:
        seen = self.table.copy()
        self.match.game.plain.hide(self.table, seen, eyes_of(self.seat))
        self.views.append(seen.numbers())

    def see(self, actor: int, actions: tuple[int, ...]) -> None:
        """Do the actions on a copy; raises Refused."""
        self.table.heard = self
        for action in actions:
            no = self.match.refusal(self.table, actor, action)
            if no:
                raise self.match.refused(no)
            self.match.game.plain.play(self.table, actor, action)
        self.look()


def worlds_fit(trial: Trial) -> None:
    """An imagined world looks like the real one to its seat, keeps all cards, owes nothing to the truth."""
    conserved = trial.game.room("position").conserved
    for match in itertools.islice(trial.positions(), trial.moves // 2):
        seat = trial.dice.randrange(trial.seats)
        name = match.seats[seat]
        world = match.worlds(name, key=trial.dice.getrandbits(32))[0]
        assert world.view(name) == match.view(name), "a world looks otherwise to its seat"
        assert world.choices(name) == match.choices(name)
        assert world.told(name) == match.told(name)
        assert conserved(world.table) == conserved(match.table), "a world has other cards"
        check_counts(world.table)
        secret = match.copy()
        secret.table = redeal(
            match.table, seat, trial.dice, getattr(trial.game.room("position"), "mend", None)
        )
        one, two = (m.worlds(name, key=5)[0].table for m in (match, secret))
        assert one.pack() == two.pack(), "a world depends on what its seat may not know"


def rules_keep_to_the_dialect(trial: Trial) -> None:
    found = dialect.complaints(trial.game)
    assert not found, "; ".join(found)


def logs_tell_only_whom_they_say(trial: Trial) -> None:
    """A seat's log is what it was told; the table's log has nothing else."""
    for match in itertools.islice(trial.positions(), 10):
        for seat, name in enumerate(match.seats):
            told = [entry for entry in match.told(name) if isinstance(entry, Happening)]
            assert all(entry.told_to(seat) for entry in told)
        assert all(entry.to == -1 for entry in match.told(None) if isinstance(entry, Happening))


PLAIN: tuple[Promise, ...] = (
    rules_keep_to_the_dialect,
    actions_are_listed_or_refused,
    refusals_change_nothing,
    commands_print_and_parse_back,
    choices_are_legal,
    copies_are_independent,
    nothing_is_lost,
    games_end,
    used_tables_are_as_good_as_new,
    records_replay,
    names_do_not_matter,
    no_seat_sees_secrets,
    logs_tell_only_whom_they_say,
    worlds_fit,
)


def bodies_agree(trial: Trial, compiled: Any, games: int = 20) -> None:
    """The compiled body plays the same games to the same bytes, on one used table, and sees the same."""
    import numpy as np

    plain, game = trial.game.plain, trial.game
    tables, blank, out = (compiled.tables(1, trial.seats, **trial.options) for _ in range(3))
    for number in range(games):
        dice, tally = chance.dice_of(number), [0, 0]
        table = game.blank(trial.seats, trial.options)
        plain.new_game(table, dice)
        plain.play_out(table, dice, LONGEST_GAME if number % 4 else 50 * number + 9, tally)
        fast, tallied = np.array(chance.dice_of(number)), np.zeros(4, np.int64)
        compiled.games_at(tables, 0, blank, 1, fast, LONGEST_GAME if number % 4 else 50 * number + 9, tallied)
        assert tables.tobytes() == table.pack(), f"game {number} ends in other bytes compiled"
        assert (int(fast[0]), tallied[0], tallied[1]) == (dice[0], tally[0], tally[1])
        check_answers(trial, compiled, table, tables, out)


def check_answers(trial: Trial, compiled: Any, table: Any, tables: Any, out: Any) -> None:
    """Both bodies answer the same about one table."""
    plain = trial.game.plain
    assert compiled.speaking_at(tables, 0) == plain.speaking(table)
    assert compiled.span_at(tables, 0) == plain.span(table)
    assert compiled.winners_at(tables, 0) == plain.winners(table)
    for seat in range(trial.seats):
        assert compiled.mask_at(tables, 0, seat) == plain.mask(table, seat)
        assert compiled.score_at(tables, 0, seat) == plain.score(table, seat)
        for action in range(plain.span(table)):
            assert compiled.refusal_at(tables, 0, seat, action) == plain.refusal(table, seat, action)
        seen = table.copy()
        plain.hide(table, seen, eyes_of(seat))
        compiled.view_at(tables, 0, out, 0, eyes_of(seat))
        assert out.tobytes() == seen.pack(), f"seat {seat} sees otherwise compiled"
        check_imagined(trial, compiled, seen, trial.game.room("knowledge").Knowledge(), seat)


def check_imagined(trial: Trial, compiled: Any, seen: Any, known: Any, seat: int) -> None:
    from knavery.kernel.layout import to_array

    world = seen.copy()
    chance.set_key(world, chance.key_of(3))
    rows, facts = to_array([world]), to_array([known])
    trial.game.room("knowledge").imagine(world, known, seat)
    compiled.imagine_at(rows, 0, facts, 0, seat)
    assert rows.tobytes() == world.pack(), f"seat {seat} imagines otherwise compiled"


def worlds_agree(trial: Trial, compiled: Any) -> None:
    """Of what a seat was told both bodies make the same worlds."""
    for match in trial.positions():
        seat = trial.dice.randrange(trial.seats)
        name = match.seats[seat]
        check_imagined(trial, compiled, match.seen_table(name), match.knowledge(name), seat)


def check(game: Game, seats: int, options: Options | None = None, compiled: Any = None) -> None:
    """Hold a game to every promise; with its compiled body, to those of bodies too."""
    trial = Trial(game, seats, options or {})
    for promise in PLAIN:
        promise(trial)
    if compiled is not None:
        bodies_agree(trial, compiled)
        worlds_agree(trial, compiled)


# --- tables to try


def every_table(game: Game) -> Iterator[tuple[int, Options]]:
    """Every number of seats with every set of `option_sets`: thorough, and long where options are many."""
    for seats in range(game.card.least_seats, game.card.most_seats + 1):
        yield from ((seats, options) for options in option_sets(game, seats))


def some_tables(game: Game) -> Iterator[tuple[int, Options]]:
    """The defaults with every number of seats, each option alone, and tables in which every two options,
    and every option and every number of seats, meet."""
    return tables_of(game.card, range(game.card.least_seats, game.card.most_seats + 1))


def option_sets(game: Game, seats: int) -> list[Options]:
    """For so many seats: the defaults, each option alone, and sets in which every two options meet.  What
    is as by default is left out; what the card forbids is in none of them."""
    return [options for _, options in tables_of(game.card, [seats])]


def tables_of(card: Card, seats: Sequence[int]) -> Iterator[tuple[int, Options]]:
    """The number of seats is covered as one more option is."""
    known = {option.name: option for option in card.options}
    values = {name: samples_of(option) for name, option in known.items()}

    def table(chosen: Choices) -> tuple[int, Options]:
        options = {name: values[name][number] for name, number in chosen.items() if name in known and number}
        return seats[chosen[SEATS]], options

    def allowed(chosen: Choices) -> bool:
        number, options = table(chosen)
        return not card.forbids(number, card.choose(options))

    factors = {SEATS: len(seats)} | {name: len(samples) for name, samples in values.items()}
    return map(table, cover(factors, allowed))


SEATS = ""  # no option is called so


def samples_of(option: AnyOption) -> list[Any]:
    """The values that are tried, the default first."""
    return [option.default, *(value for value in option.samples if value != option.default)]
