internal import Domain
internal import Logging
internal import Sessions

/// Removes chains and keys whose last token has expired.
///
/// So the tables do not grow forever, and a private key that is no longer of use cannot be stolen.
public struct ExpiredChainRemoval: Sendable {
  let chains: ChainStore
  let sessions: SessionStore
  let metrics: SessionMetrics
  let keyStore: SigningKeyStore
  let clock: any WallClock
  let logger: Logger

  /// An access token of the chain's last moment outlives the refresh token by at most this.
  private static let delaySeconds = MaxLifetime.signedTokenSeconds + 300

  /// Longer than any sign-in takes.
  private static let signInSeconds: Int64 = 86_400

  /// A browser's sign-in lasts 90 days at most: a day later none can begin a chain.
  private static let ssoSessionSeconds: Int64 = 91 * 86_400

  /// Longer than any call takes: what a refresh noted that was under way is forgotten too.
  private static let callSeconds: Int64 = 120

  /// Removes what has expired by now, in pieces; returns how many chains that were.
  @discardableResult
  public func removeOnce() async throws(TokenIssuanceFailure) -> Int {
    let now = clock.now()
    try await keyStore.deleteExpired(at: now)
    let begun = now.adding(seconds: -Self.signInSeconds)
    _ = try await removingInPieces { () async throws(TokenIssuanceFailure) in
      try await chains.deleteForgottenDevices(before: begun, limit: 1000)
    }
    try await endChainsOfDeletedClients(at: now)
    _ = try await removingInPieces { () async throws(TokenIssuanceFailure) in
      try await chains.deleteNotesOfClients(before: begun, limit: 1000)
    }
    let ended = now.adding(seconds: -Self.ssoSessionSeconds)
    _ = try await removingInPieces { () async throws(TokenIssuanceFailure) in
      try await sessions.deleteEndedSSOSessions(before: ended, limit: 1000)
    }
    try await forgetDetails(at: now)
    let moment = now.adding(seconds: -Self.delaySeconds)
    return try await removingInPieces { () async throws(TokenIssuanceFailure) in
      try await chains.deleteExpired(before: moment, limit: 1000)
    }
  }

  /// Ends what is left of deleted clients: chains that one call could not end in its time, and those that
  /// began in the moment of the deletion.
  private func endChainsOfDeletedClients(at now: Instant) async throws(TokenIssuanceFailure) {
    for client in try await chains.deletedClients() {
      let ended = try await removingInPieces { () async throws(TokenIssuanceFailure) in
        try await chains.revoke(of: client, limit: TokenIssuance.piece, at: now)
      }
      metrics.note(.clientDeleted, ended)
    }
  }

  /// Forgets where from and with what chains were used, in pools that no longer track sessions.
  private func forgetDetails(at now: Instant) async throws(TokenIssuanceFailure) {
    let begun = now.adding(seconds: -Self.callSeconds)
    for (pool, since) in try await sessions.untrackedPools(before: begun) {
      let moment = Instant(unixMillis: since).adding(seconds: Self.callSeconds)
      var last: String?
      repeat {
        last = try await sessions.forgetDetails(of: pool, after: last, until: moment, limit: 1000)
      } while last != nil
      try await sessions.noteForgotten(pool, since: since)
    }
  }

  /// Removes what has expired every few minutes, until the task is cancelled.
  public func run(every interval: Duration = .seconds(600)) async {
    await periodically(every: interval) {
      do throws(TokenIssuanceFailure) {
        try await removeOnce()
      } catch {
        logger.warning("expired chains not removed", metadata: ["error": "\(error.status)"])
      }
    }
  }
}
