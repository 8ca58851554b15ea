/// The password of the role that connects.
public struct OwnPassword: Sendable {
  private let database: PostgresPool.Configuration

  /// Connects as that role, with its present password.
  public init(_ database: PostgresPool.Configuration) {
    self.database = database
  }

  /// Gives the role another password.
  ///
  /// The server receives only the SCRAM verifier, so that the password does not appear in its log.
  public func replace(with password: String) async throws(PostgresError) {
    let user = database.user
    let session = PostgresSession(PostgresConnector(database.forAdministration))
    try await session.withConnection { (connection) throws(PostgresError) in
      let verifier = try connection.passwordVerifier(of: password, for: user)
      try connection.runScript("ALTER ROLE \(quoted(user)) PASSWORD '\(verifier)'")
    }
  }
}
