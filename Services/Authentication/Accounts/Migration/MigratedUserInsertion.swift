internal import AuthenticationCore
internal import AuthenticationNotifications
internal import Domain
internal import PublicOperations

extension Accounts {
  /// Inserts the user with the shown password, names and messages, and returns the sub.
  ///
  /// If several calls come at once, one inserts; for the others the name exists.
  func make(
    _ migrated: MigratedUser,
    in pool: UserPoolSettings,
    _ call: Call
  ) async throws(AuthenticationFailure) -> String {
    let sub = random.uuid()
    let canonical = pool.canonical(migrated.name)
    let address = pool.addressAttribute(of: migrated.name)
    let username = address == nil ? canonical : sub
    let password = try migrated.password.map { text throws(AuthenticationFailure) in
      try passwords.seal(text, username: username, sub: sub, in: pool.id)
    }
    let pending = PendingUser(
      username: username,
      sub: sub,
      attributes: migrated.attributes,
      names: [
        SignInName(kind: .sub, name: sub),
        SignInName(kind: address ?? .username, name: canonical),
      ]
    )
    var user = try NewUser(pending, from: .migration(password, migrated.status))
    user.factor = migrated.enablesSMS ? .sms : nil
    user.claims = UserAttributes.claims(
      of: migrated.attributes,
      in: pool,
      isForced: migrated.isAliasForced
    )
    user.messages = try await welcome(migrated, username: username, sub: sub, in: pool, call)
    try await call.beginChange()
    try await insert(user, in: pool, taken: "User already exists", at: clock.now(), call)
    return sub
  }

  /// The invitation, without a password: the user knows it.
  private func welcome(
    _ migrated: MigratedUser,
    username: String,
    sub: String,
    in pool: UserPoolSettings,
    _ call: Call
  ) async throws(AuthenticationFailure) -> [NewOutboxMessage] {
    var attributes = migrated.attributes
    attributes["sub"] = sub
    attributes["cognito:user_status"] = migrated.status.rawValue
    var messages: [NewOutboxMessage] = []
    for medium in migrated.media {
      guard let destination = attributes[medium.attributeName] else { continue }
      messages.append(
        try await composer.message(
          UnwrittenMessage(
            .adminCreateUser,
            code: "",
            shownUsername: pool.usernameAttributes.isEmpty ? username : destination,
            clientMetadata: nil,
            of: call
          ),
          .adminCreateUser,
          to: MessageRecipient(
            username: username,
            attributes: attributes,
            address: CodeAddress(medium: medium, destination: destination),
            in: pool,
            client: nil,
            cause: .stranger
          ),
          refusing: .tooManyCodes,
          call
        )
      )
    }
    return messages
  }
}
