"""Clients whose `state` is as long as a cookie: what a page keeps until the browser leaves still fits into one."""

from urllib.parse import parse_qs, urlsplit

import pytest

from support.authenticator import Authenticator
from support.clients import PASSWORD
from support.form_filler import Form, FormFiller
from support.web_app import Journey, WebApp

LONG = "s" * 3000


@pytest.fixture(scope="module")
def app():
    running = WebApp()
    yield running
    running.close()


def test_aut_7_recovery_codes_are_shown_and_the_state_comes_back_whole(app, stack):
    pool = app.pool(stack, {"UserPoolTags": {"gatehouse:recovery-codes": "on"}})
    pool.admin.set_user_pool_mfa_config(
        UserPoolId=pool.id, SoftwareTokenMfaConfiguration={"Enabled": True}, MfaConfiguration="ON",
    )
    name = pool.user()
    visitor = FormFiller(Journey(app, pool, state=LONG).address())
    visitor.submit(username=name, password=PASSWORD)
    assert "Set up your authenticator app" in visitor.text
    secret = visitor.text.split('class="secret"')[1].split(">")[1].split("<")[0].replace(" ", "")
    visitor.submit(code=Authenticator(secret).code())
    assert "Keep these recovery codes" in visitor.text
    assert visitor.text.count("<li") >= 10
    assert Form(visitor.text).action is not None
    visitor.submit()
    assert visitor.is_back
    query = parse_qs(urlsplit(visitor.left_for).query)
    assert query["state"] == [LONG] and query["iss"] and query["code"]
