internal import RPC
internal import Synchronization
internal import TokenIssuanceMessages
internal import TokenIssuanceStubs

/// A token issuance that notes which pools got keys and which lost them.
final class RecordingTokenIssuance: TokenIssuanceServing {
  struct Notes: Sendable {
    var algorithms: [String: String] = [:]
    var deletedPools: [String] = []
    var deletedClients: [String] = []
    /// The pools whose sessions' addresses and user agents were to be forgotten.
    var forgetfulPools: [String] = []
    var failure: RPCError?
  }

  private let state = Mutex(Notes())

  var notes: Notes { state.withLock { $0 } }

  /// Makes every further call fail, until nil is given.
  func fail(with failure: RPCError?) {
    state.withLock { $0.failure = failure }
  }

  func createSigningKeys(
    _ request: CreateSigningKeysRequest,
    context: RPCCallContext
  ) async throws(RPCError) -> CreateSigningKeysResponse {
    try note { $0.algorithms[request.userPoolId ?? ""] = request.algorithm }
    return CreateSigningKeysResponse()
  }

  func changeSigningAlgorithm(
    _ request: ChangeSigningAlgorithmRequest,
    context: RPCCallContext
  ) async throws(RPCError) -> ChangeSigningAlgorithmResponse {
    try note { $0.algorithms[request.userPoolId ?? ""] = request.algorithm }
    return ChangeSigningAlgorithmResponse()
  }

  func deleteUserPoolTokens(
    _ request: DeleteUserPoolTokensRequest,
    context: RPCCallContext
  ) async throws(RPCError) -> DeleteUserPoolTokensResponse {
    try note { $0.deletedPools.append(request.userPoolId ?? "") }
    return DeleteUserPoolTokensResponse()
  }

  private func note(_ change: (inout Notes) -> Void) throws(RPCError) {
    let failure = state.withLock { notes in
      if notes.failure == nil { change(&notes) }
      return notes.failure
    }
    if let failure { throw failure }
  }

  func issueTokens(
    _ request: IssueTokensRequest,
    context: RPCCallContext
  ) async throws(RPCError) -> IssueTokensResponse {
    throw RPCError(code: .unimplemented)
  }

  func openRefreshToken(
    _ request: OpenRefreshTokenRequest,
    context: RPCCallContext
  ) async throws(RPCError) -> OpenRefreshTokenResponse {
    throw RPCError(code: .unimplemented)
  }

  func refreshTokens(
    _ request: RefreshTokensRequest,
    context: RPCCallContext
  ) async throws(RPCError) -> RefreshTokensResponse {
    throw RPCError(code: .unimplemented)
  }

  func revokeRefreshToken(
    _ request: RevokeRefreshTokenRequest,
    context: RPCCallContext
  ) async throws(RPCError) -> RevokeRefreshTokenResponse {
    throw RPCError(code: .unimplemented)
  }

  func revokeUserTokens(
    _ request: RevokeUserTokensRequest,
    context: RPCCallContext
  ) async throws(RPCError) -> RevokeUserTokensResponse {
    throw RPCError(code: .unimplemented)
  }

  func revokeDeviceTokens(
    _ request: RevokeDeviceTokensRequest,
    context: RPCCallContext
  ) async throws(RPCError) -> RevokeDeviceTokensResponse {
    throw RPCError(code: .unimplemented)
  }

  func revokeClientTokens(
    _ request: RevokeClientTokensRequest,
    context: RPCCallContext
  ) async throws(RPCError) -> RevokeClientTokensResponse {
    try note { $0.deletedClients.append(request.clientId ?? "") }
    return RevokeClientTokensResponse()
  }

  func noteConfirmedDevice(
    _ request: NoteConfirmedDeviceRequest,
    context: RPCCallContext
  ) async throws(RPCError) -> NoteConfirmedDeviceResponse {
    throw RPCError(code: .unimplemented)
  }

  func verifyAccessToken(
    _ request: VerifyAccessTokenRequest,
    context: RPCCallContext
  ) async throws(RPCError) -> VerifyAccessTokenResponse {
    throw RPCError(code: .unimplemented)
  }

  func showChain(
    _ request: ShowChainRequest,
    context: RPCCallContext
  ) async throws(RPCError) -> ShowChainResponse {
    throw RPCError(code: .unimplemented)
  }

  func listReusedChains(
    _ request: ListReusedChainsRequest,
    context: RPCCallContext
  ) async throws(RPCError) -> ListReusedChainsResponse {
    throw RPCError(code: .unimplemented)
  }

  func listSessions(
    _ request: ListSessionsRequest,
    context: RPCCallContext
  ) async throws(RPCError) -> ListSessionsResponse {
    throw RPCError(code: .unimplemented)
  }

  func revokeSession(
    _ request: RevokeSessionRequest,
    context: RPCCallContext
  ) async throws(RPCError) -> RevokeSessionResponse {
    throw RPCError(code: .unimplemented)
  }

  func forgetSessionDetails(
    _ request: ForgetSessionDetailsRequest,
    context: RPCCallContext
  ) async throws(RPCError) -> ForgetSessionDetailsResponse {
    try note { $0.forgetfulPools.append(request.userPoolId ?? "") }
    return ForgetSessionDetailsResponse()
  }
}
