"""Signs in and asks for the user all the while until its input ends, and a few times after that; says how
many calls failed.

argv: client id, user's name, password
"""

import json
import os
import sys
import threading
import time

import boto3
from botocore.config import Config

CLIENT, NAME, PASSWORD = sys.argv[1:]
# Of each thread: what was restarted last has to answer, also where all of it took less than a call.
AFTERWARDS = 3
PAUSE_SECONDS = 0.1
counts = {"calls": 0, "failed": []}
lock = threading.Lock()
over = threading.Event()
began = threading.Barrier(5)


def work():
    # A retry would hide what is looked for.
    idp = boto3.client(
        "cognito-idp", endpoint_url=os.environ["GATEHOUSE_ENDPOINT"],
        config=Config(retries={"total_max_attempts": 1}, read_timeout=30),
    )
    first = True
    left = AFTERWARDS
    while left > 0:
        if over.is_set():
            left -= 1
        try:
            tokens = idp.initiate_auth(
                ClientId=CLIENT, AuthFlow="USER_PASSWORD_AUTH",
                AuthParameters={"USERNAME": NAME, "PASSWORD": PASSWORD},
            )["AuthenticationResult"]
            idp.get_user(AccessToken=tokens["AccessToken"])
            with lock:
                counts["calls"] += 2
        except Exception as failure:  # noqa: BLE001: whatever it is, the caller is told
            with lock:
                counts["failed"].append(repr(failure))
        if first:
            began.wait()
            first = False
        # Below the rate of sign-ins that one address may have.
        time.sleep(PAUSE_SECONDS)


threads = [threading.Thread(target=work) for _ in range(4)]
for thread in threads:
    thread.start()
began.wait()
print("running", flush=True)
sys.stdin.read()
over.set()
for thread in threads:
    thread.join()
print(json.dumps(counts))
