def handler(event, context):
    """After everything was proved, before there are tokens. Throwing refuses them."""
    print(f"{event['userName']} signs in, new device: {event['request']['newDeviceUsed']}")
    return event
