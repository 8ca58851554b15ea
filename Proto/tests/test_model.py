"""What the declared operations are, and what is refused."""

import copy

import pytest

from conftest import HEAD, ROWS


def test_columns_decide(fakes):
    fakes.declare()
    get, put = fakes.read().operations
    assert (get.is_read, get.is_change, get.is_audited_on_success) == (True, False, True)
    assert (put.is_read, put.is_change, put.is_audited_on_success) == (False, True, True)
    assert (get.is_signed, put.is_signed) == (True, False)
    assert (get.owner, get.area, get.category) == ("owner", "area", "Read")


def test_fault_is_the_models(fakes):
    """The exception that an operation declares as a fault, not the one of a usual name."""
    fakes.declare()
    models = fakes.read()
    assert [operation.fault for operation in models.operations] == ["Broken", "Broken"]
    assert list(models.apis[0].exceptions()) == [("Broken", "Broken", 500)]


def test_an_exception_has_the_models_status_and_code(fakes):
    fakes.models["svc"]["shapes"]["Refused"]["error"] = {"httpStatusCode": 404, "code": "No"}
    fakes.declare()
    assert ("Refused", "No", 404) in list(fakes.read().apis[0].exceptions())


def test_no_fault_is_refused(fakes):
    fakes.models["svc"]["operations"]["GetThing"]["errors"] = []
    fakes.declare()
    with pytest.raises(ValueError, match="declares no fault"):
        fakes.read()


def test_query_has_the_common_fault(fakes):
    model = fakes.models["svc"]
    model["metadata"] = {"protocol": "query", "apiVersion": "1", "xmlNamespace": "x"}
    model["operations"]["GetThing"]["errors"] = []
    fakes.declare(HEAD.replace("json", "query").replace("target Svc\n", "") + ROWS)
    assert fakes.read().operations[0].fault == "InternalFailure"


@pytest.mark.parametrize(
    "text, message",
    [
        (HEAD + ROWS.replace("read", "maybe"), "one of read, write"),
        (HEAD + ROWS.replace("calls  read", "calls"), "must be an operation"),
        (HEAD + ROWS.replace("changes  write", "changes  read"), "so it is no read"),
        (HEAD + ROWS.replace("calls", "refusals"), "is signed, so it is always audited"),
        (HEAD + ROWS + "GetThing  Read  calls  read\n", "repeated"),
        (HEAD + ROWS + "Nothing  Read  calls  read\n", "has no Nothing"),
        (HEAD.replace("target Svc", "target Other") + ROWS, "target is Svc"),
        (HEAD.replace("json", "query") + ROWS, "protocol is json"),
        (HEAD + "secret Nothing\n" + ROWS, "no shape is named Nothing"),
        (HEAD + "stored Nothing\n" + ROWS, "no shape is named Nothing"),
        (HEAD + "colour red\n" + ROWS, "colour is no setting"),
        (HEAD.replace("categories Category\n", "") + ROWS, "there is no categories"),
        (HEAD + ROWS.replace("[owner area]", "[owner]"), "must name owner and area"),
    ],
)
def test_refused(fakes, text, message):
    fakes.declare(text)
    with pytest.raises(ValueError, match=message):
        fakes.read()


def second(fakes, prefix="Other", owner="elsewhere"):
    """Another API of the same shapes and operations."""
    fakes.models["other"] = copy.deepcopy(fakes.models["svc"])
    rows = ROWS.replace("[owner area]", f"[{owner} second_area]")
    fakes.declare(HEAD.replace("svc", "other") + f"prefix {prefix}\n" + rows, "other")


def test_names_of_a_second_api_carry_its_prefix(fakes):
    fakes.declare()
    second(fakes)
    first, other = fakes.read().apis
    assert (first.name, other.name) == ("svc", "other")
    assert first.operations[0].request == "GetThingRequest"
    assert first.operations[0].label == "GetThing"
    assert other.operations[0].request == "OtherGetThingRequest"
    assert other.operations[0].label == "other.GetThing"
    assert first.message_name("Thing") == "Thing"
    assert other.message_name("Thing") == "OtherThing"
    assert other.message_name("Name") == "OtherName"


def test_a_name_with_the_prefix_gets_no_second_one_unless_it_is_taken(fakes):
    fakes.declare()
    second(fakes, prefix="Th")
    fakes.models["other"]["shapes"]["This"] = {"type": "string"}
    other = fakes.read().apis[1]
    assert other.message_name("This") == "This"
    assert other.message_name("Thing") == "ThThing"


def test_one_owner_has_no_two_operations_of_one_name(fakes):
    fakes.declare()
    second(fakes, owner="owner")
    with pytest.raises(ValueError, match="two operations of the name"):
        fakes.read()


def test_one_api_alone_has_no_prefix(fakes):
    fakes.declare()
    second(fakes)
    path = fakes.folder / "other.txt"
    path.write_text(path.read_text().replace("prefix Other\n", ""))
    with pytest.raises(ValueError, match="one API alone"):
        fakes.read()


def test_a_shape_of_several_uses_keeps_its_name(fakes):
    fakes.declare()
    get, put = fakes.read().operations
    assert (get.request, get.response) == ("GetThingRequest", "Thing")
    assert (put.request, put.response) == ("Thing", "PutThingResponse")


def test_a_member_beyond_the_model(fakes):
    fakes.declare(HEAD + "beyond Thing.More Name\n" + ROWS)
    api = fakes.read().apis[0]
    assert api.shape("Thing")["members"]["More"] == {"shape": "Name"}


def test_a_member_beyond_the_model_is_not_in_it(fakes):
    name = next(iter(fakes.models["svc"]["shapes"]["Thing"]["members"]))
    fakes.declare(HEAD + f"beyond Thing.{name} Name\n" + ROWS)
    with pytest.raises(ValueError, match="the model has"):
        fakes.read()
