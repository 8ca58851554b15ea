"""Writes where a REST operation's members stand: in the path, the query, a header or the body."""

import re

from . import names

# Kinds of shapes that a label, parameter or header can carry, and how each is read.
_READERS = {"string": "text", "integer": "integer", "long": "long"}
_LABEL = re.compile(r"\{(\w+)\}")


def arguments(api, operation):
    """Arguments of the table's row."""
    declared = api.declared(operation)
    _check(api, operation)
    shape = api.shape(api.input(operation))
    members = shape["members"]
    has_body = any("location" not in target for target in members.values())
    http = declared["http"]
    lines = []
    headers = []
    for member, target in members.items():
        if "location" in target:
            lines.append("          " + _binding(api, member, target))
        if target.get("location") == "header":
            headers.append(f'"{target["locationName"].lower()}"')
    closure = (
        f"bind: {{ (input: inout {operation.request}, request: OperationRequest)"
        " throws(PublicError) in\n" + "\n".join(lines) + "\n        }"
    )
    return [
        f'route: RESTRoute(method: "{http["method"]}", '
        f'path: {_path(operation, http["requestUri"], members)}, '
        f"headers: [{', '.join(headers)}])",
        f"hasBody: {str(has_body).lower()}",
        closure,
    ]


def _path(operation, path, members):
    labels = set(_LABEL.findall(path))
    bound = {t["locationName"] for t in members.values() if t.get("location") == "uri"}
    if labels != bound or "?" in path or "+}" in path:
        raise ValueError(f"{operation.name}: the path {path} does not fit its members")
    return f'RESTPath("{path}")'


def _binding(api, member, target):
    kind = api.shape(target["shape"])["type"]
    where = target["location"]
    if kind not in _READERS:
        raise ValueError(f"{member}: a {kind} in the {where} has no form here yet")
    if where not in ("uri", "querystring", "header"):
        raise ValueError(f"{member}: the location {where} has no form here yet")
    source = {"uri": "label", "querystring": "parameter", "header": "header"}[where]
    field = names.lower_camel(names.snake(member))
    name = target["locationName"]
    reader = _READERS[kind]
    if reader == "text":
        return f'input.{field} = request.{source}("{name}")'
    return f'input.{field} = try request.{reader}(request.{source}("{name}"), "{name}")'


def _check(api, operation):
    """What no operation of ours has yet is refused, not guessed."""
    declared = api.declared(operation)
    if declared["http"].get("responseCode", 200) != 200:
        raise ValueError(f"{operation.name}: a success of another status than 200")
    shapes = [api.shape(api.input(operation))]
    if output := api.output(operation):
        shapes.append(api.shape(output))
        if any("location" in target for target in shapes[1]["members"].values()):
            raise ValueError(f"{operation.name}: an answer's member outside of its body")
    if any("payload" in shape for shape in shapes):
        raise ValueError(f"{operation.name}: a body that is one member has no form here yet")
