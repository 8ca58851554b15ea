"""Compiles the model's regular expressions to position automata of at most 64 positions.

A longer pattern that stands for a few words is compiled to the list of them.
The model's patterns are Java's and must match the whole value. Run as an automaton, a pattern
costs one pass over the value whatever the value is, and \\w, \\s and \\d mean what they mean in
Java (ASCII) and not what another engine makes of them.
"""

import dataclasses
import unicodedata

MAJOR = "LMNPSZC"  # bit numbers of Unicode's major categories, as in CharacterClass.swift
ASCII_WORD = {c for c in map(chr, range(128)) if c.isalnum() or c == "_"}
ASCII_SPACE = set(" \t\n\v\f\r")
ASCII_DIGITS = set("0123456789")
ASCII = set(map(chr, range(128)))


@dataclasses.dataclass(frozen=True)
class CharacterClass:
    ascii: int  # one bit a character
    categories: int  # major categories matched beyond ASCII
    lines: bool  # whether U+0085, U+2028 and U+2029 match, too
    ranges: tuple = ()  # ranges of code points matched beyond ASCII


def ascii_mask(characters):
    return sum(1 << ord(c) for c in characters)


def single(character):
    return code_points(ord(character), ord(character))


def code_points(low, high):
    """The class of a range, as Java takes it: code points whatever their categories."""
    beyond = ((max(low, 128), high),) if high > 127 else ()
    return CharacterClass(
        ascii_mask(chr(n) for n in range(low, min(high, 127) + 1)), 0, True, beyond
    )


def category(letter):
    members = {c for c in ASCII if unicodedata.category(c)[0] == letter}
    return CharacterClass(ascii_mask(members), 1 << MAJOR.index(letter), True)


ALL_CATEGORIES = (1 << len(MAJOR)) - 1


class Parser:
    def __init__(self, text):
        self.is_dot_all = text.startswith("(?s)")
        self.text = text.removeprefix("(?s)")
        self.at = 0

    def peek(self):
        return self.text[self.at : self.at + 1]

    def take(self, expected=None):
        character = self.peek()
        if not character or (expected and character != expected):
            raise ValueError(f"pattern {self.text!r}: {expected or 'more'} expected at {self.at}")
        self.at += 1
        return character

    def parse(self):
        node = self.alternatives()
        if self.at != len(self.text):
            raise ValueError(f"pattern {self.text!r}: stopped at {self.at}")
        return node

    def alternatives(self):
        options = [self.sequence()]
        while self.peek() == "|":
            self.take()
            options.append(self.sequence())
        return options[0] if len(options) == 1 else ("alt", options)

    def sequence(self):
        parts = []
        while self.peek() not in ("", "|", ")"):
            if self.peek() in "^$":
                # A match is always of the whole value.
                self.take()
                continue
            parts.append(self.repeated(self.atom()))
        return ("cat", parts)

    def repeated(self, node):
        while self.peek() in ("*", "+", "?", "{"):
            symbol = self.take()
            low, high = {"*": (0, None), "+": (1, None), "?": (0, 1)}.get(symbol, (None, None))
            if symbol == "{":
                low, high = self.bounds()
            node = ("rep", node, low, high)
        return node

    def bounds(self):
        inside = self.text[self.at : self.text.index("}", self.at)]
        self.at += len(inside) + 1
        low, comma, high = inside.partition(",")
        return int(low), (int(high) if high else None) if comma else int(low)

    def atom(self):
        character = self.take()
        if character == "(":
            if self.text.startswith("?:", self.at):
                self.at += 2
            elif self.peek() == "?":
                raise ValueError(f"pattern {self.text!r}: group not supported")
            node = self.alternatives()
            self.take(")")
            return node
        if character == "[":
            return ("class", self.character_class())
        if character == ".":
            if self.is_dot_all:
                return ("class", CharacterClass(ascii_mask(ASCII), ALL_CATEGORIES, True))
            return ("class", CharacterClass(ascii_mask(ASCII - set("\n\r")), ALL_CATEGORIES, False))
        if character == "\\":
            return ("class", self.escape()[0])
        return ("class", single(character))

    def escape(self):
        """(class, the character if it is a single one)."""
        character = self.take()
        if character in "wsd":
            members = {"w": ASCII_WORD, "s": ASCII_SPACE, "d": ASCII_DIGITS}[character]
            return CharacterClass(ascii_mask(members), 0, True), None
        if character == "S":
            return CharacterClass(ascii_mask(ASCII - ASCII_SPACE), ALL_CATEGORIES, True), None
        if character == "p":
            self.take("{")
            letter = self.take()
            self.take("}")
            return category(letter), None
        if character in "xu":
            digits = "".join(self.take() for _ in range(2 if character == "x" else 4))
            character = chr(int(digits, 16))
        elif character in "tnrf":
            character = {"t": "\t", "n": "\n", "r": "\r", "f": "\f"}[character]
        elif character.isalnum():
            raise ValueError(f"pattern {self.text!r}: \\{character} not supported")
        return single(character), character

    def character_class(self):
        is_negated = self.peek() == "^"
        if is_negated:
            self.take()
        mask = categories = 0
        ranges = []
        while self.peek() != "]":
            found, first = self.item()
            # A "-" is a range only between two single characters; first or last it is itself.
            is_range = first and self.peek() == "-" and self.text[self.at + 1 : self.at + 2] != "]"
            if is_range:
                self.take("-")
                _, end = self.item()
                if end is None or end < first:
                    raise ValueError(f"pattern {self.text!r}: bad range")
                found = code_points(ord(first), ord(end))
                # "0-9-_": after a range, a "-" is itself.
                if self.peek() == "-":
                    self.take()
                    mask |= 1 << ord("-")
            mask |= found.ascii
            categories |= found.categories
            ranges += found.ranges
        self.take("]")
        if is_negated:
            if ranges:
                raise ValueError(f"pattern {self.text!r}: negated range not supported")
            return CharacterClass(ascii_mask(ASCII) & ~mask, ALL_CATEGORIES & ~categories, True)
        return CharacterClass(mask, categories, True, tuple(ranges))

    def item(self):
        character = self.take()
        if character == "\\":
            return self.escape()
        if ord(character) > 127 or character == "[":
            raise ValueError(f"pattern {self.text!r}: {character} not supported in a class")
        return single(character), character


