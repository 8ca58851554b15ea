"""User import: jobs, uploads to pre-signed URLs, hostile files, hashes, and what a crash leaves."""

import subprocess
import time
from concurrent.futures import ThreadPoolExecutor

import pytest
import requests

from support.accounts import attributes
from support.clients import make_pool, unique
from support.waiting import wait_until

ROLE = "arn:aws:iam::123456789012:role/import"
HEADER = "cognito:username,email,email_verified\n"
ENDED = {"Succeeded", "Failed", "Stopped", "Expired"}


@pytest.fixture
def target(stack):
    """A pool that verifies e-mail addresses; tells imported users what they have to do."""
    return make_pool(
        stack,
        {"AutoVerifiedAttributes": ["email"]},
        {"PreventUserExistenceErrors": "LEGACY"},
    )


def rows(count: int, start: int = 0) -> str:
    return "".join(f"u{n},u{n}@example.com,true\n" for n in range(start, start + count))


def create(pool, **more) -> dict:
    return pool.admin.create_user_import_job(
        UserPoolId=pool.id, JobName=unique("job"), CloudWatchLogsRoleArn=ROLE, **more
    )["UserImportJob"]


def upload(job: dict, data, **more):
    """As AWS's documentation does it with curl."""
    return requests.put(
        job["PreSignedUrl"],
        data=data.encode() if isinstance(data, str) else data,
        headers={"x-amz-server-side-encryption": "aws:kms"},
        timeout=120,
        **more,
    )


def start(pool, job: dict) -> dict:
    return pool.admin.start_user_import_job(UserPoolId=pool.id, JobId=job["JobId"])[
        "UserImportJob"
    ]


def describe(pool, job: dict) -> dict:
    return pool.admin.describe_user_import_job(UserPoolId=pool.id, JobId=job["JobId"])[
        "UserImportJob"
    ]


def wait(pool, job: dict, until=lambda job: job["Status"] in ENDED) -> dict:
    now = {}

    def is_there():
        nonlocal now
        now = describe(pool, job)
        return until(now)

    wait_until(is_there, f"the job does not get there: {job['JobId']}")
    return now


def run(pool, data, **more) -> dict:
    job = create(pool, **more)
    assert upload(job, data).status_code == 200
    start(pool, job)
    return wait(pool, job)


def log(pool, job: dict, *options: str) -> list[str]:
    return pool.stack.control(
        "import-log", "--pool", pool.id, "--job", job["JobId"], *options
    ).stdout.splitlines()


def usernames(pool) -> list[str]:
    pages = pool.admin.get_paginator("list_users").paginate(UserPoolId=pool.id)
    return [user["Username"] for page in pages for user in page["Users"]]


def test_the_documented_way_with_curl_and_aws(target, tmp_path):
    header = target.admin.get_csv_header(UserPoolId=target.id)
    assert header["UserPoolId"] == target.id
    names = header["CSVHeader"]
    assert names[:2] == ["name", "given_name"] and "cognito:mfa_enabled" in names
    values = {
        "cognito:username": "ann",
        "email": "ann@example.com",
        "email_verified": "TRUE",
        "birthdate": "02/01/1985",
        "cognito:mfa_enabled": "FALSE",
    }
    file = tmp_path / "users.csv"
    file.write_text(
        ",".join(names) + "\n" + ",".join(values.get(name, "") for name in names) + "\n"
    )
    job = create(target)
    subprocess.run(
        [
            "curl", "-sS", "--fail", "-T", str(file),
            "-H", "x-amz-server-side-encryption:aws:kms", job["PreSignedUrl"],
        ],
        check=True,
    )  # fmt: skip
    assert start(target, job)["Status"] in {"Pending", "InProgress", "Succeeded"}
    ended = wait(target, job)
    assert ended["Status"] == "Succeeded"
    assert (ended["ImportedUsers"], ended["SkippedUsers"], ended["FailedUsers"]) == (1, 0, 0)
    assert ended["CreationDate"] <= ended["StartDate"] <= ended["CompletionDate"]
    user = target.admin.admin_get_user(UserPoolId=target.id, Username="ann")
    assert user["UserStatus"] == "RESET_REQUIRED"
    with pytest.raises(target.public.exceptions.PasswordResetRequiredException):
        target.sign_in("ann", "any password")
    target.public.forgot_password(ClientId=target.client_id, Username="ann")
    target.public.confirm_forgot_password(
        ClientId=target.client_id,
        Username="ann",
        ConfirmationCode=target.stack.code(target.client_id, "ann"),
        Password="N3w!Password",
    )
    assert target.sign_in("ann", "N3w!Password")["AccessToken"]


