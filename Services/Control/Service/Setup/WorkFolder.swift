internal import Cryptography
internal import OperatingSystem

/// A folder of root's own for files that last as long as one program runs.
enum WorkFolder {
  private static let path = "/run/gatehousectl"

  /// A name in it that no other file has.
  static func newPath() throws(ControlFailure) -> String {
    try failing { () throws(FileFailure) in
      // Other users may open what is given to them by name, and list nothing.
      try Directory.makeWithParents(path, mode: 0o711)
    }
    return "\(path)/\(Hex.encode(SecureRandom.bytes(8)))"
  }
}
