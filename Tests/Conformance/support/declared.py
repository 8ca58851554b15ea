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
