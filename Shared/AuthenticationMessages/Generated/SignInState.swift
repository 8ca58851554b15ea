// swift-format-ignore-file
// Generated from Proto/gatehouse/authentication/v1/sign_in_state.proto. Do not edit.

internal import GatehouseMessages

/// What a sign-in carries from one request to the next, as Session or secret block of the client.
///
/// The authentication service alone seals and opens it; it crosses no socket in the clear. A running older process must understand what a newer one seals, so that field numbers are never reused.
public struct SealedSignInState: Sendable, Hashable {
  /// Names the challenge where its tries are counted and its answer is consumed.
  public var id: [UInt8]?
  /// Absent where it is the typed name.
  public var username: String?
  /// sub.
  public var sub: String?
  /// The name that the client began with, in its canonical form.
  public var enteredName: String?
  /// The DEVICE_KEY that the client sent so far.
  public var deviceKey: String?
  /// The salt of the password that was proved or claimed: the sign-in ends with that password.
  public var salt: [UInt8]?
  /// A, of the present proof or of the password's.
  public var clientPublic: [UInt8]?
  /// The id of the challenge that may be answered once more where the device turns out to be unknown.
  public var answeredChallenge: [UInt8]?
  /// For a process of a version before `door`, as are the two after it for one before `proofs`.
  public var isAdministrators: Bool?
  /// Whether a second factor was given.
  public var isFactorGiven: Bool?
  /// Whether the sign-in came so far without a password.
  public var isWithoutPassword: Bool?
  /// expires_at_unix_millis.
  public var expiresAtUnixMillis: Int64?
  /// The pool's own flow that the sign-in is a part of.
  public var customFlow: CustomFlowState?
  /// What was proved so far, in that order.
  public var proofs: [ProofState]
  /// client, administrator, hosted_page, app or provider.
  public var door: String?
  /// The levels of TARGET_ACR_VALUES, of which the first counts that the user can reach: Level1 to Level4.
  public var targetLevels: [String]
  /// Whether it began by USER_AUTH, which the client then has to allow at each step.
  public var isByChoice: Bool?
  /// The event that records the sign-in; absent where nothing does.
  public var eventId: String?
  /// What was decided by its risk; absent as long as nothing was.
  public var risk: SignInRiskState?
  /// The step: exactly one of the fields from here on is present.
  public var passwordVerifier: PasswordVerifierState?
  /// new_password_required.
  public var newPasswordRequired: NewPasswordRequiredState?
  /// second_factor.
  public var secondFactor: SecondFactorState?
  /// select_mfa_type.
  public var selectMfaType: SelectMfaTypeState?
  /// factor_set_up.
  public var factorSetUp: FactorSetUpState?
  /// device_proof.
  public var deviceProof: DeviceProofState?
  /// custom_challenge.
  public var customChallenge: CustomChallengeState?
  /// select_challenge.
  public var selectChallenge: SelectChallengeState?
  /// first_factor_code.
  public var firstFactorCode: FirstFactorCodeState?
  /// passkey_challenge.
  public var passkeyChallenge: PasskeyChallengeState?
  /// The browser that a sign-in on a page comes from; absent where it has proved nothing.
  public var browser: SignInBrowserState?

