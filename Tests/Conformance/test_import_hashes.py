"""User import: users whose password's hash is brought along."""

from concurrent.futures import ThreadPoolExecutor

import pytest

from support.imports import HEADER, make_target, run


@pytest.fixture
def target(stack):
    return make_target(stack)


HASHES = {
    "BCRYPT": (
        "abcdefghijklmnopqrstuvwxyz",
        "$2a$08$aTsUwsyowQuzRrDqFflhgekJ8d9/7Z3GV3UcgvzQW3J5zMyrTvlz.",
    ),
    "SCRYPT": (
        "pleaseletmein",
        "16384$8$1$536f6469756d43686c6f72696465$"
        "7023bdcb3afd7348461c06cd81fd38ebfda8fbba904f8e3ea9b543f6545da1f2"
        "d5432955613f0fcf62d49705242a9af9e61e85dc0d651e40dfcf017b45575887",
    ),
    "ARGON2ID": (
        "password",
        "$argon2id$v=19$m=256,t=2,p=1$c29tZXNhbHQ$nf65EOgLrQMR/uIPnA4rEsF5h7TKyQwu9U1bMCHGi/4",
    ),
    "PBKDF2_SHA256": (
        "passwordPASSWORDpassword",
        "$pbkdf2-sha256$4096$c2FsdFNBTFRzYWx0U0FMVHNhbHRTQUxUc2FsdFNBTFRzYWx0$"
        "NIyJ28vTKy8y2BS4EW6EzysXNH68GAAYHE4qH7jdU.HGNVGMfaxH6Q",
    ),
}


@pytest.mark.parametrize("algorithm", HASHES)
def test_a_hash_signs_in_once_by_password_and_then_by_srp(target, algorithm):
    password, text = HASHES[algorithm]
    job = run(
        target,
        # Cognito's own way to write the commas of an Argon2 hash.
        HEADER.strip() + ",password_hash\nann,ann@example.com,true," + text.replace(",", "\\,"),
        PasswordHashingAlgorithm=algorithm,
    )
    assert job["Status"] == "Succeeded" and job["PasswordHashingAlgorithm"] == algorithm
    user = target.admin.admin_get_user(UserPoolId=target.id, Username="ann")
    assert user["UserStatus"] == "CONFIRMED"
    with pytest.raises(target.public.exceptions.NotAuthorizedException):
        target.pycognito("ann").authenticate(password)
    with pytest.raises(target.public.exceptions.NotAuthorizedException):
        target.sign_in("ann", password + "!")
    assert target.sign_in("ann", password)["AccessToken"]
    person = target.pycognito("ann")
    person.authenticate(password)
    assert person.access_token


def test_many_first_sign_ins_do_not_hold_up_others(target):
    password, text = HASHES["BCRYPT"]
    names = [f"h{n}" for n in range(24)]
    data = HEADER.strip() + ",password_hash\n"
    data += "".join(f"{name},{name}@example.com,true,{text}\n" for name in names)
    assert run(target, data, PasswordHashingAlgorithm="BCRYPT")["ImportedUsers"] == 24
    other = target.user()
    with ThreadPoolExecutor(12) as threads:
        first = [threads.submit(target.sign_in, name, password) for name in names]
        assert target.sign_in(other)["AccessToken"]
        assert all(each.result()["AccessToken"] for each in first)
