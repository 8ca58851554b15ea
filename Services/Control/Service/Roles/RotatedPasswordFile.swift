internal import Cryptography
internal import OperatingSystem
internal import Runtime

/// The file of a password that is replaced; with two lines the rotation is under way.
struct RotatedPasswordFile: Sendable {
  let path: String

  /// The next password, which the file has from then on beside the present one; the same one again after an
  /// interruption.
  func begin() throws(ControlFailure) -> String {
    let found = try failing { () throws(FileFailure) in
      try SecretFile(path: path).readPasswords()
    }
    if let next = found.next { return next }
    let next = Hex.encode(SecureRandom.bytes(24))
    try write("\(found.present)\n\(next)\n")
    return next
  }

  /// Leaves the next password alone, once the role has it.
  func end(with next: String) throws(ControlFailure) {
    try write("\(next)\n")
  }

  private func write(_ text: String) throws(ControlFailure) {
    try failing { () throws(FileFailure) in
      try FileContents.write(Array(text.utf8), to: path, mode: 0o600)
    }
  }
}
