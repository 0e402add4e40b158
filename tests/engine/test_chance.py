"""Luck follows from seed and ply alone."""

from tutor.engine.chance import Chance


def test_the_same_moment_has_the_same_luck():
    assert Chance(5, 2).shuffled(range(30)) == Chance(5, 2).shuffled(range(30))


def test_another_ply_has_other_luck():
    assert Chance(5, 2).shuffled(range(30)) != Chance(5, 3).shuffled(range(30))


def test_shuffling_keeps_every_item():
    assert sorted(Chance(1, 1).shuffled([3, 1, 2, 2])) == [1, 2, 2, 3]


def test_a_die_stays_in_its_range():
    rolled = {Chance(seed, 0).below(6) for seed in range(200)}
    assert rolled == {0, 1, 2, 3, 4, 5}
