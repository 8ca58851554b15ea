"""How a client's pages look, and what Terraform's resources do with it (BRA, UIC)."""

import base64
import json
import struct
import zlib

import pytest
import requests
from botocore.exceptions import ClientError

from support.browser import Browser
from support.clients import make_pool

SVG = b'<svg xmlns="http://www.w3.org/2000/svg" width="8" height="8"><rect width="8" height="8"/></svg>'
SETTINGS = {
    "categories": {
        "form": {"location": {"horizontal": "CENTER", "vertical": "CENTER"}},
        "global": {"colorSchemeMode": "DYNAMIC", "spacingDensity": "COMPACT"},
        "signUp": {"acceptanceElements": [{"enforcement": "NONE", "textKey": "en"}]},
    },
    "componentClasses": {
        "buttons": {"borderRadius": 8.0},
        "link": {"lightMode": {"defaults": {"textColor": "0972d3ff"}}},
    },
    "components": {
        "form": {"borderRadius": 4.0},
        "pageBackground": {
            "darkMode": {"color": "0f1b2aff"},
            "lightMode": {"color": "faf0e6ff"},
        },
        "primaryButton": {
            "darkMode": {"defaults": {"backgroundColor": "539fe5ff", "textColor": "000716ff"}},
            "lightMode": {"defaults": {"backgroundColor": "7a1fa2ff", "textColor": "ffffffff"}},
        },
        "unknown": {"kept": [1, None, "x"]},
    },
}
CSS = ".submitButton-customizable { background-color: #7a1fa2; color: #fff; }"


def png(side: int) -> bytes:
    def chunk(kind: bytes, data: bytes) -> bytes:
        check = struct.pack(">I", zlib.crc32(kind + data))
        return struct.pack(">I", len(data)) + kind + data + check

    header = struct.pack(">IIBBBBB", side, side, 8, 2, 0, 0, 0)
    rows = zlib.compress(b"".join(b"\0" + bytes([122, 31, 162]) * side for _ in range(side)))
    return b"\x89PNG\r\n\x1a\n" + chunk(b"IHDR", header) + chunk(b"IDAT", rows) + chunk(b"IEND", b"")


@pytest.fixture(scope="module")
def pool(stack):
    return make_pool(stack)


@pytest.fixture
def client_id(pool):
    made = pool.admin.create_user_pool_client(UserPoolId=pool.id, ClientName="look")
    yield made["UserPoolClient"]["ClientId"]
    pool.admin.delete_user_pool_client(
        UserPoolId=pool.id, ClientId=made["UserPoolClient"]["ClientId"]
    )


def refused(call, **arguments) -> tuple[str, str]:
    with pytest.raises(ClientError) as caught:
        call(**arguments)
    error = caught.value.response["Error"]
    return error["Code"], error["Message"]


def asset(category: str, mode: str = "LIGHT", extension: str = "SVG", contents: bytes = SVG) -> dict:
    return {"Category": category, "ColorMode": mode, "Extension": extension, "Bytes": contents}


def address(pool, branding_id: str, version: int, rest: str) -> str:
    return f"{pool.stack.endpoint}/assets/branding/{branding_id}-{version}{rest}"


def test_bra_1_terraforms_style_is_applied_planned_empty_updated_and_destroyed(pool, client_id):
    """BRA-1, BRA-2, BRA-3: what aws_cognito_managed_login_branding calls, one after the other."""
    admin, names = pool.admin, {"UserPoolId": pool.id}
    given = [asset("PAGE_FOOTER_BACKGROUND", "DARK")]
    made = admin.create_managed_login_branding(
        **names, ClientId=client_id, Settings=SETTINGS, Assets=given
    )["ManagedLoginBranding"]
    known = names | {"ManagedLoginBrandingId": made["ManagedLoginBrandingId"]}

    def read() -> tuple[dict, dict]:
        own = admin.describe_managed_login_branding(**known, ReturnMergedResources=False)
        whole = admin.describe_managed_login_branding(**known, ReturnMergedResources=True)
        by_client = admin.describe_managed_login_branding_by_client(**names, ClientId=client_id)
        assert by_client == own | {"ResponseMetadata": by_client["ResponseMetadata"]}
        return own["ManagedLoginBranding"], whole["ManagedLoginBranding"]["Settings"]

    own, whole = read()
    # An empty plan: what was sent is what is read, to the byte.
    assert own["Settings"] == SETTINGS and own["Assets"] == given
    assert own["UseCognitoProvidedValues"] is False
    assert whole["components"]["unknown"] == SETTINGS["components"]["unknown"]
    assert whole["components"]["pageText"]["lightMode"]["headingColor"] == "101a1fff"
    changed = SETTINGS | {"components": {"form": {"backgroundImage": {"enabled": False}}}}
    admin.update_managed_login_branding(**known, Settings=changed, Assets=given)
    own, _ = read()
    assert own["Settings"] == changed and own["Assets"] == given
    assert own["CreationDate"] == made["CreationDate"]
    # Settings taken out of the configuration, images left in it.
    admin.update_managed_login_branding(**known, UseCognitoProvidedValues=True, Assets=given)
    own, whole = read()
    assert "Settings" not in own and own["UseCognitoProvidedValues"] is True
    assert own["Assets"] == given and whole["categories"]
    admin.delete_managed_login_branding(**known)
    for call in (admin.describe_managed_login_branding, admin.delete_managed_login_branding):
        assert refused(call, **known)[0] == "ResourceNotFoundException"
    provided = admin.create_managed_login_branding(
        **names, ClientId=client_id, UseCognitoProvidedValues=True
    )["ManagedLoginBranding"]
    assert "Settings" not in provided and provided["Assets"] == []


