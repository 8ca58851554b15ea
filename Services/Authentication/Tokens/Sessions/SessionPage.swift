internal import AuthenticationCore
internal import AuthenticationMessages
internal import Domain
internal import PublicOperations
internal import RPC
internal import TokenIssuanceMessages
internal import TokenIssuanceStubs

/// A user's sessions, as one caller may see them.
struct SessionListing: Sendable {
  let operation: StaticString
  let pool: UserPoolSettings
  let user: UserRecord
  /// The chain of the caller's access token, and the browser's session that it came from; an administrator has
  /// neither.
  var currentChainID: String?
  var currentBrowserSession: String?
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
    let browsers = try await tokenCalls.browsers.list(
      of: listing.user.sub,
      in: listing.pool.id,
      after: position.map {
        BrowserSession.Position(
          lastActiveAt: Instant(unixMillis: $0.createdAtUnixMillis),
          id: $0.id
        )
      },
      limit: Self.pageSize + 1
    )
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
    let entries =
      chains.map { chain in
        Entry(
          position: chain.position,
          description: description(of: chain, devices[chain.userAgent], in: listing)
        )
      }
      + browsers.map { session in
        Entry(position: session.position, description: description(of: session, in: listing))
      }
    // What lies behind the last chain of a page that was cut is for a later page.
    let limit = found.isCut ?? false ? found.chains.last?.position : nil
    let page = entries.sorted().filter { entry in limit.map { !($0 < entry.position) } ?? true }
    let isCut = limit != nil || page.count > Int(Self.pageSize)
    let shown = page.prefix(Int(Self.pageSize))
    return (
      sessions: shown.map(\.description),
      next: isCut ? try next(after: shown.last?.position ?? limit, places) : nil
    )
  }

  /// Refuses where the pool does not track sessions.
  func checkTracking(of pool: UserPoolSettings) throws(AuthenticationFailure) {
    guard pool.sessions.isOn else { throw .sessionTrackingOff(pool.id) }
  }

  private func next(
    after last: BrowserSession.Position?,
    _ places: PaginationToken
  ) throws(AuthenticationFailure) -> String? {
    guard let last else { return nil }
    return try places.text(
      for: CreationPosition(createdAtUnixMillis: last.lastActiveAt.unixMillis, id: last.id)
    )
  }
}

/// A session in the order of both kinds: the last used first, then by id.
private struct Entry: Sendable, Comparable {
  let position: BrowserSession.Position
  let description: SessionDescriptionType

  static func < (left: Entry, right: Entry) -> Bool { left.position < right.position }
  static func == (left: Entry, right: Entry) -> Bool { left.position == right.position }
}

extension ChainDescription {
  fileprivate var position: BrowserSession.Position {
    BrowserSession.Position(
      lastActiveAt: Instant(unixMillis: lastActiveAtUnixMillis ?? 0),
      id: chainId ?? ""
    )
  }
}
