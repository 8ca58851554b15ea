"""The automata against Python's own regular expressions, over every pattern that is used."""

import pathlib
import random
import re

import pytest

from generator.model import Models
from generator.patterns import Automaton

APIS = pathlib.Path(__file__).resolve().parents[1] / "apis"


def matches(automaton, text):
    """What TextPattern.swift does, without the categories beyond ASCII."""
    if automaton.words:
        return text in automaton.words
    if not text:
        return automaton.is_nullable
    expected, reached = automaton.first, 0
    for character in text:
        reached = 0
        for position, number in enumerate(automaton.positions):
            if expected >> position & 1 and holds(automaton.classes[number], ord(character)):
                reached |= 1 << position
        if not reached:
            return False
        expected = 0
        for position, follow in enumerate(automaton.follow):
            if reached >> position & 1:
                expected |= follow
    return bool(reached & automaton.last)


def holds(characters, code):
    if code < 128:
        return bool(characters.ascii >> code & 1)
    return any(low <= code <= high for low, high in characters.ranges)


def sources():
    found = {}
    for api in Models(APIS).apis:
        for name in api.requests():
            if pattern := api.shape(name).get("pattern"):
                found[pattern] = None
    return list(found)


@pytest.mark.parametrize("source", sources())
def test_agrees_with_another_engine(source):
    if r"\p{" in source:
        pytest.skip("Python's own engine has no categories")
    automaton, expected = Automaton(source), re.compile(source.replace("(?s)", ""), re.ASCII | (
        re.DOTALL if source.startswith("(?s)") else 0
    ))
    alphabet = sorted(set(source) | set("aZ09-_:/.@ \n\t%{}")) + ["\x7f"]
    alphabet = [character for character in alphabet if ord(character) < 128]
    chosen = random.Random(7)
    for _ in range(3000):
        text = "".join(chosen.choices(alphabet, k=chosen.randrange(12)))
        assert matches(automaton, text) == bool(expected.fullmatch(text)), repr(text)


def test_escapes_and_ranges_beyond_ascii():
    automaton = Automaton(r"[\u0009\u0020-\u007E\u00A0-\uD7FF]+é?")
    for text in ("a\t~", "\u00a0\ud7ff", "漢é"):
        assert matches(automaton, text), repr(text)
    for text in ("", "\n", "\x7f", "\u0085", "\ue000"):
        assert not matches(automaton, text), repr(text)


def test_a_range_over_the_border_of_ascii_has_both_parts():
    automaton = Automaton(r"[z-\u00E9]")
    assert [c for c in "yz~\x7f\x80éê" if matches(automaton, c)] == ["z", "~", "\x7f", "\x80", "é"]


def test_a_negated_class_has_all_but_its_members():
    automaton = Automaton(r"[^_\p{Z}]+")
    for text in ("a", "-\t"):
        assert matches(automaton, text), repr(text)
    for text in ("", "_", "a_", " ", "a b"):
        assert not matches(automaton, text), repr(text)


def test_a_long_pattern_without_repetition_is_a_list_of_words():
    automaton = Automaton(f"^{'a' * 60}(bcd|(e|f)g|)$")
    assert automaton.words == ["a" * 60 + end for end in ("bcd", "eg", "fg", "")]


@pytest.mark.parametrize("source", ["[^\u00e9-\u00ff]", "(?=a)", r"\q", "[z-a]", "[ab]" * 65])
def test_refused(source):
    with pytest.raises(ValueError):
        Automaton(source)
