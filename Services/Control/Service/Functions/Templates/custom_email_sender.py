def handler(event, context):
    """Sends a message in the service's place. The code is encrypted for the pool's KMSKeyID."""
    length = len(event["request"]["code"])
    print(f"a message for {event['userName']}, {length} characters of ciphertext")
    return event
