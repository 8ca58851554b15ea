internal import AuthenticationCore
internal import AuthenticationMessages
internal import Domain

/// What a provider says of a user, fit for the pool's schema (MAP-1 to MAP-5).
struct MappedAttributes: Sendable {
  /// Checked values by the pool's names.
  let values: [String: String]
  private let pool: UserPoolSettings

  /// Refuses what the schema or the client does not allow.
  init(
    _ mapped: [String: String],
    in pool: UserPoolSettings,
    client: ClientSettings
  ) throws(AuthenticationFailure) {
    let given = mapped.filter { !$0.value.isEmpty }.sorted { $0.key < $1.key }
    for (name, _) in given {
      guard let attribute = pool.attribute(named: name) else { continue }
      // What is verified is the provider's to say; no client writes it otherwise.
      guard Self.flags.contains(name) || client.mayWrite(attribute) else {
        throw .invalidParameter("user.\(name): Attribute cannot be updated")
      }
    }
    // As an administrator: the client has been asked above.
    values = try UserAttributeRules(pool: pool, client: nil).accept(
      given.map { AttributeType(name: $0.key, value: $0.value) }
    )
    self.pool = pool
  }

  private static let flags = Set(UserAttributes.verifiedFlags.values)

  /// The attributes of a new user, who has all that the pool requires.
  func ofNewUser() throws(AuthenticationFailure) -> [String: String] {
    try UserAttributeRules(pool: pool, client: nil).checkRequired(in: values)
    return UserAttributes.withUnverifiedFlags(values)
  }

  /// The attributes of a user who had these before: what the provider says replaces what is there.
  func applied(to before: [String: String]) throws(AuthenticationFailure) -> [String: String] {
    var after = before
    for (name, value) in values.sorted(by: { $0.key < $1.key }) {
      let isChanged = before[name]?.exact != value.exact
      let isMutable = pool.attribute(named: name)?.isMutable ?? true
      guard isMutable || !isChanged || before[name] == nil else {
        throw .invalidParameter("user.\(name): Attribute cannot be updated")
      }
      after[name] = value
      guard isChanged, let flag = UserAttributes.verifiedFlags[name] else { continue }
      // Another address is not verified by the old one's proof (MAP-4).
      after[flag] = values[flag] ?? "false"
    }
    return after
  }
}
