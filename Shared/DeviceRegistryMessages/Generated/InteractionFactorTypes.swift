// swift-format-ignore-file
// Generated from Proto/gatehouse/device_registry/v1/interaction_factor_types.proto. Do not edit.

internal import GatehouseMessages

/// What a pool asks of PIN and biometrics.
///
/// The defaults are those of USR-37.
public struct FactorPolicy: Sendable, Hashable {
  /// max_attempts.
  public var maxAttempts: Int64?
  /// After the 1st, 2nd… failure; the last repeats.
  ///
  /// None: no penalty.
  public var penalties: [FactorPenalty]
  /// 0: no limit.
  public var maxBiometricsWithoutPin: Int64?
  /// max_days_without_pin.
  public var maxDaysWithoutPin: Int64?
  /// is_biometrics_disabled.
  public var isBiometricsDisabled: Bool?
  /// is_pin_change_by_biometric_refused.
  public var isPinChangeByBiometricRefused: Bool?
  /// is_all_blocked_with_pin.
  public var isAllBlockedWithPin: Bool?
  /// store, none or require.
  public var attestation: String?

  /// Makes a message; what is not given is absent.
  public init(
    maxAttempts: Int64? = nil,
    penalties: [FactorPenalty] = [],
    maxBiometricsWithoutPin: Int64? = nil,
    maxDaysWithoutPin: Int64? = nil,
    isBiometricsDisabled: Bool? = nil,
    isPinChangeByBiometricRefused: Bool? = nil,
    isAllBlockedWithPin: Bool? = nil,
    attestation: String? = nil
  ) {
    self.maxAttempts = maxAttempts
    self.penalties = penalties
    self.maxBiometricsWithoutPin = maxBiometricsWithoutPin
    self.maxDaysWithoutPin = maxDaysWithoutPin
    self.isBiometricsDisabled = isBiometricsDisabled
    self.isPinChangeByBiometricRefused = isPinChangeByBiometricRefused
    self.isAllBlockedWithPin = isAllBlockedWithPin
    self.attestation = attestation
  }
}

/// How long no PIN is judged after a failure.
public struct FactorPenalty: Sendable, Hashable {
  /// seconds.
  public var seconds: Int64?

  /// Makes a message; what is not given is absent.
  public init(
    seconds: Int64? = nil
  ) {
    self.seconds = seconds
  }
}

/// What an app is asked for, and what became of its last answer (USR-33).
public struct FactorInfo: Sendable, Hashable {
  /// VERIFY, FIRST_SET, BIOMETRICS_ADD, BIOMETRICS_REMOVE, PIN_CHANGE_VERIFY or PIN_CHANGE_SET.
  public var context: String?
  /// Absent before the first answer, then FAILED, SUCCESS or ERROR.
  public var result: String?
  /// retry.
  public var retry: Bool?
  /// blocked.
  public var blocked: Bool?
  /// max_attempts.
  public var maxAttempts: Int64?
  /// failed_attempts.
  public var failedAttempts: Int64?
  /// penalised_for_seconds.
  public var penalisedForSeconds: Int64?
  /// show_biometrics.
  public var showBiometrics: Bool?
  /// pin_required.
  public var pinRequired: Bool?
  /// Absent where nothing is to be proved.
  public var challenge: FactorChallenge?
  /// Why the answer was not SUCCESS: pin_wrong, biometric_wrong, penalised, blocked, pin_required, biometric_unavailable, challenge_invalid, pin_missing, verifier_invalid, key_invalid, attestation_refused, factor_changed.
  public var reason: String?

