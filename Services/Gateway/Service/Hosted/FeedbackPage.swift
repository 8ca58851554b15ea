internal import AuthenticationMessages
internal import AuthenticationStubs
internal import Domain
internal import GatehouseStubs
internal import HTTPTypes
internal import Logging
internal import RPC

/// `/feedback`: the page that a link in a notice of a risky sign-in leads to.
///
/// Its button says whether the sign-in was the user's own. A scanner of mail follows both links of a notice
/// and changes nothing.
struct FeedbackPage: PageAction {
  let path: PathPattern = "/feedback"
  let places: Set<EndpointPlace> = [.root, .pool]
  let name = "feedback"
  let recordedName = "UpdateAuthEventFeedback"
  let hasForm = true

  private let feedback: AuthEventFeedbackClient
  private let callTime: Duration
  private let logger: Logger

  init(_ parts: EndpointParts) {
    feedback = AuthEventFeedbackClient(parts.channels.authentication)
    callTime = parts.limits.callTime
    logger = parts.logger
  }

  private static let outcome = "outcome"

  func show(_ request: EndpointRequest) async -> PageAnswer {
    if let outcome = request.query(plus: .plus)[Self.outcome]
      .flatMap(FeedbackOutcome.init(rawValue:))
    {
      return PageAnswer(Page(outcome))
    }
    guard let link = Self.link(of: request) else { return malformed }
    return PageAnswer(Self.asking(link))
  }

  func submit(_ request: EndpointRequest, _ form: Parameters) async -> PageAnswer {
    guard let link = Self.link(of: request) else { return malformed }
    do throws(RPCError) {
      let reply = try await feedback.giveFeedbackByLink(
        link,
        context: request.caller.context(within: callTime, isIdempotent: true)
      )
      // An unknown word, as of a newer version, does not mean that the feedback was taken.
      let outcome = reply.outcome.flatMap(FeedbackOutcome.init(rawValue:)) ?? .wrong
      var answer = PageAnswer(
        redirectingTo: RedirectTarget(own: "/feedback", of: request)
          .adding([(Self.outcome, outcome.rawValue)])
      )
      if outcome == .wrong { answer.result = "NotAuthorizedException" }
      return answer
    } catch {
      return refusal(error, link, request.caller)
    }
  }

  private static func asking(_ link: GiveFeedbackByLinkRequest) -> Page {
    link.feedbackValue == "Valid"
      ? Page(heading: .feedbackHeading, lead: .feedbackValidLead, button: .feedbackValidButton)
      : Page(heading: .feedbackHeading, lead: .feedbackInvalidLead, button: .feedbackInvalidButton)
  }

  /// The parts of the link; nil where one is missing, or its pool is not the one at whose address it is.
  private static func link(of request: EndpointRequest) -> GiveFeedbackByLinkRequest? {
    let parameters = request.query(plus: .plus)
    guard let pool = parameters["pool"], let user = parameters["user"],
      let event = parameters["event"], let token = parameters["token"],
      let value = parameters["value"], ["Valid", "Invalid"].contains(value),
      request.pool == nil || request.pool?.text == pool
    else { return nil }
    return GiveFeedbackByLinkRequest(
      userPoolId: pool,
      username: user,
      eventId: event,
      feedbackToken: token,
      feedbackValue: value
    )
  }

  private var malformed: PageAnswer {
    var page = Page(FeedbackOutcome.wrong)
    page.status = .badRequest
    var answer = PageAnswer(page)
    answer.result = "InvalidParameterException"
    answer.refusal = Answer.Refusal(exception: answer.result)
    return answer
  }

  private func refusal(
    _ error: RPCError,
    _ link: GiveFeedbackByLinkRequest,
    _ caller: Caller
  ) -> PageAnswer {
    let publicError = PublicErrors.publicError(for: error)
    let refusal = Answer.Refusal(exception: publicError.exception, reason: error.operatorReason)
    var answer = PageAnswer(Self.asking(link))
    if publicError.isInternal {
      logger.error(
        "feedback could not be taken",
        metadata: [
          "request-id": "\(caller.requestID)", "reason": "\(error.reason)",
          "detail": "\(error.message)",
        ]
      )
      answer = answer.refused(.internalServerError, .fault, refusal)
    } else {
      answer = answer.refused(.tooManyRequests, .tooMany, refusal)
    }
    if error.isRecorded { answer.refusal = nil }
    return answer
  }
}

extension Page {
  /// How feedback ended.
  ///
  /// The page of a wrong link is that of every visitor without the right token: it must tell nothing.
  fileprivate init(_ outcome: FeedbackOutcome) {
    switch outcome {
    case .valid: self.init(heading: .feedbackThanksHeading, lead: .feedbackThanksLead)
    case .invalid: self.init(heading: .feedbackNotedHeading, lead: .feedbackNotedLead)
    case .invalidAndEnded: self.init(heading: .feedbackNotedHeading, lead: .feedbackEndedLead)
    case .wrong: self.init(heading: .feedbackWrongHeading, lead: .feedbackWrongLead)
    }
  }
}
