"""TM-END: the end of a turn, new cards and rows, and the end of the game."""

import pytest

NONE_LEFT = {"A": [], "B": [], "C": []}
ROW = ["tailor", "necklace", "fence", "glamer", "bondsman"]


def rest(match, say):
    """Everybody who still may ends his turn of buying."""
    while match.view()["phase"] == "buy":
        say(match, f"{match.acting[0]}: done")
    return match


def test_bags_and_masks(lay_out, say):
    """TM-END-1: a coin for each bag and an infamy for each mask that is still held."""
    match = lay_out(phase="buy", loot={"Ann": ["bag", "bag", "mask"], "Ben": ["mask"] * 3, "Cid": ["red"]})
    rest(match, say)
    assert match.view()["coins"] == {"Ann": 3, "Ben": 1, "Cid": 1}
    assert match.full_view()["infamy"] == {"Ann": 1, "Ben": 3, "Cid": 0}


def test_dice_go_back_and_are_rolled(lay_out, say):
    """TM-END-2, TM-END-5, TM-LOOT-1: by the holder of the marker, who begins."""
    faces = ["red"] * 9 + ["mask"]
    match = lay_out(phase="buy", turn="Cid", marker="Ben", loot={"Cid": ["red", "bag"]}, rolls=faces)
    rest(match, say)
    view = match.view()
    assert (view["phase"], match.acting, view["round"]) == ("loot", ["Ben"], 2)
    assert sorted(view["middle"]) == sorted([*faces, "marker"])
    assert view["loot"] == {"Ann": [], "Ben": [], "Cid": []}


def test_the_marker_may_have_changed_hands(lay_out, say):
    """TM-END-5: who has it now begins, not who rolled."""
    match = lay_out(turn="Ben", loot={"Ann": ["red", "blue", "marker"]}, middle=["bag", "bag"])
    say(match, "Ben: rob Ann keep marker", "Cid: take bag", "Ann: take all")
    assert match.acting == ["Ben"]
    assert rest(match, say).acting == ["Ben"]


def test_a_new_card_in_the_place_of_a_bought_one(buying, say):
    """TM-END-2, TM-END-6: until the turn ends the row is short."""
    match = buying(["white", "white"], ROW, deck={"A": ["pawnbroker", "shadowy_hood"]})
    say(match, "Ann: buy necklace")
    assert match.view()["row"]["A"] == ["tailor", "fence", "glamer", "bondsman"]
    rest(match, say)
    assert match.view()["row"]["A"] == ["tailor", "pawnbroker", "fence", "glamer", "bondsman"]
    assert match.full_view()["deck"]["A"] == ["shadowy_hood"]


def test_nothing_is_replaced_that_was_not_bought(lay_out, say):
    """TM-END-2: a row that was written short stays as it is."""
    match = lay_out(phase="buy", row={"A": ["tailor"]}, deck={"A": ["fence"]})
    assert rest(match, say).view()["row"]["A"] == ["tailor"]


def test_the_next_row_opens(buying, say):
    """TM-END-3: when the deck runs out with a card still to be replaced; the old row stays."""
    new = ["brooch", "bookie", "rumor_monger", "fortified_safehouse", "menacing_monocle"]
    match = buying(["white", "white"], ROW, deck={"A": [], "B": [*new, "unlabeled_potion"]})
    rest(say(match, "Ann: buy necklace"), say)
    assert match.view()["row"] == {"A": ["tailor", "fence", "glamer", "bondsman"], "B": new, "C": []}


def test_the_last_card_of_a_deck_opens_nothing(buying, say):
    """TM-END-3: only a card that cannot be replaced does."""
    match = buying(["white", "white"], ROW, deck={"A": ["pawnbroker"]})
    rest(say(match, "Ann: buy necklace"), say)
    assert match.view()["row"]["B"] == []
    assert "pawnbroker" in match.view()["row"]["A"]


def test_some_are_replaced_and_some_not(buying, say):
    """TM-END-3: of two bought cards, with one left in the deck."""
    match = buying(["red", "white", "white"], ROW, ["disgruntled_minion"], deck={"A": ["pawnbroker"]})
    rest(say(match, "Ann: buy necklace", "Ann: buy tailor"), say)
    view = match.view()
    assert view["row"]["A"] == ["pawnbroker", "fence", "glamer", "bondsman"]
    assert len(view["row"]["B"]) == 5


