internal import AuthenticationCore
internal import Domain
internal import GatehouseMessages
internal import GatehouseStubs
internal import PublicOperations
internal import RPC

/// A user's sessions, as one caller may see them.
struct SessionListing: Sendable {
  let operation: StaticString
  let pool: UserPoolSettings
  let user: UserRecord
  /// The chain of the caller's access token; an administrator has none.
  var currentChainID: String?
}

extension Tokens {
  /// How many sessions an answer has at most; Cognito's own maximum.
  private static let pageSize: Int64 = 125

  /// A page of a user's active sessions, the last used first, and the token of the next one (SES-20).
  func sessionPage(
    of listing: SessionListing,
    after text: String?,
    call: Call
  ) async throws(AuthenticationFailure) -> (sessions: [SessionDescriptionType], next: String?) {
    try checkTracking(of: listing.pool)
    let places = PaginationToken(
      sealer: sealer,
      listing: "\(listing.operation)",
      listing.pool.id.text,
      listing.user.sub
    )
    let position = try text.map { (text) throws(AuthenticationFailure) in
      try places.creationPosition(from: text)
    }
    let found = try await askingTokenIssuance { () async throws(RPCError) in
      try await issuance.listSessions(
        ListSessionsRequest(
          userPoolId: listing.pool.id.text,
          sub: listing.user.sub,
          limit: Self.pageSize,
          after: position.map {
            SessionPosition(lastActiveAtUnixMillis: $0.createdAtUnixMillis, chainId: $0.id)
          }
        ),
        context: call.context.repeatable
      )
    }
    // A client may have been deleted before token issuance heard of such deletions: nothing refreshes its
    // chains, and they are over by themselves.
    let clients = try await settings.present(
      Set(found.chains.compactMap(\.clientId)),
      in: listing.pool.id
    )
    let chains = found.chains.filter { clients.contains($0.clientId ?? "") }
    // Told once for each header: reading one costs more than everything else of a session, and a user
    // has few.
    let devices = Dictionary(
      chains.map { ($0.userAgent, $0.userAgent) },
      uniquingKeysWith: { first, _ in first }
    ).mapValues { SessionDevice.text(of: $0) }
    return (
      sessions: chains.map { description(of: $0, devices[$0.userAgent], in: listing) },
      next: found.isCut ?? false ? try next(after: found.chains.last, places) : nil
    )
  }

  /// Refuses where the pool does not track sessions.
  func checkTracking(of pool: UserPoolSettings) throws(AuthenticationFailure) {
    guard pool.sessions.isOn else { throw .sessionTrackingOff(pool.id) }
  }

  private func next(
    after last: ChainDescription?,
    _ places: PaginationToken
  ) throws(AuthenticationFailure) -> String? {
    guard let last, let id = last.chainId, let moment = last.lastActiveAtUnixMillis else {
      return nil
    }
    return try places.text(for: CreationPosition(createdAtUnixMillis: moment, id: id))
  }
}
