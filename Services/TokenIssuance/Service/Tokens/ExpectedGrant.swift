/// The grant that the calling service has made a token's contents for.
///
/// If the chain has another one nothing is done: its tokens would say more than was granted.
struct ExpectedGrant: Sendable, Hashable {
  /// Nil for a sign-in by the API.
  let scope: String?

  func isThat(of chain: ChainRecord) -> Bool { chain.grant?.scope == scope }
}
