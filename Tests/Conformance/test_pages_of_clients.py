"""The pages of a client that has a look, terms and languages of its own (BRA-7, UIC-1, TRM-5, LNG-1)."""

import pytest

from support.clients import unique
from support.web_app import Journey, WebApp

SVG = (
    b'<svg xmlns="http://www.w3.org/2000/svg" width="120" height="32">'
    b'<rect width="120" height="32" rx="6" fill="#7a1fa2"/></svg>'
)


@pytest.fixture(scope="module")
def app():
    app = WebApp()
    yield app
    app.close()


@pytest.fixture(scope="module")
def shop(stack, app):
    return app.pool(
        stack, {"UsernameAttributes": ["email"], "AutoVerifiedAttributes": ["email"]}
    )


def style(browser, selector: str, name: str) -> str:
    script = "return getComputedStyle(document.querySelector(arguments[0]))[arguments[1]]"
    return browser.run(script, selector, name)


def loads(browser, selector: str) -> bool:
    """Whether an image is shown, and was fetched whole."""
    script = (
        "const image = [...document.querySelectorAll(arguments[0])].find((i) => i.offsetParent);"
        "return image ? image.decode().then(() => image.naturalWidth > 0, () => false) : false"
    )
    return browser.run(script, selector)


def picture(category: str, mode: str = "DYNAMIC") -> dict:
    return {"Category": category, "ColorMode": mode, "Extension": "SVG", "Bytes": SVG}


def test_a_style_has_its_effect_on_every_page(app, shop, browser):
    """BRA-7, BRA-9: colours, radius, logo, bands, background, favicon and dark mode, changed at once."""
    settings = {
        "categories": {
            "global": {"pageHeader": {"enabled": True}, "pageFooter": {"enabled": True}}
        },
        "componentClasses": {"buttons": {"borderRadius": 3.0}},
        "components": {
            "pageBackground": {
                "darkMode": {"color": "0f1b2aff"},
                "lightMode": {"color": "faf0e6ff"},
            },
            "primaryButton": {
                "darkMode": {"defaults": {"backgroundColor": "539fe5ff", "textColor": "000716ff"}},
                "lightMode": {"defaults": {"backgroundColor": "7a1fa2ff", "textColor": "ffffffff"}},
            },
        },
    }
    made = shop.admin.create_managed_login_branding(
        UserPoolId=shop.id,
        ClientId=shop.client_id,
        Settings=settings,
        Assets=[
            picture("FORM_LOGO", "LIGHT"),
            picture("FORM_LOGO", "DARK"),
            picture("PAGE_HEADER_LOGO"),
            picture("PAGE_BACKGROUND", "DARK"),
            picture("FAVICON_SVG"),
            picture("PASSWORD_GRAPHIC"),
        ],
    )["ManagedLoginBranding"]
    known = {"UserPoolId": shop.id, "ManagedLoginBrandingId": made["ManagedLoginBrandingId"]}
    journey = Journey(app, shop)
    try:
        for path in ("/login", "/signup", "/forgotPassword"):
            browser.visit(journey.address(path))
            browser.wait_for("button.primary")
            for scheme, ground, fill, shown, hidden in (
                ("light", "rgb(250, 240, 230)", "rgb(122, 31, 162)", "light", "dark"),
                ("dark", "rgb(15, 27, 42)", "rgb(83, 159, 229)", "dark", "light"),
            ):
                browser.prefer(scheme)
                assert style(browser, "body", "backgroundColor") == ground
                assert style(browser, "button.primary", "backgroundColor") == fill
                assert style(browser, "button.primary", "borderRadius") == "3px"
                assert style(browser, f".brand img.on-{shown}", "display") == "block"
                assert style(browser, f".brand img.on-{hidden}", "display") == "none"
                assert loads(browser, ".brand img") and loads(browser, ".page-header img")
                has_image = "page-background-dark.svg" in style(browser, "body", "backgroundImage")
                assert has_image == (scheme == "dark")
            assert browser.run("return document.querySelector('.brand img').alt") == "Example Shop"
            icon = browser.run("return document.querySelector('link[rel=icon]').href")
            assert icon.endswith("/favicon-svg-dynamic.svg")
        assert loads(browser, ".graphic img")
        shop.admin.update_managed_login_branding(
            **known, Settings={"categories": {"global": {"colorSchemeMode": "LIGHT"}}}
        )
        browser.prefer("dark")
        browser.visit(journey.address("/login"))
        browser.wait_for("button.primary")
        assert style(browser, ".gate", "backgroundColor") == "rgb(255, 255, 255)"
        assert style(browser, ".brand img.on-light", "display") == "block"
        assert style(browser, ".brand img.on-dark", "display") == "none"
        assert not browser.run("return !!document.querySelector('.page-header')")
    finally:
        shop.admin.delete_managed_login_branding(**known)
    browser.visit(journey.address("/login"))
    browser.wait_for(".brand .mark")


