package import AuthenticationCore
package import AuthenticationMessages
internal import Domain
internal import PublicOperations
package import RPC
internal import TokenIssuanceMessages
internal import TokenIssuanceStubs

extension ConsolePoolCalls {
  /// The pool's signing keys, without their secrets.
  package func listConsoleKeys(
    _ request: ListConsoleKeysRequest,
    context: RPCCallContext
  ) async throws(AuthenticationFailure) -> ListConsoleKeysResponse {
    let pool = try await pool(request.userPoolId, for: OperatorPermission(.viewer), context)
    let asked = asking(context).repeatable
    let found = try await askingTokenIssuance { () async throws(RPCError) in
      try await console.signingKeys.listSigningKeys(
        ListSigningKeysRequest(userPoolId: pool.text),
        context: asked
      )
    }
    return ListConsoleKeysResponse(keys: found.keys.map(ConsoleKey.init))
  }

  /// Publishes new signing keys, which soon sign.
  package func rotateConsoleKeys(
    _ request: RotateConsoleKeysRequest,
    context: RPCCallContext
  ) async throws(AuthenticationFailure) -> RotateConsoleKeysResponse {
    let made = try await changing(
      "RotateSigningKeys",
      of: request.userPoolId,
      for: OperatorPermission(.administrator, needsFreshSignIn: true),
      context
    ) { (pool, call) async throws(AuthenticationFailure) in
      try await call.beginChange()
      return try await askingTokenIssuance { () async throws(RPCError) in
        try await console.signingKeys.rotateSigningKeys(
          RotateSigningKeysRequest(userPoolId: pool.text),
          context: call.context
        )
      }
    }
    return RotateConsoleKeysResponse(keys: made.keys.map(ConsoleKey.init))
  }
}

extension ConsoleKey {
  fileprivate init(_ key: SigningKeyDescription) {
    self.init(
      keyId: key.keyId,
      tokenUse: key.tokenUse,
      algorithm: key.algorithm,
      state: key.state,
      createdAtUnixMillis: key.createdAtUnixMillis,
      verifiesUntilUnixMillis: key.verifiesUntilUnixMillis
    )
  }
}
