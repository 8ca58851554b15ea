internal import AuthenticationAccounts
internal import AuthenticationCore
internal import AuthenticationMessages
internal import Domain
internal import PublicOperations

extension Operators {
  /// The operator of the address, made where there is none.
  func establish(
    _ email: String,
    in home: OperatorStore.Home,
    _ call: Call
  ) async throws(AuthenticationFailure) -> (user: UserRecord, isNew: Bool) {
    var isNew = true
    do throws(AuthenticationFailure) {
      _ = try await accounts.adminCreateUser(
        AdminCreateUserRequest(
          userPoolId: home.pool.text,
          username: email,
          userAttributes: [
            AttributeType(name: "email", value: email),
            AttributeType(name: "email_verified", value: "true"),
          ],
          messageAction: "SUPPRESS"
        ),
        call: call
      )
    } catch .usernameExists {
      isNew = false
    }
    return (try await directory.managedUser(email, in: home.pool.text, call).user, isNew)
  }

  /// A link for the operator; earlier ones are no longer good.
  func makeLink(
    for user: UserRecord,
    in home: OperatorStore.Home
  ) async throws(AuthenticationFailure) -> (text: String, expiresAt: Instant) {
    try await directory.loadUnknownUsers()
    let secret = links.make()
    let now = clock.now()
    let expiry = now.adding(OperatorLinkSecrets.validity)
    try await store.insert(
      OperatorStore.Link(
        username: user.username,
        sub: user.sub,
        expiresAt: expiry,
        isUsed: false
      ),
      hash: links.hash(of: secret),
      in: home.pool,
      at: now
    )
    return (links.text(of: secret), expiry)
  }

  /// The operators as lists show them.
  func listed(in pool: UserPoolID) async throws(AuthenticationFailure) -> [ListedOperator] {
    try await store.people(in: pool, limit: Self.mostListed).map { person in
      ListedOperator(
        username: person.username,
        sub: person.sub,
        isEnabled: person.isEnabled,
        hasPassword: person.status == "CONFIRMED",
        groups: person.groups,
        createdAtUnixMillis: person.createdAtUnixMillis,
        lastSignInAtUnixMillis: person.lastSignInAtUnixMillis
      )
    }
  }

  private static var mostListed: Int { 500 }
}
