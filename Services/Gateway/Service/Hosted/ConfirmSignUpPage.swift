internal import AuthenticationMessages
internal import AuthenticationStubs
internal import GatehouseStubs
internal import HTTPTypes
internal import Logging
internal import RPC

/// `/confirmUser`: the page that a link in a verification message leads to.
///
/// Its button confirms. A scanner of mail that follows the link changes nothing, and a second click is told
/// that it is done.
struct ConfirmSignUpPage: PageAction {
  let path: PathPattern = "/confirmUser"
  let name = "confirmUser"
  let recordedName = "ConfirmSignUp"
  let hasForm = true

  private let links: ConfirmationLinkClient
  private let callTime: Duration
  private let logger: Logger

  init(_ parts: EndpointParts) {
    links = ConfirmationLinkClient(parts.channels.authentication)
    callTime = parts.limits.callTime
    logger = parts.logger
  }

  private static let outcome = "outcome"
  private static let asking = Page(
    heading: .confirmHeading,
    lead: .confirmLead,
    button: .confirmButton
  )

  func show(_ request: EndpointRequest) async -> PageAnswer {
    if let outcome = request.query(plus: .plus)[Self.outcome].flatMap(LinkOutcome.init(rawValue:)) {
      return PageAnswer(Page(outcome))
    }
    guard Self.link(of: request) != nil else { return malformed }
    return PageAnswer(Self.asking)
  }

  func submit(_ request: EndpointRequest, _ form: Parameters) async -> PageAnswer {
    guard let link = Self.link(of: request) else { return malformed }
    do throws(RPCError) {
      let reply = try await links.confirmSignUpByLink(
        link,
        context: request.caller.context(within: callTime, isIdempotent: true)
      )
      // A word of a newer version is no confirmation.
      return answer(
        to: reply.outcome.flatMap(LinkOutcome.init(rawValue:)) ?? .wrong,
        request.caller
      )
    } catch {
      return refusal(error, request.caller)
    }
  }

  /// The parts of the link; nil where one is missing.
  private static func link(of request: EndpointRequest) -> ConfirmSignUpByLinkRequest? {
    // The link has %2B for a plus; a mail program that decodes it still means a plus.
    let parameters = request.query(plus: .plus)
    guard let client = parameters["client_id"], let name = parameters["user_name"],
      let code = parameters["confirmation_code"]
    else { return nil }
    return ConfirmSignUpByLinkRequest(clientId: client, username: name, confirmationCode: code)
  }

  private var malformed: PageAnswer {
    var page = Page(LinkOutcome.wrong)
    page.status = .badRequest
    var answer = PageAnswer(page)
    answer.result = "InvalidParameterException"
    answer.refusal = Answer.Refusal(exception: answer.result)
    return answer
  }

  /// Shown by a GET whose address has no code.
  private func answer(to outcome: LinkOutcome, _ caller: Caller) -> PageAnswer {
    let target = RedirectTarget(own: "/confirmUser").adding([(Self.outcome, outcome.rawValue)])
    var answer = PageAnswer(redirectingTo: target)
    guard let exception = outcome.exception else { return answer }
    answer.result = exception
    logger.info(
      "a link was refused",
      metadata: ["request-id": "\(caller.requestID)", "exception": "\(exception)"]
    )
    return answer
  }

  private func refusal(_ error: RPCError, _ caller: Caller) -> PageAnswer {
    let publicError = PublicErrors.publicError(for: error)
    let refusal = Answer.Refusal(exception: publicError.exception, reason: error.operatorReason)
    var answer: PageAnswer
    if publicError.isInternal {
      logger.error(
        "a link could not be checked",
        metadata: [
          "request-id": "\(caller.requestID)", "reason": "\(error.reason)",
          "detail": "\(error.message)",
        ]
      )
      answer = PageAnswer(Self.asking).refused(.internalServerError, .fault, refusal)
    } else if ["LimitExceededException", "TooManyRequestsException"].contains(refusal.exception) {
      answer = PageAnswer(Self.asking).refused(.tooManyRequests, .tooMany, refusal)
    } else {
      answer = self.answer(to: .wrong, caller)
      answer.result = refusal.exception
      answer.refusal = refusal
    }
    if error.isRecorded { answer.refusal = nil }
    return answer
  }
}

extension LinkOutcome {
  /// What ConfirmSignUp refuses with; nil where the user is confirmed.
  fileprivate var exception: String? {
    switch self {
    case .confirmed, .alreadyConfirmed: nil
    case .expired: "ExpiredCodeException"
    case .taken: "AliasExistsException"
    case .wrong: "CodeMismatchException"
    }
  }
}

extension Page {
  /// How a confirmation ended.
  ///
  /// The page of a wrong link is that of every visitor without the right code, whatever the reason: it
  /// must tell nothing.
  fileprivate init(_ outcome: LinkOutcome) {
    switch outcome {
    case .confirmed: self.init(heading: .confirmedHeading, lead: PageSentence(.confirmedLead))
    case .alreadyConfirmed:
      self.init(heading: .confirmedBeforeHeading, lead: PageSentence(.confirmedBeforeLead))
    case .expired:
      self.init(heading: .confirmExpiredHeading, lead: PageSentence(.confirmExpiredLead))
    case .taken: self.init(heading: .confirmTakenHeading, lead: PageSentence(.confirmTakenLead))
    case .wrong: self.init(heading: .confirmWrongHeading, lead: PageSentence(.confirmWrongLead))
    }
  }
}
