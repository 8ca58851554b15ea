internal import AuthenticationCore

/// What the present request answered, as far as it decides what follows.
enum AnsweredStep: Sendable, Hashable {
  /// A name was claimed, whose password is to be proved.
  case named
  /// A name was claimed, and its user may choose how to prove it; the client may prefer a way.
  case mayChoose(preferring: FirstChallenge?)
  /// The way that was chosen, of those that were offered.
  case chose(FirstChallenge)
  case password
  /// What proves the user in place of a password.
  case firstFactor(Proof.Kind)
  /// What an earlier sign-in proved is credited to this one.
  case credited
  case newPassword
  /// The factor whose code is to be asked for.
  case factorChoice(SecondFactor)
  /// The address that is to become a factor.
  case newAddress(String)
  /// A second factor was given or set up.
  case secondFactor(Proof.Kind)
  /// A device is to be proved, with the registry's first step where that was taken already.
  case deviceName(SignInStep.DeviceProof?)
  /// A device's proof was right; what is known of the device now.
  case deviceProof(NamedDevice)
  /// The pool's own functions have to say how it goes on.
  case poolsTurn
  /// The function that judges answers has no verdict yet.
  case answerWithoutVerdict(SignInStep.CustomQuestion)
}

extension AnsweredStep {
  /// What an answer comes to, whatever follows it.
  struct Meaning: Sendable, Hashable {
    /// What it proves of the user.
    var proves: Proof.Kind?
    /// Whether a second factor may have to follow, which the code of the sign-up may spare.
    var mayNeedFactor = false
    /// What is known of the device whose proof it is.
    var provedDevice: NamedDevice?

    var isDeviceProved: Bool { provedDevice != nil }
  }

  var meaning: Meaning {
    switch self {
    case .password: Meaning(proves: .password, mayNeedFactor: true)
    case .firstFactor(let kind): Meaning(proves: kind, mayNeedFactor: true)
    case .newPassword, .credited: Meaning(mayNeedFactor: true)
    case .secondFactor(let kind): Meaning(proves: kind)
    case .deviceProof(let device):
      // One that was forgotten meanwhile proves nothing.
      Meaning(
        proves: device == .unknown ? nil : .device,
        mayNeedFactor: true,
        provedDevice: device
      )
    case .named, .mayChoose, .chose, .factorChoice, .newAddress, .deviceName, .poolsTurn,
      .answerWithoutVerdict:
      Meaning()
    }
  }
}

/// What is known of the device that a sign-in names.
enum NamedDevice: Sendable, Hashable {
  /// The client sent no DEVICE_KEY.
  case none
  /// With whether a second factor was ever given in a sign-in from it.
  case remembered(isFactorGiven: Bool)
  case notRemembered
  /// Forgotten, never confirmed, another user's, or made up: no telling which.
  case unknown
}
