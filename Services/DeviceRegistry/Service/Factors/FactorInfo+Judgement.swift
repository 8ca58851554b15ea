internal import DeviceRegistryMessages
internal import Domain

extension FactorInfo {
  /// Factor information for an app (USR-33), before any answer.
  init(
    _ task: FactorTask,
    _ factor: StoredFactor,
    _ policy: FactorPolicyRule,
    at now: Instant
  ) {
    self.init(factor, policy, at: now)
    context = task.context.rawValue
    showBiometrics = task.offersBiometrics(factor, policy, at: now)
  }

  /// Factor information for an app that need not prove it now.
  init(_ factor: StoredFactor, _ policy: FactorPolicyRule, at now: Instant) {
    self.init(
      blocked: factor.isBlocked,
      maxAttempts: policy.maxAttempts,
      failedAttempts: factor.failedAttempts,
      penalisedForSeconds: factor.penalisedSeconds(at: now),
      showBiometrics: factor.isBiometricUsable(policy, at: now),
      pinRequired: factor.isPINRequired(policy, at: now)
    )
  }

  /// Adds what became of an answer.
  mutating func note(_ verdict: FactorVerdict) {
    switch verdict {
    case .error(let fault, let isRepeatable):
      (result, retry, reason) = ("ERROR", isRepeatable, fault.rawValue)
    case .failed(let fault, let isRepeatable):
      (result, retry, reason) = ("FAILED", isRepeatable, fault.rawValue)
    case .success(let isDone, _, _):
      (result, retry) = ("SUCCESS", !isDone)
    }
  }
}

/// What the cryptography of an answer was checked against.
struct FactorBasis: Hashable {
  private let verifier: [UInt8]?
  private let key: [UInt8]?
  private let flow: FactorFlow?

  init(_ instance: AppInstanceRecord) {
    verifier = instance.factor.pin?.sealedVerifier
    key = instance.factor.biometric?.sealedKey
    flow = instance.flow
  }
}

extension AppInstanceRecord {
  /// The stored answer of an attempt that was judged before.
  func answer(to attempt: [UInt8]) -> [UInt8]? {
    attempt == lastAttempt ? lastAnswer : nil
  }
}
