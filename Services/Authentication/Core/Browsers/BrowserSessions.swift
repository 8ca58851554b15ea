package import Domain

/// The sign-ins of browsers (SSO sessions), as areas below that of authorization need them.
package protocol BrowserSessions: Sendable {
  /// Ends what was begun for a user in browsers: codes that no client has redeemed, and unless `keepsSessions`
  /// the sessions too.
  ///
  /// To be called before the chains end: a code that is redeemed meanwhile either finds itself ended, or its
  /// chain is there to be ended.
  func endAll(
    of sub: String,
    in pool: UserPoolID,
    keepsSessions: Bool
  ) async throws(AuthenticationFailure)

  /// Ends one session of a user; false where the user has no such session.
  func end(
    _ session: String,
    of sub: String,
    in pool: UserPoolID
  ) async throws(AuthenticationFailure) -> Bool

  /// A user's active sessions, the last used first.
  func list(
    of sub: String,
    in pool: UserPoolID,
    after position: BrowserSession.Position?,
    limit: Int64
  ) async throws(AuthenticationFailure) -> [BrowserSession]
}

/// A browser's sign-in, as its user and administrators see it.
package struct BrowserSession: Sendable, Hashable {
  /// A place in a list: after the session of this id that was used then.
  package struct Position: Sendable, Hashable, Comparable {
    package let lastActiveAt: Instant
    package let id: String

    package init(lastActiveAt: Instant, id: String) {
      self.lastActiveAt = lastActiveAt
      self.id = id
    }

    /// Whether the left one comes before the right one.
    package static func < (left: Position, right: Position) -> Bool {
      left.lastActiveAt == right.lastActiveAt
        ? left.id < right.id : left.lastActiveAt > right.lastActiveAt
    }
  }

  package var position: Position { Position(lastActiveAt: lastActiveAt, id: id) }

  package let id: String
  /// The client that began it.
  package let client: String
  package let createdAt: Instant
  package let lastActiveAt: Instant
  package let address: String?
  package let userAgent: String?

  package init(
    id: String,
    client: String,
    createdAt: Instant,
    lastActiveAt: Instant,
    address: String?,
    userAgent: String?
  ) {
    self.id = id
    self.client = client
    self.createdAt = createdAt
    self.lastActiveAt = lastActiveAt
    self.address = address
    self.userAgent = userAgent
  }
}
