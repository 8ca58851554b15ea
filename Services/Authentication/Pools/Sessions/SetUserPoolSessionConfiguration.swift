package import AuthenticationCore
internal import Domain
package import GatehouseMessages
internal import PublicOperations
internal import RPC

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
    return SetUserPoolSessionConfigurationResponse(
      userPoolId: id.text,
      userSessionTracking: word,
      tokenSession: session
    )
  }
}
