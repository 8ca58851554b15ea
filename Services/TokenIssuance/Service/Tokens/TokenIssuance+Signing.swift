internal import Domain
internal import RPC

extension TokenIssuance {
  /// Names for a pair of tokens, unless the client has no use for them.
  func newTokenNames(_ contents: ValidContents) -> (id: String, access: String)? {
    contents.isRevocationEnabled ? (id: random.uuid(), access: random.uuid()) : nil
  }

  /// Signs both tokens, each with its own key; the ID token only where there is to be one.
  func sign(
    _ tokens: SignedTokens,
    with activeKeys: ActiveKeyIDs,
    of pool: UserPoolID
  ) async throws(TokenIssuanceFailure) -> (id: [UInt8]?, access: [UInt8]) {
    guard
      let idKey = try await keys.key(activeKeys.id, of: .userPool(pool), at: tokens.issuedAt),
      let accessKey = try await keys.key(
        activeKeys.access,
        of: .userPool(pool),
        at: tokens.issuedAt
      )
    else { throw .resourceNotFound }
    return try await computing {
      () throws(TokenIssuanceFailure) -> (id: [UInt8]?, access: [UInt8]) in
      let access = try accessKey.sign(tokens.accessClaims())
      guard !tokens.contents.isWithoutIDToken else { return (nil, access) }
      return (try idKey.sign(tokens.idClaims(besides: access)), access)
    }
  }
}
