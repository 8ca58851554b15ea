"""What a browser keeps of its user's proof at the account pages."""

import base64
import json


def age(browser) -> None:
    """The browser's proof is of eleven minutes ago: what the page knows of it stands in its cookie."""
    (kept,) = [
        cookie for cookie in browser.cookies()
        if cookie["name"].startswith("gatehouse-account-") and "flow" not in cookie["name"]
    ]
    head, body, signature = decoded(kept["value"]).decode().split(".")
    claims = json.loads(decoded(body))
    claims["auth_time"] -= 660
    token = ".".join([head, encoded(json.dumps(claims).encode()), signature])
    browser.add_cookie(
        {name: kept[name] for name in ("name", "path", "httpOnly", "sameSite")}
        | {"value": encoded(token.encode())}
    )


def decoded(text: str) -> bytes:
    return base64.urlsafe_b64decode(text + "=" * (-len(text) % 4))


def encoded(value: bytes) -> str:
    return base64.urlsafe_b64encode(value).rstrip(b"=").decode()
