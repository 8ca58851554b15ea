internal import AuthenticationMessages
package import DeviceRegistryMessages

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
