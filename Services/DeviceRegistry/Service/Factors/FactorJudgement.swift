internal import Domain

/// What an answer contains, after the cryptography.
struct FactorEvidence: Sendable {
  /// What a proof is worth.
  enum Proof: Sendable, Hashable {
    case absent, wrong, right
    /// Given, though there is no key that could check it, or the policy has none.
    case unavailable
  }

  /// Something that is to be set.
  enum Setting<Value: Sendable & Hashable>: Sendable, Hashable {
    case absent
    case refused(FactorFault)
    case set(Value)
  }

  /// Whether the block was made for this instance and task, and is in time.
  var isChallengeValid = false
  var pin: Proof = .absent
  var biometric: Proof = .absent
  var newPIN: Setting<StoredFactor.PIN> = .absent
  var newBiometric: Setting<StoredFactor.Biometric> = .absent
  /// Whether the phone has wiped the biometric key.
  var isLost = false
}

/// Why an answer was not a success.
enum FactorFault: String, Sendable, Hashable {
  case pinWrong = "pin_wrong"
  case biometricWrong = "biometric_wrong"
  case penalised
  case blocked
  case pinRequired = "pin_required"
  case biometricUnavailable = "biometric_unavailable"
  case challengeInvalid = "challenge_invalid"
  case pinMissing = "pin_missing"
  case verifierInvalid = "verifier_invalid"
  case keyInvalid = "key_invalid"
  case attestationRefused = "attestation_refused"
  case factorChanged = "factor_changed"
}

/// What becomes of an answer.
enum FactorVerdict: Sendable, Hashable {
  /// Not judged.
  case error(FactorFault, retry: Bool)
  case failed(FactorFault, retry: Bool)
  /// Right; `isDone` is false where the flow asks for more.
  case success(isDone: Bool, isPIN: Bool, isBiometric: Bool)

  /// Whether nothing more is listened to.
  var isStopped: Bool {
    switch self {
    case .error(_, let retry), .failed(_, let retry): !retry
    case .success(let isDone, _, _): isDone
    }
  }
}

/// Judges an answer (USR-34): no statement and no cryptography, the rules alone.
///
/// It works on the locked row of an instance, so that of parallel answers each sees what the one
/// before it led to.
struct FactorJudgement: Sendable {
  /// The factor and the flow, changed by the judgement.
  var factor: StoredFactor
  var flow: FactorFlow?
  private(set) var task: FactorTask

  private let policy: FactorPolicyRule
  private let now: Instant

  init(
    of factor: StoredFactor,
    _ flow: FactorFlow?,
    _ task: FactorTask,
    _ policy: FactorPolicyRule,
    at now: Instant
  ) {
    self.factor = factor
    self.flow = flow
    self.task = task
    self.policy = policy
    self.now = now
  }

  /// Judges an answer; `isFirst` is false where its block was answered before.
  mutating func judge(_ evidence: FactorEvidence, isFirst: Bool) -> FactorVerdict {
    if task.context == .biometricsRemove, evidence.isLost {
      factor.removeBiometric()
      return .success(isDone: true, isPIN: false, isBiometric: false)
    }
    guard task.isAnswerable(by: factor) else { return .error(.factorChanged, retry: false) }
    if task.isProof, !(evidence.isChallengeValid && isFirst) {
      return .error(.challengeInvalid, retry: true)
    }
    switch task.context {
    case .verify:
      return proof(evidence)
    case .biometricsRemove:
      let verdict = proof(evidence)
      if case .success = verdict { factor.removeBiometric() }
      return verdict
    case .pinChangeVerify:
      let verdict = proof(evidence)
      guard case .success(_, let isPIN, let isBiometric) = verdict else { return verdict }
      proceed(to: .pinChangeSet)
      return .success(isDone: false, isPIN: isPIN, isBiometric: isBiometric)
    case .biometricsAdd:
      return task.isKeyPending ? adding(evidence) : provingNewKey(evidence)
    case .firstSet:
      return firstSetting(evidence)
    case .pinChangeSet:
      return pinSetting(evidence)
    }
  }

