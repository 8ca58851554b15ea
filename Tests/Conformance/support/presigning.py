"""Requests to STS that are signed in their address, as EKS's and Vault's clients make them."""

from botocore.auth import SigV4QueryAuth
from botocore.awsrequest import AWSRequest
from botocore.credentials import Credentials

from .stack import Stack


def caller_identity(stack: Stack, credentials: dict, expires: int = 60, headers=None) -> str:
    """The URL of a presigned GetCallerIdentity."""
    request = AWSRequest(
        "GET",
        f"{stack.endpoint}/?Action=GetCallerIdentity&Version=2011-06-15",
        headers=headers or {},
    )
    signer = SigV4QueryAuth(
        Credentials(
            credentials["AccessKeyId"],
            credentials.get("SecretAccessKey") or credentials.get("SecretKey"),
            credentials.get("SessionToken"),
        ),
        "sts",
        stack.region,
        expires=expires,
    )
    signer.add_auth(request)
    return request.url
