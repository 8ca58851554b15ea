package import AuthenticationCore
package import AuthenticationMessages
internal import Domain
internal import GatehouseStubs
internal import PublicOperations
package import RPC

/// The choice among the accounts of a browser (`prompt=select_account`).
///
/// A browser is signed in to one account of a pool at most: the choice is to go on with that one, or to sign in.
extension AuthorizationCalls {
  /// The account that the browser may go on with; nil where there is none.
  package func account(
    for request: AuthorizationRequest,
    in browser: BrowserState,
    _ context: RPCCallContext
  ) async throws(AuthenticationFailure) -> SignedInBrowser? {
    try await carryingOut(request, context) { (call) async throws(AuthenticationFailure) in
      guard
        case .success(let signedIn)? = try await authorization.reuse(
          for: request,
          in: browser,
          call
        )
      else { return nil }
      return signedIn
    }
  }

  /// The way back to the client with the account that was chosen; nil where its session has ended meanwhile.
  package func goOn(
    with account: SignedInBrowser,
    for request: AuthorizationRequest,
    _ context: RPCCallContext
  ) async throws(AuthenticationFailure) -> AuthorizationRedirect? {
    try await carryingOut(request, context) { (call) async throws(AuthenticationFailure) in
      try await authorization.goOn(with: account, for: request, call)
    }
  }

  private func carryingOut<Value: Sendable>(
    _ request: AuthorizationRequest,
    _ context: RPCCallContext,
    _ perform: (Authorization.Call) async throws(AuthenticationFailure) -> Value
  ) async throws(AuthenticationFailure) -> Value {
    let naming = RequestNaming(
      userPoolId: request.pool.id.text,
      clientId: request.client.id.text
    )
    return try await gates.plain.carryOut(.authorize, naming, [], context, perform)
  }
}