def test_a_classic_customization_has_its_effect(app, shop, browser):
    """UIC-1: the client's style sheet, else that of all clients."""
    names = {"UserPoolId": shop.id}
    journey = Journey(app, shop)
    css = ".submitButton-customizable { background-color: #7a1fa2; }"
    shop.admin.set_ui_customization(**names, ClientId="ALL", CSS=css)
    browser.visit(journey.address("/login"))
    browser.wait_for("button.primary")
    assert style(browser, "button.primary", "backgroundColor") == "rgb(122, 31, 162)"
    own = ".submitButton-customizable { background-color: #112233; }"
    shop.admin.set_ui_customization(**names, ClientId=shop.client_id, CSS=own)
    browser.visit(journey.address("/login"))
    browser.wait_for("button.primary")
    assert style(browser, "button.primary", "backgroundColor") == "rgb(17, 34, 51)"
    for client in (shop.client_id, "ALL"):
        shop.admin.set_ui_customization(**names, ClientId=client)


def test_both_terms_stand_at_the_sign_up_in_its_language(app, shop, browser):
    """TRM-2, TRM-5: neither alone, the language's own link, else the default one."""
    kind = {"UserPoolId": shop.id, "ClientId": shop.client_id}
    kind |= {"TermsSource": "LINK", "Enforcement": "NONE"}
    links = {"cognito:default": "https://x.example/terms", "cognito:german": "https://x.example/agb"}
    journey = Journey(app, shop)

    def legal() -> list:
        return browser.run("return [...document.querySelectorAll('.legal a')].map((a) => a.href)")

    made = [shop.admin.create_terms(**kind, TermsName="terms-of-use", Links=links)["Terms"]]
    browser.visit(journey.address("/signup"))
    browser.wait_for("button.primary")
    assert legal() == []
    privacy = {"cognito:default": "https://x.example/privacy"}
    made.append(shop.admin.create_terms(**kind, TermsName="privacy-policy", Links=privacy)["Terms"])
    browser.visit(journey.address("/signup"))
    browser.wait_for(".legal")
    assert legal() == ["https://x.example/terms", "https://x.example/privacy"]
    assert browser.text(".legal") == (
        "By signing up, you agree to our Terms of use and Privacy policy."
    )
    browser.visit(Journey(app, shop, lang="de").address("/signup"))
    browser.wait_for(".legal")
    assert legal() == ["https://x.example/agb", "https://x.example/privacy"]
    assert "Nutzungsbedingungen" in browser.text(".legal")
    browser.visit(journey.address("/login"))
    browser.wait_for("button.primary")
    assert legal() == []
    for terms in made:
        shop.admin.delete_terms(UserPoolId=shop.id, TermsId=terms["TermsId"])


def test_a_language_is_chosen_once_and_kept(app, shop, browser):
    """LNG-1: by the menu below the page, without losing what the application asked for."""
    journey = Journey(app, shop)
    browser.visit(journey.address("/login"))
    browser.wait_for_text("h1", "Sign in")
    browser.run("document.querySelector('#lang').value = 'ja'")
    browser.click(".languages button")
    browser.wait_for_text("h1", "サインイン")
    assert browser.run("return document.documentElement.lang") == "ja"
    assert journey.state in browser.run("return location.search")
    # The browser keeps it for addresses that name none.
    browser.visit(journey.address("/signup"))
    browser.wait_for_text("h1", "アカウントの作成")
    browser.type("#username", f"{unique('ada')}@example.com")
    browser.type("#password", "weak")
    browser.click("button.primary")
    browser.wait_for_text(".alert", "パスワード")
    browser.visit(Journey(app, shop, lang="zz", ui_locales="fr").address("/signup"))
    browser.wait_for_text("h1", "アカウントの作成")
