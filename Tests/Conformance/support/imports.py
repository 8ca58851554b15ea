"""Jobs that import users."""

import requests

from .clients import make_pool, unique
from .waiting import wait_until

ROLE = "arn:aws:iam::123456789012:role/import"
HEADER = "cognito:username,email,email_verified\n"
ENDED = {"Succeeded", "Failed", "Stopped", "Expired"}


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


def make_target(stack):
    """A pool that verifies e-mail addresses; tells imported users what they have to do."""
    return make_pool(
        stack,
        {"AutoVerifiedAttributes": ["email"]},
        {"PreventUserExistenceErrors": "LEGACY"},
    )
