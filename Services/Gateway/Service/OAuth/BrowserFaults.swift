internal import GatehouseStubs
internal import HTTPTypes
internal import Logging
internal import RPC

/// What a browser is shown when a service cannot answer.
struct BrowserFaults: Sendable {
  private let callTime: Duration
  private let logger: Logger
  private let operation: String
  private let languages: PageLanguages

  init(_ parts: EndpointParts, operation: String) {
    callTime = parts.limits.callTime
    logger = parts.logger
    languages = PageLanguages(publicURL: parts.publicURL)
    self.operation = operation
  }

  /// The context of the one call of a request.
  func context(of request: EndpointRequest) -> RPCCallContext {
    request.caller.context(within: callTime, isIdempotent: false)
  }

  /// A page that says no more than that it did not work; the operator hears why.
  func answer(to error: RPCError, _ request: EndpointRequest) -> Answer {
    let caller = request.caller
    let publicError = PublicErrors.publicError(for: error)
    let isBeyondRate = ["LimitExceededException", "TooManyRequestsException"]
      .contains(publicError.exception)
    if !isBeyondRate {
      logger.error(
        "a browser's request failed",
        metadata: [
          "request-id": "\(caller.requestID)", "operation": "\(operation)",
          "reason": "\(error.reason)", "detail": "\(error.message)",
        ]
      )
    }
    var page =
      isBeyondRate
      ? Page(heading: .tooManyTitle, lead: .tooManySentence)
      : Page(heading: .faultTitle, lead: .faultSentence)
    page.status = isBeyondRate ? .tooManyRequests : .internalServerError
    let layout = PageLayout(
      language: languages.language(of: request.http),
      requestID: caller.requestID
    )
    return Answer(
      response: layout.response(page),
      result: publicError.exception,
      refusal: error.isRecorded
        ? nil : Answer.Refusal(exception: publicError.exception, reason: error.operatorReason)
    )
  }
}
