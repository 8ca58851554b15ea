"""Tests by their names, with the source of each and of what it uses of its file."""

import ast
import re
from functools import cache
from pathlib import Path

TESTS = Path(__file__).parents[2]
ASSERTIONS = re.compile(r"\bassert\b|pytest\.raises|#expect|#require|\brefus(?:ed|al)\(|expectRefusal")
SWIFT_TEST = re.compile(r'@Test\(\s*"(?P<name>(?:[^"\\]|\\.)*)"')
SWIFT_FUNCTION = re.compile(r"\b(?:func|var|let|struct|init)\s*(?P<name>\w+)")


@cache
def source_of(file: str, test: str) -> str:
    """The source of a test and, over all steps, of what it uses of its file; fails where there is none."""
    text = (TESTS / file).read_text()
    parts = python_parts(text) if file.endswith(".py") else swift_parts(text)
    assert test in parts, f"{file} has no test named {test!r}"
    found, open_names = {}, [test]
    while open_names:
        name = open_names.pop()
        if name in found:
            continue
        found[name] = parts[name]
        used = set(re.findall(r"\w+", parts[name]))
        open_names += [other for other in parts if other in used]
    return "\n".join(found.values())


def python_parts(text: str) -> dict[str, str]:
    """The functions and values of a module by their names."""
    parts = {}
    for node in ast.parse(text).body:
        source = ast.get_source_segment(text, node) or ""
        if isinstance(node, (ast.FunctionDef, ast.AsyncFunctionDef, ast.ClassDef)):
            decorators = [ast.get_source_segment(text, each) or "" for each in node.decorator_list]
            parts[node.name] = "\n".join([*decorators, source])
        elif isinstance(node, ast.Assign):
            for target in node.targets:
                if isinstance(target, ast.Name):
                    parts[target.id] = source
    return parts


def swift_parts(text: str) -> dict[str, str]:
    """The tests of a file by their names, and its other members by theirs."""
    parts = {}
    # Members stand apart by an empty line, and what is within them is indented further.
    for source in re.split(r"\n\n(?=  \S|\S)", text):
        if named := SWIFT_TEST.search(source):
            parts[named["name"]] = source
        elif named := SWIFT_FUNCTION.search(source):
            parts[named["name"]] = parts.get(named["name"], "") + source
    return parts
