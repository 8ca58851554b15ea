internal import AuthenticationCore
internal import Domain
internal import PublicOperations
internal import RPC
internal import TokenIssuanceMessages
internal import TokenIssuanceStubs

extension Pools {
  /// Has a pool's tokens signed by another algorithm where its tags are about to ask for that.
  ///
  /// It comes before the tags are stored, by a statement that stores nothing if others have changed the pool
  /// meanwhile: then the caller begins anew. So of changes at the same time the one that is stored last also
  /// has its algorithm, and a call that fails half-way can be repeated. Tokens verify whatever the order.
  func changeSigningAlgorithm(
    of pool: UserPoolID,
    from former: [String: String],
    to tags: [String: String],
    _ call: Call
  ) async throws(AuthenticationFailure) {
    // An operator may have rotated to another algorithm (`gatehousectl keys rotate`): tags that stay leave it.
    guard former[TokenSigningAlgorithm.tag] != tags[TokenSigningAlgorithm.tag] else { return }
    let algorithm = try TokenSigningAlgorithm(tags: tags)
    _ = try await askingTokenIssuance { () async throws(RPCError) in
      try await tokens.changeSigningAlgorithm(
        ChangeSigningAlgorithmRequest(userPoolId: pool.text, algorithm: algorithm.rawValue),
        context: call.context.repeatable
      )
    }
  }
}
