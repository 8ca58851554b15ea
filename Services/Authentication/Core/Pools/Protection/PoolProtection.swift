package import AuthenticationMessages

/// What a pool says of threats.
package struct PoolProtection: Sendable, Hashable {
  package let mode: ProtectionMode
  /// The same for the pool's own flow alone; off where it is not named (THR-5).
  package let customMode: ProtectionMode
  /// The pool's blocks as they were sent.
  package let configuration: RiskConfigurationType?
  package let options: RiskOptions
  /// Where its events go.
  package let logs: [LogConfigurationType]

  init(_ description: UserPoolType, columns: ProtectionTexts) throws(AuthenticationFailure) {
    let addOns = description.userPoolAddOns
    mode = ProtectionMode(addOns?.advancedSecurityMode)
    customMode = ProtectionMode(addOns?.advancedSecurityAdditionalFlows?.customAuthMode)
    options = RiskOptions(tags: description.userPoolTags ?? [:])
    configuration = try columns.risk.map { (json) throws(AuthenticationFailure) in
      try SettingsJSON.decode(RiskConfigurationType.self, from: json)
    }
    logs =
      try columns.logs.map { (json) throws(AuthenticationFailure) in
        try SettingsJSON.decode([LogConfigurationType].self, from: json)
      } ?? []
  }

  /// What holds for a client.
  package func policy(of client: ClientSettings?) -> RiskPolicy {
    RiskPolicy(pool: configuration, client: client?.riskConfiguration, options: options)
  }

  /// The switch of a sign-in, which may be one of the pool's own flow.
  package func mode(ofCustomFlow isCustom: Bool) -> ProtectionMode {
    isCustom ? customMode : mode
  }
}