def test_the_aws_command_reads_the_header(target):
    import os
    import sys
    from pathlib import Path

    printed = subprocess.run(
        [
            str(Path(sys.executable).with_name("aws")), "--endpoint-url", target.stack.endpoint,
            "--region", target.stack.region, "cognito-idp", "get-csv-header",
            "--user-pool-id", target.id, "--query", "CSVHeader[-3:]", "--output", "text",
        ],
        capture_output=True, text=True, check=True, timeout=60,
        env=os.environ | {
            "AWS_ACCESS_KEY_ID": target.stack.access_key_id,
            "AWS_SECRET_ACCESS_KEY": target.stack.secret_access_key,
        },
    ).stdout  # fmt: skip
    assert printed.split() == ["cognito:mfa_enabled", "cognito:username", "password_hash"]


def test_jobs_are_described_listed_and_limited_by_constraints(target):
    made = [create(target)["JobId"] for _ in range(3)]
    first = target.admin.list_user_import_jobs(UserPoolId=target.id, MaxResults=2)
    rest = target.admin.list_user_import_jobs(
        UserPoolId=target.id, MaxResults=2, PaginationToken=first["PaginationToken"]
    )
    listed = [job["JobId"] for job in first["UserImportJobs"] + rest["UserImportJobs"]]
    assert listed == made[::-1]
    assert "PaginationToken" not in rest
    errors = target.admin.exceptions
    with pytest.raises(errors.InvalidParameterException):
        target.admin.list_user_import_jobs(UserPoolId=target.id, MaxResults=60, PaginationToken="x")
    with pytest.raises(errors.InvalidParameterException):
        target.admin.create_user_import_job(
            UserPoolId=target.id, JobName="a/b", CloudWatchLogsRoleArn=ROLE
        )
    with pytest.raises(errors.InvalidParameterException):
        target.admin.create_user_import_job(
            UserPoolId=target.id, JobName="a", CloudWatchLogsRoleArn="not an arn at all, no"
        )
    with pytest.raises(errors.InvalidParameterException):
        create(target, PasswordHashingAlgorithm="MD5")
    with pytest.raises(errors.ResourceNotFoundException):
        describe(target, {"JobId": "import-nothing"})
    with pytest.raises(errors.PreconditionNotMetException) as refused:
        start(target, {"JobId": made[0]})
    assert refused.value.response["Error"]["Message"] == f"No csv file was uploaded for {made[0]}"
    with pytest.raises(errors.PreconditionNotMetException):
        target.admin.stop_user_import_job(UserPoolId=target.id, JobId=made[0])


def test_a_url_is_worth_what_was_signed_and_nothing_after_the_start(target):
    job = create(target)
    for broken in [
        job["PreSignedUrl"].replace("X-Amz-Expires=900", "X-Amz-Expires=9000"),
        job["PreSignedUrl"].replace("X-Amz-Signature=", "X-Amz-Signature=00"),
        job["PreSignedUrl"].split("?")[0],
        job["PreSignedUrl"].replace(job["JobId"], create(target)["JobId"]),
    ]:
        refused = upload({"PreSignedUrl": broken}, HEADER)
        assert refused.status_code == 403
        assert "<Code>SignatureDoesNotMatch</Code>" in refused.text
        assert refused.headers["Content-Type"] == "application/xml"
    assert upload(job, HEADER + rows(1)).status_code == 200
    start(target, job)
    replayed = upload(job, HEADER + rows(9))
    assert replayed.status_code == 403 and "<Code>AccessDenied</Code>" in replayed.text
    assert wait(target, job)["ImportedUsers"] == 1


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


HASHES = {
    "BCRYPT": (
        "abcdefghijklmnopqrstuvwxyz",
        "$2a$08$aTsUwsyowQuzRrDqFflhgekJ8d9/7Z3GV3UcgvzQW3J5zMyrTvlz.",
    ),
    "SCRYPT": (
        "pleaseletmein",
        "16384$8$1$536f6469756d43686c6f72696465$"
        "7023bdcb3afd7348461c06cd81fd38ebfda8fbba904f8e3ea9b543f6545da1f2"
        "d5432955613f0fcf62d49705242a9af9e61e85dc0d651e40dfcf017b45575887",
    ),
    "ARGON2ID": (
        "password",
        "$argon2id$v=19$m=256,t=2,p=1$c29tZXNhbHQ$nf65EOgLrQMR/uIPnA4rEsF5h7TKyQwu9U1bMCHGi/4",
    ),
    "PBKDF2_SHA256": (
        "passwordPASSWORDpassword",
        "$pbkdf2-sha256$4096$c2FsdFNBTFRzYWx0U0FMVHNhbHRTQUxUc2FsdFNBTFRzYWx0$"
        "NIyJ28vTKy8y2BS4EW6EzysXNH68GAAYHE4qH7jdU.HGNVGMfaxH6Q",
    ),
}


