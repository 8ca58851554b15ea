internal import AuthenticationAuthorization
internal import AuthenticationCore
internal import AuthenticationMessages
internal import Domain
internal import GatehouseStubs

extension HostedPageView {
  /// What every page of a sign-in shows.
  init(_ visit: PageVisit, at now: Instant) {
    let flow = visit.flow
    self.init(
      page: visit.page.rawValue,
      clientName: visit.client.name,
      carried: visit.request.carried,
      destinationOrigin: DestinationOrigin(visit.request.address.uri)?.text,
      step: visit.isCurrent ? flow?.stepText : nil,
      username: flow?.username ?? visit.request.loginHint,
      nameKind: visit.allowsOwnSignIn ? HostedPageName(visit.pool).rawValue : nil,
      offersSignUp: visit.pool.allowsSelfSignUp && visit.allowsOwnSignIn,
      offersPasswordReset: !visit.pool.recoveryMedia.isEmpty,
      providers: visit.client.grants.identityProviders.filter { $0 != ClientGrants.ownProvider },
      takesRecoveryCode: visit.pool.offersRecoveryCodes
    )
    guard visit.isCurrent, let flow else { return }
    medium = flow.medium
    address = flow.address
    factors = flow.factors
    notice = flow.notice
    typed = flow.typed
    secret = flow.secret
    recoveryCodes = flow.recoveryCodes
    passkeyOptions = flow.passkeyOptions
    isFirstCode = flow.isFirstCode
    if let tracking = visit.pool.deviceTracking, visit.page.mayEndSignIn, visit.mayBeRemembered {
      remembering = tracking.asksUser ? "ASK" : "ALWAYS"
      rememberedDays = tracking.options.rememberedDays
    }
    secondsLeft = flow.expiresAtUnixMillis.map { max(($0 - now.unixMillis) / 1000, 0) }
  }
}

extension HostedPage {
  /// Whether its form is as a rule a sign-in's last, so that the user says there what becomes of the browser.
  fileprivate var mayEndSignIn: Bool { self == .factorCode || self == .authenticatorSetUp }
}

extension HostedPageName {
  /// The names that users of the pool sign in by.
  init(_ pool: UserPoolSettings) {
    switch Set(pool.usernameAttributes) {
    case ["email"]: self = .email
    case ["phone_number"]: self = .phoneNumber
    case ["email", "phone_number"]: self = .emailOrPhoneNumber
    default: self = pool.aliasAttributes.isEmpty ? .username : .usernameOrAlias
    }
  }
}

extension HostedPasswordRules {
  /// What the pool asks of a new password.
  init(_ policy: PasswordPolicy) {
    self.init(
      minimumLength: Int32(policy.minimumLength),
      needsLowercase: policy.requiresLowercase,
      needsUppercase: policy.requiresUppercase,
      needsNumber: policy.requiresNumbers,
      needsSymbol: policy.requiresSymbols
    )
  }
}

extension HostedPageAttribute {
  /// A field for an attribute of the pool.
  init(_ attribute: SchemaAttribute) {
    self.init(
      name: attribute.name,
      isRequired: attribute.isRequired,
      type: attribute.dataType.rawValue
    )
  }
}

extension ShowHostedPageResponse {
  /// A page that has nothing to show but its words.
  init(at page: HostedPage) {
    self.init(view: HostedPageView(page: page.rawValue))
  }

  /// The same within a sign-in, which can be begun anew.
  init(at page: HostedPage, _ visit: PageVisit) {
    self.init(
      view: HostedPageView(
        page: page.rawValue,
        clientName: visit.client.name,
        carried: visit.request.carried,
        destinationOrigin: DestinationOrigin(visit.request.address.uri)?.text
      ),
      userPoolId: visit.pool.id.text
    )
  }
}
