package import AuthenticationCore
package import AuthenticationMessages
internal import Domain

/// A requested change of a user's attributes, checked against the pool's schema.
package struct AttributeUpdate: Sendable {
  private let rules: UserAttributeRules
  private let values: [String: String]
  private let removals: Set<String>

  private var pool: UserPoolSettings { rules.pool }

  /// Sets the values, of which an empty one removes the attribute; without a client for an
  /// administrator.
  package init(
    setting given: [AttributeType],
    in pool: UserPoolSettings,
    client: ClientSettings?
  ) throws(AuthenticationFailure) {
    rules = UserAttributeRules(pool: pool, client: client)
    try Self.checkKnown(given.compactMap(\.name), in: pool)
    let values = try rules.accept(given)
    self.values = values
    removals = Set(
      given.filter { ($0.value ?? "").isEmpty }.compactMap(\.name).filter { values[$0] == nil }
    )
    try checkRemovals()
  }

  /// Removes the attributes; without a client for an administrator.
  init(
    removing names: [String],
    in pool: UserPoolSettings,
    client: ClientSettings?
  ) throws(AuthenticationFailure) {
    rules = UserAttributeRules(pool: pool, client: client)
    try Self.checkKnown(names, in: pool)
    // Without values the rules check who may write.
    values = try rules.accept(names.map { AttributeType(name: $0) })
    removals = Set(names)
    try checkRemovals()
  }

  /// A user's attributes afterwards.
  package struct Outcome: Sendable {
    package var attributes: [String: String]
    package var pending: [String: String]
    /// The addresses that get a code.
    var toProve: [CodeAddress] = []

    package init(
      attributes: [String: String],
      pending: [String: String],
      toProve: [CodeAddress] = []
    ) {
      self.attributes = attributes
      self.pending = pending
      self.toProve = toProve
    }
  }

  package func apply(to user: UserRecord) throws(AuthenticationFailure) -> Outcome {
    let before = try user.attributes()
    var outcome = Outcome(attributes: before, pending: try user.pendingAttributes())
    for (name, value) in values.sorted(by: { $0.key < $1.key }) {
      try checkMutability(of: name, before: before[name], after: value)
      guard !isAboutWaitingAddress(name, outcome) else { continue }
      guard let medium = DeliveryMedium(attributeName: name) else {
        outcome.attributes[name] = value
        continue
      }
      setAddress(value, medium, before: before, &outcome)
    }
    for name in removals.sorted() {
      try checkMutability(of: name, before: before[name], after: nil)
      guard !isAboutWaitingAddress(name, outcome) else { continue }
      try remove(name, before: before, &outcome)
    }
    try checkVerified(outcome)
    return outcome
  }

  /// Whether an address of the user is another one afterwards.
  func movesAddress(of user: UserRecord) throws(AuthenticationFailure) -> Bool {
    let before = try user.attributes()
    let after = try apply(to: user).attributes
    return UserAttributes.verifiedFlags.keys.contains { before[$0]?.exact != after[$0]?.exact }
  }

  /// True for `email_verified` and `phone_number_verified` of an address that is still pending: the flag
  /// of the old address must not change.
  private func isAboutWaitingAddress(_ flag: String, _ outcome: Outcome) -> Bool {
    // An address comes before its flag in every order of names.
    UserAttributes.verifiedFlags.contains { address, name in
      guard name == flag, let value = values[address] else { return false }
      return outcome.pending[address]?.exact == value.exact
    }
  }

  /// Refuses a word on whether an address is verified that the user does not have.
  ///
  /// One that waits for its code is not the user's yet.
  private func checkVerified(_ outcome: Outcome) throws(AuthenticationFailure) {
    for (name, flag) in UserAttributes.verifiedFlags where values[flag] != nil {
      guard outcome.attributes[name] == nil, values[name] == nil else { continue }
      throw .addressNeeded(toVerify: name)
    }
  }

  private func setAddress(
    _ value: String,
    _ medium: DeliveryMedium,
    before: [String: String],
    _ outcome: inout Outcome
  ) {
    let name = medium.attributeName
    let flag = UserAttributes.verifiedFlags[name] ?? ""
    outcome.pending[name] = nil
    guard before[name]?.exact != value.exact else { return }
    let isVerified = values[flag] == "true"
    let isProved = pool.autoVerifiedAttributes.contains(name) && !isVerified
    if isProved { outcome.toProve.append(CodeAddress(medium: medium, destination: value)) }
    if isProved, pool.attributesKeptUntilVerified.contains(name) {
      outcome.pending[name] = value
      return
    }
    outcome.attributes[name] = value
    // The new address is not verified by the old one's proof.
    outcome.attributes[flag] = isVerified ? "true" : "false"
  }

  private func remove(
    _ name: String,
    before: [String: String],
    _ outcome: inout Outcome
  ) throws(AuthenticationFailure) {
    if pool.usernameAttributes.contains(name), before[name] != nil {
      throw .invalidParameter("Cannot delete the attribute \(name), which is used as username.")
    }
    outcome.attributes[name] = nil
    outcome.pending[name] = nil
    if let flag = UserAttributes.verifiedFlags[name] { outcome.attributes[flag] = nil }
  }

  /// Refuses names that the schema does not have, each in a line of its own.
  private static func checkKnown(
    _ names: [String],
    in pool: UserPoolSettings
  ) throws(AuthenticationFailure) {
    let unknown = names.filter { pool.attribute(named: $0) == nil }
    guard !unknown.isEmpty else { return }
    throw .invalidParameter(
      unknown.map { "user.\($0): Attribute does not exist in the schema.\n" }.joined()
    )
  }

  private func checkRemovals() throws(AuthenticationFailure) {
    let required = removals.sorted().filter { pool.attribute(named: $0)?.isRequired == true }
    guard !required.isEmpty else { return }
    throw .invalidParameter(
      required.map { "user.\($0): Required attribute cannot be deleted." }
        .joined(separator: "\n")
    )
  }

  private func checkMutability(
    of name: String,
    before: String?,
    after: String?
  ) throws(AuthenticationFailure) {
    let isMutable = pool.attribute(named: name)?.isMutable ?? true
    guard !isMutable, before?.exact != after?.exact else { return }
    throw .invalidParameter("user.\(name): Attribute cannot be updated.\n")
  }
}

extension AuthenticationFailure {
  /// For the name of an attribute that holds an address.
  static func addressNeeded(toVerify name: String) -> AuthenticationFailure {
    .invalidParameter(
      name == "email"
        ? "Email is required to verify/un-verify an email"
        : "Phone Number is required to verify/un-verify a phone number"
    )
  }
}
