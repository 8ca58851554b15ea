internal import AuthenticationCore
internal import AuthenticationProtection
internal import AuthenticationTokens
internal import PublicOperations

/// A sign-in within one request: the state it carries, its present user, and what was answered.
struct SignInAttempt: Sendable {
  var state: SignInState
  /// Without a user where no user has the name: before a step proves the user, or where a pool's own
  /// flow hides existence.
  var subject: SignInContext
  var answered = AnsweredStep.named
  /// How the sign-in may begin; nil as long as that was not looked up.
  var offer: FirstFactorOffer?
  /// Which request named the device.
  var deviceKeyOrigin = DeviceKeyOrigin.answer
  /// The Session of the device's proof, where the registry expects that proof already.
  var expectedSession: [UInt8]?
  /// Codes that the answer has to show, since they can never be read again.
  var recoveryCodes: FreshRecoveryCodes?
  /// What the user's own app confirmed; nil where no app took part.
  var appApproval: AppApproval?
  /// What its tokens are made for, unless a device's proof comes between.
  var tokenSource = TokenSource.authentication
  /// What the client's app added to its answer, for the pool's functions; the beginning's is not for
  /// these.
  let clientMetadata: [String: String]
  /// How risky the sign-in is, where that was decided in this request.
  var evaluated: EvaluatedSignIn?
  /// Whether the sign-in rests on a device that the user remembers: its proof is given, or must follow before
  /// there are tokens.
  private(set) var restsOnDevice = false
  /// Whether the password that was shown is a leaked one; nil where nothing looked.
  var isPasswordLeaked: Bool?
  /// What this request shows of its user's place and device.
  let contextSource: ContextSource
  /// Whether the user wants the browser remembered.
  let remembersBrowser: Bool
  /// The name of the app's copy, as this request has it.
  let installation: Installation?
  let call: Call

  init(
    _ state: SignInState,
    of subject: SignInContext,
    _ request: SignInRequest,
    answered: AnsweredStep = .named
  ) {
    self.state = state
    // The door of the present answer counts: an administrator who answers gets no device for the user.
    self.state.door = request.door
    if let browser = request.browser { self.state.browser = browser }
    if self.state.targetLevels.isEmpty { self.state.targetLevels = request.targetLevels }
    remembersBrowser = request.remembersBrowser
    self.subject = subject
    self.answered = answered
    clientMetadata = request.clientMetadata
    installation = request.installation
    contextSource = request.contextSource
    call = request.call
  }

  /// Which step named the device.
  enum DeviceKeyOrigin: Sendable, Hashable {
    /// The one that is answered now.
    case answer
    /// An earlier one alone. A client that was told of an unknown device repeats its answer without
    /// the key, and means none.
    case earlierStep
    /// One before the set-up of an authenticator. No client can go on with a proof from there unless
    /// it names the device anew: the device counts as one that is not remembered.
    case beforeSetUp
  }

  /// The user, for a step that comes only after something was proved.
  func knownUser() throws(AuthenticationFailure) -> UserRecord {
    guard let user = subject.user else { throw .internalFault("a sign-in of no user goes on") }
    return user
  }

  /// How risky the sign-in is; nil as long as nothing was decided.
  var assessment: RiskAssessment? { state.risk?.assessment(restingOnDevice: restsOnDevice) }

  /// What is to be done about the sign-in's risk.
  var riskAction: RiskAction { assessment?.action ?? .none }

  /// The same, if the device that it names turns out to be one that the user remembers.
  var riskActionByDevice: RiskAction {
    state.risk?.assessment(restingOnDevice: true).action ?? .none
  }

  /// Takes in what is known of the device now; nil: the registry was not asked, and earlier proofs count.
  mutating func note(_ device: NamedDevice?) {
    restsOnDevice =
      switch device {
      case .remembered: true
      case nil: state.proofs.contains { $0.kind == .device }
      // Naming one is no proof: its key is no secret, and any text is one that is unknown.
      case .some(.none), .notRemembered, .unknown: false
      }
  }

  /// Goes on with the user as a change left it.
  mutating func setUser(_ user: UserRecord) {
    subject = SignInContext(
      client: subject.client,
      pool: subject.pool,
      user: user,
      isLocked: false
    )
  }
}