  // MARK: - Proofs

  /// Rules 3 to 9 of USR-34, in their order.
  private mutating func proof(_ evidence: FactorEvidence) -> FactorVerdict {
    let isPINGiven = evidence.pin != .absent
    if factor.isBlocked, isPINGiven || policy.isAllBlockedWithPIN {
      return .failed(.blocked, retry: offersBiometrics)
    }
    // Right or wrong: a verdict would let a guesser go faster than the penalty (USR-10).
    if isPINGiven, factor.penalisedSeconds(at: now) > 0 { return .failed(.penalised, retry: true) }
    guard isPINGiven || evidence.biometric != .absent else {
      return .error(.pinMissing, retry: true)
    }
    if evidence.pin == .unavailable { return .error(.factorChanged, retry: false) }
    if let verdict = wrongProof(evidence) { return verdict }
    if evidence.biometric == .right, !isPINGiven {
      guard offersBiometrics else {
        let isRequired = task.isEnrolment || factor.isPINRequired(policy, at: now)
        return .failed(isRequired ? .pinRequired : .biometricUnavailable, retry: true)
      }
      factor.noteBiometric(at: now)
    } else {
      factor.notePIN(at: now)
    }
    return .success(isDone: true, isPIN: isPINGiven, isBiometric: evidence.biometric == .right)
  }

  /// Counts what is wrong; of both given, both must be right.
  private mutating func wrongProof(_ evidence: FactorEvidence) -> FactorVerdict? {
    if evidence.pin == .wrong { factor.noteWrongPIN(policy, at: now) }
    if evidence.biometric == .wrong { factor.noteWrongBiometric() }
    if evidence.pin == .wrong {
      return .failed(.pinWrong, retry: !factor.isBlocked || offersBiometrics)
    }
    switch evidence.biometric {
    case .absent, .right: return nil
    case .wrong: return .failed(.biometricWrong, retry: true)
    case .unavailable: return .failed(.biometricUnavailable, retry: true)
    }
  }

  private var offersBiometrics: Bool { task.offersBiometrics(factor, policy, at: now) }

  // MARK: - Settings

  private mutating func firstSetting(_ evidence: FactorEvidence) -> FactorVerdict {
    let biometric: StoredFactor.Biometric?
    switch evidence.newBiometric {
    case .absent: biometric = nil
    case .refused(let fault): return .error(fault, retry: true)
    case .set(let key): biometric = key
    }
    let verdict = pinSetting(evidence)
    if case .success = verdict, let biometric { factor.set(biometric) }
    return verdict
  }

  private mutating func pinSetting(_ evidence: FactorEvidence) -> FactorVerdict {
    switch evidence.newPIN {
    case .absent:
      return .error(.pinMissing, retry: true)
    case .refused(let fault):
      return .error(fault, retry: true)
    case .set(let pin):
      factor.set(pin, at: now)
      return .success(isDone: true, isPIN: true, isBiometric: false)
    }
  }

  /// The first step of BIOMETRICS_ADD: the new key signs.
  private mutating func provingNewKey(_ evidence: FactorEvidence) -> FactorVerdict {
    switch evidence.newBiometric {
    case .absent:
      return .error(.keyInvalid, retry: true)
    case .refused(let fault):
      return .error(fault, retry: true)
    case .set(let key):
      // Not counted: nothing can be guessed by a key that the caller has made.
      guard evidence.biometric == .right else { return .failed(.biometricWrong, retry: true) }
      flow?.pendingKey = key
      task.isKeyPending = true
      return .success(isDone: false, isPIN: false, isBiometric: true)
    }
  }

  /// The second step: the PIN, which shows the intent of its owner.
  private mutating func adding(_ evidence: FactorEvidence) -> FactorVerdict {
    guard evidence.pin != .absent else { return .failed(.pinRequired, retry: true) }
    let verdict = proof(evidence)
    if case .success = verdict, let key = flow?.pendingKey { factor.set(key) }
    return verdict
  }

  private mutating func proceed(to context: FactorContext) {
    flow?.context = context
    task.context = context
  }
}
