internal import Cryptography
internal import OperatingSystem

/// A folder of this user's own for files that last as long as one program runs.
enum WorkFolder {
  private static var path: String {
    let account = UserAccount.current
    return account.isRoot ? "/run/gatehousectl" : "/tmp/gatehousectl-\(account.user)"
  }

  /// A name in it that no other file has.
  static func newPath() throws(ControlFailure) -> String {
    let path = path
    try failing { () throws(FileFailure) in
      // Other users may open what is given to them by name, and list nothing.
      try Directory.makeWithParents(path, mode: 0o711)
    }
    return "\(path)/\(Hex.encode(SecureRandom.bytes(8)))"
  }
}
