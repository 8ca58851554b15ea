"""What belongs to a pool beside its settings: its certificate, its looks by CSS, and its one region."""

import base64

import pytest
from botocore.exceptions import ClientError
from cryptography import x509
from cryptography.hazmat.primitives.asymmetric import rsa

from support.clients import make_pool, unique


def refusal(call, **members):
    with pytest.raises(ClientError) as failed:
        call(**members)
    return failed.value.response


def test_rep_4_rep_5_no_second_region_is_made_nor_activated(stack):
    pool = make_pool(stack)
    region = "eu-central-1"
    error = refusal(
        pool.admin.create_user_pool_replica, UserPoolId=pool.id, RegionName=region
    )["Error"]
    assert error["Code"] == "OperationNotEnabledException"
    error = refusal(
        pool.admin.update_user_pool_replica, UserPoolId=pool.id, RegionName=region, Status="ACTIVE"
    )["Error"]
    assert error["Code"] == "ResourceNotFoundException"
    replicas = pool.admin.list_user_pool_replicas(UserPoolId=pool.id)["UserPoolReplicas"]
    assert [each["Role"] for each in replicas] == ["PRIMARY"]


def test_trm_6_a_pool_has_one_signing_certificate_from_the_first_call_on(stack):
    pool, other = make_pool(stack), make_pool(stack)
    told = pool.admin.get_signing_certificate(UserPoolId=pool.id)["Certificate"]
    certificate = x509.load_der_x509_certificate(base64.b64decode(told, validate=True))
    key = certificate.public_key()
    assert isinstance(key, rsa.RSAPublicKey) and key.key_size == 2048
    years = (certificate.not_valid_after_utc - certificate.not_valid_before_utc).days / 365
    assert 9.9 < years < 10.1
    assert pool.admin.get_signing_certificate(UserPoolId=pool.id)["Certificate"] == told
    assert other.admin.get_signing_certificate(UserPoolId=other.id)["Certificate"] != told
    error = refusal(
        pool.admin.get_signing_certificate, UserPoolId=f"{stack.region}_AbCdEfGhI"
    )["Error"]
    assert error["Code"] == "ResourceNotFoundException"


def test_trm_7_a_pools_customization_is_what_its_clients_have_until_they_have_their_own(stack):
    pool = make_pool(stack)
    pool.admin.create_user_pool_domain(UserPoolId=pool.id, Domain=unique("looks"))
    css = ".banner-customizable { background: #336699; }"
    of_pool = pool.admin.set_ui_customization(UserPoolId=pool.id, CSS=css)["UICustomization"]
    assert of_pool["CSS"] == css and of_pool["ClientId"] == "ALL"

    def found():
        return pool.admin.get_ui_customization(UserPoolId=pool.id, ClientId=pool.client_id)[
            "UICustomization"
        ]

    assert found()["CSS"] == css
    own = ".banner-customizable { background: #993366; }"
    pool.admin.set_ui_customization(UserPoolId=pool.id, ClientId=pool.client_id, CSS=own)
    assert found()["CSS"] == own
    error = refusal(
        pool.admin.set_ui_customization, UserPoolId=pool.id, CSS="body { background: red; }"
    )["Error"]
    assert error["Code"] == "InvalidParameterException"
    assert found()["CSS"] == own
