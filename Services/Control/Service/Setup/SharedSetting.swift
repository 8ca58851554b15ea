internal import OperatingSystem
internal import Runtime

/// A setting of the file that all processes share, which an operator gives to `setup`.
struct SharedSetting: Sendable {
  let folder: InstallationFolder
  let key: String

  /// What the file has; nil where it has no such key.
  func present() throws(ControlFailure) -> String? {
    var source = try folder.source(folder.controlPath)
    return source.optionalString(key)
  }

  /// Writes the value into the file, in place of the former one or behind `public-url`; the rest of the file
  /// stays as the operator wrote it.
  func write(_ value: String) throws(ControlFailure) {
    let text = try failing { () throws(FileFailure) in
      let file = try FileContents.read(folder.sharedPath, maxBytes: 1_048_576)
      return String(decoding: file.bytes, as: UTF8.self)
    }
    guard let changed = Self.text(text, with: key, value) else {
      throw ControlFailure("\(folder.sharedPath) has no public-url; add one")
    }
    try failing { () throws(FileFailure) in
      try FileContents.write(Array(changed.utf8), to: folder.sharedPath, mode: 0o644)
    }
  }

  /// Nil where there is no place for it.
  static func text(_ text: String, with key: String, _ value: String) -> String? {
    let pair = /("[a-z-]+")(\s*:\s*)"[^"]*"/
    let pairs = text.matches(of: pair)
    if let own = pairs.first(where: { $0.output.1 == "\"\(key)\"" }) {
      return text.replacingCharacters(
        in: own.range,
        with: "\(own.output.1)\(own.output.2)\"\(value)\""
      )
    }
    guard let before = pairs.first(where: { $0.output.1 == "\"public-url\"" }) else { return nil }
    return text.replacingCharacters(
      in: before.range,
      with: "\(before.output.0),\n  \"\(key)\": \"\(value)\""
    )
  }
}

extension String {
  fileprivate func replacingCharacters(
    in range: Range<String.Index>,
    with text: String
  ) -> String {
    var changed = self
    changed.replaceSubrange(range, with: text)
    return changed
  }
}