def test_uic_1_terraforms_customization_is_applied_planned_empty_updated_and_destroyed(pool, client_id):
    """UIC-1: what aws_cognito_user_pool_ui_customization calls."""
    admin = pool.admin
    for client in (client_id, "ALL"):
        names = {"UserPoolId": pool.id, "ClientId": client}
        admin.set_ui_customization(**names, CSS=CSS, ImageFile=png(8))
        read = admin.get_ui_customization(**names)["UICustomization"]
        assert read["ClientId"] == client and read["CSS"] == CSS
        image = requests.get(read["ImageUrl"], timeout=30)
        assert image.content == png(8) and image.headers["Content-Type"] == "image/png"
        admin.set_ui_customization(**names, CSS=CSS)
        changed = admin.get_ui_customization(**names)["UICustomization"]
        assert "ImageUrl" not in changed and changed["CreationDate"] == read["CreationDate"]
        assert requests.get(read["ImageUrl"], timeout=30).status_code == 404
        admin.set_ui_customization(**names)
        assert admin.get_ui_customization(**names)["UICustomization"] == {}
    code, message = refused(
        admin.set_ui_customization, UserPoolId=pool.id, CSS="body { color: red }"
    )
    assert code == "InvalidParameterException" and "selector" in message


def test_bra_4_a_style_has_its_refusals(pool, client_id):
    """BRA-1, BRA-4, BRA-5: each exception by its name, and nothing is stored."""
    admin, names = pool.admin, {"UserPoolId": pool.id, "ClientId": client_id}
    create = admin.create_managed_login_branding
    for wrong in (
        {},
        {"UseCognitoProvidedValues": True, "Settings": SETTINGS},
        {"Settings": [1]},
        {"Settings": {}, "Assets": [asset("FORM_LOGO", extension="PNG")]},
        {"Settings": {}, "Assets": [asset("FORM_LOGO", contents=SVG.replace(b"rect", b"script"))]},
        {"Settings": {}, "Assets": [asset("FAVICON_ICO")]},
        {"Settings": {}, "Assets": [asset("FORM_LOGO")] * 2},
        {"Settings": {}, "Assets": [asset("FORM_LOGO")] * 41},
    ):
        assert refused(create, **names, **wrong)[0] == "InvalidParameterException", wrong
    code, _ = refused(admin.describe_managed_login_branding_by_client, **names)
    assert code == "ResourceNotFoundException"
    create(**names, UseCognitoProvidedValues=True)
    code, _ = refused(create, **names, UseCognitoProvidedValues=True)
    assert code == "ManagedLoginBrandingExistsException"
    for unknown in (names | {"ClientId": "a" * 26}, names | {"UserPoolId": "us-east-1_unknown00"}):
        code, _ = refused(create, **unknown, UseCognitoProvidedValues=True)
        assert code == "ResourceNotFoundException"


def test_bra_4_images_of_nearly_a_megabyte_come_and_go_whole(pool, client_id):
    """BRA-4: the gateway takes two megabytes for them."""
    large = png(8)[:-12] + struct.pack(">I", 990_000) + b"tEXt" + b"x" * 990_000 + b"\0" * 4
    large += png(8)[-12:]
    made = pool.admin.create_managed_login_branding(
        UserPoolId=pool.id,
        ClientId=client_id,
        Settings={},
        Assets=[asset("PAGE_BACKGROUND", "DYNAMIC", "PNG", large)],
    )["ManagedLoginBranding"]
    assert made["Assets"][0]["Bytes"] == large
    image = requests.get(
        address(pool, made["ManagedLoginBrandingId"], 1, "/page-background-dynamic.png"), timeout=30
    )
    assert image.content == large


