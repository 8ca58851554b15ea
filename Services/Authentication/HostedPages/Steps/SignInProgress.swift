internal import AuthenticationCore
internal import AuthenticationMessages
internal import AuthenticationSignIn
internal import Domain
internal import GatehouseStubs
internal import PublicOperations

/// Which page follows a step of a sign-in.
extension HostedPages {
  func outcome(
    of outcome: SignInOutcome,
    _ visit: PageVisit,
    _ call: Call
  ) async throws(AuthenticationFailure) -> PageOutcome {
    switch outcome {
    case .asked(let answer): try await page(asking: answer, visit, call)
    case .ended(let ended): .finished(try await finished(ended, visit, call))
    case .refreshed: .over
    }
  }

  private func page(
    asking answer: SignInAnswer,
    _ visit: PageVisit,
    _ call: Call
  ) async throws(AuthenticationFailure) -> PageOutcome {
    let parameters = answer.challengeParameters
    var flow = flow(
      at: .over,
      for: visit.client.sessionValiditySeconds,
      username: visit.enteredName(self)
    )
    flow.challenge = answer.challengeName
    flow.mayBeRemembered = visit.mayBeRemembered
    flow.session = answer.session
    flow.challengedName = parameters["USER_ID_FOR_SRP"] ?? parameters["USERNAME"]
    flow.medium = parameters["CODE_DELIVERY_DELIVERY_MEDIUM"]
    flow.address = parameters["CODE_DELIVERY_DESTINATION"]
    switch answer.challengeName {
    case "NEW_PASSWORD_REQUIRED":
      flow.page = HostedPage.newPassword.rawValue
      let names = try Self.list(parameters["requiredAttributes"])
      flow.requiredAttributes = names.map { String($0.dropFirst("userAttributes.".count)) }
    case "SELECT_CHALLENGE":
      flow.factors = (answer.availableChallenges ?? []).filter { $0 != "PASSWORD_SRP" }
      flow.passkeyOptions = parameters["CREDENTIAL_REQUEST_OPTIONS"]
      let fits = try flows.fits(flow)
      if !fits || !visit.isWithinRelyingParty {
        flow.factors.removeAll { $0 == "WEB_AUTHN" }
        flow.passkeyOptions = nil
      }
      guard !flow.factors.isEmpty else { return .refused(.notHere(visit)) }
      let asksAtOnce = flow.factors == ["PASSWORD"]
      flow.page = (asksAtOnce ? HostedPage.password : .firstFactor).rawValue
    case "SMS_OTP"?,
      "EMAIL_OTP"? where visit.page == .firstFactor:
      flow.page = HostedPage.factorCode.rawValue
      flow.isFirstCode = true
    case "SELECT_MFA_TYPE":
      flow.page = HostedPage.selectFactor.rawValue
      flow.factors = try Self.list(parameters["MFAS_CAN_CHOOSE"])
    case "MFA_SETUP":
      flow.factors = try Self.list(parameters["MFAS_CAN_SETUP"]).filter { $0 != "SMS_MFA" }
      return try await setUp(flow, visit, call)
    case let name? where SecondFactor(rawValue: name) != nil:
      flow.page = HostedPage.factorCode.rawValue
    default:
      return .refused(.notHere(visit))
    }
    return .next(flow)
  }

  /// The page that sets a factor up, or the choice between two.
  func setUp(
    _ flow: SealedHostedPageFlow,
    _ visit: PageVisit,
    _ call: Call
  ) async throws(AuthenticationFailure) -> PageOutcome {
    var flow = flow
    switch flow.factors {
    case ["SOFTWARE_TOKEN_MFA"]:
      return .next(try await associated(flow, call))
    case ["EMAIL_OTP"]:
      flow.page = HostedPage.emailSetUp.rawValue
    case []:
      return .refused(.factorNeeded(visit))
    default:
      flow.page = HostedPage.selectFactor.rawValue
    }
    return .next(flow)
  }

  /// The set-up of an authenticator, whose secret stays the same while the page is looked at.
  func associated(
    _ flow: SealedHostedPageFlow,
    _ call: Call
  ) async throws(AuthenticationFailure) -> SealedHostedPageFlow {
    let answer = try await signIn.associateSoftwareToken(
      AssociateSoftwareTokenRequest(session: flow.session),
      call: call
    )
    var flow = flow
    flow.page = HostedPage.authenticatorSetUp.rawValue
    flow.secret = answer.secretCode
    flow.session = answer.session
    return flow
  }

  private static func list(_ json: String?) throws(AuthenticationFailure) -> [String] {
    guard let json else { return [] }
    return try SettingsJSON.decode([String].self, from: json)
  }
}

extension PageVisit {
  /// The name that the user typed here or before.
  func enteredName(_ pages: HostedPages) -> String? {
    guard let typed = field(PageFields.username) else { return flow?.username }
    return TypedName(typed, in: pool, pages.random).text
  }
}

extension ToldRefusal {
  /// What no page can go on with.
  fileprivate static func notHere(_ visit: PageVisit) -> ToldRefusal {
    ToldRefusal(
      .notHere,
      at: .login,
      exception: AuthenticationFailure.unsupportedHere.publicException
    )
  }

  fileprivate static func factorNeeded(_ visit: PageVisit) -> ToldRefusal {
    ToldRefusal(
      .factorNeeded,
      at: .login,
      exception: AuthenticationFailure.unsupportedHere.publicException
    )
  }
}

extension AuthenticationFailure {
  fileprivate static let unsupportedHere = unsupportedOperation("The pages cannot go on with it.")
}
