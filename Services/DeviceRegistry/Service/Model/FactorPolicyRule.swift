internal import DeviceRegistryMessages

/// What a pool asks of PIN and biometrics (USR-37).
struct FactorPolicyRule: Sendable, Hashable {
  /// What is done with the attestation of a biometric key.
  enum Attestation: String, Sendable, Hashable {
    case store, none, require
  }

  let maxAttempts: Int64
  /// Seconds after the 1st, 2nd… failure; the last repeats.
  let penalties: [Int64]
  /// 0: no limit, here and below.
  let maxBiometricsWithoutPIN: Int64
  let maxDaysWithoutPIN: Int64
  let isBiometricsDisabled: Bool
  let isPINChangeByBiometricRefused: Bool
  let isAllBlockedWithPIN: Bool
  let attestation: Attestation

  /// Reads a request; what it leaves out has the default of USR-37.
  init(_ policy: FactorPolicy?) throws(DeviceRegistryFailure) {
    maxAttempts = policy?.maxAttempts ?? 5
    // Without an upper limit a policy would let a PIN be guessed.
    guard (1...20).contains(maxAttempts) else {
      throw .invalidRequest("max_attempts is out of range")
    }
    penalties = (policy?.penalties ?? []).map { $0.seconds ?? 0 }
    maxBiometricsWithoutPIN = policy?.maxBiometricsWithoutPin ?? 30
    maxDaysWithoutPIN = policy?.maxDaysWithoutPin ?? 30
    guard penalties.allSatisfy({ (0...Self.maxSeconds).contains($0) }),
      maxBiometricsWithoutPIN >= 0, (0...Self.maxDays).contains(maxDaysWithoutPIN)
    else { throw .invalidRequest("the policy has a number out of range") }
    isBiometricsDisabled = policy?.isBiometricsDisabled ?? false
    isPINChangeByBiometricRefused = policy?.isPinChangeByBiometricRefused ?? false
    isAllBlockedWithPIN = policy?.isAllBlockedWithPin ?? false
    guard let attestation = Attestation(rawValue: policy?.attestation ?? "store") else {
      throw .invalidRequest("attestation is none of the three")
    }
    self.attestation = attestation
  }

  private static let maxSeconds: Int64 = 31_536_000
  private static let maxDays: Int64 = 36_500

  /// How long no PIN is judged after so many failures.
  func penaltySeconds(afterFailure count: Int64) -> Int64 {
    guard !penalties.isEmpty else { return 0 }
    return penalties[Int(clamping: min(max(count, 1), Int64(penalties.count))) - 1]
  }
}
