internal import AuthenticationCore
internal import DeviceRegistryMessages
internal import Domain

/// A step of a sign-in whose answer comes with another request, with what it alone has to know.
enum SignInStep: Sendable, Hashable {
  /// With what a passkey may sign beside the choice.
  case selectChallenge(passkeyChallenge: [UInt8]?)
  case passwordVerifier(PasswordProof)
  /// A code that the sign-in begins with.
  case firstCode(DeliveryMedium, hash: [UInt8])
  /// With what the passkey signs.
  case passkey(challenge: [UInt8])
  case newPasswordRequired
  case code(SecondFactor, SentCode)
  case selectMFAType
  /// MFA_SETUP.
  case setUp(FactorSetUp)
  /// A set-up whose secret was shown to the user.
  case associated(FactorSetUp)
  /// A set-up whose authenticator is the user's.
  case verified(FactorSetUp)
  /// With the registry's first step, where it was taken already.
  case deviceSRP(DeviceProof?)
  case devicePasswordVerifier(DeviceProof)
  case customChallenge(CustomQuestion)

  /// What a step is sealed for: its contents open at no other.
  enum Name: Sendable, Hashable {
    /// SELECT_CHALLENGE, or PASSWORD or PASSWORD_SRP, which ask for the rest of a choice that was made.
    /// Clients answer one by the name of another, so that all are sealed alike.
    case selectChallenge(FirstChallenge?)
    case passwordVerifier
    case firstCode(DeliveryMedium)
    case passkey
    case newPasswordRequired
    case code(SecondFactor)
    case selectMFAType
    case setUp
    case associated
    case verified
    case deviceSRP
    case devicePasswordVerifier
    case customChallenge
  }

  /// The server's side of SRP.
  struct PasswordProof: Sendable, Hashable {
    /// With zeros before it: numbers differ in length.
    let verifier: [UInt8]
    /// b.
    let exponent: [UInt8]
    /// B.
    let serverPublic: [UInt8]
  }

  /// How the code is recognised that was sent.
  struct SentCode: Sendable, Hashable {
    /// Nil for an authenticator's.
    var hash: [UInt8]?
    /// The address to which it was sent, where the address is to become the user's.
    var newAddress: String?
  }

  /// What an authenticator is set up with.
  struct FactorSetUp: Sendable, Hashable {
    /// AssociateSoftwareToken and VerifySoftwareToken are told neither.
    let pool: UserPoolID
    let client: ClientID
    /// The secret of an authenticator in set-up; once it is the user's, as it stands sealed in the
    /// user's row, which tells it from any other.
    var secret: [UInt8] = []
  }

  /// What the registry asks of the device.
  struct DeviceProof: Sendable, Hashable {
    let salt: [UInt8]
    /// B.
    let serverPublic: [UInt8]
    /// What only the registry can open.
    let sealed: [UInt8]
  }

  /// What the pool's function made.
  struct CustomQuestion: Sendable, Hashable {
    /// What the function that made the challenge hands to the one that checks the answer, as JSON.
    let privateParametersJSON: String
    /// What the function calls the challenge.
    let metadata: String?
    /// What the client was shown, as JSON, where the answer may have no verdict at first.
    var publicParametersJSON: String?
  }
}

extension SignInStep {
  var name: Name {
    switch self {
    case .selectChallenge: .selectChallenge(nil)
    case .passwordVerifier: .passwordVerifier
    case .firstCode(let medium, _): .firstCode(medium)
    case .passkey: .passkey
    case .newPasswordRequired: .newPasswordRequired
    case .code(let factor, _): .code(factor)
    case .selectMFAType: .selectMFAType
    case .setUp: .setUp
    case .associated: .associated
    case .verified: .verified
    case .deviceSRP: .deviceSRP
    case .devicePasswordVerifier: .devicePasswordVerifier
    case .customChallenge: .customChallenge
    }
  }

  /// What is set up; nil in any other step.
  var factorSetUp: FactorSetUp? {
    switch self {
    case .setUp(let setUp), .associated(let setUp), .verified(let setUp): setUp
    case .selectChallenge, .passwordVerifier, .firstCode, .passkey, .newPasswordRequired, .code,
      .selectMFAType, .deviceSRP, .devicePasswordVerifier, .customChallenge:
      nil
    }
  }

  /// The status that the user must still have; nil: any.
  var requiredStatus: UserStatus? {
    switch self {
    case .newPasswordRequired: .forceChangePassword
    case .code, .selectMFAType, .setUp, .associated, .verified, .deviceSRP,
      .devicePasswordVerifier:
      .confirmed
    case .selectChallenge, .passwordVerifier, .firstCode, .passkey, .customChallenge: nil
    }
  }
}

extension SignInStep.Name {
  /// Those of a code.
  static let codes = Set(SecondFactor.allCases.map { Self.code($0) })

  /// As the seal names it.
  var text: String {
    switch self {
    case .selectChallenge: "SELECT_CHALLENGE"
    case .passwordVerifier: "PASSWORD_VERIFIER"
    case .firstCode(let medium): "first code by \(medium.rawValue)"
    case .passkey: "WEB_AUTHN"
    case .newPasswordRequired: "NEW_PASSWORD_REQUIRED"
    case .code(let factor): factor.rawValue
    case .selectMFAType: "SELECT_MFA_TYPE"
    case .setUp: "MFA_SETUP"
    case .associated: "MFA_SETUP associated"
    case .verified: "MFA_SETUP verified"
    case .deviceSRP: "DEVICE_SRP_AUTH"
    case .devicePasswordVerifier: "DEVICE_PASSWORD_VERIFIER"
    case .customChallenge: "CUSTOM_CHALLENGE"
    }
  }

  /// Whether a second factor is asked by it, or set up.
  var asksSecondFactor: Bool {
    switch self {
    case .code, .selectMFAType, .setUp: true
    case .selectChallenge, .passwordVerifier, .firstCode, .passkey, .newPasswordRequired,
      .associated, .verified, .deviceSRP, .devicePasswordVerifier, .customChallenge:
      false
    }
  }

  /// Whether an operation opens it that is told neither pool nor client, so that the contents name both
  /// in place of the seal.
  var namesItsClient: Bool {
    switch self {
    case .setUp, .associated: true
    case .selectChallenge, .passwordVerifier, .firstCode, .passkey, .newPasswordRequired, .code,
      .selectMFAType, .verified, .deviceSRP, .devicePasswordVerifier, .customChallenge:
      false
    }
  }
}

extension SignInStep.DeviceProof {
  /// From the registry's answer; nil where it says nothing.
  init?(_ answer: DeviceChallenge?) {
    guard let answer, let salt = answer.srpSalt, let serverPublic = answer.serverPublic,
      let sealed = answer.sealed
    else { return nil }
    self.init(salt: salt, serverPublic: serverPublic, sealed: sealed)
  }
}
