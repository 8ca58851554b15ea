internal import OperatingSystem
internal import Runtime

/// A file of numbered keys, as the operator's program reads and changes it.
extension KeyFile {
  init(at path: String) throws(ControlFailure) {
    self = try failing { () throws(FileFailure) in try KeyFile(SecretFile(path: path)) }
  }

  func write(to path: String) throws(ControlFailure) {
    try failing { () throws(FileFailure) in
      try FileContents.write(Array(text.utf8), to: path, mode: 0o600)
    }
  }

  /// The number of a key that is added after all of these.
  static func number(after numbers: some Sequence<UInt32>) throws(ControlFailure) -> UInt32 {
    let highest = numbers.max() ?? 0
    guard highest < .max else {
      throw ControlFailure("no key can be added: key \(highest) has the highest number there is")
    }
    return highest + 1
  }
}
