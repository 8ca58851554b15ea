"""The operations that Proto/apis declares."""

from .stack import CHECKOUT


def operations(api: str) -> list[str]:
    """The names of an API's declared operations, in their order."""
    names, is_inside = [], False
    for line in (CHECKOUT / "Proto" / "apis" / f"{api}.txt").read_text().splitlines():
        is_inside = is_inside or line.startswith("[")
        if is_inside and line.strip() and line[0] not in "#[":
            names.append(line.split()[0])
    return names


def unsigned(api: str) -> list[str]:
    """The operations that need no signature although their model has one."""
    lines = (CHECKOUT / "Proto" / "apis" / f"{api}.txt").read_text().splitlines()
    found = [line.split() for line in lines]
    return [name for words in found if words[:1] == ["unsigned"] for name in words[1:]]
