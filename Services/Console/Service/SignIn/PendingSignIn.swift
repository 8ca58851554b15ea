internal import Domain

/// A sign-in that has begun in a browser: what its answer must fit.
struct PendingSignIn: Sendable, Hashable {
  let state: String
  let nonce: String
  /// The secret of the code (PKCE): a thief of the code cannot redeem it.
  let verifier: String
  /// Where the operator wanted to go.
  let destination: String
  let begunAt: Instant

  static let lifetime = Duration.seconds(3600)
}
