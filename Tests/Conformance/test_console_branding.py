"""The console's pages of how a client's sign-in pages look (BRA): shown to all, changed by administrators."""

import html
import json
import re

import pytest

from support.clients import make_pool, unique
from support.operators import Operator, with_console
from support.stack import make_stack

GOOD = {
    "components": {
        "pageBackground": {"lightMode": {"color": "faf0e6ff"}},
        "unknown": {"kept": [1, None, "<x>"]},
    }
}
# White on nearly white.
UNREADABLE = {
    "components": {
        "primaryButton": {"lightMode": {"defaults": {"backgroundColor": "fefefeff", "textColor": "ffffffff"}}},
        "pageBackground": {"lightMode": {"color": "no colour"}},
    }
}


@pytest.fixture(scope="module")
def stack():
    with make_stack() as running:
        yield with_console(running).start()


@pytest.fixture(scope="module")
def owner(stack):
    return Operator(stack, "owner@example.com").enter()


@pytest.fixture(scope="module")
def support(stack):
    return Operator(stack, "support@example.com", "--role", "support").enter()


@pytest.fixture(scope="module")
def viewer(stack):
    return Operator(stack, "viewer@example.com", "--role", "viewer").enter()


@pytest.fixture
def pool(stack):
    made = make_pool(
        stack,
        {"PoolName": "Shop"},
        {
            "ClientName": "web app", "AllowedOAuthFlowsUserPoolClient": True, "AllowedOAuthFlows": ["code"],
            "AllowedOAuthScopes": ["openid"], "CallbackURLs": ["https://a.example/back"],
            "SupportedIdentityProviders": ["COGNITO"],
        },
    )
    made.admin.create_user_pool_domain(Domain=unique("look"), UserPoolId=made.id, ManagedLoginVersion=2)
    return made


def page_of(pool):
    return f"/pools/{pool.id}/branding/{pool.client_id}"


def settings(pool):
    found = pool.admin.describe_managed_login_branding_by_client(UserPoolId=pool.id, ClientId=pool.client_id)
    return found["ManagedLoginBranding"]["Settings"]


def has_style(pool) -> bool:
    try:
        return settings(pool) is not None
    except pool.admin.exceptions.ResourceNotFoundException:
        return False


def test_bra_2_a_document_is_saved_shown_changed_and_reset(pool, owner, viewer):
    assert f'href="{page_of(pool)}"' in viewer.get(f"/pools/{pool.id}/branding").text
    assert "usual look" in viewer.get(page_of(pool)).text
    saved = owner.post(page_of(pool), {"settings": json.dumps(GOOD)})
    assert saved.status_code == 303, saved.text
    assert settings(pool) == GOOD
    shown = owner.get(page_of(pool)).text
    typed = html.unescape(re.search(r'<textarea [^>]*name="settings"[^>]*>\n?(.*?)</textarea>', shown, re.S).group(1))
    assert json.loads(typed) == GOOD
    assert owner.post(page_of(pool), {"settings": typed.replace("faf0e6ff", "000000ff")}).status_code == 303
    assert settings(pool)["components"]["pageBackground"]["lightMode"]["color"] == "000000ff"
    assert owner.get(f"{page_of(pool)}/reset").status_code == 200
    assert owner.post(f"{page_of(pool)}/reset").status_code == 303
    assert not has_style(pool)
    assert owner.post(f"{page_of(pool)}/reset").status_code == 404


def test_bra_2_images_that_the_api_set_stay_where_the_document_is_saved(pool, owner):
    svg = b'<svg xmlns="http://www.w3.org/2000/svg" width="8" height="8"><rect width="8" height="8"/></svg>'
    pool.admin.create_managed_login_branding(
        UserPoolId=pool.id, ClientId=pool.client_id, Settings=GOOD,
        Assets=[{"Category": "FORM_LOGO", "ColorMode": "LIGHT", "Extension": "SVG", "Bytes": svg}],
    )
    assert "form logo, light" in owner.get(page_of(pool)).text
    assert owner.post(page_of(pool), {"settings": "{}"}).status_code == 303
    found = pool.admin.describe_managed_login_branding_by_client(UserPoolId=pool.id, ClientId=pool.client_id)
    assert [asset["Category"] for asset in found["ManagedLoginBranding"]["Assets"]] == ["FORM_LOGO"]


@pytest.mark.parametrize("text", ["", "[]", "{", "x", '{"a":' * 20 + "1" + "}" * 20])
def test_bra_2_what_is_no_document_is_told_and_kept_for_another_try(pool, owner, text):
    answer = owner.post(page_of(pool), {"settings": text})
    assert answer.status_code == 400 and 'role="alert"' in answer.text
    assert html.escape(text, quote=False) in html.unescape(answer.text).replace("&quot;", '"') or not text
    assert not has_style(pool)


def test_bra_8_what_some_users_cannot_read_is_named(pool, owner, viewer):
    assert owner.post(page_of(pool), {"settings": json.dumps(UNREADABLE)}).status_code == 303
    shown = viewer.get(page_of(pool)).text
    told = shown.split('id="bf"')[1].split("</section>")[0]
    assert "components.pageBackground.lightMode.color is not used" in told and "1." in told
    assert owner.post(page_of(pool), {"settings": json.dumps(GOOD)}).status_code == 303
    assert 'id="bf"' not in viewer.get(page_of(pool)).text


def test_con_3_the_service_refuses_forged_changes_of_a_look(stack, pool, support, viewer, owner):
    for person in [viewer, support]:
        shown = person.get(page_of(pool)).text
        assert "<textarea" not in shown and "/reset" not in shown
        assert person.post(page_of(pool), {"settings": "{}"}).status_code == 403
    assert not has_style(pool)
    assert owner.post(page_of(pool), {"settings": "{}"}).status_code == 303
    for person in [viewer, support]:
        assert person.post(page_of(pool), {"settings": '{"a":1}'}).status_code == 403
        assert person.post(f"{page_of(pool)}/reset").status_code == 403
    assert settings(pool) == {}
    told = stack.control("events", "--limit", "50", "--pool", pool.id).stdout
    assert "by operator viewer@example.com/" in told and "by operator owner@example.com/" in told
    other = make_pool(stack)
    bound = Operator(
        stack, f"{unique('bound')}@example.com", "--role", "administrator", "--pool", other.id
    ).enter()
    assert bound.get(page_of(pool)).status_code == 403
    assert bound.post(page_of(pool), {"settings": "{}"}).status_code == 403
    # A client of another pool has no page here.
    assert owner.get(f"/pools/{other.id}/branding/{pool.client_id}").status_code == 404


def test_the_sign_in_page_is_seen_in_each_language(pool, viewer):
    shown = viewer.get(page_of(pool)).text
    for language in ["en", "de", "ja", "pt-BR"]:
        assert f"/clients/{pool.client_id}/try?lang={language}" in shown
    begun = viewer.get(f"/pools/{pool.id}/clients/{pool.client_id}/try?lang=de")
    page = viewer.session.get(begun.headers["Location"], timeout=30)
    assert page.status_code == 200 and '<html lang="de"' in page.text
    # Only a language that there is goes on.
    begun = viewer.get(f"/pools/{pool.id}/clients/{pool.client_id}/try?lang=%22x")
    assert "lang=" not in begun.headers["Location"]
