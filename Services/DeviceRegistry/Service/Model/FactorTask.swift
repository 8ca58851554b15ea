internal import Domain

/// What an answer is for (USR-33).
enum FactorContext: String, Sendable, Hashable {
  case verify = "VERIFY"
  case firstSet = "FIRST_SET"
  case biometricsAdd = "BIOMETRICS_ADD"
  case biometricsRemove = "BIOMETRICS_REMOVE"
  case pinChangeVerify = "PIN_CHANGE_VERIFY"
  case pinChangeSet = "PIN_CHANGE_SET"
}

/// A change of the factor without a session.
enum FactorFlowType: String, Sendable, Hashable {
  case changePIN = "CHANGE_PIN"
  case addBiometrics = "ADD_BIOMETRICS"
  case removeBiometrics = "REMOVE_BIOMETRICS"
  /// An account that needs no factor comes to need one (USR-19).
  case headlessUpgrade = "HEADLESS_UPGRADE"

  /// What is asked for first.
  var firstContext: FactorContext {
    switch self {
    case .changePIN: .pinChangeVerify
    case .addBiometrics: .biometricsAdd
    case .removeBiometrics: .biometricsRemove
    case .headlessUpgrade: .firstSet
    }
  }
}

/// What a challenge and an answer belong to; those of one are worth nothing for another.
enum FactorBinding: Sendable, Hashable {
  case session(String)
  case flow(String)
  /// The removal of an account.
  case account(String)

  /// The same in a form for digests and seals.
  var text: String {
    switch self {
    case .session(let id): "session|\(id)"
    case .flow(let id): "flow|\(id)"
    case .account(let id): "account|\(id)"
    }
  }
}

/// What an instance is asked for.
struct FactorTask: Sendable, Hashable {
  let binding: FactorBinding
  var context: FactorContext
  /// Whether the answer adds an account, or makes one need a factor: that takes a PIN.
  let isEnrolment: Bool
  /// Whether the first step of BIOMETRICS_ADD is done.
  var isKeyPending = false

  /// What a session asks of an instance, or the removal of an account.
  init(_ binding: FactorBinding, isEnrolment: Bool, of factor: StoredFactor) {
    self.binding = binding
    self.isEnrolment = isEnrolment
    context = isEnrolment ? Self.enrolmentContext(factor) : .verify
  }

  /// What a flow asks for now.
  init(_ flow: FactorFlow, of factor: StoredFactor) {
    binding = .flow(flow.id)
    isEnrolment = flow.type == .headlessUpgrade
    // Not as the flow began: a PIN that an enrolment has set meanwhile is proved, and not replaced.
    context = isEnrolment ? Self.enrolmentContext(factor) : flow.context
    isKeyPending = flow.pendingKey != nil
  }

  private static func enrolmentContext(_ factor: StoredFactor) -> FactorContext {
    factor.pin == nil ? .firstSet : .verify
  }

  /// The same task for the factor as it has become meanwhile: of two first enrolments at once the later
  /// one is asked for the PIN that the other has set.
  func renewed(for factor: StoredFactor) -> FactorTask {
    switch binding {
    case .session, .account:
      return FactorTask(binding, isEnrolment: isEnrolment, of: factor)
    case .flow:
      var task = self
      if isEnrolment { task.context = Self.enrolmentContext(factor) }
      return task
    }
  }

  /// Whether an answer can be right: not where a proof is asked for and the PIN was wiped, since the last
  /// account that needs it is gone.
  func isAnswerable(by factor: StoredFactor) -> Bool { !isProof || factor.pin != nil }

  /// Whether something is proved over a challenge, rather than set.
  var isProof: Bool {
    switch context {
    case .verify, .biometricsAdd, .biometricsRemove, .pinChangeVerify: true
    case .firstSet, .pinChangeSet: false
    }
  }

  /// Whether the next answer proves a key that is not stored yet.
  var isOfNewKey: Bool { context == .biometricsAdd && !isKeyPending }

  /// Whether a biometric is offered and accepted (USR-35), as far as the server knows.
  func offersBiometrics(
    _ factor: StoredFactor,
    _ policy: FactorPolicyRule,
    at now: Instant
  ) -> Bool {
    let isUsable = factor.isBiometricUsable(policy, at: now)
    return switch context {
    case .verify: isUsable && !isEnrolment
    case .biometricsAdd: !isKeyPending
    case .biometricsRemove: isUsable
    case .pinChangeVerify: isUsable && !policy.isPINChangeByBiometricRefused
    case .firstSet, .pinChangeSet: false
    }
  }
}

/// A change of the factor that is under way.
struct FactorFlow: Sendable, Hashable {
  let id: String
  let type: FactorFlowType
  var context: FactorContext
  /// The key that the first step of BIOMETRICS_ADD proved.
  var pendingKey: StoredFactor.Biometric?
  /// The account that comes to need a factor, at HEADLESS_UPGRADE.
  var account: DeviceID?
  let expiresAt: Instant
}
