"""Messages of shapes, and field numbers that never change."""

import pytest

from generator.derive import Derivation, Numbers


def messages(fakes, proto_folder, area="area"):
    files = Derivation(fakes.read(), proto_folder, "1.0").files
    return files[f"gatehouse/owner/v1/{area}.proto"]


def with_member(fakes, name, shape, **declared):
    model = fakes.models["svc"]
    model["shapes"][name] = shape
    model["shapes"]["Thing"]["members"][name] = {"shape": name, **declared}
    fakes.declare()


def test_a_blob_is_bytes(fakes, tmp_path):
    with_member(fakes, "Image", {"type": "blob", "max": 9})
    text = messages(fakes, tmp_path / "none")
    assert '  // At most 9 bytes.\n  optional bytes image = 2 [json_name = "Image"];' in text


def test_a_document_is_a_marked_string(fakes, tmp_path):
    with_member(fakes, "Settings", {"type": "structure", "document": True, "members": {}})
    text = messages(fakes, tmp_path / "none")
    assert '  // @document\n  optional string settings = 2 [json_name = "Settings"];' in text
    assert "message Settings" not in text


@pytest.mark.parametrize("inner", ["Image", "Settings", "Things"])
def test_lists_without_a_form_are_refused(fakes, tmp_path, inner):
    shapes = fakes.models["svc"]["shapes"]
    shapes["Image"] = {"type": "blob"}
    shapes["Settings"] = {"type": "structure", "document": True, "members": {}}
    shapes["Things"] = {"type": "list", "member": {"shape": "Name"}}
    with_member(fakes, "All", {"type": "list", "member": {"shape": inner}})
    with pytest.raises(ValueError, match="no form here yet"):
        messages(fakes, tmp_path / "none")


def test_a_body_member_of_another_name_has_it(fakes, tmp_path):
    with_member(fakes, "Size", {"type": "integer"}, locationName="size")
    assert '[json_name = "size"]' in messages(fakes, tmp_path / "none")


def test_numbers_are_kept_and_never_given_again(tmp_path):
    (tmp_path / "a.proto").write_text(
        "message Thing {\n  reserved 2;\n  optional string name = 5;\n  optional bytes gone = 3;\n}\n"
    )
    numbers = Numbers(tmp_path)
    fields, reserved = numbers.assign("Thing", ["name", "fresh"])
    assert fields == {"name": 5, "fresh": 6}
    assert reserved == [2, 3]


def test_a_service_of_several_areas_names_them_all(fakes, tmp_path):
    from conftest import HEAD, ROWS

    fakes.declare(HEAD + ROWS.replace("PutThing", "[owner second]\nPutThing"))
    files = Derivation(fakes.read(), tmp_path / "none", "1.0").files
    service = files["gatehouse/owner/v1/owner_service.proto"]
    assert "rpc GetThing(GetThingRequest) returns (Thing);" in service
    assert "  // Unsigned on the public side.\n  rpc PutThing(Thing)" in service
    # What both areas use has a file of its own.
    assert "message Thing {" in files["gatehouse/owner/v1/owner_shared_types.proto"]
