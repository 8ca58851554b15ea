internal import AuthenticationCore
internal import PublicOperations

extension Protection {
  /// A user whom an administrator names, of a pool that watches sign-ins (THR-8).
  func watchedUser(
    _ name: String?,
    in pool: String?,
    _ call: Call
  ) async throws(AuthenticationFailure) -> (pool: UserPoolSettings, user: UserRecord) {
    let (pool, user) = try await directory.managedUser(name, in: pool, call)
    // A missing name tells more than a switch; a made-up one is a user's who does not exist.
    guard pool.protection.isWatching else { throw .threatProtectionOff }
    return (pool, user)
  }
}

extension PoolProtection {
  /// Whether events are written at all.
  package var isWatching: Bool { mode != .off || customMode != .off }
}

extension AuthenticationFailure {
  static let threatProtectionOff = userPoolAddOnNotEnabled(
    "Threat protection is not enabled for the user pool."
  )
}

extension StoredEvent {
  /// What the API calls the decision (RiskDecisionType).
  var publicDecision: String {
    if action == RiskAction.block.rawValue { return "Block" }
    return level == nil ? "NoRisk" : "AccountTakeover"
  }
}
