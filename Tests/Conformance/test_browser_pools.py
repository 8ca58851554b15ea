"""Browsers that were remembered, and what becomes of them where their pool changes or goes (BDV-1, BDV-4, BDV-7)."""

import pytest

from support.clients import PASSWORD
from support.forger import Forger
from support.form_filler import FormFiller
from support.remembered import SMS, fresh, member, remembering
from support.web_app import WebApp


@pytest.fixture(scope="module")
def app():
    app = WebApp()
    yield app
    app.close()


class CookieJar:
    """A browser without script that was remembered by a cookie."""

    def __init__(self, app, pool, name):
        self.app, self.pool, self.name = app, pool, name
        visitor = FormFiller(fresh(app, pool).address())
        visitor.submit(username=name, password=PASSWORD)
        visitor.submit(code=pool.stack.code(pool.client_id, name), remember="true")
        assert visitor.is_back, visitor.text
        self.cookies = visitor.cookies

    def begin(self) -> FormFiller:
        return FormFiller(fresh(self.app, self.pool).address(), cookies=self.cookies)

    def is_asked(self) -> bool:
        return self.begin().submit(username=self.name, password=PASSWORD).has_field("code")


def test_bdv_4_a_pool_that_takes_cookies_no_more_asks_again(app, stack):
    """The tag alone decides, at once; the row stays, and counts again with the tag."""
    pool = remembering(app, stack, browser_device="cookie")
    arn = pool.admin.describe_user_pool(UserPoolId=pool.id)["UserPool"]["Arn"]
    jar = CookieJar(app, pool, member(pool))
    assert not jar.is_asked()
    pool.admin.untag_resource(ResourceArn=arn, TagKeys=["gatehouse:browser-device"])
    assert jar.is_asked()
    pool.admin.tag_resource(ResourceArn=arn, Tags={"gatehouse:browser-device": "cookie"})
    assert not jar.is_asked()


def test_bdv_1_a_pool_that_tracks_devices_no_more_asks_again(app, stack):
    """Neither a key nor a cookie counts, and there is nothing to tick."""
    pool = remembering(app, stack, browser_device="cookie")
    name = member(pool)
    forger, jar = Forger(app, pool, name), CookieJar(app, pool, name)
    forger.remember()
    assert not forger.is_asked() and not jar.is_asked()
    pool.admin.update_user_pool(
        UserPoolId=pool.id,
        MfaConfiguration="ON",
        SmsConfiguration=SMS,
        UserPoolTags={"gatehouse:browser-device": "cookie"},
    )
    page = jar.begin()
    assert "browser_challenge" not in page.text
    page.submit(username=name, password=PASSWORD)
    assert page.has_field("code") and "remember" not in page.text


def test_bdv_7_a_pool_that_was_deleted_knows_no_browser(app, stack):
    """Its cookies lead to a page that says so, and are nothing to another pool of the same users."""
    pool, other = (remembering(app, stack, browser_device="cookie") for _ in range(2))
    name = member(pool)
    other.user(name, phone_number="+15550001234", phone_number_verified="true")
    jar = CookieJar(app, pool, name)
    domain = pool.admin.describe_user_pool(UserPoolId=pool.id)["UserPool"]["Domain"]
    pool.admin.delete_user_pool_domain(UserPoolId=pool.id, Domain=domain)
    pool.admin.delete_user_pool(UserPoolId=pool.id)
    page = jar.begin().page
    assert 400 <= page.status_code < 500 and name not in page.text
    jar.pool = other
    assert jar.is_asked()
