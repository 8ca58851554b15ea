internal import AuthenticationCore
internal import AuthenticationTriggers
internal import Domain
internal import PublicOperations

/// CustomMessage: before a message is put into words.
struct CustomMessage: Sendable {
  let triggers: Triggers

  /// The `request` of the event: the function never gets the code, only the place for it.
  private struct Event: Encodable, Sendable {
    let userAttributes: [String: String]
    let codeParameter: String
    let linkParameter: String
    let usernameParameter: String?
    let clientMetadata: [String: String]?

    private enum CodingKeys: String, CodingKey {
      case userAttributes, codeParameter, linkParameter, usernameParameter, clientMetadata
    }

    /// With null for a username's place that the message does not have, and the place for a link always, as
    /// Cognito sends it.
    func encode(to encoder: any Encoder) throws {
      var container = encoder.container(keyedBy: CodingKeys.self)
      try container.encode(userAttributes, forKey: .userAttributes)
      try container.encode(codeParameter, forKey: .codeParameter)
      try container.encode(linkParameter, forKey: .linkParameter)
      try container.encode(usernameParameter, forKey: .usernameParameter)
      try container.encodeIfPresent(clientMetadata, forKey: .clientMetadata)
    }
  }

  /// The texts of the message, in the function's words where it gives some; a refusal where the
  /// function throws or its words cannot be sent.
  func texts(
    of message: UnwrittenMessage,
    for recipient: MessageRecipient,
    as invocationID: String? = nil,
    _ call: Call
  ) async throws(AuthenticationFailure) -> MessageTexts {
    var invocation = TriggerCall(
      trigger: .customMessage,
      source: message.source.triggerSource(of: .customMessage),
      pool: recipient.pool,
      client: recipient.client,
      username: recipient.username,
      call: call
    )
    invocation.invocationID = invocationID
    let event = Event(
      userAttributes: recipient.attributes,
      codeParameter: MessageTemplate.code,
      linkParameter: "{##Click Here##}",
      usernameParameter: message.source == .adminCreateUser ? MessageTemplate.username : nil,
      clientMetadata: message.clientMetadata?.forFunctions
    )
    let answer: CustomMessageAnswer? = try await triggers.answer(
      to: invocation,
      request: event,
      response: .object(["smsMessage": .null, "emailMessage": .null, "emailSubject": .null])
    )
    var wording = message.usualWording(for: recipient)
    guard let answer else { return MessageTexts(wording, message.values) }
    let medium = recipient.address.medium
    if let fault = answer.fault(of: message, by: medium) {
      throw call.refusal(
        .invalidLambdaResponse(fault),
        "the function's message cannot be sent",
        of: .customMessage
      )
    }
    if let body = answer.body(by: medium) { wording.body = body }
    if let subject = answer.emailSubject.nonEmpty { wording.subject = subject }
    var values = message.values
    // Words without a place for the link tell the code, and are HTML only where they say so.
    if !MessageTemplate(text: wording.body).hasLinkPlace { values.link = nil }
    return MessageTexts(wording, values)
  }
}