@pytest.mark.parametrize("algorithm", HASHES)
def test_a_hash_signs_in_once_by_password_and_then_by_srp(target, algorithm):
    password, text = HASHES[algorithm]
    job = run(
        target,
        # Cognito's own way to write the commas of an Argon2 hash.
        HEADER.strip() + ",password_hash\nann,ann@example.com,true," + text.replace(",", "\\,"),
        PasswordHashingAlgorithm=algorithm,
    )
    assert job["Status"] == "Succeeded" and job["PasswordHashingAlgorithm"] == algorithm
    user = target.admin.admin_get_user(UserPoolId=target.id, Username="ann")
    assert user["UserStatus"] == "CONFIRMED"
    with pytest.raises(target.public.exceptions.NotAuthorizedException):
        target.pycognito("ann").authenticate(password)
    with pytest.raises(target.public.exceptions.NotAuthorizedException):
        target.sign_in("ann", password + "!")
    assert target.sign_in("ann", password)["AccessToken"]
    person = target.pycognito("ann")
    person.authenticate(password)
    assert person.access_token


def test_many_first_sign_ins_do_not_hold_up_others(target):
    password, text = HASHES["BCRYPT"]
    names = [f"h{n}" for n in range(24)]
    data = HEADER.strip() + ",password_hash\n"
    data += "".join(f"{name},{name}@example.com,true,{text}\n" for name in names)
    assert run(target, data, PasswordHashingAlgorithm="BCRYPT")["ImportedUsers"] == 24
    other = target.user()
    with ThreadPoolExecutor(12) as threads:
        first = [threads.submit(target.sign_in, name, password) for name in names]
        assert target.sign_in(other)["AccessToken"]
        assert all(each.result()["AccessToken"] for each in first)


def test_the_pool_is_not_changed_and_a_stopped_job_does_not_go_on(own_stack):
    pool = make_pool(own_stack, {"AutoVerifiedAttributes": ["email"]})
    job = create(pool)
    # More than are imported while the next calls are made, however slow these are.
    count = 300_000
    assert upload(job, HEADER + rows(count)).status_code == 200
    start(pool, job)
    wait(pool, job, lambda job: job["ImportedUsers"] > 0)
    errors = pool.admin.exceptions
    with pytest.raises(errors.UserImportInProgressException):
        pool.admin.update_user_pool(UserPoolId=pool.id)
    with pytest.raises(errors.UserImportInProgressException):
        pool.admin.delete_user_pool(UserPoolId=pool.id)
    other = create(pool)
    upload(other, HEADER + rows(1))
    with pytest.raises(errors.PreconditionNotMetException):
        start(pool, other)
    stopped = pool.admin.stop_user_import_job(UserPoolId=pool.id, JobId=job["JobId"])
    assert stopped["UserImportJob"]["Status"] in {"Stopping", "Stopped"}
    ended = wait(pool, job)
    assert ended["Status"] == "Stopped"
    assert ended["CompletionMessage"] == "The Import Job was stopped by the developer."
    assert 0 < ended["ImportedUsers"] < count
    with pytest.raises(errors.PreconditionNotMetException):
        start(pool, job)
    time.sleep(1)
    assert describe(pool, job) == ended
    imported = ended["ImportedUsers"]
    assert pool.admin.admin_get_user(UserPoolId=pool.id, Username=f"u{imported - 1}")
    with pytest.raises(errors.UserNotFoundException):
        pool.admin.admin_get_user(UserPoolId=pool.id, Username=f"u{imported}")


def test_a_kill_in_the_middle_neither_loses_nor_doubles_a_row(own_stack):
    pool = make_pool(own_stack, {"AutoVerifiedAttributes": ["email"]})
    job = create(pool)
    count = 30_000
    # Each tenth row is refused, so that the log is held against the file too.
    data = HEADER + "".join(
        f"u{n},u{n}@example.com,{'false' if n % 10 == 0 else 'true'}\n" for n in range(count)
    )
    assert upload(job, data).status_code == 200
    start(pool, job)
    for fraction in (0.1, 0.3, 0.5):
        wait(
            pool,
            job,
            lambda job: job["ImportedUsers"] + job["FailedUsers"] >= fraction * count,
        )
        for process in own_stack.processes("gatehouse-authentication"):
            process.kill()
        until_answers(pool)
    ended = wait(pool, job)
    assert ended["Status"] == "Succeeded"
    assert (ended["ImportedUsers"], ended["SkippedUsers"]) == (count * 9 // 10, 0)
    assert ended["FailedUsers"] == count // 10
    described = pool.admin.describe_user_pool(UserPoolId=pool.id)["UserPool"]
    assert described["EstimatedNumberOfUsers"] == count * 9 // 10
    refused = [line.split(" - ")[0] for line in log(pool, job)[:-1]]
    assert refused == [f"[FAILED] Line Number {n + 2}" for n in range(0, count, 10)]


def until_answers(pool) -> None:
    def answers():
        try:
            return pool.admin.describe_user_pool(UserPoolId=pool.id)
        except pool.admin.exceptions.ClientError:
            return None

    wait_until(answers, "the service does not come back")
