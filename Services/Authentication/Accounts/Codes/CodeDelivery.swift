internal import AuthenticationCore
internal import AuthenticationMessages
internal import Domain
internal import GatehouseMessages

/// A code, the message that carries it and what the client is told of it.
struct CodeDelivery: Sendable {
  let code: NewConfirmationCode
  let message: NewOutboxMessage
  let details: CodeDeliveryDetailsType
}

/// The recipient of a code.
struct CodeRecipient: Sendable {
  let username: String
  let sub: String
}

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
  func delivery(
    of purpose: CodePurpose,
    to address: CodeAddress,
    recipient: CodeRecipient,
    in pool: UserPoolSettings,
    client: ClientID?
  ) throws(AuthenticationFailure) -> CodeDelivery {
    let code = confirmationCodes.make()
    let texts = MessageTexts.confirmation(
      code,
      for: purpose,
      username: recipient.username,
      by: address.medium,
      in: pool,
      link: link(with: code, purpose, for: recipient, by: address.medium, in: pool, client: client)
    )
    let hash = confirmationCodes.hash(
      code,
      purpose,
      sub: recipient.sub,
      destination: address.destination,
      in: pool.id
    )
    return CodeDelivery(
      code: NewConfirmationCode(
        purpose: purpose,
        hash: hash,
        attributeName: address.medium.attributeName,
        tries: ConfirmationCodes.tries,
        expiresAt: clock.now().adding(seconds: purpose.lifetimeSeconds)
      ),
      message: try outboxMessages.message(
        OutboxContents(code: code, texts: texts),
        for: recipient.username,
        purpose,
        by: address.medium,
        to: address.destination,
        in: pool,
        client: client
      ),
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

  /// Refuses a code that is not the newest of its purpose, in time, and sent to one of the
  /// destinations, which are addresses by the names of their attributes.
  func checkCode(
    _ code: String,
    _ purpose: CodePurpose,
    of user: UserRecord,
    destinations: [String: String],
    in pool: UserPoolID
  ) async throws(AuthenticationFailure) -> ConfirmationCodeStore.Stored {
    let stored = try await takeTry(purpose, of: user.username, in: pool)
    let isRight = try confirmationCodes.matches(
      code,
      stored.hash,
      purpose,
      sub: user.sub,
      destination: destinations[stored.attributeName] ?? "",
      in: pool
    )
    guard isRight else { throw .codeMismatch }
    return stored
  }

  /// The newest code of the purpose, after one of its tries was taken.
  func takeTry(
    _ purpose: CodePurpose,
    of name: String,
    in pool: UserPoolID
  ) async throws(AuthenticationFailure) -> ConfirmationCodeStore.Stored {
    switch try await codes.takeTry(purpose, of: name, in: pool) {
    case .noCode: throw .expiredCode
    case .noTriesLeft: throw .attemptLimitExceeded
    case .code(let stored):
      guard clock.now() < stored.expiresAt else { throw .expiredCode }
      return stored
    }
  }
}

extension AuthenticationFailure {
  static let attemptLimitExceeded = limitExceeded(
    "Attempt limit exceeded, please try after some time."
  )
  /// The same for an operation that declares no LimitExceededException.
  static let tooManyCodes = tooManyRequests("Attempt limit exceeded, please try after some time.")
}
