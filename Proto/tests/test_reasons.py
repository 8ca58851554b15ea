"""Reasons of refusals, and what of a line is refused."""

import pytest

from generator import reasons

LINES = """\
# A comment on the file.

[authentication]
# The user does not exist.
user_not_found  notFound         UserNotFoundException  {message}
# The code is wrong.
code_mismatch   invalidArgument  CodeMismatchException  It is "wrong".
# There is none.
token_mfa_gone  notFound         MFAException           {message}

[identity-federation]
shares user_not_found
# The key is wrong.
key_mismatch    unauthenticated  -                      The key is wrong.

[other]
proof_invalid   unauthenticated  -                      -
"""
AUTHENTICATION = reasons.FAILURES["authentication"].path
FEDERATION = reasons.FAILURES["identity-federation"].path


def write(tmp_path, text):
    path = tmp_path / "reasons.txt"
    path.write_text(text)
    return reasons.write(path)


def test_both_sides_come_from_one_line(tmp_path):
    enum = write(tmp_path, LINES)[reasons.STUBS]
    assert '  case userNotFound = "user_not_found"' in enum
    assert "    case .userNotFound, .tokenMFAGone: .notFound" in enum
    assert '    case .userNotFound: "UserNotFoundException"' in enum
    assert r'    case .codeMismatch: "It is \"wrong\"."' in enum
    assert "    case .userNotFound, .tokenMFAGone, .proofInvalid: nil" in enum


def test_a_line_is_a_case_of_the_failure(tmp_path):
    failure = write(tmp_path, LINES)[AUTHENTICATION]
    assert "  /// The user does not exist.\n  case userNotFound(String)\n" in failure
    assert "  /// The code is wrong.\n  case codeMismatch\n" in failure
    assert "    case .tokenMFAGone: .tokenMFAGone\n" in failure
    assert "    case .userNotFound(let message): message\n" in failure
    assert "    case .codeMismatch: nil\n" in failure
    assert "proofInvalid" not in failure and "keyMismatch" not in failure


def test_a_service_throws_its_own_reasons_and_those_it_shares(tmp_path):
    failure = write(tmp_path, LINES)[FEDERATION]
    assert "package enum IdentityFederationFailure: Error, Hashable {\n" in failure
    assert "  /// The user does not exist.\n  case userNotFound(String)\n" in failure
    assert "  /// The key is wrong.\n  case keyMismatch\n" in failure
    assert "codeMismatch" not in failure


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
        "other  notFound  OtherException  Wrong: {message}",
        "[authentication]\nother  notFound  OtherException  {message}",
        "[authentication]\n# Told to none.\nother  notFound  -  -",
        "shares user_not_found",
        "[identity-federation]\nshares unknown",
        "[identity-federation]\nshares key_mismatch",
        "[identity-federation]\nshares proof_invalid",
    ],
)
def test_refused(tmp_path, line):
    with pytest.raises(ValueError):
        write(tmp_path, LINES + line + "\n")


def test_a_row_outside_of_a_section_is_refused(tmp_path):
    with pytest.raises(ValueError):
        write(tmp_path, "# Alone.\nother  notFound  OtherException  {message}\n")


def test_a_row_of_interaction_has_a_status_and_a_word(tmp_path):
    lines = LINES + "[interaction]\ninteraction_not_found  notFound  404  There is none.\n"
    files = write(tmp_path, lines)
    assert "    case .interactionNotFound: 404" in files[reasons.STUBS]
    assert '    case .interactionNotFound: "not_found"' in files[reasons.STUBS]
    assert "  case notFound\n" in files[reasons.REFUSAL]
    for row in (
        "not_found  notFound  404  There is none.",
        "interaction_gone  notFound  -  There is none.",
        "interaction_gone  notFound  404  -",
    ):
        with pytest.raises(ValueError):
            write(tmp_path, lines + row + "\n")
