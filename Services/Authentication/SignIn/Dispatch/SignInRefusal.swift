internal import AuthenticationCore
internal import PublicOperations

extension NextStep.Refusal {
  /// What the client is told; the operator is told the rule where the sentence hides it.
  func failure(_ call: Call) -> AuthenticationFailure {
    switch self {
    case .standing(let failure):
      failure
    case .unknownDevice:
      .deviceNotFound
    case .forgottenDevice:
      call.refusal(.deviceNotFound, "the device was forgotten meanwhile")
    case .deviceNotRemembered:
      // Not by the text on which clients forget a key that is still tracked.
      call.refusal(.incorrectPassword, "the device is not remembered")
    case .failedByPool:
      call.refusal(
        .incorrectPassword,
        "the function of DefineAuthChallenge fails the sign-in"
      )
    case .tooManyRounds:
      call.refusal(.incorrectPassword, "the sign-in has too many rounds")
    case .noSuchChallenge:
      call.refusal(
        Self.unrecognizable,
        "the function of DefineAuthChallenge names no challenge that there is"
      )
    case .noPasswordToProve:
      call.refusal(
        Self.unrecognizable,
        "PASSWORD_VERIFIER is asked for without SRP_A, or again"
      )
    case .noDeviceToProve:
      call.refusal(Self.unrecognizable, "DEVICE_SRP_AUTH is asked for without a device")
    case .noFirstFactor:
      call.refusal(.incorrectPassword, "the user has nothing to begin a sign-in with")
    case .tooRisky:
      call.refusal(.riskySignIn, "the pool blocks sign-ins of this risk")
    case .firstFactorNotOffered:
      .invalidParameter("The selected challenge is not available for the user.")
    case .firstFactorNotEnough:
      call.refusal(
        .incorrectPassword,
        "the user has a second factor, which this first factor does not go with"
      )
    case .levelNotReachable:
      .notAuthorized("The user cannot reach a requested authentication level.")
    }
  }

  private static let unrecognizable = AuthenticationFailure.invalidLambdaResponse(
    "Unrecognizable lambda output"
  )
}
