/// The sinks that the operator has configured, by the ARNs that stand for them (LOGD-4).
///
/// An ARN is a name alone: a request can make this service connect to nothing that the operator has not
/// named.
package struct LogDestinations: Sendable, Hashable {
  let names: Set<String>
  /// Whether one without a sink is stored all the same, as on a developer's machine.
  let keepsUnknown: Bool
  /// Whether no tier refuses a feature.
  let opensTiers: Bool

  /// The sinks of these names.
  package init(_ names: Set<String> = [], keepsUnknown: Bool = false, opensTiers: Bool = false) {
    self.names = names
    self.keepsUnknown = keepsUnknown
    self.opensTiers = opensTiers
  }

  func accepts(_ arn: String) -> Bool {
    keepsUnknown || names.contains(arn) || names.contains(Self.withoutStreams(arn))
  }

  /// The name under which a sink is looked up: a group of logs may end in `:*`.
  static func withoutStreams(_ arn: String) -> String {
    arn.hasSuffix(":*") ? String(arn.dropLast(2)) : arn
  }
}
