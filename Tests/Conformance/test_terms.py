"""A client's terms of use and privacy policy: made, changed, listed, deleted, and shown at its sign-up (TRM)."""

import threading

import pytest
import requests
from botocore.exceptions import ClientError

from support.clients import make_pool, signed
from support.events import events
from support.web_app import Journey, WebApp

KIND = {"TermsSource": "LINK", "Enforcement": "NONE"}
LINKS = {"cognito:default": "https://terms.example.com", "cognito:dutch": "https://x.example"}


@pytest.fixture(scope="module")
def pool(stack):
    return make_pool(stack)


@pytest.fixture
def client_id(pool):
    made = pool.admin.create_user_pool_client(UserPoolId=pool.id, ClientName="look")
    return made["UserPoolClient"]["ClientId"]


def refused(call, **arguments) -> str:
    with pytest.raises(ClientError) as caught:
        call(**arguments)
    return caught.value.response["Error"]["Code"]


def create(pool, client_id: str, name: str, links: dict | None = None) -> dict:
    chosen = {} if links is None else {"Links": links}
    return pool.admin.create_terms(
        UserPoolId=pool.id, ClientId=client_id, TermsName=name, **KIND, **chosen
    )["Terms"]


def test_trm_1_a_client_has_one_document_of_each_name(pool, client_id):
    made = create(pool, client_id, "terms-of-use", LINKS)
    assert made["Links"] == LINKS and made["TermsSource"] == "LINK"
    again = {"UserPoolId": pool.id, "ClientId": client_id, "TermsName": "terms-of-use"} | KIND
    assert refused(pool.admin.create_terms, **again) == "TermsExistsException"
    assert create(pool, client_id, "privacy-policy")["Links"] == {}
    wrong = [
        {"cognito:klingon": "https://x.example"}, {"default": "https://x.example"},
        {"cognito:default": "https://" + "x" * 1017}, {"cognito:default": "a b"}, {},
    ]
    for links in wrong:
        assert refused(pool.admin.create_terms, **again, Links=links) == (
            "InvalidParameterException"
        ), links
    assert pool.admin.describe_terms(UserPoolId=pool.id, TermsId=made["TermsId"])["Terms"] == made


@pytest.mark.parametrize(
    "link",
    [
        "javascript:alert(1)", "JavaScript:alert(1)//https://x.example", "data:text/html,x",
        "http://evil.example/", "//evil.example/", "https:evil", "vbscript:x",
    ],
)
def test_trm_2_a_link_that_is_not_https_is_on_no_page(stack, link):
    """An administrator's mistake, or a stolen key, must not run a script where users type passwords."""
    app = WebApp()
    shop = app.pool(stack)
    create(shop, shop.client_id, "privacy-policy", {"cognito:default": "https://privacy.example"})
    try:
        made = create(shop, shop.client_id, "terms-of-use", {"cognito:default": link})
    except ClientError as error:
        assert error.response["Error"]["Code"] == "InvalidParameterException"
    else:
        assert made["Links"] == {"cognito:default": link}
    page = requests.get(Journey(app, shop).address("/signup"), timeout=60)
    app.close()
    assert page.status_code == 200 and "Create your account" in page.text
    # Both documents or none (TRM-5).
    assert link not in page.text and "privacy.example" not in page.text


def test_trm_2_a_link_that_is_not_shown_is_an_event(pool, client_id):
    answer = pool.admin.create_terms(
        UserPoolId=pool.id, ClientId=client_id, TermsName="terms-of-use", **KIND,
        Links={"cognito:default": "http://evil.example/"},
    )
    (event,) = events(pool.stack, "--request-id", answer["ResponseMetadata"]["RequestId"])
    assert "cognito:default" in event["rule"]


