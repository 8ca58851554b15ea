"""Runs all steps, and writes or compares what they made."""

import argparse
import pathlib
import shutil
import sys
import tempfile

import botocore

from . import (
    derive, interaction, model, modules, protoc, reasons, schema, swift_areas, swift_gateway, swift_json, swift_members,
    swift_message_types, swift_operations, swift_stubs, swift_values, swift_wire, words,
)


def main(proto_folder, arguments):
    parser = argparse.ArgumentParser(prog="Proto/generate")
    parser.add_argument("--check", action="store_true", help="fail if anything is out of date")
    check = parser.parse_args(arguments).check
    root = proto_folder.parent
    files = generate(proto_folder)
    stale = [name for name, text in files.items() if read(root / name) != text]
    extra = sorted(owned(root) - files.keys())
    if check:
        for name in stale:
            print(f"out of date: {name}", file=sys.stderr)
        for name in extra:
            print(f"nothing generates: {name}", file=sys.stderr)
        return 1 if stale or extra else 0
    for name in extra:
        (root / name).unlink()
    for name in stale:
        (root / name).parent.mkdir(parents=True, exist_ok=True)
        (root / name).write_text(files[name])
    print(f"{len(files)} files, {len(stale)} written, {len(extra)} removed")
    return 0


def read(path):
    return path.read_text() if path.exists() else None


def owned(root):
    """Every committed file that only this program writes."""
    found = set()
    for folder, pattern in (
        ("Shared/CGatehouseMessages", "*"),
        *((modules.folder(service + kind), "*") for service in modules.ALL for kind in ("Messages", "Stubs")),
        ("Services/Authentication/Core/Generated", "*"),
        ("Services/Authentication/Interaction/Generated", "*"),
        ("Services/Gateway/Service/Generated", "*"),
        ("Shared/APIConstraints/Generated", "*"),
        ("Services/IdentityFederation/Core/Generated", "*"),
        ("Tests/Fuzz/Sources/Generated", "*"),
        ("Tests/ProtobufTests/Generated", "*"),
    ):
        found |= {p for p in (root / folder).rglob(pattern) if p.is_file()}
    found |= {p for p in (root / "Proto").rglob("*.proto") if derive.is_derived(p)}
    return {str(path.relative_to(root)) for path in found}


def generate(proto_folder):
    models = model.Models(proto_folder / "apis")
    derived = derive.Derivation(models, proto_folder, botocore.__version__).files
    files = {f"Proto/{name}": text for name, text in derived.items()}
    with tempfile.TemporaryDirectory() as scratch:
        # protoc-c reads the derived files as they will be, beside those written by hand.
        protos = pathlib.Path(scratch)
        by_hand = (p for p in proto_folder.rglob("*.proto") if not derive.is_derived(p))
        for path in by_hand:
            target = protos / path.relative_to(proto_folder)
            target.parent.mkdir(parents=True, exist_ok=True)
            shutil.copy(path, target)
        for name, text in derived.items():
            target = protos / name
            target.parent.mkdir(parents=True, exist_ok=True)
            target.write_text(text)
        c_files, descriptors = protoc.compile_protos(protos)
    all_messages = schema.Schema(
        descriptors, {api.message_name(name) for api in models.apis for name in api.stored}
    )
    protoc.check_names(c_files, all_messages)
    files |= {f"Shared/CGatehouseMessages/{name}": text for name, text in c_files.items()}
    files |= swift_files(all_messages, models)
    files |= swift_gateway.write(models, all_messages)
    files |= swift_operations.write(models)
    files |= reasons.write(proto_folder / "reasons.txt")
    files |= interaction.write(proto_folder / "interaction.txt", all_messages)
    files |= words.write(proto_folder / "words.txt")
    files |= swift_areas.write(all_messages, models)
    files |= swift_members.write(models)
    files |= swift_message_types.write(all_messages)
    return files


def swift_files(all_messages, models):
    files = {}

    def add(name, text):
        if text is None:
            return
        if name in files:
            raise ValueError(f"two files want to be {name}")
        files[name] = text

    for file in all_messages.files:
        folder = modules.folder(modules.messages(file.path))
        add(f"{folder}/{file.swift_name}.swift", swift_values.write(all_messages, file))
        add(f"{folder}/{file.swift_name}+Wire.swift", swift_wire.write(all_messages, file))
        add(f"{folder}/{file.swift_name}+JSON.swift", swift_json.write(all_messages, file))
        for service in file.services:
            add(
                f"{modules.folder(modules.stubs(file.path))}/{service.name}.swift",
                swift_stubs.write(all_messages, service, file.path, models),
            )
    return files