class Automaton:
    """Glushkov's: a state is the set of positions just matched."""

    def __init__(self, pattern):
        self.source = pattern
        self.classes, self.positions, self.follow = [], [], []
        node = Parser(pattern).parse()
        self.words = []
        self.is_nullable, self.first, self.last = self.build(node)
        if len(self.positions) > 64:
            self.words = words(node)
            if not self.words:
                raise ValueError(f"pattern {pattern!r} needs {len(self.positions)} positions")

    def build(self, node):
        """(matches the empty text, first positions, last positions), as bit sets."""
        kind = node[0]
        if kind == "class":
            if node[1] not in self.classes:
                self.classes.append(node[1])
            bit = 1 << len(self.positions)
            self.positions.append(self.classes.index(node[1]))
            self.follow.append(0)
            return False, bit, bit
        if kind == "cat":
            result = (True, 0, 0)
            for part in node[1]:
                result = self.concatenate(result, self.build(part))
            return result
        if kind == "alt":
            parts = [self.build(part) for part in node[1]]
            return any(p[0] for p in parts), combine(p[1] for p in parts), \
                combine(p[2] for p in parts)
        _, inner, low, high = node
        result = (True, 0, 0)
        for _ in range(low if high is None else high):
            is_optional = _ >= low
            nullable, first, last = self.build(inner)
            result = self.concatenate(result, (nullable or is_optional, first, last))
            if high is None and _ == low - 1:
                self.connect(last, first)
        if high is None and low == 0:
            _, first, last = self.build(inner)
            self.connect(last, first)
            result = (True, first, last)
        return result

    def concatenate(self, left, right):
        self.connect(left[2], right[1])
        return (
            left[0] and right[0],
            left[1] | (right[1] if left[0] else 0),
            right[2] | (left[2] if right[0] else 0),
        )

    def connect(self, last, first):
        for index in range(len(self.follow)):
            if last >> index & 1:
                self.follow[index] |= first


def words(node):
    """The texts that a pattern without repetition stands for; none where there is something else in it."""
    kind = node[0]
    if kind == "class":
        characters = [chr(n) for n in range(128) if node[1].ascii >> n & 1]
        is_single = len(characters) == 1 and not node[1].categories and not node[1].ranges
        return characters if is_single else []
    if kind == "alt":
        options = [words(option) for option in node[1]]
        return [word for option in options for word in option] if all(options) else []
    if kind == "cat":
        found = [""]
        for part in node[1]:
            found = [word + end for word in found for end in words(part)]
        return found
    return []


def combine(masks):
    result = 0
    for mask in masks:
        result |= mask
    return result
