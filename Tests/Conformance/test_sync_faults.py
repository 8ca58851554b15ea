"""What a killed service leaves of an identity's data: all of a change, or nothing."""

import signal
import threading
from concurrent.futures import ThreadPoolExecutor

from botocore.exceptions import BotoCoreError, ClientError

from support.identity_pools import DEVELOPER, make_identity_pool, signing_client
from support.stack import make_stack
from support.sync import Visitor, put
from support.waiting import wait_until

# Of a call that was cut off, or came while the service was not back yet.
CUT_OFF = (ClientError, BotoCoreError)


def kill(stack) -> None:
    for process in stack.processes("gatehouse-identity-federation"):
        process.send_signal(signal.SIGKILL)


def test_killed_during_updates(own_stack):
    """What was acknowledged is there, and every update is there whole or not at all."""
    visitor = Visitor(own_stack, make_identity_pool(own_stack))
    acknowledged = []
    stop = threading.Event()

    def write():
        count = 0
        while not stop.is_set():
            try:
                visitor.update("d", put("a", str(count), count), put("b", str(count), count))
                acknowledged.append(count)
                count += 1
            except Exception:  # noqa: BLE001 (a call that was cut off may have been carried out)
                try:
                    records = {r["Key"]: r for r in visitor.list()["Records"]}
                    count = records["a"]["SyncCount"] if records else 0
                except Exception:  # noqa: BLE001 (the service is not back yet)
                    continue

    writer = threading.Thread(target=write, daemon=True)
    writer.start()
    try:
        wait_until(lambda: len(acknowledged) > 3, "nothing was written")
        before = len(acknowledged)
        kill(own_stack)
        wait_until(lambda: len(acknowledged) > before + 3, "nothing was written after the kill")
    finally:
        stop.set()
        writer.join()
    records = {r["Key"]: r for r in visitor.list()["Records"]}
    assert records["a"]["Value"] == records["b"]["Value"]
    assert records["a"]["SyncCount"] == records["b"]["SyncCount"]
    assert int(records["a"]["Value"]) >= max(acknowledged)


def test_killed_during_merges(own_stack):
    """DID-28: logins, datasets and the mark of a merge come together, or none of them does."""
    pool = make_identity_pool(own_stack)
    pairs = []
    for number in range(24):
        source, destination = (
            Visitor(own_stack, pool, f"{name}-{number}") for name in ("source", "destination")
        )
        source.update("d", put("a", "of the source"))
        pairs.append((source, destination))
    acknowledged = []

    def merge(number):
        return pool.admin.merge_developer_identities(
            SourceUserIdentifier=f"source-{number}",
            DestinationUserIdentifier=f"destination-{number}",
            DeveloperProviderName=DEVELOPER,
            IdentityPoolId=pool.id,
        )["IdentityId"]

    def merge_all():
        for number in range(len(pairs)):
            try:
                merge(number)
                acknowledged.append(number)
            except CUT_OFF:
                continue
            finally:
                if number in (4, 9, 14):
                    threading.Thread(target=kill, args=[own_stack]).start()

    def is_back():
        try:
            return pool.admin.describe_identity_pool(IdentityPoolId=pool.id)
        except CUT_OFF:
            return None

    merge_all()
    wait_until(is_back, "the service does not come back")
    assert 4 in acknowledged
    for number, (source, destination) in enumerate(pairs):
        owner = pool.vouch(f"source-{number}")["IdentityId"]
        merged = destination.list()["MergedDatasetNames"]
        if owner == destination.id:
            assert merged == [f"d.{source.id}"]
        else:
            assert (owner, merged) == (source.id, []) and number not in acknowledged
            (record,) = source.list()["Records"]
            assert record["Value"] == "of the source"
        assert merge(number) == destination.id
        (record,) = destination.list(f"d.{source.id}")["Records"]
        assert record["Value"] == "of the source"


def test_killed_during_a_bulk_publication(receiver):
    """DID-48: each dataset is published once, however often the publication is interrupted."""
    with make_stack() as stack:
        # Without a place for its records a stream keeps them.
        stack.start()
        pool = make_identity_pool(stack)
        admin = signing_client(stack, "cognito-sync")
        visitors = [Visitor(stack, pool) for _ in range(10)]
        datasets = {(visitor.id, f"d{number}") for visitor in visitors for number in range(20)}

        def fill(visitor):
            for number in range(20):
                visitor.update(f"d{number}", put("a", "1"))

        with ThreadPoolExecutor(4) as threads:
            list(threads.map(fill, visitors))
        streams = {
            "StreamName": "s",
            "RoleArn": "arn:aws:iam::123456789012:role/stream",
            "StreamingStatus": "ENABLED",
        }
        admin.set_identity_pool_configuration(IdentityPoolId=pool.id, CognitoStreams=streams)
        admin.bulk_publish(IdentityPoolId=pool.id)

        def status():
            try:
                return admin.get_bulk_publish_details(IdentityPoolId=pool.id)["BulkPublishStatus"]
            except CUT_OFF:
                return None

        for _ in range(4):
            kill(stack)
            wait_until(status, "the service does not come back")
        wait_until(lambda: status() == "SUCCEEDED", "the publication never ended")
        stack.stop()
        stack.settings |= {
            "GATEHOUSE_SYNC_STREAM_URL": receiver.url,
            "GATEHOUSE_SYNC_SECRET_FILE": receiver.write_secret(stack.state.parent / "secret"),
        }
        stack.start()
        told = [receiver.next("sync.record")["Data"] for _ in datasets]
        assert {(each["identityId"], each["dataSetName"]) for each in told} == datasets
        # What comes next is an update after all of them, and no dataset a second time.
        visitors[0].update("d0", put("a", "2", 1))
        assert receiver.next("sync.record")["Data"]["syncCount"] == 2
