"""User import: jobs, uploads to pre-signed URLs, and what a crash leaves."""

import subprocess
import time

import pytest

from support.clients import make_pool
from support.imports import HEADER, ROLE, create, describe, log, make_target, rows, start, upload, wait
from support.waiting import wait_until


@pytest.fixture
def target(stack):
    return make_target(stack)


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