  /// Makes a message; what is not given is absent.
  public init(
    context: String? = nil,
    result: String? = nil,
    retry: Bool? = nil,
    blocked: Bool? = nil,
    maxAttempts: Int64? = nil,
    failedAttempts: Int64? = nil,
    penalisedForSeconds: Int64? = nil,
    showBiometrics: Bool? = nil,
    pinRequired: Bool? = nil,
    challenge: FactorChallenge? = nil,
    reason: String? = nil
  ) {
    self.context = context
    self.result = result
    self.retry = retry
    self.blocked = blocked
    self.maxAttempts = maxAttempts
    self.failedAttempts = failedAttempts
    self.penalisedForSeconds = penalisedForSeconds
    self.showBiometrics = showBiometrics
    self.pinRequired = pinRequired
    self.challenge = challenge
    self.reason = reason
  }
}

/// What PIN and biometrics are proved over.
///
/// Only the registry can open the block.
public struct FactorChallenge: Sendable, Hashable {
  /// block.
  public var block: [UInt8]?
  /// salt.
  public var salt: [UInt8]?
  /// B.
  public var serverPublic: [UInt8]?
  /// expires_at_unix_millis.
  public var expiresAtUnixMillis: Int64?

  /// Makes a message; what is not given is absent.
  public init(
    block: [UInt8]? = nil,
    salt: [UInt8]? = nil,
    serverPublic: [UInt8]? = nil,
    expiresAtUnixMillis: Int64? = nil
  ) {
    self.block = block
    self.salt = salt
    self.serverPublic = serverPublic
    self.expiresAtUnixMillis = expiresAtUnixMillis
  }
}

extension FactorChallenge: CustomReflectable {
  /// Shows the size of secrets and byte strings, never their content.
  public var customMirror: Mirror {
    Mirror(
      self,
      children: [
        "block": sizeOnly(self.block),
        "salt": sizeOnly(self.salt),
        "serverPublic": sizeOnly(self.serverPublic),
        "expiresAtUnixMillis": self.expiresAtUnixMillis as Any,
      ],
      displayStyle: .struct
    )
  }
}

/// What an app answers.
public struct FactorAnswer: Sendable, Hashable {
  /// A repeated id is answered with what became of it, and is not judged again.
  public var attemptId: String?
  /// The challenge's block, where something is proved.
  public var block: [UInt8]?
  /// pin.
  public var pin: PINProof?
  /// r ‖ s of the biometric key over the block (USR-23).
  public var biometricSignature: [UInt8]?
  /// set_pin.
  public var setPin: NewPIN?
  /// set_biometric.
  public var setBiometric: NewBiometric?
  /// For BIOMETRICS_REMOVE: the phone has wiped the key.
  public var isLost: Bool?

  /// Makes a message; what is not given is absent.
  public init(
    attemptId: String? = nil,
    block: [UInt8]? = nil,
    pin: PINProof? = nil,
    biometricSignature: [UInt8]? = nil,
    setPin: NewPIN? = nil,
    setBiometric: NewBiometric? = nil,
    isLost: Bool? = nil
  ) {
    self.attemptId = attemptId
    self.block = block
    self.pin = pin
    self.biometricSignature = biometricSignature
    self.setPin = setPin
    self.setBiometric = setBiometric
    self.isLost = isLost
  }
}

extension FactorAnswer: CustomReflectable {
  /// Shows the size of secrets and byte strings, never their content.
  public var customMirror: Mirror {
    Mirror(
      self,
      children: [
        "attemptId": self.attemptId as Any,
        "block": sizeOnly(self.block),
        "pin": self.pin as Any,
        "biometricSignature": sizeOnly(self.biometricSignature),
        "setPin": self.setPin as Any,
        "setBiometric": self.setBiometric as Any,
        "isLost": self.isLost as Any,
      ],
      displayStyle: .struct
    )
  }
}

/// Proves a PIN by SRP (USR-22).
public struct PINProof: Sendable, Hashable {
  /// A.
  public var clientPublic: [UInt8]?
  /// proof.
  public var proof: [UInt8]?

  /// Makes a message; what is not given is absent.
  public init(
    clientPublic: [UInt8]? = nil,
    proof: [UInt8]? = nil
  ) {
    self.clientPublic = clientPublic
    self.proof = proof
  }
}

