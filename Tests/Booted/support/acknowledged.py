"""Makes users and revokes refresh tokens until its input ends, whatever fails meanwhile. Then says how many calls
failed, the longest time without a success, and whatever was acknowledged and is not so.

argv: pool id, client id
"""

import json
import os
import sys
import threading
import time

import boto3
from botocore.config import Config

POOL, CLIENT = sys.argv[1:]
PASSWORD = "9-Lanterns-afloat"
PAUSE_SECONDS = 0.1
WORKERS = 3

users, revoked, failures = [], [], []
longest = 0.0
lock = threading.Lock()
over = threading.Event()


def connect(attempts):
    return boto3.client(
        "cognito-idp", endpoint_url=os.environ["GATEHOUSE_ENDPOINT"],
        config=Config(retries={"total_max_attempts": attempts}, connect_timeout=15, read_timeout=30),
    )


def act(idp, name):
    """Each call that is answered is acknowledged."""
    idp.admin_create_user(UserPoolId=POOL, Username=name, MessageAction="SUPPRESS")
    with lock:
        users.append(name)
    idp.admin_set_user_password(UserPoolId=POOL, Username=name, Password=PASSWORD, Permanent=True)
    token = idp.initiate_auth(
        ClientId=CLIENT, AuthFlow="USER_PASSWORD_AUTH",
        AuthParameters={"USERNAME": name, "PASSWORD": PASSWORD},
    )["AuthenticationResult"]["RefreshToken"]
    idp.revoke_token(ClientId=CLIENT, Token=token)
    with lock:
        revoked.append(token)


def work(worker):
    global longest
    # A retry would hide what is counted.
    idp = connect(1)
    number, last = 0, time.monotonic()
    while not over.is_set():
        number += 1
        try:
            act(idp, f"{os.getpid()}-{worker}-{number}")
            with lock:
                longest = max(longest, time.monotonic() - last)
            last = time.monotonic()
        except Exception as failure:  # noqa: BLE001: whatever it is, the caller is told
            with lock:
                failures.append(type(failure).__name__ + ": " + str(failure))
        time.sleep(PAUSE_SECONDS)


def lost():
    """What was acknowledged and is not so."""
    idp = connect(5)
    for name in users:
        try:
            idp.admin_get_user(UserPoolId=POOL, Username=name)
        except idp.exceptions.UserNotFoundException:
            yield f"user {name}"
    for number, token in enumerate(revoked):
        try:
            idp.initiate_auth(
                ClientId=CLIENT, AuthFlow="REFRESH_TOKEN_AUTH", AuthParameters={"REFRESH_TOKEN": token}
            )
            yield f"revocation {number}"
        except idp.exceptions.NotAuthorizedException:
            pass


threads = [threading.Thread(target=work, args=(worker,)) for worker in range(WORKERS)]
for thread in threads:
    thread.start()
print("running", flush=True)
sys.stdin.read()
over.set()
for thread in threads:
    thread.join()
print(json.dumps({
    "users": len(users), "revoked": len(revoked), "failures": len(failures), "kinds": sorted(set(failures)),
    "longest-seconds": round(longest, 1), "lost": list(lost()),
}))
