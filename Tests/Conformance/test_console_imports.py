"""Users are brought by a file that the console's page takes."""

import re

import pytest
import requests

from support.clients import make_pool, unique
from support.imports import describe, wait
from support.operators import Operator, with_console
from support.stack import make_stack


@pytest.fixture(scope="module")
def stack():
    with make_stack() as running:
        yield with_console(running).start()


@pytest.fixture(scope="module")
def pool(stack):
    return make_pool(stack, {"PoolName": "Target", "AutoVerifiedAttributes": ["email"]})


@pytest.fixture
def owner(stack):
    """An administrator who has just signed in."""
    return Operator(stack, f"{unique('owner')}@example.com").enter()


@pytest.fixture(scope="module")
def support(stack):
    return Operator(stack, "support@example.com", "--role", "support").enter()


def job_of(person, pool) -> str:
    made = person.post(f"/pools/{pool.id}/imports", {"job": unique("users")})
    assert made.status_code == 303, made.text
    return re.search(r"/imports/([^?]+)", made.headers["Location"]).group(1)


def file_of(pool, *names) -> bytes:
    header = pool.admin.get_csv_header(UserPoolId=pool.id)["CSVHeader"]
    lines = [",".join(header)]
    for name in names:
        row = {"cognito:username": name, "email": f"{name}@example.com", "email_verified": "true",
               "phone_number_verified": "false", "cognito:mfa_enabled": "false", "name": "Zoë, “the” first"}
        lines.append(",".join(f'"{row[key]}"' if key in row else "" for key in header))
    return ("\n".join(lines) + "\n").encode()


def send(person, path, contents, secret=None, **options) -> requests.Response:
    """A form with a file, as a browser sends it."""
    fields = {"_csrf": person.secret() if secret is None else secret}
    return person.session.post(
        person.url + path, data=fields, files={"file": ("users.csv", contents, "text/csv")},
        allow_redirects=False, timeout=60, **options,
    )


def test_a_file_is_sent_by_the_page_and_its_users_are_imported(stack, pool, owner):
    job = job_of(owner, pool)
    page = f"/pools/{pool.id}/imports/{job}"
    assert 'enctype="multipart/form-data"' in owner.get(page).text
    names = [unique("zoe") for _ in range(3)]
    # The last file that was sent counts.
    assert send(owner, f"{page}/upload", file_of(pool, "former")).status_code == 303
    sent = send(owner, f"{page}/upload", file_of(pool, *names))
    assert sent.status_code == 303, sent.text
    assert "Start the job" in owner.get(f"{page}?done=fileTaken").text
    assert owner.post(f"{page}/start").status_code == 303
    assert wait(pool, {"JobId": job})["ImportedUsers"] == 3
    known = pool.admin.admin_get_user(UserPoolId=pool.id, Username=names[0])["UserAttributes"]
    assert {"Name": "name", "Value": "Zoë, “the” first"} in known
    # A job that has begun takes no other.
    assert send(owner, f"{page}/upload", file_of(pool, "late")).status_code == 400
    told = stack.control("events", "--limit", "50", "--operation", "UploadUserImportFile").stdout
    assert f"by operator {owner.email}/" in told and "zoe" not in told


def test_con_5_a_file_is_an_administrators_who_has_just_signed_in(pool, owner, support, stack):
    job = job_of(owner, pool)
    page = f"/pools/{pool.id}/imports/{job}"
    assert "multipart" not in support.get(page).text
    assert send(support, f"{page}/upload", file_of(pool, "x")).status_code == 403
    other = make_pool(stack)
    bound = Operator(
        stack, f"{unique('bound')}@example.com", "--role", "administrator", "--pool", other.id
    ).enter()
    assert send(bound, f"{page}/upload", file_of(pool, "x")).status_code == 403
    # Nor to a job of another pool by the name of one's own.
    assert send(bound, f"/pools/{other.id}/imports/{job}/upload", file_of(pool, "x")).status_code in (400, 404)
    # A form of another site, or without the session's token, is refused as any other.
    assert send(owner, f"{page}/upload", file_of(pool, "x"), secret="x" * 43).status_code == 403
    assert send(owner, f"{page}/upload", file_of(pool, "x"), headers={"Origin": "https://evil.example"}).status_code == 403
    owner.wait(minutes=6)
    assert "multipart" not in owner.get(page).text
    assert send(owner, f"{page}/upload", file_of(pool, "x")).status_code == 403
    assert describe(pool, {"JobId": job})["Status"] == "Created"


def test_con_5_the_address_of_a_job_is_shown_to_a_fresh_sign_in_that_asks_for_it(pool, owner, support):
    page = f"/pools/{pool.id}/imports/{job_of(owner, pool)}"
    assert "Signature=" not in owner.get(page).text
    assert "Signature=" in owner.post(f"{page}/address").text
    assert "Signature=" not in support.post(f"{page}/address").text
    owner.wait(minutes=6)
    assert "Signature=" not in owner.get(page).text
    assert "Signature=" not in owner.post(f"{page}/address").text


@pytest.mark.parametrize("contents", [b"", b"\xff\xfe\x00", b"a\x00b"])
def test_what_is_no_text_is_told(pool, owner, contents):
    page = f"/pools/{pool.id}/imports/{job_of(owner, pool)}"
    answer = send(owner, f"{page}/upload", contents)
    assert answer.status_code == 400 and "not in UTF-8" in answer.text


def test_a_file_beyond_the_bound_is_refused(pool, owner):
    page = f"/pools/{pool.id}/imports/{job_of(owner, pool)}"
    assert send(owner, f"{page}/upload", b"x" * ((1 << 20) + 1)).status_code == 400
    try:
        assert send(owner, f"{page}/upload", b"x" * (3 << 20)).status_code in (400, 413)
    except requests.ConnectionError:
        pass  # The connection is closed before the whole of it is sent.
