package import Cryptography
package import Domain
package import IdentityFederationCore
package import IdentityFederationProofs
package import IdentityFederationUserPoolProviders
package import Logging
package import Postgres

/// Sign-ins at the outside providers of user pools, from the browser's way there to the proved user.
package struct ProviderSignIns: Sendable {
  let attempts: SignInAttemptStore
  let usedAssertions: UsedAssertionStore
  let keptTokens: ProviderTokenStore
  let seal: SignInAttemptSeal
  let sealer: Sealer
  let providers: UserPoolProviders
  let proofs: ProviderProofs
  let clock: any WallClock
  let random: any RandomSource

  /// How long a user may take at the provider.
  static let attemptSeconds: Int64 = 300
  /// The length of a browser's secret.
  static let bindingBytes = 32

  /// Attempts in the database, at providers that are asked as the proofs of the process are.
  package init(
    database: PostgresPool,
    sealer: Sealer,
    providers: UserPoolProviders,
    proofs: ProviderProofs,
    clock: any WallClock,
    random: any RandomSource
  ) {
    attempts = SignInAttemptStore(database: database)
    usedAssertions = UsedAssertionStore(database: database)
    keptTokens = ProviderTokenStore(database: database)
    self.sealer = sealer
    seal = SignInAttemptSeal(sealer: sealer)
    self.providers = providers
    self.proofs = proofs
    self.clock = clock
    self.random = random
  }

  /// Removes the attempts that have ended without an answer, and the assertions that no longer count; returns
  /// how many rows that were.
  @discardableResult
  package func removeExpired() async throws(IdentityFederationFailure) -> Int {
    let now = clock.now()
    return try await attempts.removeExpired(at: now)
      + (try await usedAssertions.removeExpired(at: now))
  }

  /// Removes them every few minutes, until the task is cancelled.
  package func runRemoval(logger: Logger, every interval: Duration = .seconds(120)) async {
    await periodically(every: interval) {
      do throws(IdentityFederationFailure) {
        try await removeExpired()
      } catch {
        logger.warning(
          "ended sign-ins at providers not removed",
          metadata: ["error": "\(error.status)"]
        )
      }
    }
  }

  /// By what a row is found: who reads the table learns no state that a browser could show.
  static func hash(ofState state: String) -> String {
    Hex.encode(SHA256.digest(of: Array(state.utf8)))
  }

  static func hash(ofBinding binding: [UInt8]) -> [UInt8] { SHA256.digest(of: binding) }
}
