internal import Postgres

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
    let file = RotatedPasswordFile(path: path)
    let next = try file.begin()
    var owner = administration
    // An interrupted run may have given it to the role already.
    owner.nextPassword = next
    do throws(PostgresError) {
      try await OwnPassword(owner).replace(with: next)
    } catch {
      throw ControlFailure("the owner's password cannot be set: \(error.debugDescription)")
    }
    try file.end(with: next)
    print("the role \(owner.user), which owns the database, has a new password")
  }
}