  /// Makes a message; what is not given is absent.
  public init(
    id: [UInt8]? = nil,
    username: String? = nil,
    sub: String? = nil,
    enteredName: String? = nil,
    deviceKey: String? = nil,
    salt: [UInt8]? = nil,
    clientPublic: [UInt8]? = nil,
    answeredChallenge: [UInt8]? = nil,
    isAdministrators: Bool? = nil,
    isFactorGiven: Bool? = nil,
    isWithoutPassword: Bool? = nil,
    expiresAtUnixMillis: Int64? = nil,
    customFlow: CustomFlowState? = nil,
    proofs: [ProofState] = [],
    door: String? = nil,
    targetLevels: [String] = [],
    isByChoice: Bool? = nil,
    eventId: String? = nil,
    risk: SignInRiskState? = nil,
    passwordVerifier: PasswordVerifierState? = nil,
    newPasswordRequired: NewPasswordRequiredState? = nil,
    secondFactor: SecondFactorState? = nil,
    selectMfaType: SelectMfaTypeState? = nil,
    factorSetUp: FactorSetUpState? = nil,
    deviceProof: DeviceProofState? = nil,
    customChallenge: CustomChallengeState? = nil,
    selectChallenge: SelectChallengeState? = nil,
    firstFactorCode: FirstFactorCodeState? = nil,
    passkeyChallenge: PasskeyChallengeState? = nil,
    browser: SignInBrowserState? = nil
  ) {
    self.id = id
    self.username = username
    self.sub = sub
    self.enteredName = enteredName
    self.deviceKey = deviceKey
    self.salt = salt
    self.clientPublic = clientPublic
    self.answeredChallenge = answeredChallenge
    self.isAdministrators = isAdministrators
    self.isFactorGiven = isFactorGiven
    self.isWithoutPassword = isWithoutPassword
    self.expiresAtUnixMillis = expiresAtUnixMillis
    self.customFlow = customFlow
    self.proofs = proofs
    self.door = door
    self.targetLevels = targetLevels
    self.isByChoice = isByChoice
    self.eventId = eventId
    self.risk = risk
    self.passwordVerifier = passwordVerifier
    self.newPasswordRequired = newPasswordRequired
    self.secondFactor = secondFactor
    self.selectMfaType = selectMfaType
    self.factorSetUp = factorSetUp
    self.deviceProof = deviceProof
    self.customChallenge = customChallenge
    self.selectChallenge = selectChallenge
    self.firstFactorCode = firstFactorCode
    self.passkeyChallenge = passkeyChallenge
    self.browser = browser
  }
}

extension SealedSignInState: CustomReflectable {
  /// Shows the size of secrets and byte strings, never their content.
  public var customMirror: Mirror {
    Mirror(
      self,
      children: [
        "id": sizeOnly(self.id),
        "username": sizeOnly(self.username),
        "sub": sizeOnly(self.sub),
        "enteredName": sizeOnly(self.enteredName),
        "deviceKey": sizeOnly(self.deviceKey),
        "salt": sizeOnly(self.salt),
        "clientPublic": sizeOnly(self.clientPublic),
        "answeredChallenge": sizeOnly(self.answeredChallenge),
        "isAdministrators": self.isAdministrators as Any,
        "isFactorGiven": self.isFactorGiven as Any,
        "isWithoutPassword": self.isWithoutPassword as Any,
        "expiresAtUnixMillis": self.expiresAtUnixMillis as Any,
        "customFlow": self.customFlow as Any,
        "proofs": self.proofs as Any,
        "door": self.door as Any,
        "targetLevels": self.targetLevels as Any,
        "isByChoice": self.isByChoice as Any,
        "eventId": self.eventId as Any,
        "risk": self.risk as Any,
        "passwordVerifier": self.passwordVerifier as Any,
        "newPasswordRequired": self.newPasswordRequired as Any,
        "secondFactor": self.secondFactor as Any,
        "selectMfaType": self.selectMfaType as Any,
        "factorSetUp": self.factorSetUp as Any,
        "deviceProof": self.deviceProof as Any,
        "customChallenge": self.customChallenge as Any,
        "selectChallenge": self.selectChallenge as Any,
        "firstFactorCode": self.firstFactorCode as Any,
        "passkeyChallenge": self.passkeyChallenge as Any,
        "browser": self.browser as Any,
      ],
      displayStyle: .struct
    )
  }
}

/// What a browser has proved to hold.
public struct SignInBrowserState: Sendable, Hashable {
  /// The point of its public key.
  public var key: [UInt8]?
  /// The secret of its cookie.
  public var cookie: [UInt8]?
  /// What it signed, until that is spent.
  public var challengeId: [UInt8]?
  /// challenge_expires_at_unix_millis.
  public var challengeExpiresAtUnixMillis: Int64?

