package import AuthenticationCore
package import AuthenticationMessages
internal import Domain
internal import PublicOperations
internal import RPC
internal import TokenIssuanceMessages
internal import TokenIssuanceStubs

extension Pools {
  /// Replaces what a pool says of sessions (SES-18).
  ///
  /// A lower limit ends nothing by itself.
  package func setUserPoolSessionConfiguration(
    _ request: SetUserPoolSessionConfigurationRequest,
    call: Call
  ) async throws(AuthenticationFailure) -> SetUserPoolSessionConfigurationResponse {
    let id = try requiredUserPoolID(request.userPoolId)
    guard let word = request.userSessionTracking else { throw .missing("userSessionTracking") }
    guard let session = request.tokenSession else { throw .missing("tokenSession") }
    guard let limit = session.maxPerUser else { throw .missing("tokenSession.maxPerUser") }
    guard ["ENABLED", "DISABLED"].contains(word), (1...100).contains(limit) else {
      throw .invalidParameter("MaxPerUser must be between 1 and 100.")
    }
    let pool = try await poolWithSessions(id)
    // Written over the version that was read alone: of two calls at once one stands as a whole.
    let isSet = try await userPools.setSessions(
      SessionTracking(isOn: word == "ENABLED", maxPerUser: limit),
      of: id,
      at: pool.version
    )
    guard isSet else { throw .modifiedMeanwhile("User pool \(id.text)") }
    if word == "DISABLED" { try await forgetSessionDetails(of: id, call) }
    return SetUserPoolSessionConfigurationResponse(
      userPoolId: id.text,
      userSessionTracking: word,
      tokenSession: session
    )
  }

  /// Has addresses and user agents of the pool's sessions forgotten (SES-17).
  private func forgetSessionDetails(
    of id: UserPoolID,
    _ call: Call
  ) async throws(AuthenticationFailure) {
    _ = try await askingTokenIssuance { () async throws(RPCError) in
      try await tokens.forgetSessionDetails(
        ForgetSessionDetailsRequest(userPoolId: id.text),
        context: call.context.repeatable
      )
    }
  }
}