def test_bra_9_addresses_stand_for_one_thing_for_good(pool, client_id):
    """BRA-5, BRA-9: what is served, how it may be kept, and where an old address leads."""
    made = pool.admin.create_managed_login_branding(
        UserPoolId=pool.id, ClientId=client_id, Settings=SETTINGS, Assets=[asset("FORM_LOGO")]
    )["ManagedLoginBranding"]
    branding_id = made["ManagedLoginBrandingId"]
    sheet = requests.get(address(pool, branding_id, 1, ".css"), timeout=30)
    assert sheet.status_code == 200 and "--fill:#7a1fa2" in sheet.text
    assert "immutable" in sheet.headers["Cache-Control"]
    logo = requests.get(address(pool, branding_id, 1, "/form-logo-light.svg"), timeout=30)
    assert logo.content == SVG and logo.headers["Content-Type"] == "image/svg+xml"
    assert "sandbox" in logo.headers["Content-Security-Policy"]
    assert logo.headers["X-Content-Type-Options"] == "nosniff"
    pool.admin.update_managed_login_branding(
        UserPoolId=pool.id, ManagedLoginBrandingId=branding_id, Settings={}
    )
    moved = requests.get(address(pool, branding_id, 1, ".css"), timeout=30, allow_redirects=False)
    assert moved.status_code == 302 and moved.headers["Location"].endswith("-2.css")
    pool.admin.delete_managed_login_branding(
        UserPoolId=pool.id, ManagedLoginBrandingId=branding_id
    )
    assert requests.get(address(pool, branding_id, 2, ".css"), timeout=30).status_code == 404


def test_bra_7_settings_have_their_effect_in_a_browser(pool, client_id, tmp_path):
    """BRA-7: document → computed colours, radius and images, in light and dark."""
    made = pool.admin.create_managed_login_branding(
        UserPoolId=pool.id,
        ClientId=client_id,
        Settings=SETTINGS,
        Assets=[asset("PAGE_BACKGROUND", "DARK")],
    )["ManagedLoginBranding"]
    sheet = f"/assets/branding/{made['ManagedLoginBrandingId']}-1.css"
    with Browser(tmp_path) as browser:
        browser.visit(
            f"{pool.stack.endpoint}/confirmUser?client_id=a&user_name=b&confirmation_code=c"
        )
        browser.wait_for("button")
        browser.run(
            "const link = document.createElement('link'); link.rel = 'stylesheet';"
            "link.href = arguments[0]; link.onload = () => document.body.dataset.ready = '1';"
            "document.head.append(link)",
            sheet,
        )
        browser.wait_for("body[data-ready]")

        def style(selector: str, name: str) -> str:
            script = "return getComputedStyle(document.querySelector(arguments[0]))[arguments[1]]"
            return browser.run(script, selector, name)

        for scheme, ground, button, text in (
            ("light", "rgb(250, 240, 230)", "rgb(122, 31, 162)", "rgb(255, 255, 255)"),
            ("dark", "rgb(15, 27, 42)", "rgb(83, 159, 229)", "rgb(0, 7, 22)"),
        ):
            browser.prefer(scheme)
            assert style("body", "backgroundColor") == ground
            assert style("button", "backgroundColor") == button
            assert style("button", "color") == text
            assert style("button", "borderRadius") == "8px"
            assert style("button", "minHeight") == "36px"
            has_image = "page-background-dark.svg" in style("body", "backgroundImage")
            assert has_image == (scheme == "dark")


def test_bra_2_the_document_travels_as_json_and_the_bytes_as_base64(pool, client_id):
    """BRA-2: a client that writes the request by hand sees the wire that AWS documents."""
    made = pool.admin.create_managed_login_branding(
        UserPoolId=pool.id, ClientId=client_id, Settings={"a": 8.0}, Assets=[asset("FORM_LOGO")]
    )
    seen = {}
    pool.admin.meta.events.register_last(
        "after-call.cognito-identity-provider.DescribeManagedLoginBrandingByClient",
        lambda http_response, **_: seen.update(json.loads(http_response.content)),
    )
    pool.admin.describe_managed_login_branding_by_client(UserPoolId=pool.id, ClientId=client_id)
    told = seen["ManagedLoginBranding"]
    assert told["Settings"] == {"a": 8}
    assert told["Assets"][0]["Bytes"] == base64.b64encode(SVG).decode()
    assert made["ManagedLoginBranding"]["Settings"] == {"a": 8}