  /// Makes a message; what is not given is absent.
  public init(
    key: [UInt8]? = nil,
    cookie: [UInt8]? = nil,
    challengeId: [UInt8]? = nil,
    challengeExpiresAtUnixMillis: Int64? = nil
  ) {
    self.key = key
    self.cookie = cookie
    self.challengeId = challengeId
    self.challengeExpiresAtUnixMillis = challengeExpiresAtUnixMillis
  }
}

extension SignInBrowserState: CustomReflectable {
  /// Shows the size of secrets and byte strings, never their content.
  public var customMirror: Mirror {
    Mirror(
      self,
      children: [
        "key": sizeOnly(self.key),
        "cookie": sizeOnly(self.cookie),
        "challengeId": sizeOnly(self.challengeId),
        "challengeExpiresAtUnixMillis": self.challengeExpiresAtUnixMillis as Any,
      ],
      displayStyle: .struct
    )
  }
}

/// What was decided by the risk of a sign-in.
public struct SignInRiskState: Sendable, Hashable {
  /// score.
  public var score: Int32?
  /// That of `alone`, for a process that does not know it.
  public var action: String?
  /// Whether the user is to be told.
  public var notifies: Bool?
  /// The network that the decision is about.
  public var network: String?
  /// evidence.
  public var evidence: SignInEvidenceState?
  /// What was decided by what the sign-in shows alone; absent in the states of a process that has only the first fields.
  public var alone: RiskAssessmentState?
  /// What was decided where the device that the sign-in names is proved; absent where it names none.
  public var byDevice: RiskAssessmentState?

  /// Makes a message; what is not given is absent.
  public init(
    score: Int32? = nil,
    action: String? = nil,
    notifies: Bool? = nil,
    network: String? = nil,
    evidence: SignInEvidenceState? = nil,
    alone: RiskAssessmentState? = nil,
    byDevice: RiskAssessmentState? = nil
  ) {
    self.score = score
    self.action = action
    self.notifies = notifies
    self.network = network
    self.evidence = evidence
    self.alone = alone
    self.byDevice = byDevice
  }
}

/// How far a sign-in by a pool's own challenges has come.
public struct CustomFlowState: Sendable, Hashable {
  /// The DEVICE_KEY that the client sent last.
  public var deviceKey: String?
  /// A, as long as the password may still be asked for.
  public var clientPublic: [UInt8]?
  /// rounds.
  public var rounds: [CustomRoundState]
  /// tokens, new_device, tracked_device or proved_device; absent as long as it is open.
  public var end: String?
  /// Where the sign-in ends in one of the last two ways.
  public var endDeviceKey: String?
  /// What the user's own app has confirmed in the flow.
  public var approval: AppApprovalState?

  /// Makes a message; what is not given is absent.
  public init(
    deviceKey: String? = nil,
    clientPublic: [UInt8]? = nil,
    rounds: [CustomRoundState] = [],
    end: String? = nil,
    endDeviceKey: String? = nil,
    approval: AppApprovalState? = nil
  ) {
    self.deviceKey = deviceKey
    self.clientPublic = clientPublic
    self.rounds = rounds
    self.end = end
    self.endDeviceKey = endDeviceKey
    self.approval = approval
  }
}

extension CustomFlowState: CustomReflectable {
  /// Shows the size of secrets and byte strings, never their content.
  public var customMirror: Mirror {
    Mirror(
      self,
      children: [
        "deviceKey": sizeOnly(self.deviceKey),
        "clientPublic": sizeOnly(self.clientPublic),
        "rounds": self.rounds as Any,
        "end": self.end as Any,
        "endDeviceKey": sizeOnly(self.endDeviceKey),
        "approval": self.approval as Any,
      ],
      displayStyle: .struct
    )
  }
}

/// A challenge of a custom flow that was answered.
public struct CustomRoundState: Sendable, Hashable {
  /// name.
  public var name: String?
  /// is_right.
  public var isRight: Bool?
  /// What the function that made it calls it.
  public var metadata: String?

  /// Makes a message; what is not given is absent.
  public init(
    name: String? = nil,
    isRight: Bool? = nil,
    metadata: String? = nil
  ) {
    self.name = name
    self.isRight = isRight
    self.metadata = metadata
  }
}

