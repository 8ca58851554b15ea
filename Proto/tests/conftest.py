"""A small service model of our own, so that the tests show one thing each."""

import copy
import pathlib
import sys

import pytest

sys.path.insert(0, str(pathlib.Path(__file__).resolve().parents[1]))

MODEL = {
    "metadata": {
        "protocol": "json", "targetPrefix": "Svc", "apiVersion": "1", "serviceFullName": "Svc",
    },
    "operations": {
        "GetThing": {
            "name": "GetThing", "http": {"method": "POST", "requestUri": "/"},
            "input": {"shape": "GetThingInput"}, "output": {"shape": "Thing"},
            "errors": [{"shape": "Refused"}, {"shape": "Broken"}],
        },
        "PutThing": {
            "name": "PutThing", "http": {"method": "POST", "requestUri": "/"},
            "input": {"shape": "Thing"}, "authtype": "none",
            "errors": [{"shape": "Broken"}],
        },
    },
    "shapes": {
        "GetThingInput": {
            "type": "structure", "required": ["Name"], "members": {"Name": {"shape": "Name"}},
        },
        "Thing": {"type": "structure", "members": {"Name": {"shape": "Name"}}},
        "Name": {"type": "string", "min": 1, "max": 5},
        "Refused": {"type": "structure", "members": {}, "exception": True},
        "Broken": {"type": "structure", "members": {}, "exception": True, "fault": True},
    },
}

HEAD = "model svc\nprotocol json\ntarget Svc\ncategories Category\n"
ROWS = "[owner area]\nGetThing  Read  calls  read\nPutThing  Update  changes  write\n"


class Fakes:
    """Models by name, and a folder of files that declare operations of them."""

    def __init__(self, folder):
        self.folder = folder
        self.models = {"svc": copy.deepcopy(MODEL)}

    def declare(self, text=HEAD + ROWS, name="svc"):
        (self.folder / f"{name}.txt").write_text(text)

    def read(self):
        from generator.model import Models

        return Models(self.folder, self.models.__getitem__)


@pytest.fixture
def fakes(tmp_path):
    return Fakes(tmp_path)
