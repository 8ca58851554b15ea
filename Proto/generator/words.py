"""Writes the enums of words that cross a socket as text, for both of its sides."""

import dataclasses
import re

from . import names
from .swift_types import head

STUBS = "Shared/GatehouseStubs/Generated/Words.swift"
SOURCE = "Proto/words.txt"


@dataclasses.dataclass
class Vocabulary:
    name: str
    comment: str
    words: list  # of (word, comment)


def read(path):
    found, comment = [], ""
    for line in path.read_text().splitlines():
        line = line.strip()
        if line.startswith("#"):
            comment = f"{comment} {line.strip('# ')}".strip()
            continue
        if line:
            _add(path, found, line, comment)
        comment = ""
    return found


def _add(path, found, line, comment):
    if not comment:
        raise ValueError(f"{path}: {line} needs a comment line")
    if line.startswith("["):
        name = line.strip("[] ")
        if not re.fullmatch(r"[A-Z][A-Za-z]+", name) or name in [v.name for v in found]:
            raise ValueError(f"{path}: {name} is no name, or repeated")
        found.append(Vocabulary(name, comment, []))
        return
    if not found or not re.fullmatch(r"[a-z]+(_[a-z]+)*", line):
        raise ValueError(f"{path}: {line} is no word of a section")
    if line in [word for word, _ in found[-1].words]:
        raise ValueError(f"{path}: {line} is repeated")
    found[-1].words.append((line, comment))


def write(path):
    out = head(SOURCE)
    for vocabulary in read(path):
        out += f"\n/// {vocabulary.comment}\n"
        out += f"public enum {vocabulary.name}: String, Sendable, Hashable, CaseIterable {{\n"
        for word, comment in vocabulary.words:
            case = names.lower_camel(word)
            value = f' = "{word}"' if case != word else ""
            out += f"  /// {comment}\n  case {names.swift(case)}{value}\n"
        out += "}\n"
    return {STUBS: out}
