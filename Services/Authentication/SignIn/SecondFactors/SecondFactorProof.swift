internal import AuthenticationCore

/// How a sign-in gave its second factor, with what must not be given again.
enum SecondFactorProof: Sendable {
  /// Consumed with its session.
  case sentCode
  /// The set-up of an authenticator, which took its code.
  case softwareTokenSetUp
  /// The step of the authenticator's code: neither it nor an older one counts again.
  case softwareToken(step: Int64)
  /// The stored hash of one of the user's recovery codes, and what is said where it is gone.
  case recoveryCode(hash: [UInt8], wrong: AuthenticationFailure)

  /// Whether giving it took something from what the user has.
  var isRecoveryCode: Bool {
    switch self {
    case .recoveryCode: true
    case .sentCode, .softwareTokenSetUp, .softwareToken: false
    }
  }
}