def test_old_rows_are_not_replaced(buying, say):
    """TM-END-3: though their deck has cards left, as only a written position can have it."""
    rows = {"A": ["tailor"], "B": ["brooch"]}
    match = buying(["red"], rows, deck={"A": ["fence"], "B": ["bookie"]})
    rest(say(match, "Ann: buy tailor"), say)
    assert match.view()["row"] == {"A": [], "B": ["brooch"], "C": []}
    match = buying(["red", "green"], rows, deck={"A": ["fence"], "B": ["bookie"]})
    rest(say(match, "Ann: buy brooch"), say)
    assert match.view()["row"] == {"A": ["tailor"], "B": ["bookie"], "C": []}
    assert match.full_view()["deck"]["A"] == ["fence"]


def test_the_game_is_over(buying, say):
    """TM-END-4: when a card of C cannot be replaced, at the end of that turn, after bags and masks."""
    match = buying(["white", "blue", "blue", "bag", "mask"], {"C": ["crown", "scepter"]}, deck={"C": []})
    say(match, "Ann: buy crown")
    assert match.acting == ["Ann"]
    rest(match, say)
    view = match.full_view()
    assert (view["phase"], match.acting) == ("over", [])
    assert (view["coins"]["Ann"], view["infamy"]["Ann"]) == (1, 1)


def test_with_enough_cards_it_goes_on(buying, say):
    """TM-END-4: the last card of C may come out, and buying nothing ends nothing."""
    match = buying(["white", "blue", "blue"], {"C": ["crown", "scepter"]}, deck={"C": ["fur_coat"]})
    rest(say(match, "Ann: buy crown"), say)
    assert match.view()["phase"] == "loot"
    match = buying(["white"], {"C": ["crown", "scepter"]}, deck={"C": []})
    assert rest(match, say).view()["phase"] == "loot"


def test_a_card_of_an_old_row_ends_nothing(buying, say):
    """TM-END-4: only row C has to replace one."""
    match = buying(["red"], {"A": ["tailor"], "C": ["crown"]}, deck={"C": []})
    assert rest(say(match, "Ann: buy tailor"), say).view()["phase"] == "loot"


def play_a_turn(match, say, *bought):
    """The first one takes two dice and the marker, the others take and leave; only what is said is bought."""
    while match.view()["phase"] == "loot":
        seat, middle = match.acting[0], [o for o in match.view()["middle"] if o != "marker"]
        waiting = [name for name in match.seats if not match.view()["loot"][name]]
        say(match, f"{seat}: take all" if len(waiting) == 1 else f"{seat}: take {middle[0]}")
    for line in bought:
        while match.acting != [line.split(":")[0]]:
            say(match, f"{match.acting[0]}: done")
        say(match, line)
    return rest(match, say)


def told(match):
    return [entry["event"] for entry in match.events()]


def test_ten_idle_turns(lay_out, say):
    """TM-END-7: in a row, without any purchase, end the game."""
    match = lay_out(phase="buy")
    rest(match, say)
    for _ in range(9):
        assert not match.over
        assert "nothing_sold" not in told(match)
        play_a_turn(match, say)
    assert match.over
    assert match.winners
    assert told(match).count("nothing_sold") == 1


def test_a_purchase_begins_the_count_anew(lay_out, say):
    """TM-END-7."""
    match = lay_out(phase="buy", row={"A": ROW}, coins={"Cid": 9})
    rest(match, say)
    for _ in range(8):
        play_a_turn(match, say)
    play_a_turn(match, say, "Cid: buy tailor coins red")
    for _ in range(10):
        assert not match.over
        play_a_turn(match, say)
    assert match.over


@pytest.mark.parametrize("seats", [3, 4, 5])
def test_a_whole_game_opens_all_rows(under_way, seats):
    """TM-END-2 to TM-END-4: at random, all decks are opened one after another until C is out."""
    match = under_way("thieves", 10_000, seats=seats, seed=2)
    view = match.full_view()
    assert match.over
    assert [len(view["deck"][deck]) for deck in "AB"] == [0, 0]
    opened = [entry["row"] for entry in match.events() if entry["event"] == "row_opens"]
    assert opened == ["A", "B", "C"]
