"""Events of the functions around messages, as they are expected whole: `message_events.json`."""

import json
from pathlib import Path

SAMPLES = json.loads((Path(__file__).parent / "message_events.json").read_text())


def sample(source: str, **values: str) -> dict:
    """The event of a triggerSource, with the values in place of `$name`."""

    def filled(part):
        if isinstance(part, dict):
            return {name: filled(value) for name, value in part.items()}
        if isinstance(part, str) and part.startswith("$"):
            return values[part[1:]]
        return part

    return filled(SAMPLES[source])
