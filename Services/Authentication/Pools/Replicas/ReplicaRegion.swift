internal import AuthenticationCore
internal import AuthenticationMessages
internal import Domain

/// What the operations of replicas share (REP-1 to REP-3).
extension Pools {
  /// The pool as its replicas are listed with: it is its own primary.
  func primary(of pool: UserPoolID) -> UserPoolReplicaType {
    UserPoolReplicaType(
      regionName: pool.region,
      status: "ACTIVE",
      role: "PRIMARY",
      userPoolArn:
        "arn:aws:cognito-idp:\(pool.region):\(configuration.accountID):userpool/\(pool.text)"
    )
  }

  /// Refuses the change of a replica that is not there: there are none but the primary, which is none to
  /// change.
  func refuseReplica(
    _ poolID: String?,
    _ region: String?
  ) async throws(AuthenticationFailure) -> AuthenticationFailure {
    let pool = try await settings.pool(try requiredUserPoolID(poolID))
    guard let region else { throw .missing("regionName") }
    guard region != pool.id.region else {
      return .invalidParameter("\(region) is the primary Region of user pool \(pool.id.text).")
    }
    return .resourceNotFound("User pool \(pool.id.text) has no replica in \(region).")
  }
}
