/// What a pool's tags say of one user's sessions at one client, each with the tag that says it.
package struct SessionRules: Sendable, Hashable {
  /// A value, and the key of the tag that it is from; nil where no tag says it.
  package struct Rule<Value: Sendable & Hashable>: Sendable, Hashable {
    package let value: Value
    package let tag: String?
  }

  /// A tag as it stands.
  struct Tagged: Sendable, Hashable {
    let key: String
    let value: String
  }

  /// How long a session lives without a refresh, in seconds; nil where no refresh prolongs it.
  package var idleSeconds: Rule<Int64>?
  /// How long a session lives at most, in seconds.
  package var absoluteSeconds: Rule<Int64>?
  /// Whether idleSeconds is a group's alone: it may not make a session longer than the client's
  /// RefreshTokenValidity.
  package var isIdleOfGroup = false
  package var perDevice = Rule(value: SessionsPerDevice.many, tag: nil)
  package var limitAction = Rule(value: SessionLimitAction.evict, tag: nil)
  package var endsOn: Set<SessionEnding> = []
  package var signInSwitch = Rule(value: SignInSwitchOption.off, tag: nil)

  /// Where a session is prolonged, it ends after so many seconds unless a tag says otherwise.
  private static let usualAbsoluteSeconds: Int64 = 365 * 86_400

  /// Without any tag: everything as Cognito has it.
  package init() {}

  /// Looks up for each tag the value of the client or pool, and those of the groups.
  init(_ find: (SessionTag) -> (own: Tagged?, groups: [Tagged])) {
    let idle = find(.idle)
    idleSeconds = Self.shortest(idle.own, idle.groups)
    isIdleOfGroup = idle.own == nil && idleSeconds != nil
    let absolute = find(.absolute)
    absoluteSeconds = Self.shortest(absolute.own, absolute.groups)
    if idle.own != nil, absolute.own == nil,
      absoluteSeconds?.value ?? .max > Self.usualAbsoluteSeconds
    {
      absoluteSeconds = Rule(value: Self.usualAbsoluteSeconds, tag: nil)
    }
    perDevice = Self.tightest(find(.perDevice)) ?? perDevice
    limitAction = Self.tightest(find(.limitAction)) ?? limitAction
    signInSwitch = Self.tightest(find(.signInSwitch)) ?? signInSwitch
    let endings = find(.endsOn)
    for tagged in endings.groups + (endings.own.map { [$0] } ?? []) {
      endsOn.formUnion(SessionEnding.set(tagged.value) ?? [])
    }
  }

  private static func shortest(_ own: Tagged?, _ groups: [Tagged]) -> Rule<Int64>? {
    let rules = ((own.map { [$0] } ?? []) + groups).compactMap { tagged in
      TagDuration.seconds(tagged.value).map { Rule(value: $0, tag: tagged.key) }
    }
    return rules.min { $0.value < $1.value }
  }

  /// The value that stands last among the cases, which is the tightest.
  private static func tightest<Choice>(
    _ found: (own: Tagged?, groups: [Tagged])
  ) -> Rule<Choice>?
  where Choice: RawRepresentable<String> & CaseIterable & Hashable & Sendable {
    let order = Array(Choice.allCases)
    let rules = ((found.own.map { [$0] } ?? []) + found.groups).compactMap { tagged in
      Choice(rawValue: tagged.value).map { Rule(value: $0, tag: tagged.key) }
    }
    return rules.max { (left, right) in
      (order.firstIndex(of: left.value) ?? 0) < (order.firstIndex(of: right.value) ?? 0)
    }
  }
}
