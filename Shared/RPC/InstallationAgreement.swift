public import GatehouseMessages

/// What the processes of one installation must have in common.
///
/// With another public URL a service would issue tokens that the gateway's documents do not vouch for;
/// with another region or account it would name other resources than those that exist.
public struct InstallationAgreement: Sendable, Hashable {
  /// The values by the keys of the configuration.
  public let values: [String: String]

  /// Takes what this process has.
  public init(_ values: [String: String]) {
    self.values = values
  }

  /// Its values in a health answer.
  public var entries: [MetadataEntry] {
    values.sorted { $0.key < $1.key }.map { MetadataEntry(key: $0.key, value: $0.value) }
  }

  /// What a peer has otherwise, a phrase each, in the order of the keys.
  ///
  /// A key that the peer does not send is no disagreement: a peer of another version may not know it.
  public func differences(in answer: HealthCheckResponse) -> [String] {
    var answered: [String: String] = [:]
    for entry in answer.installation { answered[entry.key ?? ""] = entry.value }
    return values.sorted { $0.key < $1.key }.compactMap { key, value in
      guard let other = answered[key], other != value else { return nil }
      return "\(key) is '\(other)' there and '\(value)' here"
    }
  }
}
