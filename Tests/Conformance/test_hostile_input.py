"""No input, signed or not, makes a 500, a crash or a hang: generated bodies over every operation."""

import json

import pytest
from botocore.auth import SigV4Auth
from botocore.awsrequest import AWSRequest
from botocore.credentials import Credentials
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

import requests

from support.clients import make_pool, signed
from support.declared import operations

OPERATIONS = operations("cognito-idp")
EXAMPLES = 40

hostile_text = st.one_of(
    st.text(max_size=40),
    st.sampled_from(
        [
            "",
            "\0",
            "a\0b",
            "' OR 1=1 --",
            "../../etc/passwd",
            "A" * 10_000,
            "\u202e\u0000\uffff",
            "{####}",
            "%s%n",
            "us-east-1_000000000",
            "0" * 26,
        ]
    ),
)
hostile_number = st.one_of(
    st.integers(),
    st.floats(allow_nan=False, allow_infinity=False),
    st.sampled_from([-1, 0, 2**31, 2**63, 2**64, -(2**63) - 1, 1e308]),
)
anything = st.recursive(
    st.one_of(st.none(), st.booleans(), hostile_number, hostile_text),
    lambda inner: st.one_of(
        st.lists(inner, max_size=4), st.dictionaries(hostile_text, inner, max_size=4)
    ),
    max_leaves=12,
)


def shaped(shape, depth=0):
    """Values that follow the shape in most places, so that they get past the parser."""
    kind = shape.type_name
    if kind == "structure" and depth < 4:
        return st.fixed_dictionaries(
            {},
            optional={
                name: st.one_of(shaped(member, depth + 1), anything)
                for name, member in shape.members.items()
            },
        )
    if kind == "list" and depth < 4:
        return st.lists(shaped(shape.member, depth + 1), max_size=3)
    if kind == "map" and depth < 4:
        return st.dictionaries(hostile_text, shaped(shape.value, depth + 1), max_size=3)
    if kind == "string":
        known = list(getattr(shape, "enum", None) or [])
        return st.one_of(st.sampled_from(known), hostile_text) if known else hostile_text
    if kind in ("integer", "long"):
        return st.integers(min_value=-5, max_value=200)
    if kind == "boolean":
        return st.booleans()
    return anything


@pytest.fixture(scope="module")
def model(stack):
    return signed(stack).meta.service_model


@pytest.fixture(scope="module")
def target(stack):
    """A pool of this file's own: what aims at it changes and deletes its settings and client."""
    return make_pool(stack)


@pytest.mark.parametrize("name", OPERATIONS)
def test_generated_input_is_answered_in_cognitos_terms(stack, model, target, name):
    operation = model.operation_model(name)
    known = {
        "SerializationException",
        "InvalidParameterException",
        "ResourceNotFoundException",
    } | {error.name for error in operation.error_shapes}
    fixed = {"UserPoolId": target.id, "ClientId": target.client_id}
    session = requests.Session()
    signer = SigV4Auth(
        Credentials(stack.access_key_id, stack.secret_access_key), "cognito-idp", stack.region
    )

    @settings(
        max_examples=EXAMPLES,
        deadline=None,
        derandomize=True,
        database=None,
        suppress_health_check=list(HealthCheck),
    )
    @given(st.one_of(shaped(operation.input_shape), anything), st.booleans())
    def answers(body, is_aimed):
        if is_aimed and isinstance(body, dict):
            members = operation.input_shape.members
            body = body | {key: value for key, value in fixed.items() if key in members}
            if name.startswith("Delete"):
                body = {key: value for key, value in body.items() if key != "UserPoolId"}
        data = json.dumps(body, allow_nan=False, ensure_ascii=False).encode(
            "utf-8", "surrogatepass"
        )
        request = AWSRequest(
            "POST",
            stack.endpoint + "/",
            data=data,
            headers={
                "Content-Type": "application/x-amz-json-1.1",
                "X-Amz-Target": f"AWSCognitoIdentityProviderService.{name}",
            },
        )
        signer.add_auth(request)
        answer = session.post(
            stack.endpoint + "/", data=data, headers=dict(request.headers.items()), timeout=20
        )
        assert answer.status_code in (200, 400), (answer.status_code, answer.text, data)
        assert answer.headers["x-amzn-requestid"]
        if answer.status_code == 400:
            assert answer.json()["__type"] in known, (answer.text, data)
            assert answer.json()["message"]

    answers()
    healthy = requests.get(stack.endpoint + "/readyz", timeout=60)
    assert healthy.status_code == 200
