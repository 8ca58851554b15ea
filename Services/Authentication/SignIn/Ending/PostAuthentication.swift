internal import AuthenticationCore
internal import AuthenticationProtection
internal import AuthenticationTriggers
internal import Domain

/// PostAuthentication: after everything was proved, before there are tokens.
extension SignIn {
  /// The `request` of the event.
  private struct PostAuthenticationEvent: Encodable, Sendable {
    let userAttributes: [String: String]
    let newDeviceUsed: Bool
    let clientMetadata: [String: String]?
    let riskAssessment: RiskAssessment?
  }

  /// Asks the pool's function whether the user may have tokens; does nothing where there is none.
  ///
  /// `isNewDevice` says that the sign-in is about to get the key of a device (DEV-24); the key is made
  /// afterwards, so that a refusal leaves none.
  func askAfterAuthentication(
    _ user: UserRecord,
    _ subject: SignInContext,
    isNewDevice: Bool,
    clientMetadata: [String: String],
    _ assessment: RiskAssessment?,
    _ call: Call
  ) async throws(AuthenticationFailure) {
    guard subject.pool.triggers[.postAuthentication] != nil else { return }
    let call = TriggerCall(
      trigger: .postAuthentication,
      source: "PostAuthentication_Authentication",
      pool: subject.pool,
      client: subject.client.id,
      username: user.username,
      call: call
    )
    let event = PostAuthenticationEvent(
      userAttributes: try user.eventAttributes(),
      newDeviceUsed: isNewDevice,
      clientMetadata: clientMetadata.forFunctions,
      riskAssessment: assessment?.forFunctions(in: subject.pool)
    )
    let _: NoResponse? = try await triggers.answer(to: call, request: event, response: .object([:]))
  }
}
