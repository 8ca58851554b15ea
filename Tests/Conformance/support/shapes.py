"""Checks a response's JSON against botocore's output shape: nothing unknown, nothing mistyped."""

import json

CHECKED = {
    "string": str,
    "integer": int,
    "long": int,
    "boolean": bool,
    "timestamp": (int, float),
    "double": (int, float),
    "float": (int, float),
    # In base64.
    "blob": str,
}
# What Proto/apis adds to the model.
BEYOND = {"AuthenticationResultType": {"RefreshTokenExpiresIn"}}

# What the model names in its documentation alone (Proto/apis/cognito-idp.txt).
DOCUMENTED = {"ALLOW_CLIENT_TOKEN_AUTH"}


def faults(shape, value, path="$"):
    """Yields a sentence for each place where the value is not what the shape says."""
    if value is None:
        yield f"{path}: null is never sent"
        return
    kind = shape.type_name
    # Any JSON value.
    if shape.metadata.get("document"):
        return
    if kind == "structure":
        if not isinstance(value, dict):
            yield f"{path}: not an object"
            return
        for name in shape.required_members:
            if name not in value:
                yield f"{path}.{name}: required and absent"
        for name, member in value.items():
            if name in BEYOND.get(shape.name, ()):
                continue
            if name not in shape.members:
                yield f"{path}.{name}: not in the shape {shape.name}"
            else:
                yield from faults(shape.members[name], member, f"{path}.{name}")
    elif kind == "list":
        if not isinstance(value, list):
            yield f"{path}: not a list"
            return
        for index, member in enumerate(value):
            yield from faults(shape.member, member, f"{path}[{index}]")
    elif kind == "map":
        if not isinstance(value, dict):
            yield f"{path}: not a map"
            return
        for key, member in value.items():
            yield from faults(shape.value, member, f"{path}[{key!r}]")
    else:
        yield from scalar_faults(shape, value, path)


def scalar_faults(shape, value, path):
    expected = CHECKED[shape.type_name]
    if not isinstance(value, expected) or (expected is int and isinstance(value, bool)):
        yield f"{path}: {value!r} is no {shape.type_name}"
    elif shape.type_name == "string" and getattr(shape, "enum", None) and (
        value not in shape.enum and value not in DOCUMENTED
    ):
        yield f"{path}: {value!r} is not one of {shape.enum}"


def check_every_response(client) -> None:
    """Makes the client raise AssertionError on a success whose body its shape does not allow."""

    def after_call(http_response, parsed, model, **_):
        if http_response.status_code >= 300:
            return
        assert parsed["ResponseMetadata"].get("RequestId"), f"{model.name}: no request id"
        body = http_response.content
        if model.output_shape is None:
            assert body in (b"", b"{}"), f"{model.name}: a body where none is modelled"
            return
        found = list(faults(model.output_shape, json.loads(body)))
        assert not found, f"{model.name}: {found}"

    service = client.meta.service_model.service_id.hyphenize()
    client.meta.events.register(f"after-call.{service}", after_call)
