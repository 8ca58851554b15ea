internal import Domain
internal import HTTPTypes

/// The pages that say why there is no page at an address.
enum DomainPage: Sendable, CaseIterable {
  /// No pool has the host, whose name the page does not repeat.
  case noHost
  case noPool
  /// The pool has no domain (DOM-4).
  case noPages
  /// A form is sent to another address than its page's (DOM-2).
  case formElsewhere
  case fault

  /// The page as an answer; the operator finds the pool in the audit log.
  func answer(
    to caller: Caller,
    in language: PageLanguage,
    userPool: UserPoolID? = nil
  ) -> Answer {
    let layout = PageLayout(language: language, requestID: caller.requestID)
    return Answer(
      response: layout.response(page),
      result: exception,
      refusal: Answer.Refusal(exception: exception, userPool: userPool?.text)
    )
  }

  private var page: Page {
    switch self {
    case .noHost, .noPool:
      Page(status: .notFound, heading: .noAddressHeading, lead: .noAddressLead)
    case .noPages: Page(status: .badRequest, heading: .noPagesHeading, lead: .noPagesLead)
    case .formElsewhere:
      Page(status: .forbidden, heading: .formElsewhereHeading, lead: .formElsewhereLead)
    case .fault:
      Page(status: .internalServerError, heading: .faultTitle, lead: .faultSentence)
    }
  }

  private var exception: String {
    switch self {
    case .noHost, .noPool: "ResourceNotFoundException"
    case .noPages: "InvalidUserPoolConfigurationException"
    case .formElsewhere: "AccessDeniedException"
    case .fault: PublicError.internalError.exception
    }
  }
}
