package import Cryptography
package import Domain
package import IdentityFederationCore
package import IdentityFederationProofs
package import IdentityFederationUserPoolProviders
package import Postgres

/// Sign-ins at the outside providers of user pools, from the browser's way there to the proved user.
package struct ProviderSignIns: Sendable {
  let attempts: SignInAttemptStore
  let seal: SignInAttemptSeal
  let providers: UserPoolProviders
  let proofs: ProviderProofs
  let clock: any WallClock
  let random: any RandomSource

  /// How long a user may take at the provider.
  static let attemptSeconds: Int64 = 300

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
    seal = SignInAttemptSeal(sealer: sealer)
    self.providers = providers
    self.proofs = proofs
    self.clock = clock
    self.random = random
  }

  /// Removes the attempts that have ended without an answer; returns how many they were.
  @discardableResult
  package func removeExpired() async throws(IdentityFederationFailure) -> Int {
    try await attempts.removeExpired(at: clock.now())
  }

  /// By what a row is found: who reads the table learns no state that a browser could show.
  static func hash(ofState state: String) -> String {
    Hex.encode(SHA256.digest(of: Array(state.utf8)))
  }

  static func hash(ofBinding binding: String) -> [UInt8] { SHA256.digest(of: Array(binding.utf8)) }
}