extension CustomRoundState: CustomReflectable {
  /// Shows the size of secrets and byte strings, never their content.
  public var customMirror: Mirror {
    Mirror(
      self,
      children: [
        "name": self.name as Any,
        "isRight": self.isRight as Any,
        "metadata": sizeOnly(self.metadata),
      ],
      displayStyle: .struct
    )
  }
}

/// PASSWORD_VERIFIER: the server's side of SRP.
public struct PasswordVerifierState: Sendable, Hashable {
  /// Padded: numbers differ in length.
  public var verifier: [UInt8]?
  /// b.
  public var exponent: [UInt8]?
  /// B.
  public var serverPublic: [UInt8]?

  /// Makes a message; what is not given is absent.
  public init(
    verifier: [UInt8]? = nil,
    exponent: [UInt8]? = nil,
    serverPublic: [UInt8]? = nil
  ) {
    self.verifier = verifier
    self.exponent = exponent
    self.serverPublic = serverPublic
  }
}

extension PasswordVerifierState: CustomReflectable {
  /// Shows the size of secrets and byte strings, never their content.
  public var customMirror: Mirror {
    Mirror(
      self,
      children: [
        "verifier": sizeOnly(self.verifier),
        "exponent": sizeOnly(self.exponent),
        "serverPublic": sizeOnly(self.serverPublic),
      ],
      displayStyle: .struct
    )
  }
}

/// NEW_PASSWORD_REQUIRED.
public struct NewPasswordRequiredState: Sendable, Hashable {

  /// Makes a message; what is not given is absent.
  public init() {}
}

/// SMS_MFA, EMAIL_OTP or SOFTWARE_TOKEN_MFA.
public struct SecondFactorState: Sendable, Hashable {
  /// Recognises the code that was sent; absent for an authenticator's.
  public var codeHash: [UInt8]?
  /// The address to which it was sent, where the address is to become the user's.
  public var newAddress: String?

  /// Makes a message; what is not given is absent.
  public init(
    codeHash: [UInt8]? = nil,
    newAddress: String? = nil
  ) {
    self.codeHash = codeHash
    self.newAddress = newAddress
  }
}

extension SecondFactorState: CustomReflectable {
  /// Shows the size of secrets and byte strings, never their content.
  public var customMirror: Mirror {
    Mirror(
      self,
      children: [
        "codeHash": sizeOnly(self.codeHash),
        "newAddress": sizeOnly(self.newAddress),
      ],
      displayStyle: .struct
    )
  }
}

/// SELECT_MFA_TYPE.
public struct SelectMfaTypeState: Sendable, Hashable {

  /// Makes a message; what is not given is absent.
  public init() {}
}

/// MFA_SETUP, and what AssociateSoftwareToken and VerifySoftwareToken add to it.
public struct FactorSetUpState: Sendable, Hashable {
  /// Those two operations are told neither pool nor client.
  public var userPoolId: String?
  /// client_id.
  public var clientId: String?
  /// The secret of an authenticator in set-up; once it is the user's, as it stands sealed in the user's row, which tells it from any other.
  public var secret: [UInt8]?

  /// Makes a message; what is not given is absent.
  public init(
    userPoolId: String? = nil,
    clientId: String? = nil,
    secret: [UInt8]? = nil
  ) {
    self.userPoolId = userPoolId
    self.clientId = clientId
    self.secret = secret
  }
}

extension FactorSetUpState: CustomReflectable {
  /// Shows the size of secrets and byte strings, never their content.
  public var customMirror: Mirror {
    Mirror(
      self,
      children: [
        "userPoolId": self.userPoolId as Any,
        "clientId": self.clientId as Any,
        "secret": sizeOnly(self.secret),
      ],
      displayStyle: .struct
    )
  }
}

/// DEVICE_SRP_AUTH and DEVICE_PASSWORD_VERIFIER: what the registry asks of the device.
public struct DeviceProofState: Sendable, Hashable {
  /// srp_salt.
  public var srpSalt: [UInt8]?
  /// B.
  public var serverPublic: [UInt8]?
  /// What only the registry can open; absent where its first step was not taken yet.
  public var sealed: [UInt8]?

