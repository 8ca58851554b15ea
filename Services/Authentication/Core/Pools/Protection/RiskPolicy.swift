package import AuthenticationMessages
package import Domain

/// What is done about risks: a client's blocks of SetRiskConfiguration, and the pool's for those that the
/// client lacks (THR-1).
package struct RiskPolicy: Sendable, Hashable {
  /// What is done about a level.
  package struct Response: Sendable, Hashable {
    package let action: RiskAction
    /// Whether the user is told.
    package let notifies: Bool

    package init(action: RiskAction, notifies: Bool) {
      self.action = action
      self.notifies = notifies
    }
  }

  /// What is done about leaked passwords.
  package struct LeakedPasswords: Sendable, Hashable {
    package let events: Set<PasswordEvent>
    package let blocks: Bool
  }

  package let responses: [RiskLevel: Response]
  package let notices: NotifyConfigurationType?
  package let leakedPasswords: LeakedPasswords?
  package let blockedRanges: [AddressRange]
  package let skippedRanges: [AddressRange]
  package private(set) var options: RiskOptions

  /// The policy of the pool's configuration and a client's own.
  package init(
    pool: RiskConfigurationType?,
    client: RiskConfigurationType? = nil,
    options: RiskOptions
  ) {
    let takeover =
      client?.accountTakeoverRiskConfiguration ?? pool?.accountTakeoverRiskConfiguration
    let leaked =
      client?.compromisedCredentialsRiskConfiguration
      ?? pool?.compromisedCredentialsRiskConfiguration
    let exceptions = client?.riskExceptionConfiguration ?? pool?.riskExceptionConfiguration
    self.options = options
    notices = takeover?.notifyConfiguration
    responses = Self.responses(takeover?.actions, options)
    blockedRanges = (exceptions?.blockedIpRangeList ?? []).compactMap { AddressRange($0) }
    skippedRanges = (exceptions?.skippedIpRangeList ?? []).compactMap { AddressRange($0) }
    leakedPasswords = Self.leakedPasswords(leaked, options)
  }

  private static func responses(
    _ actions: AccountTakeoverActionsType?,
    _ options: RiskOptions
  ) -> [RiskLevel: Response] {
    guard let actions else {
      guard options.blocksUnconfigured else { return [:] }
      let block = Response(action: .block, notifies: false)
      return Dictionary(uniqueKeysWithValues: RiskLevel.allCases.map { ($0, block) })
    }
    let given: [RiskLevel: AccountTakeoverActionType?] = [
      .low: actions.lowAction, .medium: actions.mediumAction, .high: actions.highAction,
    ]
    return given.compactMapValues { $0 }.mapValues { action in
      Response(
        action: action.eventAction.flatMap(RiskAction.init(rawValue:)) ?? .none,
        notifies: action.notify ?? false
      )
    }
  }

  /// Without a word on them, leaked passwords are refused where passwords are set (THR-6).
  private static func leakedPasswords(
    _ given: CompromisedCredentialsRiskConfigurationType?,
    _ options: RiskOptions
  ) -> LeakedPasswords {
    guard let given else {
      let setting: Set<PasswordEvent> = [.signUp, .passwordChange]
      return LeakedPasswords(
        events: options.blocksUnconfigured ? Set(PasswordEvent.allCases) : setting,
        blocks: true
      )
    }
    let events = given.eventFilter.map { Set($0.compactMap(PasswordEvent.init(rawValue:))) }
    return LeakedPasswords(
      events: events ?? Set(PasswordEvent.allCases),
      blocks: given.actions?.eventAction == "BLOCK"
    )
  }

  /// The same by other options.
  package func with(_ options: RiskOptions) -> RiskPolicy {
    var policy = self
    policy.options = options
    return policy
  }

  /// What the address alone decides, which wins in this order; nil: nothing (THR-4).
  package func exception(for address: String?) -> RangeException? {
    guard let address else { return nil }
    if blockedRanges.contains(where: { $0.contains(address) }) { return .blocked }
    if skippedRanges.contains(where: { $0.contains(address) }) { return .skipped }
    return nil
  }
}

/// What a range of addresses decides before anything is evaluated.
package enum RangeException: String, Sendable, Hashable {
  case blocked
  case skipped
}
