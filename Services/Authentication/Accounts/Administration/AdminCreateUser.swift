package import AuthenticationCore
package import AuthenticationMessages
internal import AuthenticationNotifications
internal import Domain
internal import PublicOperations

extension Accounts {
  /// Makes a user with a temporary password, or sends an invited user another one.
  ///
  /// ClientMetadata is for the pool's functions, ValidationData for that of PreSignUp alone.
  package func adminCreateUser(
    _ request: AdminCreateUserRequest,
    call: Call
  ) async throws(AuthenticationFailure) -> AdminCreateUserResponse {
    let poolID = try requiredUserPoolID(request.userPoolId)
    guard let name = request.username else { throw .missing("username") }
    if request.messageAction == "RESEND" { return try await inviteAgain(request, call) }
    let pool = try await settings.pool(poolID)
    let pendingUser = try pendingUser(
      named: name,
      attributes: request.userAttributes,
      in: pool,
      client: nil
    )
    for (address, flag) in UserAttributes.verifiedFlags.sorted(by: { $0.key < $1.key })
    where pendingUser.attributes[flag] == "true" && pendingUser.attributes[address] == nil {
      throw .addressNeeded(toVerify: address)
    }
    let chosen = request.chosenPassword
    if let chosen { try pool.passwordPolicy.check(chosen) }
    _ = try await askBeforeSignUp(
      of: pendingUser,
      SignUpData(
        source: "PreSignUp_AdminCreateUser",
        client: nil,
        validationData: request.validationData,
        clientMetadata: request.clientMetadata
      ),
      in: pool,
      call
    )
    let now = clock.now()
    let user = try await newUser(pendingUser, chosen, request, in: pool, at: now, call)
    try await insert(user, in: pool, taken: "User account already exists", at: now, call)
    return AdminCreateUserResponse(
      user: UserType(
        username: user.username,
        attributes: UserAttributes.list(pendingUser.attributes, sub: user.sub),
        userCreateDateUnixMillis: now.unixMillis,
        userLastModifiedDateUnixMillis: now.unixMillis,
        enabled: true,
        userStatus: user.status.rawValue
      )
    )
  }

  /// The user to be inserted, with the messages that invite it.
  private func newUser(
    _ pendingUser: PendingUser,
    _ chosen: String?,
    _ request: AdminCreateUserRequest,
    in pool: UserPoolSettings,
    at now: Instant,
    _ call: Call
  ) async throws(AuthenticationFailure) -> NewUser {
    // A user who can sign in by codes at once needs no password unless one is given (CHO-8).
    let isPasswordless =
      chosen == nil
      && pool.allowedFirstFactors.compactMap(\.medium).contains {
        $0.verifiedAddress(in: pendingUser.attributes) != nil
      }
    let password = chosen ?? passwords.temporary(pool.passwordPolicy)
    var user = try NewUser(
      pendingUser,
      from: isPasswordless
        ? .passwordless
        : .administrator(
          try passwords.seal(
            password,
            username: pendingUser.username,
            sub: pendingUser.sub,
            in: pool.id
          ),
          expiresAt: pool.temporaryPasswordExpiry(from: now)
        )
    )
    user.claims = UserAttributes.claims(
      of: pendingUser.attributes,
      in: pool,
      isForced: request.forceAliasCreation ?? false
    )
    // There is nothing to tell without a temporary password.
    if request.messageAction != "SUPPRESS", !isPasswordless {
      let recipient = CodeRecipient(
        username: pendingUser.username,
        sub: pendingUser.sub,
        eventAttributes: pendingUser.eventAttributes(as: .forceChangePassword)
      )
      user.messages = try await invitations(password, to: recipient, request, in: pool, call)
    }
    return user
  }

