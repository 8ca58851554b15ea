internal import AuthenticationCore
internal import Domain
internal import PublicOperations
internal import Sessions

/// What authentication knows of a refresh, decided in the order of SES-35.
struct RefreshDecision: Sendable {
  var facts: SessionFacts
  /// What the user's status refuses, besides the switch.
  private let refusedByStatus: AuthenticationFailure?
  /// Why the device does not fit.
  private var deviceRule: StaticString?

  /// The decision for a user, by the terms that are the user's at the client; without one, for a user
  /// whom nothing refuses.
  init(of user: UserRecord?, terms: SessionTerms, at now: Instant) {
    facts = SessionFacts(now: now, terms: terms)
    refusedByStatus = user?.standingBesidesSwitch.refusal(of: .refresh)
    facts.user = refusedByStatus == nil ? .admitted : .notAdmitted
    facts.signIns = SignInSwitch(user?.signInStop)
  }

  /// Takes up when the chain's sign-in was; token issuance has found it in use.
  mutating func note(signedInAt moment: Instant) {
    facts.chain = SessionFacts.Chain(
      signedInAt: moment,
      expiresAt: Instant(unixMillis: .max)
    )
  }

  /// Takes up whether the device fits; `rule` says why it does not.
  mutating func note(device rule: StaticString?) {
    deviceRule = rule
    facts.device = rule == nil ? .fits : .doesNotFit
  }

  /// Whether nothing that is known refuses.
  var isAdmitted: Bool { SessionDecision.refusal(facts) == nil }

  /// Refuses by the first check that fails.
  func check(_ call: Call) throws(AuthenticationFailure) {
    guard let refusal = SessionDecision.refusal(facts) else { return }
    let failure = failure(refusal)
    // What the status refuses says by itself why.
    guard refusal != .userNotAdmitted else { throw failure }
    let rule = refusal == .deviceDoesNotFit ? deviceRule : nil
    throw call.refusal(failure, rule ?? refusal.rule)
  }

  /// The client's error.
  func failure(_ refusal: SessionRefusal) -> AuthenticationFailure {
    switch refusal {
    case .userNotAdmitted: refusedByStatus ?? .userDisabled
    case .userMissing, .deviceForgotten, .deviceDoesNotFit, .tokenForeign, .tokenOfOtherClient,
      .tokenNewerThanChain:
      .invalidRefreshToken
    case .ended, .signInsStopped: .refreshTokenRevoked
    case .reuse: .refreshTokenReuse
    case .idle, .absolute: .refreshTokenExpired
    // Each door refuses a client in the words of its own operation; these explain.
    case .clientMayNotRefresh:
      .invalidParameter("REFRESH_TOKEN_AUTH is not enabled for the client.")
    case .clientUnproved: .unauthorized("Client authentication failed.")
    }
  }
}