  /// Makes a message; what is not given is absent.
  public init(
    srpSalt: [UInt8]? = nil,
    serverPublic: [UInt8]? = nil,
    sealed: [UInt8]? = nil
  ) {
    self.srpSalt = srpSalt
    self.serverPublic = serverPublic
    self.sealed = sealed
  }
}

extension DeviceProofState: CustomReflectable {
  /// Shows the size of secrets and byte strings, never their content.
  public var customMirror: Mirror {
    Mirror(
      self,
      children: [
        "srpSalt": sizeOnly(self.srpSalt),
        "serverPublic": sizeOnly(self.serverPublic),
        "sealed": sizeOnly(self.sealed),
      ],
      displayStyle: .struct
    )
  }
}

/// CUSTOM_CHALLENGE.
public struct CustomChallengeState: Sendable, Hashable {
  /// What the function that made the challenge tells the one that checks the answer, as JSON.
  public var privateParameters: String?
  /// What the function calls the challenge.
  public var metadata: String?
  /// What the client was shown, as JSON; only where the answer may be neither right nor wrong, so that the same challenge is asked again.
  public var publicParameters: String?

  /// Makes a message; what is not given is absent.
  public init(
    privateParameters: String? = nil,
    metadata: String? = nil,
    publicParameters: String? = nil
  ) {
    self.privateParameters = privateParameters
    self.metadata = metadata
    self.publicParameters = publicParameters
  }
}

extension CustomChallengeState: CustomReflectable {
  /// Shows the size of secrets and byte strings, never their content.
  public var customMirror: Mirror {
    Mirror(
      self,
      children: [
        "privateParameters": sizeOnly(self.privateParameters),
        "metadata": sizeOnly(self.metadata),
        "publicParameters": sizeOnly(self.publicParameters),
      ],
      displayStyle: .struct
    )
  }
}

/// SELECT_CHALLENGE, and PASSWORD or PASSWORD_SRP, which are answered like it.
public struct SelectChallengeState: Sendable, Hashable {
  /// What a passkey may sign with the choice; absent where none is offered.
  public var passkeyChallenge: [UInt8]?

  /// Makes a message; what is not given is absent.
  public init(
    passkeyChallenge: [UInt8]? = nil
  ) {
    self.passkeyChallenge = passkeyChallenge
  }
}

extension SelectChallengeState: CustomReflectable {
  /// Shows the size of secrets and byte strings, never their content.
  public var customMirror: Mirror {
    Mirror(
      self,
      children: [
        "passkeyChallenge": sizeOnly(self.passkeyChallenge),
      ],
      displayStyle: .struct
    )
  }
}

/// WEB_AUTHN.
public struct PasskeyChallengeState: Sendable, Hashable {
  /// What a passkey signs.
  public var challenge: [UInt8]?

  /// Makes a message; what is not given is absent.
  public init(
    challenge: [UInt8]? = nil
  ) {
    self.challenge = challenge
  }
}

extension PasskeyChallengeState: CustomReflectable {
  /// Shows the size of secrets and byte strings, never their content.
  public var customMirror: Mirror {
    Mirror(
      self,
      children: [
        "challenge": sizeOnly(self.challenge),
      ],
      displayStyle: .struct
    )
  }
}

/// EMAIL_OTP or SMS_OTP as first factor.
public struct FirstFactorCodeState: Sendable, Hashable {
  /// Recognises the code that was sent; for a name without a user, none that there is.
  public var codeHash: [UInt8]?

  /// Makes a message; what is not given is absent.
  public init(
    codeHash: [UInt8]? = nil
  ) {
    self.codeHash = codeHash
  }
}

extension FirstFactorCodeState: CustomReflectable {
  /// Shows the size of secrets and byte strings, never their content.
  public var customMirror: Mirror {
    Mirror(
      self,
      children: [
        "codeHash": sizeOnly(self.codeHash),
      ],
      displayStyle: .struct
    )
  }
}
