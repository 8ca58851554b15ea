public import OperatingSystem

/// The name of a file that holds a secret; the secret itself never stands in a configuration.
public struct SecretFile: Sendable, Hashable {
  /// Where the file is.
  public let path: String

  /// Whether systemd made the file for this process alone.
  let isCredential: Bool

  /// Names a secret file of the operator's.
  public init(path: String) {
    self.init(path: path, isCredential: false)
  }

  init(path: String, isCredential: Bool) {
    self.path = path
    self.isCredential = isCredential
  }

  /// Reads the file, refusing one that other users own, or could have read or written.
  public func read() throws(FileFailure) -> [UInt8] {
    let contents = try FileContents.read(path, maxBytes: 65_536)
    // systemd grants a credential by an access list, which shows in the mode as group read; its
    // folder admits no other user.
    let others: UInt32 = isCredential ? 0o007 : 0o077
    guard contents.mode & others == 0 else {
      throw FileFailure(
        path: path,
        sentence: "holds a secret but other users have rights on it; run chmod 600"
      )
    }
    // Another owner could have put it there, and can change it and its permissions at any time.
    guard [0, UserAccount.current.user].contains(contents.owner) else {
      throw FileFailure(
        path: path,
        sentence: "holds a secret and belongs to another user; it must belong to the user of this "
          + "process or to root"
      )
    }
    return contents.bytes
  }

  /// Reads a password, and the one that is to replace it where the file has a second line.
  public func readPasswords() throws(FileFailure) -> (present: String, next: String?) {
    let lines = try readLine().split(separator: "\n").map(String.init)
    guard let present = lines.first, lines.count <= 2 else {
      throw FileFailure(path: path, sentence: "must hold a password, or two in a line each")
    }
    return (present, lines.count == 2 ? lines[1] : nil)
  }

  /// Reads a one-line secret such as a password, without the line's end.
  public func readLine() throws(FileFailure) -> String {
    var bytes = try read()
    while let last = bytes.last, last == 0x0A || last == 0x0D {
      bytes.removeLast()
    }
    guard let text = String(validating: bytes, as: UTF8.self), !text.isEmpty else {
      throw FileFailure(path: path, sentence: "must hold one line of UTF-8 text")
    }
    return text
  }
}
