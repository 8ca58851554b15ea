internal import AuthenticationCore
internal import AuthenticationTriggers
internal import Domain

/// PreAuthentication: before a password is judged, of a user who is there or not.
extension SignIn {
  /// The `request` of the event.
  private struct PreAuthenticationEvent: Encodable, Sendable {
    let userAttributes: [String: String]
    let validationData: [String: String]?
    let userNotFound: Bool?

    private enum CodingKeys: String, CodingKey {
      case userAttributes, validationData, userNotFound
    }

    /// With null for validation data that was not sent, as Cognito sends it.
    func encode(to encoder: any Encoder) throws {
      var container = encoder.container(keyedBy: CodingKeys.self)
      try container.encode(userAttributes, forKey: .userAttributes)
      try container.encode(validationData, forKey: .validationData)
      try container.encodeIfPresent(userNotFound, forKey: .userNotFound)
    }
  }

  /// Asks the pool's function whether the sign-in may go on; does nothing where there is none.
  ///
  /// Is asked about users who do not exist, where the client hides existence, exactly as about those
  /// who do: only the function itself could then tell a stranger the difference.
  func askBeforeAuthentication(
    of name: String,
    _ subject: SignInContext,
    _ request: SignInRequest
  ) async throws(AuthenticationFailure) {
    try await askBeforeAuthentication(
      of: name,
      subject,
      validationData: request.validationData,
      request.call
    )
  }

  /// The same where no request of a client is at hand.
  func askBeforeAuthentication(
    of name: String,
    _ subject: SignInContext,
    validationData: [String: String],
    _ call: Call
  ) async throws(AuthenticationFailure) {
    guard subject.pool.triggers[.preAuthentication] != nil else { return }
    let call = TriggerCall(
      trigger: .preAuthentication,
      source: "PreAuthentication_Authentication",
      pool: subject.pool,
      client: subject.client.id,
      username: subject.user?.username ?? subject.pool.canonical(name),
      call: call
    )
    let event = PreAuthenticationEvent(
      userAttributes: try subject.user?.eventAttributes() ?? [:],
      validationData: validationData.forFunctions,
      userNotFound: subject.userNotFound
    )
    let _: NoResponse? = try await triggers.answer(to: call, request: event, response: .object([:]))
  }
}
