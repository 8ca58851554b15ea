"""Writes the model's own member names for the tests."""

from .derive import body_name, roots
from .model import is_document
from .swift_types import head

FOLDER = "Tests/ProtobufTests/Generated"


def write(models):
    return {f"{FOLDER}/ModelMembers.swift": _members(models)}


def _members(models):
    out = head("botocore's models and Proto/apis")
    out += "\n/// The members of every public structure, as Cognito's models name them.\n"
    out += "let modelMembers: [String: Set<String>] = [\n"
    for api in models.apis:
        for name in api.reachable(roots(api.operations)):
            shape = api.shape(name)
            if shape["type"] == "structure" and not is_document(shape):
                listed = ", ".join(f'"{body_name(shape, m)}"' for m in sorted(shape["members"]))
                out += f'  "{api.message_name(name)}": [{listed}],\n'
    return out + "]\n"
