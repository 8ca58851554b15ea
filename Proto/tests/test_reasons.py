"""Reasons of refusals, and what of a line is refused."""

import pytest

from generator import reasons

LINES = """\
# A comment.
user_not_found  notFound         UserNotFoundException  {message}
code_mismatch   invalidArgument  CodeMismatchException  It is "wrong".
proof_invalid   unauthenticated  -                      -
"""


def write(tmp_path, text):
    path = tmp_path / "reasons.txt"
    path.write_text(text)
    return reasons.write(path)


def test_both_sides_come_from_one_line(tmp_path):
    files = write(tmp_path, LINES)
    enum, rules = files[reasons.STUBS], files[reasons.GATEWAY]
    assert '  case userNotFound = "user_not_found"' in enum
    assert "    case .userNotFound: .notFound" in enum
    assert 'case .userNotFound: PublicErrors.Rule("UserNotFoundException", "{message}")' in rules
    assert r'PublicErrors.Rule("CodeMismatchException", "It is \"wrong\".")' in rules
    assert "    case .proofInvalid: nil" in rules


@pytest.mark.parametrize(
    "line",
    [
        "user_not_found  notFound  UserNotFoundException",
        "user_not_found  notFound  UserNotFoundException  again",
        "other  nowhere  OtherException  {message}",
        "Other  notFound  OtherException  {message}",
        "other  notFound  Other  {message}",
        "other  notFound  OtherException  -",
        "other  notFound  OtherException  {name} is wrong",
    ],
)
def test_refused(tmp_path, line):
    with pytest.raises(ValueError):
        write(tmp_path, LINES + line + "\n")
