"""Calls of the interaction protocol: what each side gets of a line, and which lines are refused."""

import types

import pytest

from generator import interaction

LINES = """\
# A comment on the file.
StartThing   POST    /things       UserAuthentication  calls      write  201
RemoveThing  DELETE  /things/{id}  UserResourceUpdate  changes    write
ShowThing    GET     /things/{id}  UserResourceRead    refusals   read
"""


def schema(subjects):
    def message(name, members):
        fields = [types.SimpleNamespace(name=m, swift_name=m) for m in ["call", *members]]
        return types.SimpleNamespace(name=name, fields=fields)

    service = types.SimpleNamespace(
        name="Thing", full_name=f"{interaction.PACKAGE}ThingService",
        methods=[(name, f"{name}Request", "", []) for name in ("StartThing", "RemoveThing", "ShowThing")],
    )
    requests = {"StartThing": [], "RemoveThing": subjects, "ShowThing": subjects}
    return types.SimpleNamespace(
        files=[types.SimpleNamespace(services=[service])],
        by_name={f"{n}Request": message(f"{n}Request", m) for n, m in requests.items()},
    )


def write(tmp_path, text, subjects=("thing",)):
    path = tmp_path / "interaction.txt"
    path.write_text(text)
    return interaction.write(path, schema(subjects))


def test_a_line_is_a_route_and_an_operation(tmp_path):
    files = write(tmp_path, LINES)
    routes, operation = files[interaction.ROUTES], files[interaction.OPERATION]
    assert 'path: "/things",\n    operation: "StartThing",\n    status: 201\n' in routes
    assert "StartThingRequest(call: input.call),\n" in routes
    assert "RemoveThingRequest(call: input.call, thing: input.subject),\n" in routes
    assert "case .startThing, .removeThing: true\n    case .showThing: false\n" in operation
    assert "case .startThing, .showThing: false\n    case .removeThing: true\n" in operation


def test_what_the_address_names_is_one_member(tmp_path):
    with pytest.raises(ValueError):
        write(tmp_path, LINES, subjects=("thing", "other"))


@pytest.mark.parametrize(
    "line",
    [
        "StartThing POST /others UserAuthentication calls write",
        "OtherThing POST /things UserAuthentication calls write",
        "OtherThing PUT /others UserAuthentication calls write",
        "OtherThing POST /others UserAuthentication all write",
        "OtherThing POST /others UserAuthentication calls delete",
        "OtherThing POST /others UserAuthentication calls write 201 202",
    ],
)
def test_refused(tmp_path, line):
    with pytest.raises(ValueError):
        write(tmp_path, f"{LINES}{line}\n")
