internal import AuthenticationCore
internal import AuthenticationMessages
internal import AuthenticationNotifications
internal import Domain
internal import PublicOperations

extension UserPoolSettings {
  /// The address that proves a sign-up; Cognito proves the phone number when both are to be proved.
  func addressToProve(of attributes: [String: String]) -> CodeAddress? {
    for medium in [DeliveryMedium.sms, .email]
    where autoVerifiedAttributes.contains(medium.attributeName) {
      guard let destination = attributes[medium.attributeName] else { continue }
      return CodeAddress(medium: medium, destination: destination)
    }
    return nil
  }
}

extension Accounts {
  /// A new code for an address, with its message; nothing is stored yet.
  ///
  /// A function of the pool may put the message into words, so that no transaction may be open.
  func delivery(
    for occasion: CodeOccasion,
    to address: CodeAddress,
    recipient: CodeRecipient,
    in pool: UserPoolSettings
  ) async throws(AuthenticationFailure) -> CodeDelivery {
    let draft = unwritten(occasion, to: address, recipient, in: pool)
    let message = try await composer.message(
      draft,
      occasion.purpose,
      to: messageRecipient(of: occasion, at: address, recipient, in: pool),
      refusing: occasion.limitRefusal,
      occasion.call
    )
    return delivery(of: draft.code, by: message, for: occasion, to: address, recipient, in: pool)
  }

  /// The same for a request whose time must not tell whether there is a recipient: it waits for no
  /// function, and the caller has counted the message.
  func hiddenDelivery(
    for occasion: CodeOccasion,
    to address: CodeAddress,
    recipient: CodeRecipient,
    in pool: UserPoolSettings
  ) throws(AuthenticationFailure) -> CodeDelivery {
    let draft = unwritten(occasion, to: address, recipient, in: pool)
    let message = try composer.queued(
      draft,
      occasion.purpose,
      to: messageRecipient(of: occasion, at: address, recipient, in: pool)
    )
    return delivery(of: draft.code, by: message, for: occasion, to: address, recipient, in: pool)
  }

  /// A new code for the address that the user has when its message is finished.
  ///
  /// A function takes its time, in which the user may be changed: the user is read again after it.
  func currentDelivery(
    for occasion: CodeOccasion,
    of user: UserRecord,
    in pool: UserPoolSettings,
    to address: (UserRecord) throws(AuthenticationFailure) -> CodeAddress
  ) async throws(AuthenticationFailure) -> CodeDelivery {
    var user = user
    for _ in 0..<Self.maxReadings {
      let destination = try address(user)
      let delivery = try await delivery(
        for: occasion,
        to: destination,
        recipient: try CodeRecipient(user),
        in: pool
      )
      guard composer.asksFunction(by: destination.medium, in: pool) else { return delivery }
      user = try await present(user, in: pool.id)
      if try address(user) == destination { return delivery }
    }
    throw .changesTooOften
  }

  /// How often a user is read who is changed again and again while functions run.
  static var maxReadings: Int { 3 }

  /// The user as the row says it now; refuses where another user has the name meanwhile.
  func present(
    _ user: UserRecord,
    in pool: UserPoolID
  ) async throws(AuthenticationFailure) -> UserRecord {
    let present = try await users.find(named: user.username, in: pool)?.user
    guard let present, present.sub == user.sub else { throw .unknownUser }
    return present
  }

  private func unwritten(
    _ occasion: CodeOccasion,
    to address: CodeAddress,
    _ recipient: CodeRecipient,
    in pool: UserPoolSettings
  ) -> UnwrittenMessage {
    let code = confirmationCodes.make()
    return UnwrittenMessage(
      occasion.source,
      code: code,
      shownUsername: recipient.username,
      link: link(
        with: code,
        occasion.purpose,
        for: recipient,
        by: address.medium,
        in: pool,
        client: occasion.client
      ),
      clientMetadata: occasion.clientMetadata,
      of: occasion.call
    )
  }

  /// Whether one more message may go to the address; a decoy is counted at the same cost, and apart.
  func mayBeSent(
    for occasion: CodeOccasion,
    to address: CodeAddress,
    _ recipient: CodeRecipient,
    in pool: UserPoolSettings,
    isDecoy: Bool
  ) async throws(AuthenticationFailure) -> Bool {
    var counted = messageRecipient(of: occasion, at: address, recipient, in: pool)
    if isDecoy { counted.cause = .decoy }
    return try await composer.mayBeSent(to: counted, occasion.call)
  }

  private func messageRecipient(
    of occasion: CodeOccasion,
    at address: CodeAddress,
    _ recipient: CodeRecipient,
    in pool: UserPoolSettings
  ) -> MessageRecipient {
    MessageRecipient(
      username: recipient.username,
      attributes: recipient.eventAttributes,
      address: address,
      in: pool,
      client: occasion.client,
      cause: occasion.cause
    )
  }

  private func delivery(
    of code: String,
    by message: NewOutboxMessage,
    for occasion: CodeOccasion,
    to address: CodeAddress,
    _ recipient: CodeRecipient,
    in pool: UserPoolSettings
  ) -> CodeDelivery {
    let hash = confirmationCodes.hash(
      code,
      occasion.purpose,
      sub: recipient.sub,
      destination: address.destination,
      in: pool.id
    )
    return CodeDelivery(
      address: address,
      code: NewConfirmationCode(
        purpose: occasion.purpose,
        hash: hash,
        attributeName: address.medium.attributeName,
        tries: ConfirmationCodes.tries,
        expiresAt: clock.now().adding(seconds: occasion.purpose.lifetimeSeconds)
      ),
      message: message,
      details: CodeDeliveryDetailsType(
        destination: address.medium.masked(address.destination),
        deliveryMedium: address.medium.rawValue,
        attributeName: address.medium.attributeName
      )
    )
  }

  /// The link that confirms in place of the code, where the pool wants links; only for sign-ups, as
  /// Cognito does.
  private func link(
    with code: String,
    _ purpose: CodePurpose,
    for recipient: CodeRecipient,
    by medium: DeliveryMedium,
    in pool: UserPoolSettings,
    client: ClientID?
  ) -> String? {
    guard pool.messages.confirmsByLink, purpose == .signUp, medium == .email, let client else {
      return nil
    }
    return ConfirmationLink(client: client, username: recipient.username, code: code)
      .url(under: configuration.publicURL)
  }
}

extension AuthenticationFailure {
  /// The user was changed again and again while functions composed its messages.
  static let changesTooOften = tooManyRequests("The user is being changed. Please try again.")
}
