internal import Domain
internal import Logging

/// Removes chains and keys whose last token has expired.
///
/// So the tables do not grow forever, and a private key that is no longer of use cannot be stolen.
public struct ExpiredChainRemoval: Sendable {
  let chains: ChainStore
  let keyStore: SigningKeyStore
  let clock: any WallClock
  let logger: Logger

  /// An access token of the chain's last moment outlives the refresh token by at most this.
  private static let delaySeconds = LongestLifetime.signedTokenSeconds + 300

  /// Longer than any sign-in takes.
  private static let signInSeconds: Int64 = 86_400

  /// Removes what has expired by now, in pieces; returns how many chains that were.
  @discardableResult
  public func removeOnce() async throws(TokenIssuanceFailure) -> Int {
    let now = clock.now()
    try await keyStore.deleteExpired(at: now)
    let begun = now.adding(seconds: -Self.signInSeconds)
    _ = try await removingInPieces { () async throws(TokenIssuanceFailure) in
      try await chains.deleteForgottenDevices(before: begun, limit: 1000)
    }
    let moment = now.adding(seconds: -Self.delaySeconds)
    return try await removingInPieces { () async throws(TokenIssuanceFailure) in
      try await chains.deleteExpired(before: moment, limit: 1000)
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
