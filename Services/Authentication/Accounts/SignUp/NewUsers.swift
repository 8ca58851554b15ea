package import AuthenticationCore
package import AuthenticationMessages
internal import Domain
internal import PublicOperations

extension Accounts {
  /// Checks the name and the attributes of a new user; without a client for an administrator.
  package func pendingUser(
    named name: String,
    attributes given: [AttributeType]?,
    in pool: UserPoolSettings,
    client: ClientSettings?
  ) throws(AuthenticationFailure) -> PendingUser {
    guard !name.isEmpty, name.utf8.count <= SignInName.maxBytes, !name.utf8.contains(0) else {
      throw .invalidParameter("Invalid username")
    }
    try pool.checkNewUsername(name)
    let rules = UserAttributeRules(pool: pool, client: client)
    var attributes = try rules.accept(given)
    let sub = random.uuid()
    let canonical = pool.canonical(name)
    var username = canonical
    var names = [SignInName(kind: .sub, name: sub)]
    if let address = pool.addressAttribute(of: name) {
      let given = attributes[address.rawValue].map(pool.canonical) ?? canonical
      guard given.exact == canonical.exact else {
        throw .invalidParameter("The username and the attribute \(address.rawValue) differ.")
      }
      attributes[address.rawValue] = attributes[address.rawValue] ?? name
      username = sub
      names.append(SignInName(kind: address, name: canonical))
    } else {
      names.append(SignInName(kind: .username, name: canonical))
    }
    // An administrator may leave it to the user to add the rest.
    if client != nil { try rules.checkRequired(in: attributes) }
    return PendingUser(
      username: username,
      sub: sub,
      attributes: attributes,
      names: names
    )
  }

  /// Inserts the user; the sentence of a taken name depends on the pool and, for a username, on the
  /// operation.
  func insert(
    _ user: NewUser,
    in pool: UserPoolSettings,
    taken: String,
    at now: Instant,
    _ call: Call
  ) async throws(AuthenticationFailure) {
    do throws(AuthenticationFailure) {
      let formerOwners = try await users.insert(user, in: pool, at: now)
      call.trail.note(formerOwners: formerOwners)
      try await endSessions(ofFormerOwners: formerOwners, in: pool, call)
      call.trail.note(user: AuditTrail.Subject(username: user.username, sub: user.sub))
    } catch .usernameExists {
      let kind = user.names.last?.kind ?? .username
      guard kind == .username else {
        throw .usernameExists("An account with the given \(kind.rawValue) already exists.")
      }
      throw .usernameExists(taken)
    } catch {
      throw error
    }
  }
}
