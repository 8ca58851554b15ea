package import GatehouseMessages

/// A pool's DeviceConfiguration and the options beyond it; absent where tracking is off.
package struct DeviceTracking: Sendable, Hashable {
  /// Whether the proof of a remembered device replaces the second factor (DEV-2).
  let replacesSecondFactor: Bool
  /// Whether a device is remembered only after its user says so.
  package let asksUser: Bool
  package let options: DeviceOptions

  /// Tracking is on when the pool has a configuration at all, whatever it says (DEV-1).
  init?(
    _ configuration: DeviceConfigurationType?,
    tags: [String: String]
  ) {
    guard let configuration else { return nil }
    replacesSecondFactor = configuration.challengeRequiredOnNewDevice ?? false
    asksUser = configuration.deviceOnlyRememberedOnUserPrompt ?? false
    options = DeviceOptions(tags: tags)
  }

  /// Whether the proof of a remembered device may take the place of what the user needs.
  ///
  /// Where the user may choose a factor, it is enough that the device replaces one of them: the user could
  /// have chosen that one. A set-up is never replaced, or a user with an old device would never get a
  /// factor.
  package func replaces(_ need: SecondFactorNeed) -> Bool {
    guard replacesSecondFactor else { return false }
    return switch need {
    case .none: true
    case .code(let factor): options.replacedFactors.contains(factor)
    case .choice(let factors): !options.replacedFactors.isDisjoint(with: factors)
    case .setUp: false
    }
  }

  /// Whether the proof of a device that may stand in is the very next step.
  package func asksForProof(of need: SecondFactorNeed) -> Bool {
    need == .none || replaces(need)
  }

  /// How long a device stays remembered; nil means without an end.
  package var rememberedForSeconds: Int64? { options.rememberedDays.map { $0 * 86_400 } }

  /// What the registry is to keep to.
  package var limit: DeviceLimit? {
    options.maxDevices.map {
      DeviceLimit(mostDevices: $0, removesOldest: options.forgetsOldest)
    }
  }

  init(replacesSecondFactor: Bool, asksUser: Bool, options: DeviceOptions = DeviceOptions()) {
    self.replacesSecondFactor = replacesSecondFactor
    self.asksUser = asksUser
    self.options = options
  }
}
