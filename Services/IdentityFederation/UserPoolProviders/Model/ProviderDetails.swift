internal import IdentityFederationProofs

/// The settings of a provider, by Cognito's names for them (ProviderDetails).
package struct ProviderDetails: Sendable, Hashable, Codable {
  var values: [String: String]
  /// The keys that were not given but found; each change finds them anew.
  var derived: Set<String> = []
  /// What the metadata of a provider of SAML says.
  var metadata: SAMLMetadata?
  /// What an issuer's discovery document says of its token endpoint.
  package var tokenEndpoint: TokenEndpointTraits?
  /// When the metadata was read last, or is taken to have been, in milliseconds since 1970.
  var metadataReadAtUnixMillis: Int64?

  package subscript(_ key: String) -> String? {
    guard let value = values[key], !value.isEmpty else { return nil }
    return value
  }

  /// The applications whose tokens count: the pool's own at the provider, and those that
  /// `gatehouse_audiences` adds, such as an app's on a phone.
  var audiences: Set<String> {
    let others = self["gatehouse_audiences"] ?? ""
    return Set(others.split { $0 == " " || $0 == "," }.map(String.init))
      .union(self["client_id"].map { [$0] } ?? [])
  }
}
