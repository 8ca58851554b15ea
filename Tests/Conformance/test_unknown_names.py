"""What is told of names that no user has, with existence hidden and not."""

import base64

import pytest
from botocore.exceptions import ClientError

from support.clients import ALL_FLOWS, PASSWORD, make_pool
from test_refusals import begin, finish, refusal, sign_in, srp


def test_wrong_password_and_unknown_user_sound_alike_where_existence_is_hidden(stack):
    pool = make_pool(
        stack,
        None,
        {"ExplicitAuthFlows": ALL_FLOWS, "PreventUserExistenceErrors": "ENABLED"},
    )
    name = pool.user()
    expected = ("NotAuthorizedException", "Incorrect username or password.")
    assert refusal(pool.public.initiate_auth, **sign_in(pool, name, "Wr0ng!pass")) == expected
    assert refusal(pool.public.initiate_auth, **sign_in(pool, "nobody", PASSWORD)) == expected
    for who in (name, "nobody"):
        client = srp(pool, who, "Wr0ng!pass")
        challenge = begin(pool, client)
        assert set(challenge["ChallengeParameters"]) == {
            "SALT",
            "SRP_B",
            "SECRET_BLOCK",
            "USERNAME",
            "USER_ID_FOR_SRP",
        }
        with pytest.raises(ClientError, match="Incorrect username or password."):
            finish(pool, client, challenge)
    stable = {begin(pool, srp(pool, "nobody"))["ChallengeParameters"]["SALT"] for _ in range(3)}
    assert len(stable) == 1


def test_an_unknown_address_is_answered_like_a_known_one_by_its_id_too(stack):
    pool = make_pool(
        stack,
        {"UsernameAttributes": ["email"], "AutoVerifiedAttributes": ["email"]},
        {"ExplicitAuthFlows": ALL_FLOWS, "PreventUserExistenceErrors": "ENABLED"},
    )
    known, unknown = "bob@corp.example", "bib@corp.example"
    pool.user(known, email=known, email_verified="true")

    def first_step(name):
        told = pool.public.initiate_auth(
            ClientId=pool.client_id,
            AuthFlow="USER_SRP_AUTH",
            AuthParameters={"USERNAME": name, "SRP_A": "ab" * 384},
        )["ChallengeParameters"]
        assert told["USERNAME"] == told["USER_ID_FOR_SRP"]
        # B is a byte shorter or longer now and then, and the block with it.
        rest = len(base64.b64decode(told["SECRET_BLOCK"])) - len(bytes.fromhex(told["SRP_B"]))
        return told["USER_ID_FOR_SRP"], told["SALT"], rest

    def mask(name):
        told = pool.public.forgot_password(ClientId=pool.client_id, Username=name)
        return told["CodeDeliveryDetails"]["Destination"]

    lengths = set()
    for name in (known, unknown):
        user_id, salt, length = first_step(name)
        again = first_step(user_id)
        assert again[:2] == (user_id, salt)
        assert first_step(name) == (user_id, salt, length)
        assert mask(name) == mask(user_id) == "b***@c***"
        lengths.add((length, again[2]))
    assert len(lengths) == 1


def test_an_unknown_user_is_named_so_where_existence_is_not_hidden(stack):
    pool = make_pool(
        stack, None, {"ExplicitAuthFlows": ALL_FLOWS, "PreventUserExistenceErrors": "LEGACY"}
    )
    expected = ("UserNotFoundException", "User does not exist.")
    assert refusal(pool.public.initiate_auth, **sign_in(pool, "nobody", PASSWORD)) == expected


def test_names_of_one_user_are_answered_like_names_of_nobody(stack):
    pool = make_pool(
        stack,
        {"AliasAttributes": ["email"], "AutoVerifiedAttributes": ["email"]},
        {"ExplicitAuthFlows": ALL_FLOWS, "PreventUserExistenceErrors": "ENABLED"},
    )
    known, unknown = "carl", "card"
    pool.user(known, email=f"{known}@corp.example", email_verified="true")

    def told(call, **arguments):
        try:
            call(ClientId=pool.client_id, **arguments)
        except ClientError as refused:
            return refused.response["Error"]["Code"]
        return "sent"

    def answers(name):
        address = f"{name}@corp.example"
        guess = {"ConfirmationCode": "0", "Password": PASSWORD}
        forgot, confirm = pool.public.forgot_password, pool.public.confirm_forgot_password
        return [
            told(forgot, Username=name),
            told(confirm, Username=address, **guess),
            told(confirm, Username=name, **guess),
            *(told(forgot, Username=name) for _ in range(5)),
            *(told(forgot, Username=address) for _ in range(6)),
            told(confirm, Username=address, **guess),
        ]

    expected = answers(unknown)
    assert expected == [
        "sent",
        "ExpiredCodeException",
        "CodeMismatchException",
        *["sent"] * 4,
        "LimitExceededException",
        *["sent"] * 5,
        "LimitExceededException",
        "CodeMismatchException",
    ]
    assert answers(known) == expected
