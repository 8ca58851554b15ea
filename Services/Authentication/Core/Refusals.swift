internal import Logging
internal import RPC

extension Authentication {
  /// Notes which rule refused a request, under the id that the client was given, and returns it.
  ///
  /// For refusals whose sentence must not tell the client what was wrong: the operator is to know.
  func refusal(
    _ failure: AuthenticationFailure,
    _ rule: StaticString,
    _ context: RPCCallContext
  ) -> AuthenticationFailure {
    trail?.note(rule: rule)
    logger.noteRefusal(failure.status, rule: rule, context)
    return failure
  }
}
