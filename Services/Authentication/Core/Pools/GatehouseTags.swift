/// The tags by which a pool asks for what Cognito lacks.
///
/// An unknown tag with the prefix is refused: a misspelt one would be stored and do nothing, which no
/// operator notices until it is needed.
package enum GatehouseTags {
  static let prefix = "gatehouse:"

  private static let choices: [any TagChoice.Type] = [
    CommonPasswordOption.self, DiscoveryEndpoints.self, FactorChangeOption.self,
    GlobalSignOutOption.self, ImportedHashCover.self, IntrospectionOption.self, LogoutOption.self,
    NameFolding.self, OwnerNoticeOption.self, PasskeyAddition.self, PasskeyDiscoverability.self,
    PasskeySecondFactor.self, PasskeySignIn.self, ProofKeyOption.self, RecoveryCodeOption.self,
    RiskBlockAnswer.self, RiskDefaults.self, RiskInEvents.self, RiskInvalidEnds.self,
    RiskOverDevices.self, UnconfirmedSignUps.self,
  ]

  private static let known =
    [TokenSigningAlgorithm.tag, ExchangeMaxAge.tag, PasskeyOrigins.tag, RiskPoints.tag]
    + choices.map { $0.tag }
    + DeviceOptions.Tag.allCases.map(\.rawValue) + SessionTag.allCases.map(\.rawValue)
    + InteractionTag.allCases.map(\.rawValue) + ProviderTag.names

  /// Refuses a tag of ours that does not exist or cannot have its value.
  ///
  /// One that the pool has already and that is set again as it stands may stay, so that an older
  /// pool can be updated.
  package static func check(
    _ tags: [String: String],
    stored: [String: String] = [:]
  ) throws(AuthenticationFailure) {
    for key in tags.keys.sorted() where key.lowercased().hasPrefix(prefix) {
      guard isKnown(key) || stored[key] == tags[key] else {
        throw .invalidParameter(
          "The tag \(key) does not exist. Tags of this prefix are "
            + known.sorted().joined(separator: ", ") + "."
        )
      }
    }
    _ = try TokenSigningAlgorithm(tags: tags)
    try DeviceOptions.check(tags)
    try SessionPolicy.check(tags)
    try ExchangeMaxAge.check(tags)
    try PasskeyOrigins.check(tags)
    try RiskOptions.check(tags)
    try InteractionPolicy.check(tags)
    try ProviderTag.check(tags)
    for choice in choices { try choice.check(tags) }
  }

  private static func isKnown(_ key: String) -> Bool {
    known.contains(key) || SessionTagKey(key) != nil || ProviderTag.isKnown(key)
  }
}
