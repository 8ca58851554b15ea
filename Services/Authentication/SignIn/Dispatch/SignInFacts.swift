internal import AuthenticationCore
internal import Domain

/// What decides the next step besides the sign-in's state: facts of now, and what the request answered.
struct SignInFacts: Sendable, Hashable {
  var answered: AnsweredStep
  /// The ways in which the sign-in may begin; nil as long as they were not looked up.
  var ways: [FirstChallenge]?
  /// Nil where no user has the name.
  var standing: AccountStanding?
  /// Whether the client may learn at once whether there is a user, and where it stands.
  var tellsExistence = false
  var now: Instant
  /// The second factor that is needed beside what was given.
  var need: SecondFactorNeed
  /// Whether the sign-in can still come to a level that the client asks for; also where it asks for none.
  var isLevelReachable = true
  /// Whether a second factor is asked for after a passkey that is one factor.
  var asksAfterPasskey = false
  /// The pool's tracking of devices; nil where it is off.
  var tracking: DeviceTracking?
  /// Nil as long as the registry was not asked.
  var device: NamedDevice?
  /// Whether the device is a remembered browser, whose proof came with the page's first form.
  var isBrowserProved = false
  /// Whether this is the user's first sign-in, for which the code of the sign-up may count.
  var isSignUpProofOpen: Bool
  /// Whether the sign-in's risk has to be decided still.
  var isRiskOpen = false
  /// What is to be done about it.
  var riskAction = RiskAction.none
  /// The same, if the device that the sign-in names turns out to be one that the user remembers.
  var riskActionByDevice = RiskAction.none
  /// Whether the need of a second factor is the risk's alone.
  var isNeedOfRisk = false
  /// Whether no device stands for a factor that the risk asks for.
  var asksOverDevices = false
  /// What the pool's function said; nil as long as it was not asked.
  var verdict: PoolVerdict?
}

/// What the function of DefineAuthChallenge decides.
enum PoolVerdict: Sendable, Hashable {
  case fails
  /// Tokens of this end; nil: no password was proved, and devices have their say.
  case tokens(SignInEnd?)
  /// A challenge, by the name that the function gives.
  case asks(String?)
}
