"""Words that cross a socket as text, and what of a line is refused."""

import pytest

from generator import words

LINES = """\
# A comment on the file.

# How it went.
[Outcome]
# It went well.
done
# It was done before.
already_done
"""


def write(tmp_path, text):
    path = tmp_path / "words.txt"
    path.write_text(text)
    return words.write(path)[words.STUBS]


def test_a_section_is_an_enum(tmp_path):
    text = write(tmp_path, LINES)
    assert "/// How it went.\npublic enum Outcome: String, Sendable, Hashable, CaseIterable {\n" in text
    assert '  /// It was done before.\n  case alreadyDone = "already_done"\n' in text
    assert "  case done\n" in text


@pytest.mark.parametrize(
    "lines",
    ["# Twice.\ndone", "# Upper case.\nDone", "undocumented", "# Twice.\n[Outcome]", "# No name.\n[an outcome]"],
)
def test_refused(tmp_path, lines):
    with pytest.raises(ValueError):
        write(tmp_path, f"{LINES}\n{lines}\n")


def test_a_word_outside_of_a_section_is_refused(tmp_path):
    with pytest.raises(ValueError):
        write(tmp_path, "# Alone.\ndone\n")
