internal import Domain
public import RPC
public import TokenIssuanceMessages

extension TokenIssuance {
  /// Has the addresses and user agents of a pool's chains forgotten, because it no longer tracks sessions
  /// (SES-17).
  ///
  /// They are gone within minutes, by `ExpiredChainRemoval`: a large pool has more than one call can take.
  public func forgetSessionDetails(
    _ request: ForgetSessionDetailsRequest,
    context: RPCCallContext
  ) async throws(TokenIssuanceFailure) -> ForgetSessionDetailsResponse {
    try await sessions.noteUntracked(try userPool(request.userPoolId), since: clock.now())
    return ForgetSessionDetailsResponse()
  }
}
