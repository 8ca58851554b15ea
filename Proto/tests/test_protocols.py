"""Where REST members stand, and the forms and XML of the Query protocol."""

import types

import pytest

from generator import bindings, constraints, query_forms, swift_gateway

from conftest import HEAD, ROWS

REST_HEAD = HEAD.replace("protocol json\ntarget Svc\n", "protocol rest-json\n")
GET = "[owner area]\nGetThing  Read  calls  read\n"

# A schema whose files declare nothing, so that no import follows from them.
NO_MESSAGES = types.SimpleNamespace(files=[])


@pytest.fixture
def rest(fakes):
    model = fakes.models["svc"]
    model["metadata"] = {"protocol": "rest-json", "apiVersion": "1", "serviceFullName": "Svc"}
    model["operations"]["GetThing"]["http"] = {"method": "GET", "requestUri": "/things/{name}"}
    shapes = model["shapes"]
    shapes["GetThingInput"] = {
        "type": "structure",
        "members": {
            "Name": {"shape": "Name", "location": "uri", "locationName": "name"},
            "Max": {"shape": "Max", "location": "querystring", "locationName": "max"},
            "Trace": {"shape": "Name", "location": "header", "locationName": "X-Trace"},
        },
    }
    shapes["Max"] = {"type": "integer"}
    fakes.declare(REST_HEAD + GET)
    return fakes


def row(fakes):
    operation = fakes.read().operations[0]
    return "\n".join(bindings.arguments(operation.api, operation))


def members(fakes):
    return fakes.models["svc"]["shapes"]["GetThingInput"]["members"]


def test_rest_members_are_bound_by_their_place(rest):
    text = row(rest)
    assert 'RESTRoute(method: "GET", path: RESTPath("/things/{name}"), headers: ["x-trace"])' in text
    assert 'input.name = request.label("name")' in text
    assert 'input.max = try request.integer(request.parameter("max"), "max")' in text
    assert 'input.trace = request.header("X-Trace")' in text
    assert "hasBody: false" in text


def test_a_member_without_a_place_stands_in_the_body(rest):
    members(rest)["Other"] = {"shape": "Name"}
    text = row(rest)
    assert "hasBody: true" in text and "input.other" not in text


@pytest.mark.parametrize("location", ["headers", "statusCode"])
def test_a_place_without_a_form_is_refused(rest, location):
    members(rest)["Max"]["location"] = location
    with pytest.raises(ValueError, match="no form here yet"):
        row(rest)


def test_a_path_that_does_not_fit_is_refused(rest):
    members(rest)["Name"]["locationName"] = "other"
    with pytest.raises(ValueError, match="does not fit"):
        row(rest)


def test_a_payload_is_refused(rest):
    rest.models["svc"]["shapes"]["GetThingInput"]["payload"] = "Name"
    with pytest.raises(ValueError, match="one member"):
        row(rest)


def test_an_answer_outside_of_its_body_is_refused(rest):
    rest.models["svc"]["shapes"]["Thing"]["members"]["Name"]["location"] = "header"
    with pytest.raises(ValueError, match="outside of its body"):
        row(rest)


@pytest.fixture
def query(fakes):
    model = fakes.models["svc"]
    model["metadata"] = {
        "protocol": "query", "apiVersion": "1", "xmlNamespace": "urn:x", "serviceFullName": "Svc",
    }
    shapes = model["shapes"]
    shapes["Date"] = {"type": "timestamp"}
    shapes["Inner"] = {"type": "structure", "members": {"at": {"shape": "Date"}}}
    shapes["Names"] = {"type": "list", "member": {"shape": "Pair"}}
    shapes["Pair"] = {"type": "structure", "members": {"key": {"shape": "Name"}}}
    shapes["GetThingInput"]["members"]["Pairs"] = {"shape": "Names"}
    shapes["Thing"]["members"]["Inner"] = {"shape": "Inner"}
    fakes.declare(HEAD.replace("json", "query").replace("target Svc\n", "") + GET)
    return fakes


def test_a_form_is_read_and_xml_written_member_by_member(query):
    text = query_forms.write(query.read(), NO_MESSAGES)
    assert 'self.name = form.text("Name")' in text
    assert 'self.pairs = try form.structures("Pairs")' in text
    assert 'xml.structure("Inner", self.inner)' in text
    assert 'xml.instant("at", self.atUnixMillis)' in text


def test_a_list_of_texts_is_read(query):
    query.models["svc"]["shapes"]["Names"]["member"] = {"shape": "Name"}
    assert 'self.pairs = form.texts("Pairs")' in query_forms.write(query.read(), NO_MESSAGES)


def test_a_list_of_lists_is_refused(query):
    shapes = query.models["svc"]["shapes"]
    shapes["Lists"] = {"type": "list", "member": {"shape": "Name"}}
    shapes["Names"]["member"] = {"shape": "Lists"}
    with pytest.raises(ValueError, match="no reader here yet"):
        query_forms.write(query.read(), NO_MESSAGES)


def test_a_map_in_an_answer_is_refused(query):
    shapes = query.models["svc"]["shapes"]
    shapes["Map"] = {"type": "map", "key": {"shape": "Name"}, "value": {"shape": "Name"}}
    shapes["Thing"]["members"]["Map"] = {"shape": "Map"}
    with pytest.raises(ValueError, match="no form in our XML yet"):
        query_forms.write(query.read(), NO_MESSAGES)


def test_the_gateways_row_names_the_owner_and_what_the_model_declares(query):
    files = swift_gateway.write(query.read(), NO_MESSAGES)
    text = files["Services/Gateway/Service/Generated/SvcAPI.swift"]
    assert "(.owner, OwnerMethods.getThing)" in text
    assert 'fault: "Broken"' in text and 'namespace: "urn:x"' in text
    assert '"Broken": DeclaredException(status: 500)' in text
    assert "isSigned: true" in text and "isRead: true" in text
    assert 'breach: "InvalidParameterException"' in text


def test_an_api_may_name_a_broken_constraint_itself(fakes):
    fakes.declare(HEAD + "breach Broken\n" + GET)
    files = swift_gateway.write(fakes.read(), NO_MESSAGES)
    assert 'breach: "Broken"' in files["Services/Gateway/Service/Generated/SvcAPI.swift"]


def test_constraints_of_several_apis_are_told_apart(fakes):
    import copy

    fakes.declare(HEAD + GET)
    fakes.models["other"] = copy.deepcopy(fakes.models["svc"])
    fakes.models["other"]["shapes"]["Name"]["max"] = 7
    fakes.declare(
        HEAD.replace("svc", "other") + "prefix Other\n" + GET.replace("[owner", "[elsewhere"),
        "other",
    )
    text = constraints.values(fakes.read())
    assert "static let name: TextConstraint = TextConstraint(minimum: 1, maximum: 5)" in text
    assert "static let otherName: TextConstraint = TextConstraint(minimum: 1, maximum: 7)" in text


def test_a_blob_is_bounded_by_its_size(fakes):
    shapes = fakes.models["svc"]["shapes"]
    shapes["Image"] = {"type": "blob", "max": 9}
    shapes["GetThingInput"]["members"]["Image"] = {"shape": "Image"}
    fakes.declare(HEAD + ROWS)
    text = constraints.checks(fakes.read(), NO_MESSAGES)
    assert 'report.blob(self.image, "image", SizeConstraint(maximum: 9))' in text
