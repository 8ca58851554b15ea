internal import GatehouseMessages
internal import GatehouseStubs
internal import HTTPTypes
internal import HummingbirdCore
internal import Logging
internal import RPC

/// The page that a link in a verification message leads to.
///
/// A GET confirms, as Cognito's does; a scanner of mail that follows the link confirms therefore,
/// and who comes with the right code afterwards is told that it is done.
struct ConfirmationEndpoint: Endpoint {
  let path: PathPattern = "/confirmUser"
  let methods: [HTTPRequest.Method] = [.get]
  let name = "confirmUser"
  let recordedName = "ConfirmSignUp"
  let isForPeople = true

  private let links: ConfirmationLinkClient
  private let callTime: Duration
  private let logger: Logger

  init(_ parts: EndpointParts) {
    links = ConfirmationLinkClient(parts.channels.authentication)
    callTime = parts.limits.callTime
    logger = parts.logger
  }

  func answer(_ request: EndpointRequest) async -> Answer {
    // A HEAD must change nothing (RFC 9110 §9.2.1).
    guard request.http.method != .head else { return Answer(.unopened) }
    return await confirm(request)
  }

  private func confirm(_ request: EndpointRequest) async -> Answer {
    let caller = request.caller
    // The link has %2B for a plus; a mail program that decodes it still means a plus.
    let parameters = request.query(plus: .plus)
    let link = ConfirmSignUpByLinkRequest(
      clientId: parameters["client_id"],
      username: parameters["user_name"],
      confirmationCode: parameters["confirmation_code"]
    )
    do throws(RPCError) {
      let reply = try await links.confirmSignUpByLink(
        link,
        context: caller.context(within: callTime, isIdempotent: true)
      )
      return answer(to: reply.outcome ?? "", caller)
    } catch {
      return refusal(error, caller)
    }
  }

  private func answer(to outcome: String, _ caller: Caller) -> Answer {
    switch LinkOutcome(rawValue: outcome) {
    case .confirmed: Answer(.confirmed)
    case .alreadyConfirmed: Answer(.alreadyConfirmed)
    case .expired: refused(.expired, "ExpiredCodeException", caller)
    case .taken: refused(.taken, "AliasExistsException", caller)
    case .wrong, nil: refused(.wrong, "CodeMismatchException", caller)
    }
  }

  private func refusal(_ error: RPCError, _ caller: Caller) -> Answer {
    let publicError = PublicErrors.publicError(for: error)
    var answer = page(for: publicError, error, caller)
    guard !error.isRecorded else { return answer }
    answer.refusal = Answer.Refusal(
      exception: publicError.exception,
      reason: error.operatorReason
    )
    return answer
  }

  private func page(
    for publicError: PublicError,
    _ error: RPCError,
    _ caller: Caller
  ) -> Answer {
    guard !publicError.isInternal else {
      logger.error(
        "a link could not be checked",
        metadata: [
          "request-id": "\(caller.requestID)", "reason": "\(error.reason)",
          "detail": "\(error.message)",
        ]
      )
      return Answer(.fault, result: publicError.exception)
    }
    switch publicError.exception {
    case "LimitExceededException", "TooManyRequestsException":
      return refused(.tooMany, publicError.exception, caller)
    default:
      return refused(.wrong, publicError.exception, caller)
    }
  }

  private func refused(
    _ page: Page,
    _ exception: String,
    _ caller: Caller
  ) -> Answer {
    logger.info(
      "a link was refused",
      metadata: ["request-id": "\(caller.requestID)", "exception": "\(exception)"]
    )
    return Answer(page, result: exception)
  }
}
