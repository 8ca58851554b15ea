package import AuthenticationCore
package import AuthenticationTriggers
package import Cryptography
package import Domain
internal import Postgres
package import PublicOperations

/// Makes the messages of the outbox, before the transaction that they are written in.
///
/// A message is asked for outside of any transaction, because a function of the pool may have to put
/// it into words. The transaction decides which of the finished messages are written.
package final class MessageComposer: Sendable {
  private let customMessage: CustomMessage
  private let allowances: MessageAllowances
  private let sealer: Sealer
  private let clock: any WallClock
  private let random: any RandomSource

  package init(
    triggers: Triggers,
    allowances: AllowanceStore,
    limits: MessageLimits,
    sealer: Sealer,
    clock: any WallClock,
    random: any RandomSource
  ) {
    customMessage = CustomMessage(triggers: triggers)
    self.allowances = MessageAllowances(
      store: allowances,
      messages: MessageDeliveryStore(database: allowances.database),
      limits: limits,
      clock: clock
    )
    self.sealer = sealer
    self.clock = clock
    self.random = random
  }

  /// Whether a message by the medium waits for a function of the pool while it is composed.
  package func asksFunction(by medium: DeliveryMedium, in pool: UserPoolSettings) -> Bool {
    pool.triggers.sender(by: medium) == nil && pool.triggers[.customMessage] != nil
  }

  /// Whether one more message may go to the recipient; counted if so.
  package func mayBeSent(
    to recipient: MessageRecipient,
    _ call: Call
  ) async throws(AuthenticationFailure) -> Bool {
    try await allowances.admit(recipient, call)
  }

  /// A finished message, which is counted; a refusal where the pool's function does not let it be
  /// sent, and `refusal` where no more messages may be sent.
  ///
  /// A message that a function of the pool sends is not put into words.
  package func message(
    _ message: UnwrittenMessage,
    _ purpose: CodePurpose,
    to recipient: MessageRecipient,
    refusing refusal: AuthenticationFailure,
    _ call: Call
  ) async throws(AuthenticationFailure) -> NewOutboxMessage {
    guard try await mayBeSent(to: recipient, call) else { throw refusal }
    let medium = recipient.address.medium
    guard asksFunction(by: medium, in: recipient.pool) else {
      return try queued(message, purpose, to: recipient)
    }
    let texts = try await customMessage.texts(of: message, for: recipient, call)
    return try sealed(.written(code: message.code, texts), purpose, to: recipient)
  }

  /// The same without a call of any function: where one has to be asked, the delivery asks it.
  ///
  /// For requests whose time must not tell whether there is such a user. They have asked `mayBeSent`,
  /// for a decoy too.
  package func queued(
    _ message: UnwrittenMessage,
    _ purpose: CodePurpose,
    to recipient: MessageRecipient
  ) throws(AuthenticationFailure) -> NewOutboxMessage {
    let triggers = recipient.pool.triggers
    let isForFunction =
      triggers.sender(by: recipient.address.medium) != nil || triggers[.customMessage] != nil
    guard !isForFunction else {
      return try sealed(.unwritten(message), purpose, to: recipient)
    }
    let texts = MessageTexts(message.usualWording(for: recipient), message.values)
    return try sealed(.written(code: message.code, texts), purpose, to: recipient)
  }

  /// A message without a code; nil where no more messages may be sent.
  ///
  /// No function is asked about it, because Cognito has no source for it.
  package func notice(
    _ notice: MessageNotice,
    to recipient: MessageRecipient,
    _ call: Call
  ) async throws(AuthenticationFailure) -> NewOutboxMessage? {
    guard try await mayBeSent(to: recipient, call) else { return nil }
    let texts = MessageTexts(
      notice.wording(in: recipient.language),
      MessageTemplate.Values(code: "", username: recipient.username)
    )
    return try sealed(
      .written(code: "", texts),
      notice.purpose,
      to: recipient,
      taking: allowances.taking(recipient, call)
    )
  }

  /// A message whose words are finished already; nil where no more messages may be sent.
  package func finished(
    subject: String,
    body: String,
    isHTML: Bool,
    _ purpose: CodePurpose,
    to recipient: MessageRecipient,
    _ call: Call
  ) async throws(AuthenticationFailure) -> NewOutboxMessage? {
    guard try await mayBeSent(to: recipient, call) else { return nil }
    let texts = MessageTexts(subject: subject, body: body, isHTML: isHTML)
    return try sealed(.written(code: "", texts), purpose, to: recipient)
  }

  private func sealed(
    _ contents: OutboxContents,
    _ purpose: CodePurpose,
    to recipient: MessageRecipient,
    taking: SQL? = nil
  ) throws(AuthenticationFailure) -> NewOutboxMessage {
    let id = random.uuid()
    let now = clock.now()
    let pool = recipient.pool
    let expiresAt: Instant =
      switch purpose {
      case .adminCreateUser: pool.temporaryPasswordExpiry(from: now)
      case .signUp, .confirmedSignUp, .forgotPassword, .forgottenByName, .verifyEmail,
        .verifyPhoneNumber, .authentication, .signInSwitch,
        .signUpNotice, .riskNotice, .changeNotice:
        now.adding(seconds: purpose.lifetimeSeconds)
      }
    return NewOutboxMessage(
      pool: pool.id,
      id: id,
      clientID: recipient.client,
      username: recipient.username,
      medium: recipient.address.medium,
      destination: recipient.address.destination,
      purpose: purpose,
      sealedContents: try contents.sealed(with: sealer, pool: pool.id.text, message: id),
      awaitsFunction: contents.awaitsFunction,
      taking: taking,
      now: now,
      expiresAt: expiresAt
    )
  }
}
