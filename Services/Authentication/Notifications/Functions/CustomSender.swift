internal import AuthenticationCore
internal import AuthenticationTriggers
internal import Cryptography
internal import Domain
internal import PublicOperations

/// CustomSMSSender and CustomEmailSender: functions that take messages to their users.
struct CustomSender: Sendable {
  let triggers: Triggers
  let keys: CodeKeys

  /// The `request` of the event.
  private struct Event: Encodable, Sendable {
    let type: String
    let code: String
    let userAttributes: [String: String]
    let clientMetadata: [String: String]?

    private enum CodingKeys: String, CodingKey {
      case type, code, userAttributes, clientMetadata
    }

    /// With null for metadata that was not sent: these two triggers alone have it so in Cognito.
    func encode(to encoder: any Encoder) throws {
      var container = encoder.container(keyedBy: CodingKeys.self)
      try container.encode(type, forKey: .type)
      try container.encode(code, forKey: .code)
      try container.encode(userAttributes, forKey: .userAttributes)
      try container.encode(clientMetadata, forKey: .clientMetadata)
    }
  }

  /// Why a function did not take a message.
  enum Fault: Error, Sendable {
    /// The operator has no key for the pool's codes: no further attempt can succeed.
    case noKey(AuthenticationFailure)
    case notTaken(AuthenticationFailure)
  }

  /// Hands the message over; returns only when the function has answered for it.
  ///
  /// Each attempt has the message's id as the id of its invocation, so that a function which sent the
  /// message and was not heard recognises it.
  func send(
    _ message: UnwrittenMessage,
    of id: String,
    by trigger: LambdaTrigger,
    to recipient: MessageRecipient,
    _ call: Call
  ) async throws(Fault) {
    let invocation = TriggerCall(
      trigger: trigger,
      source: message.source.triggerSource(of: trigger),
      pool: recipient.pool,
      client: recipient.client,
      username: recipient.username,
      call: call
    )
    guard let keyID = recipient.pool.triggers.codeKeyID, let keyring = keys[keyID] else {
      throw .noKey(
        call.refusal(
          .unexpectedLambda("\(trigger.rawValue) is not invoked without a key for its codes."),
          "there is no key file for the pool's KMSKeyID",
          of: trigger
        )
      )
    }
    do throws(AuthenticationFailure) {
      try await triggers.notify(
        invocation,
        as: id,
        request: Event(
          type: Self.type(by: recipient.address.medium),
          code: try Self.encrypted(message.code, with: keyring, for: invocation),
          userAttributes: recipient.attributes,
          clientMetadata: message.clientMetadata?.forFunctions
        )
      )
    } catch {
      throw .notTaken(error)
    }
  }

  /// The code as the function gets it, bound to its pool and client.
  private static func encrypted(
    _ code: String,
    with keyring: RawAESKeyring,
    for invocation: TriggerCall
  ) throws(AuthenticationFailure) -> String {
    do throws(CryptographyError) {
      let encrypted = try keyring.encrypt(
        Array(code.utf8),
        context: ["userpool-id": invocation.pool.id.text, "client-id": invocation.clientText]
      )
      return Base64.encode(encrypted)
    } catch {
      throw .internalFault("a code cannot be encrypted: \(error)")
    }
  }

  private static func type(by medium: DeliveryMedium) -> String {
    switch medium {
    case .email: "customEmailSenderRequestV1"
    case .sms: "customSMSSenderRequestV1"
    }
  }
}
