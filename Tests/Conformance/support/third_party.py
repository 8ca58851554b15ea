"""A system of another operator that lets callers in by their AWS identity.

It knows neither keys nor tokens: a caller hands over a presigned GetCallerIdentity that names this
system in a signed header, and the third party asks STS who made it. Vault and the authenticator of
Kubernetes do the same.
"""

import re
import xml.etree.ElementTree as ElementTree
from urllib.parse import parse_qs, urlsplit

import requests

HEADER = "x-third-party-server-id"
_NAMESPACE = "{https://sts.amazonaws.com/doc/2011-06-15/}"


class Refused(Exception):
    """The caller is not let in."""


def who_is(url: str, server: str, endpoint: str) -> str:
    """The ARN of the caller who made the presigned request for this server."""
    parts, expected = urlsplit(url), urlsplit(endpoint)
    if (parts.scheme, parts.netloc, parts.path) != (expected.scheme, expected.netloc, "/"):
        raise Refused("the request is for another host")
    query = parse_qs(parts.query, strict_parsing=True)
    if query.get("Action") != ["GetCallerIdentity"]:
        raise Refused("the request is for another operation")
    if HEADER not in query.get("X-Amz-SignedHeaders", [""])[0].split(";"):
        raise Refused("the request is not bound to a server")
    answer = requests.get(url, headers={HEADER: server}, timeout=30)
    if answer.status_code != 200:
        found = re.search(r"<Code>(\w+)</Code>", answer.text)
        raise Refused(found.group(1) if found else answer.text)
    arn = ElementTree.fromstring(answer.text).find(f".//{_NAMESPACE}Arn")
    return arn.text
