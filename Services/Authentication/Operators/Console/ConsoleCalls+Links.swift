package import AuthenticationCore
package import AuthenticationMessages
internal import Domain
internal import PublicOperations
package import RPC

extension ConsoleCalls {
  /// Whether a one-time link is good.
  package func showOperatorLink(
    _ request: ShowOperatorLinkRequest,
    context: RPCCallContext
  ) async throws(AuthenticationFailure) -> ShowOperatorLinkResponse {
    let link = try await openLink(request.linkSecret, for: "ShowOperatorLink", context)
    return ShowOperatorLinkResponse(username: link.username)
  }

  /// Uses a one-time link up.
  package func acceptOperatorLink(
    _ request: AcceptOperatorLinkRequest,
    context: RPCCallContext
  ) async throws(AuthenticationFailure) -> AcceptOperatorLinkResponse {
    let operation = "AcceptOperatorLink"
    // A caller without a link leaves no event among those of operators.
    _ = try await openLink(request.linkSecret, for: operation, context)
    let username = try await auditLog.record(
      OperatorChange(
        requestID: context.requestID,
        operation: operation,
        sourceIP: context.sourceIP
      ),
      clock: operators.clock,
      random: operators.random,
      logger: operators.logger
    ) { (trail) async throws(AuthenticationFailure) in
      try await operators.acceptLink(
        request,
        Call(context: context, principal: .anonymous, trail: trail, logger: operators.logger)
      )
    }
    return AcceptOperatorLinkResponse(username: username)
  }

  private func openLink(
    _ secret: String?,
    for operation: String,
    _ context: RPCCallContext
  ) async throws(AuthenticationFailure) -> OperatorStore.Link {
    let call = operators.quietCall(context)
    do throws(AuthenticationFailure) {
      return try await operators.openLink(secret, call).link
    } catch {
      auditLog.noteRefusal(
        of: OperatorChange(
          requestID: context.requestID,
          operation: operation,
          sourceIP: context.sourceIP
        ),
        call.trail,
        by: error,
        at: operators.clock.now()
      )
      throw error
    }
  }
}
