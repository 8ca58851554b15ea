internal import Cryptography
internal import Domain
internal import OperatingSystem
internal import Postgres
internal import Runtime

/// Replaces the password of the role that owns the database, which only gatehousectl uses.
///
/// The file has both passwords before the role gets the next one. It may be interrupted anywhere and run
/// again.
struct OwnerPasswordRotation: Sendable {
  /// The file of the password.
  let path: String
  /// Connects as the owner.
  let administration: PostgresPool.Configuration

  func run() async throws(ControlFailure) {
    let found = try failing { () throws(FileFailure) in
      try SecretFile(path: path).readPasswords()
    }
    let next = found.next ?? Hex.encode(SecureRandom.bytes(24))
    if found.next == nil { try write("\(found.present)\n\(next)\n") }
    var owner = administration
    // An interrupted run may have given it to the role already.
    owner.nextPassword = next
    do throws(PostgresError) {
      try await OwnPassword(owner).replace(with: next)
    } catch {
      throw ControlFailure("the owner's password cannot be set: \(error.debugDescription)")
    }
    try write("\(next)\n")
    print("the role \(owner.user), which owns the database, has a new password")
  }

  private func write(_ text: String) throws(ControlFailure) {
    try failing { () throws(FileFailure) in
      try FileContents.write(Array(text.utf8), to: path, mode: 0o600)
    }
  }
}
