"""User import: hostile files, and what a job's log says of them."""

import pytest

from support.accounts import attributes
from support.clients import make_pool
from support.imports import HEADER, log, make_target, rows, run, usernames


@pytest.fixture
def target(stack):
    return make_target(stack)


HOSTILE = {
    "empty": (b"", "Failed"),
    "utf-16": ((HEADER + rows(2)).encode("utf-16"), "Failed"),
    "nul header": (b"cognito:username\0,email\n", "Failed"),
    "not a csv": (bytes(range(256)) * 300, "Failed"),
    "zip": (b"PK\x03\x04" + bytes(2000), "Failed"),
    "unknown column": (b"cognito:username,email,email_verified,custom:x\na,a@b.c,true,\n", "Failed"),
    "no line end": ((HEADER + rows(2)).rstrip("\n").encode(), "Succeeded"),
    "cr": ((HEADER + rows(2)).replace("\n", "\r").encode(), "Succeeded"),
    "crlf": ((HEADER + rows(2)).replace("\n", "\r\n").encode(), "Succeeded"),
    "bad utf-8 row": ((HEADER + rows(2)).encode() + b"\xff\xfe,x@example.com,true\n", "Succeeded"),
    "5 MB cell": (
        (HEADER + rows(2) + "x" * 5_000_000 + ",x@example.com,true\n" + rows(2, 2)).encode(),
        "Succeeded",
    ),
    "open quote": ((HEADER + '"' + rows(4)).encode(), "Succeeded"),
    "commas": ((HEADER + rows(2) + "," * 100_000 + "\n").encode(), "Succeeded"),
    "quotes": ((HEADER + rows(2) + '"' * 50_001 + "\n").encode(), "Succeeded"),
}


@pytest.mark.parametrize("name", HOSTILE)
def test_hostile_files_end_with_a_word_about_why(target, name):
    data, status = HOSTILE[name]
    job = run(target, data)
    assert job["Status"] == status, job
    assert job["CompletionMessage"]
    assert len(usernames(target)) == job["ImportedUsers"]
    assert (job["ImportedUsers"] > 0) == (status == "Succeeded")
    refused = [line for line in log(target, job) if line.startswith("[FAILED]")]
    assert len(refused) == job["FailedUsers"]


def test_the_log_names_line_and_reason_and_no_data(target):
    job = run(
        target,
        HEADER + rows(3) + "secret-name,secret@example.com,false\nu1,u1@example.com,true\n",
    )
    printed = log(target, job, "--follow")
    assert printed[:2] == [
        "[FAILED] Line Number 5 - The User Record does not set any of the auto verified attributes "
        "to true. (Example: email_verified to true).",
        "[SKIPPED] Line Number 6 - The user already exists.",
    ]
    assert "3 imported, 1 skipped, 1 failed" in printed[2] and "(100 %)" in printed[2]
    assert "secret" not in "".join(printed)
    missing = target.stack.control(
        "import-log", "--pool", target.id, "--job", "import-none", check=False
    )
    assert missing.returncode != 0 and "does not exist" in missing.stderr


def test_truth_is_in_any_case_and_a_nul_is_named(stack):
    pool = make_pool(
        stack,
        {
            "AutoVerifiedAttributes": ["email"],
            "AliasAttributes": ["email", "preferred_username"],
            "Schema": [{"Name": "vip", "AttributeDataType": "Boolean", "Mutable": True}],
        },
    )
    job = run(
        pool,
        "cognito:username,email,email_verified,custom:vip,preferred_username\n"
        "ann,ann@example.com,TRUE,True,\n"
        "bob,bob@example.com,true,FALSE,bobby\n"
        "cyd,cyd@example.com,true,yes,\n"
        "d\0e,dee@example.com,true,,\n"
        "eve,eve@example.com,true,,bob@example.com\n"
        "fay,fay@example.com,true,,\n",
    )
    assert attributes(pool, "ann")["custom:vip"] == "true"
    assert attributes(pool, "bob")["custom:vip"] == "false"
    assert log(pool, job)[:3] == [
        "[FAILED] Line Number 4 - The custom:vip must be true or false.",
        "[FAILED] Line Number 5 - A value has a NUL character.",
        "[FAILED] Line Number 6 - Preferred username cannot be of email format, since user pool is "
        "configured for email alias.",
    ]
