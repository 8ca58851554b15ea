internal import Domain

/// The second factor of an instance, as its row has it; every account of the instance shares it.
struct StoredFactor: Sendable, Hashable {
  /// A PIN that the registry cannot learn.
  struct PIN: Sendable, Hashable {
    let salt: [UInt8]
    let sealedVerifier: [UInt8]
    /// When it was set or proved last.
    var provedAt: Instant
  }

  /// A biometric key.
  struct Biometric: Sendable, Hashable {
    let sealedKey: [UInt8]
    let attestation: String?
    /// RFC 7638; nil for a key that was set by an older version.
    var thumbprint: [UInt8]?
  }

  var pin: PIN?
  var biometric: Biometric?
  /// Wrong PINs since the last right factor.
  var failedAttempts: Int64 = 0
  /// Until then no PIN is judged.
  var penalisedUntil: Instant?
  /// Whether further PINs are refused unjudged.
  var isBlocked = false
  /// Wrong signatures in a row.
  var failedBiometrics: Int64 = 0
  /// Biometrics that stood in for the PIN since it was proved last.
  var biometricsSincePIN: Int64 = 0
  /// When a factor was proved last.
  var provedAt: Instant?

  /// So many wrong signatures in a row end a biometric key.
  private static let maxFailedBiometrics: Int64 = 10
  private static let secondsOfDay: Int64 = 86_400

  /// The time that is left of a penalty, in whole seconds.
  func penalisedSeconds(at now: Instant) -> Int64 {
    guard let end = penalisedUntil, end > now else { return 0 }
    return (end.since(now).wholeMillis + 999) / 1000
  }

  /// Whether a limit of biometrics without PIN is reached (USR-35).
  func isPINRequired(_ policy: FactorPolicyRule, at now: Instant) -> Bool {
    if policy.maxBiometricsWithoutPIN > 0, biometricsSincePIN >= policy.maxBiometricsWithoutPIN {
      return true
    }
    guard policy.maxDaysWithoutPIN > 0, let pin else { return false }
    return now >= pin.provedAt.adding(seconds: policy.maxDaysWithoutPIN * Self.secondsOfDay)
  }

  /// Whether a biometric may stand in for the PIN (USR-35).
  func isBiometricUsable(_ policy: FactorPolicyRule, at now: Instant) -> Bool {
    biometric != nil && !policy.isBiometricsDisabled && !isPINRequired(policy, at: now)
      && !(isBlocked && policy.isAllBlockedWithPIN)
  }

  /// A right PIN, alone or with a biometric.
  mutating func notePIN(at now: Instant) {
    resetPINAttempts()
    pin?.provedAt = now
    failedBiometrics = 0
    biometricsSincePIN = 0
    provedAt = now
  }

  /// A right biometric alone; it resets what wrong PINs led to (USR-11).
  mutating func noteBiometric(at now: Instant) {
    resetPINAttempts()
    failedBiometrics = 0
    biometricsSincePIN += 1
    provedAt = now
  }

  mutating func noteWrongPIN(_ policy: FactorPolicyRule, at now: Instant) {
    failedAttempts += 1
    let penalty = policy.penaltySeconds(afterFailure: failedAttempts)
    penalisedUntil = penalty > 0 ? now.adding(seconds: penalty) : nil
    if failedAttempts >= policy.maxAttempts { isBlocked = true }
  }

  mutating func noteWrongBiometric() {
    failedBiometrics += 1
    if failedBiometrics >= Self.maxFailedBiometrics { removeBiometric() }
  }

  /// Sets a PIN, which begins without failures.
  mutating func set(_ pin: PIN, at now: Instant) {
    self.pin = pin
    notePIN(at: now)
  }

  /// Sets a biometric key after a right PIN.
  mutating func set(_ biometric: Biometric) {
    self.biometric = biometric
    failedBiometrics = 0
  }

  mutating func removeBiometric() {
    biometric = nil
    failedBiometrics = 0
  }

  /// Ends blocking and penalty.
  mutating func resetPINAttempts() {
    failedAttempts = 0
    penalisedUntil = nil
    isBlocked = false
  }
}
