internal import AuthenticationCore
internal import GatehouseMessages

/// What follows the password step, as far as devices have a say in it.
enum DeviceDecision: Sendable, Hashable {
  /// The second factor, where one applies; then what is named.
  case secondFactor(then: AfterSecondFactor)
  /// The proof of the device, which replaces the second factor.
  case deviceProofInstead
  /// The sign-in ends: clients then forget their key and begin anew without one.
  case unknownDevice

  /// What is known of the device that a sign-in names.
  enum NamedDevice: Sendable, Hashable {
    /// The client sent no DEVICE_KEY.
    case none
    /// With whether a second factor was ever given in a sign-in from it.
    case remembered(isFactorGiven: Bool)
    case notRemembered
    /// Forgotten, never confirmed, another user's, or made up: no telling which.
    case unknown

    init(_ device: TrackedDevice?) {
      guard let device else {
        self = .unknown
        return
      }
      self =
        device.isRemembered ?? false
        ? .remembered(isFactorGiven: device.isFactorGiven ?? false) : .notRemembered
    }
  }

  /// The table "When is MFA suppressed?", row by row; `tracking` is nil where it is off.
  init(
    tracking: DeviceTracking?,
    device: NamedDevice,
    need: SecondFactorNeed,
    isAdministrators: Bool = false,
    isPasswordProved: Bool = true
  ) {
    guard let tracking else {
      self = .secondFactor(then: .tokens)
      return
    }
    // Cognito hands no device to an administrator's sign-in, nor to one without a password (DEV-9).
    let issues =
      (!isAdministrators || tracking.options.issuesToAdministrators)
      && (isPasswordProved || tracking.options.issuesInCustomFlows)
    let newDevice: AfterSecondFactor = issues ? .tokensAndNewDevice : .tokens
    switch device {
    case .none:
      self = .secondFactor(then: newDevice)
    case .remembered(let isFactorGiven):
      // Who knew the password alone could have had a device remembered before the user had a
      // second factor; so the first sign-in afterwards gives one from that device too (DEV-4).
      let isTrusted = isFactorGiven || need == .none
      // Otherwise the device is proved as well, each time, after the second factor.
      self =
        isTrusted && tracking.replaces(need)
        ? .deviceProofInstead : .secondFactor(then: .deviceProof)
    case .notRemembered:
      // As if it had never been used (DEV-16), but it has its key already, and it is tracked: what
      // it gets is bound to it, and ends with it (DEV-26).
      self = .secondFactor(then: .tokensToTrackedDevice)
    case .unknown:
      self =
        tracking.options.treatsUnknownAsNew
        ? .secondFactor(then: newDevice) : .unknownDevice
    }
  }

  /// What a right proof of the device comes to, where this is decided when it arrives.
  ///
  /// What was decided when the proof was asked for counts no more: since then the device may have
  /// stopped to be remembered, the pool to track any, or the user may need another second factor.
  func afterProof(of need: SecondFactorNeed) -> AfterDeviceProof {
    switch self {
    case .deviceProofInstead: .accepted
    // The proof that would follow is given already, unless a factor has to come first.
    case .secondFactor(then: .deviceProof) where need == .none: .accepted
    case .secondFactor(let next): .secondFactor(then: next)
    case .unknownDevice: .unknownDevice
    }
  }
}

/// What follows the proof of a device.
enum AfterDeviceProof: Sendable, Hashable {
  /// Tokens that are bound to the proved device.
  case accepted
  /// The proof is not what counts: the second factor, where one applies; then what is named.
  case secondFactor(then: AfterSecondFactor)
  /// The sign-in ends, as where the device was unknown from the beginning.
  case unknownDevice
}
