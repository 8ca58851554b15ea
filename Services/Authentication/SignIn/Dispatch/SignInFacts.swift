internal import AuthenticationCore
internal import Domain

/// What decides the next step besides the sign-in's state: facts of now, and what the request answered.
struct SignInFacts: Sendable, Hashable {
  var answered: AnsweredStep
  /// Nil where no user has the name.
  var standing: AccountStanding?
  var now: Instant
  /// The second factor that is needed beside what was given.
  var need: SecondFactorNeed
  /// The pool's tracking of devices; nil where it is off.
  var tracking: DeviceTracking?
  /// Nil as long as the registry was not asked.
  var device: NamedDevice?
  /// Whether this is the user's first sign-in, for which the code of the sign-up may count.
  var isSignUpProofOpen: Bool
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