extension PINProof: CustomReflectable {
  /// Shows the size of secrets and byte strings, never their content.
  public var customMirror: Mirror {
    Mirror(
      self,
      children: [
        "clientPublic": sizeOnly(self.clientPublic),
        "proof": sizeOnly(self.proof),
      ],
      displayStyle: .struct
    )
  }
}

/// A PIN that is set; the registry cannot learn it.
public struct NewPIN: Sendable, Hashable {
  /// salt.
  public var salt: [UInt8]?
  /// verifier.
  public var verifier: [UInt8]?

  /// Makes a message; what is not given is absent.
  public init(
    salt: [UInt8]? = nil,
    verifier: [UInt8]? = nil
  ) {
    self.salt = salt
    self.verifier = verifier
  }
}

extension NewPIN: CustomReflectable {
  /// Shows the size of secrets and byte strings, never their content.
  public var customMirror: Mirror {
    Mirror(
      self,
      children: [
        "salt": sizeOnly(self.salt),
        "verifier": sizeOnly(self.verifier),
      ],
      displayStyle: .struct
    )
  }
}

/// A biometric key that is set.
public struct NewBiometric: Sendable, Hashable {
  /// P-256, uncompressed.
  public var publicKey: [UInt8]?
  /// As the phone gave it.
  public var attestation: String?

  /// Makes a message; what is not given is absent.
  public init(
    publicKey: [UInt8]? = nil,
    attestation: String? = nil
  ) {
    self.publicKey = publicKey
    self.attestation = attestation
  }
}

extension NewBiometric: CustomReflectable {
  /// Shows the size of secrets and byte strings, never their content.
  public var customMirror: Mirror {
    Mirror(
      self,
      children: [
        "publicKey": sizeOnly(self.publicKey),
        "attestation": self.attestation as Any,
      ],
      displayStyle: .struct
    )
  }
}

/// What became of an answer, as it is stored for its attempt id.
///
/// It crosses no socket.
public struct JudgedAnswer: Sendable, Hashable {
  /// Without a challenge.
  public var info: FactorInfo?
  /// is_stopped.
  public var isStopped: Bool?
  /// Whether the session is approved, the change made or the account removed.
  public var isDone: Bool?
  /// is_pin_proved.
  public var isPinProved: Bool?
  /// is_biometric_proved.
  public var isBiometricProved: Bool?
  /// server_proof.
  public var serverProof: [UInt8]?
  /// flow_type.
  public var flowType: String?
  /// The account that was added, removed or changed, and its user.
  public var accountId: String?
  /// sub.
  public var sub: String?

  /// Makes a message; what is not given is absent.
  public init(
    info: FactorInfo? = nil,
    isStopped: Bool? = nil,
    isDone: Bool? = nil,
    isPinProved: Bool? = nil,
    isBiometricProved: Bool? = nil,
    serverProof: [UInt8]? = nil,
    flowType: String? = nil,
    accountId: String? = nil,
    sub: String? = nil
  ) {
    self.info = info
    self.isStopped = isStopped
    self.isDone = isDone
    self.isPinProved = isPinProved
    self.isBiometricProved = isBiometricProved
    self.serverProof = serverProof
    self.flowType = flowType
    self.accountId = accountId
    self.sub = sub
  }
}

extension JudgedAnswer: CustomReflectable {
  /// Shows the size of secrets and byte strings, never their content.
  public var customMirror: Mirror {
    Mirror(
      self,
      children: [
        "info": self.info as Any,
        "isStopped": self.isStopped as Any,
        "isDone": self.isDone as Any,
        "isPinProved": self.isPinProved as Any,
        "isBiometricProved": self.isBiometricProved as Any,
        "serverProof": sizeOnly(self.serverProof),
        "flowType": self.flowType as Any,
        "accountId": self.accountId as Any,
        "sub": self.sub as Any,
      ],
      displayStyle: .struct
    )
  }
}