def test_trm_3_an_update_changes_what_it_names_and_a_client_takes_its_own_along(pool, client_id):
    admin, names = pool.admin, {"UserPoolId": pool.id}
    made = create(pool, client_id, "terms-of-use", LINKS)
    known = names | {"TermsId": made["TermsId"]}
    changed = admin.update_terms(**known, TermsName="privacy-policy")["Terms"]
    assert changed["Links"] == LINKS and changed["TermsName"] == "privacy-policy"
    other = create(pool, client_id, "terms-of-use")
    assert refused(admin.update_terms, **known, TermsName="terms-of-use") == "TermsExistsException"
    assert admin.describe_terms(**known)["Terms"]["TermsName"] == "privacy-policy"
    one = {"cognito:default": "https://other.example"}
    assert admin.update_terms(**known, Links=one)["Terms"]["Links"] == one
    admin.delete_terms(**known)
    for call in (admin.describe_terms, admin.delete_terms, admin.update_terms):
        assert refused(call, **known) == "ResourceNotFoundException"
    admin.delete_user_pool_client(**names, ClientId=client_id)
    assert refused(admin.describe_terms, **names, TermsId=other["TermsId"]) == (
        "ResourceNotFoundException"
    )


def test_trm_3_of_two_documents_at_once_one_is_made(stack):
    """The first is there; the others are told so, and none is lost or doubled."""
    shop = make_pool(stack)
    outcomes = []

    def make():
        try:
            signed(stack).create_terms(
                UserPoolId=shop.id, ClientId=shop.client_id, TermsName="terms-of-use", **KIND
            )
            outcomes.append("made")
        except ClientError as error:
            outcomes.append(error.response["Error"]["Code"])

    threads = [threading.Thread(target=make) for _ in range(4)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert outcomes.count("made") == 1
    assert set(outcomes) <= {
        "made", "TermsExistsException", "ConcurrentModificationException",
        "TooManyRequestsException",
    }
    assert len(shop.admin.list_terms(UserPoolId=shop.id, MaxResults=60)["Terms"]) == 1


def test_trm_4_documents_are_described_in_two_ways_and_listed_without_links(stack):
    shop = make_pool(stack)
    names = {"UserPoolId": shop.id}
    made = create(shop, shop.client_id, "terms-of-use", LINKS)
    create(shop, shop.client_id, "privacy-policy")
    assert shop.admin.describe_terms(**names, TermsId=made["TermsId"])["Terms"] == made
    by_client = shop.admin.describe_terms_by_client(
        **names, ClientId=shop.client_id, TermsName="terms-of-use"
    )
    assert by_client["Terms"] == made
    listed = shop.admin.list_terms(**names, MaxResults=1)
    assert len(listed["Terms"]) == 1 and "Links" not in listed["Terms"][0]
    rest = shop.admin.list_terms(**names, MaxResults=60, NextToken=listed["NextToken"])
    assert len(rest["Terms"]) == 1 and "NextToken" not in rest
    other = make_pool(stack)
    foreign = {"UserPoolId": other.id, "TermsId": made["TermsId"]}
    for call in (shop.admin.describe_terms, shop.admin.delete_terms, shop.admin.update_terms):
        assert refused(call, **foreign) == "ResourceNotFoundException"
    assert refused(
        shop.admin.describe_terms_by_client, UserPoolId=other.id, ClientId=shop.client_id,
        TermsName="terms-of-use",
    ) == "ResourceNotFoundException"
    assert refused(shop.admin.list_terms, **names, MaxResults=61) == "InvalidParameterException"


def test_trm_5_the_sign_up_names_both_documents_in_the_pages_language_or_none(stack):
    app = WebApp()
    shop = app.pool(stack)

    def sign_up(language: str) -> str:
        return requests.get(Journey(app, shop, lang=language).address("/signup"), timeout=60).text

    create(
        shop, shop.client_id, "terms-of-use",
        {"cognito:default": "https://terms.example/en", "cognito:german": "https://terms.example/de"},
    )
    assert "terms.example" not in sign_up("en")
    create(shop, shop.client_id, "privacy-policy", {"cognito:default": "https://privacy.example/en"})
    for language, link in (("en", "terms.example/en"), ("de", "terms.example/de"), ("ja", "terms.example/en")):
        page = sign_up(language)
        assert f"https://{link}" in page and "https://privacy.example/en" in page, language
    sign_in = requests.get(Journey(app, shop).address("/login"), timeout=60).text
    app.close()
    assert "terms.example" not in sign_in
