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
struct ConfirmationPage: Sendable {
  let links: ConfirmationLinkClient
  let refusals: RefusalRecorder
  let callTime: Duration
  let logger: Logger

  func answer(_ request: Request, caller: Caller, label: String) async -> API.Outcome {
    // A HEAD must change nothing (RFC 9110 §9.2.1).
    let (page, outcome) =
      request.method == .head
      ? (Self.unopened, RequestMetrics.success) : await confirm(request.uri, caller)
    return API.Outcome(
      response: page.response,
      operation: label,
      outcome: outcome,
      isForPeople: true
    )
  }

  /// The page, and for the metrics a word of a closed set.
  private func confirm(_ uri: URI, _ caller: Caller) async -> (Page, String) {
    let parameters = uri.queryParameters
    let request = ConfirmSignUpByLinkRequest(
      clientId: parameters["client_id"].map(String.init),
      username: parameters["user_name"].map(String.init),
      confirmationCode: parameters["confirmation_code"].map(String.init)
    )
    do throws(RPCError) {
      let reply = try await links.confirmSignUpByLink(
        request,
        context: caller.context(within: callTime, isIdempotent: true)
      )
      return answer(to: reply.outcome ?? "", caller)
    } catch {
      return refusal(error, caller)
    }
  }

  private func answer(to outcome: String, _ caller: Caller) -> (Page, String) {
    switch outcome {
    case "confirmed": (Self.confirmed, RequestMetrics.success)
    case "already_confirmed": (Self.alreadyConfirmed, RequestMetrics.success)
    case "expired": refused(Self.expired, "ExpiredCodeException", caller)
    case "taken": refused(Self.taken, "AliasExistsException", caller)
    default: refused(Self.wrong, "CodeMismatchException", caller)
    }
  }

  private func refusal(_ error: RPCError, _ caller: Caller) -> (Page, String) {
    let publicError = PublicErrors.publicError(for: error)
    if !error.isRecorded {
      refusals.record(
        publicError.exception,
        reason: error.operatorReason,
        operation: "ConfirmSignUp",
        caller: caller
      )
    }
    guard !publicError.isInternal else {
      logger.error(
        "a link could not be checked",
        metadata: [
          "request-id": "\(caller.requestID)", "reason": "\(error.reason)",
          "detail": "\(error.message)",
        ]
      )
      return (Self.fault, publicError.exception)
    }
    switch publicError.exception {
    case "LimitExceededException", "TooManyRequestsException":
      return refused(Self.tooMany, publicError.exception, caller)
    default:
      return refused(Self.wrong, publicError.exception, caller)
    }
  }

  private func refused(
    _ page: Page,
    _ exception: String,
    _ caller: Caller
  ) -> (Page, String) {
    logger.info(
      "a link was refused",
      metadata: ["request-id": "\(caller.requestID)", "exception": "\(exception)"]
    )
    return (page, exception)
  }

  private static let unopened = Page(
    status: .ok,
    heading: "Confirm your registration",
    sentence: "Open this link to confirm."
  )
  private static let confirmed = Page(
    status: .ok,
    heading: "Your registration has been confirmed!",
    sentence: "You can close this page and sign in."
  )
  private static let alreadyConfirmed = Page(
    status: .ok,
    heading: "Your registration is confirmed.",
    sentence: "This link has done its work before. You can close this page and sign in."
  )
  private static let expired = Page(
    status: .badRequest,
    heading: "This link has expired.",
    sentence: "Please ask for another one."
  )
  private static let taken = Page(
    status: .badRequest,
    heading: "An account with the email already exists.",
    sentence: "Sign in to that account, or sign up with another address."
  )
  /// For everybody without a right code, whatever else is the matter: it must tell nothing.
  private static let wrong = Page(
    status: .badRequest,
    heading: "This link does not work.",
    sentence: "Please use the newest link you were sent, or ask for another one."
  )
  private static let tooMany = Page(
    status: .tooManyRequests,
    heading: "Attempt limit exceeded.",
    sentence: "Please try after some time."
  )
  private static let fault = Page(
    status: .internalServerError,
    heading: "Something went wrong.",
    sentence: "Please try again in a moment."
  )
}
