public import Logging

extension Logger {
  /// Notes which rule refused a request, under the id that the client was given.
  ///
  /// For refusals whose sentence must not tell the client what was wrong: the operator is to know.
  public func noteRefusal(_ status: RPCError, rule: StaticString, _ context: RPCCallContext) {
    info(
      "request refused",
      metadata: [
        "request_id": "\(context.requestID)", "reason": "\(status.reason)", "rule": "\(rule)",
      ]
    )
  }
}
