extension UserRecord {
  /// What the pool's tags say of this user's sessions at a client; without one, at no client in
  /// particular.
  package func sessionRules(
    at client: ClientSettings?,
    in pool: UserPoolSettings
  ) throws(AuthenticationFailure) -> SessionRules {
    guard !pool.sessionPolicy.isEmpty else { return SessionRules() }
    return pool.sessionPolicy.rules(client: client?.id, groups: try groups().names)
  }
}
