"""Identities that share data between devices."""

from .identity_pools import signing_client
from .shapes import check_every_response


class Visitor:
    """An identity with its credentials, and the API with them."""

    def __init__(self, stack, pool, user=None):
        if user is None:
            self.id = pool.guest()
            told = pool.public.get_credentials_for_identity(IdentityId=self.id)
            self.credentials = told["Credentials"]
        else:
            self.id = pool.vouch(user)["IdentityId"]
            self.credentials = pool.credentials(user)
        self.sync = signing_client(stack, "cognito-sync", self.credentials)
        check_every_response(self.sync)
        self.names = {"IdentityPoolId": pool.id, "IdentityId": self.id}

    def list(self, name="d", **more):
        return self.sync.list_records(**self.names, DatasetName=name, **more)

    def update(self, name="d", *patches, **more):
        token = self.list(name)["SyncSessionToken"]
        return self.sync.update_records(
            **self.names,
            DatasetName=name,
            SyncSessionToken=token,
            RecordPatches=list(patches),
            **more,
        )["Records"]


def put(key, value, count=0):
    return {"Op": "replace", "Key": key, "Value": value, "SyncCount": count}


def remove(key, count):
    return {"Op": "remove", "Key": key, "SyncCount": count}
