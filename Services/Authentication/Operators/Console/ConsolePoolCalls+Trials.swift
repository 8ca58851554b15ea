package import AuthenticationCore
package import AuthenticationMessages
internal import AuthenticationTokens
internal import AuthenticationTriggers
internal import Domain
internal import IdentityFederationMessages
internal import IdentityFederationStubs
internal import PublicOperations
package import RPC

extension ConsolePoolCalls {
  /// Walks a sign-in at a provider as far as that goes without a browser.
  ///
  /// It makes the installation ask other machines, which is more than looking.
  package func testConsoleProvider(
    _ request: TestConsoleProviderRequest,
    context: RPCCallContext
  ) async throws(AuthenticationFailure) -> TestConsoleProviderResponse {
    let pool = try await pool(
      request.userPoolId,
      for: OperatorPermission(.administrator),
      context
    )
    do throws(RPCError) {
      let found = try await console.providers.testProvider(
        TestProviderRequest(userPoolId: pool.text, providerName: request.providerName),
        context: asking(context)
      )
      return TestConsoleProviderResponse(
        steps: found.steps.map {
          ConsoleTrialStep(outcome: $0.outcome, name: $0.name, detail: $0.detail)
        }
      )
    } catch {
      throw AuthenticationFailure(identityFederation: error)
    }
  }

  /// Calls a pool's function once; nothing is changed by it here.
  package func testConsoleFunction(
    _ request: TestConsoleFunctionRequest,
    context: RPCCallContext
  ) async throws(AuthenticationFailure) -> TestConsoleFunctionResponse {
    let pool = try await pool(
      request.userPoolId,
      for: OperatorPermission(.administrator),
      context
    )
    let told = try await functions.invokeFunction(
      InvokeFunctionRequest(
        userPoolId: pool.text,
        trigger: request.trigger,
        event: request.event.map { Array($0.utf8) }
      ),
      context: asking(context)
    )
    return TestConsoleFunctionResponse(
      function: told.function,
      answer: told.answer.map { String(decoding: $0, as: UTF8.self) },
      failure: told.failure,
      tookMicros: told.tookMicros
    )
  }

  /// What a user's tokens would say, with what the pool's function changes; none are made.
  package func testConsoleTokens(
    _ request: TestConsoleTokensRequest,
    context: RPCCallContext
  ) async throws(AuthenticationFailure) -> TestConsoleTokensResponse {
    let pool = try await pool(
      request.userPoolId,
      for: OperatorPermission(.administrator),
      context
    )
    return try await operators.tokens.trial(
      of: request,
      in: pool,
      call: operators.quietCall(asking(context))
    )
  }
}