  /// MessageAction RESEND: another temporary password, whose time begins anew.
  private func inviteAgain(
    _ request: AdminCreateUserRequest,
    _ call: Call
  ) async throws(AuthenticationFailure) -> AdminCreateUserResponse {
    let (pool, user) = try await directory.managedUser(
      request.username,
      in: request.userPoolId,
      call
    )
    if let password = request.chosenPassword { try pool.passwordPolicy.check(password) }
    let password = request.chosenPassword ?? passwords.temporary(pool.passwordPolicy)
    let (invited, messages) = try await currentInvitations(
      password,
      to: user,
      request,
      in: pool,
      call
    )
    let attributes = try invited.attributes()
    let now = clock.now()
    let isChanged = try await users.setPassword(
      try passwords.seal(password, username: user.username, sub: user.sub, in: pool.id),
      of: user,
      in: pool,
      status: .forceChangePassword,
      // The user may choose a password meanwhile, which the temporary one must not replace.
      expecting: .forceChangePassword,
      temporaryPasswordExpiresAt: pool.temporaryPasswordExpiry(from: now),
      historySize: pool.passwordPolicy.historySize,
      messages: messages,
      at: now
    )
    guard isChanged else {
      throw Self.resendNotPossible(try await present(user, in: pool.id).username)
    }
    return AdminCreateUserResponse(
      user: UserType(
        username: user.username,
        attributes: UserAttributes.list(attributes, sub: user.sub),
        userCreateDateUnixMillis: invited.createdAt.unixMillis,
        userLastModifiedDateUnixMillis: now.unixMillis,
        enabled: invited.isEnabled,
        userStatus: UserStatus.forceChangePassword.rawValue
      )
    )
  }

  private static func resendNotPossible(_ username: String) -> AuthenticationFailure {
    .unsupportedUserState(
      "Resend not possible. \(username) status is not FORCE_CHANGE_PASSWORD"
    )
  }

  /// The messages to a user as it is once they are finished, with that user.
  ///
  /// A function takes its time, in which the user may sign in: the user is read again after it.
  private func currentInvitations(
    _ password: String,
    to user: UserRecord,
    _ request: AdminCreateUserRequest,
    in pool: UserPoolSettings,
    _ call: Call
  ) async throws(AuthenticationFailure) -> (UserRecord, [NewOutboxMessage]) {
    var user = user
    for _ in 0..<Self.maxReadings {
      guard user.status == .forceChangePassword else {
        throw Self.resendNotPossible(user.username)
      }
      let messages = try await invitations(
        password,
        to: try CodeRecipient(user),
        request,
        in: pool,
        call
      )
      guard pool.triggers[.customMessage] != nil else { return (user, messages) }
      let present = try await present(user, in: pool.id)
      let isSame = present.status == user.status && present.attributesJSON == user.attributesJSON
      if isSame { return (present, messages) }
      user = present
    }
    throw .changesTooOften
  }

  /// The messages with the temporary password.
  ///
  /// A call that asks for a medium for which the user has no address is refused: the user would never
  /// learn the password. Without DesiredDeliveryMediums the message goes by SMS, as Cognito's
  /// documentation says, or by e-mail to a user who has no phone number.
  private func invitations(
    _ password: String,
    to recipient: CodeRecipient,
    _ request: AdminCreateUserRequest,
    in pool: UserPoolSettings,
    _ call: Call
  ) async throws(AuthenticationFailure) -> [NewOutboxMessage] {
    let attributes = recipient.eventAttributes
    var media = (request.desiredDeliveryMediums ?? []).compactMap { DeliveryMedium(rawValue: $0) }
    for medium in media where attributes[medium.attributeName] == nil {
      throw .invalidParameter(
        medium == .email
          ? "Email is required to send a message by email"
          : "Phone Number is required to send a message by SMS"
      )
    }
    if media.isEmpty { media = attributes["phone_number"] == nil ? [.email] : [.sms] }
    var messages: [NewOutboxMessage] = []
    for medium in [DeliveryMedium.email, .sms] where media.contains(medium) {
      guard let destination = attributes[medium.attributeName] else { continue }
      messages.append(
        try await composer.message(
          UnwrittenMessage(
            .adminCreateUser,
            code: password,
            shownUsername: pool.usernameAttributes.isEmpty ? recipient.username : destination,
            clientMetadata: request.clientMetadata,
            of: call
          ),
          .adminCreateUser,
          to: MessageRecipient(
            username: recipient.username,
            attributes: attributes,
            address: CodeAddress(medium: medium, destination: destination),
            in: pool,
            client: nil,
            cause: .administrator
          ),
          refusing: .tooManyCodes,
          call
        )
      )
    }
    return messages
  }
}

extension AdminCreateUserRequest {
  /// Nil also for an empty one.
  fileprivate var chosenPassword: String? {
    temporaryPassword.flatMap { $0.isEmpty ? nil : $0 }
  }
}
