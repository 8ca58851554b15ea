package import Domain
package import IdentityFederationProofs

/// The settings of a provider, by Cognito's names for them (ProviderDetails).
package struct ProviderDetails: Sendable, Hashable, Codable {
  var values: [String: String]
  /// The keys that were not given but found; each change finds them anew.
  var derived: Set<String> = []
  /// What the metadata of a provider of SAML says.
  package var metadata: SAMLMetadata?
  /// The certificates that the metadata had until it was read last, so that a response of that moment still counts
  /// (SAM-21).
  var formerCertificates: [SAMLCertificate]?
  /// When the metadata had other certificates than before; nil where it never had, in milliseconds since 1970.
  package var certificatesChangedAtUnixMillis: Int64?
  /// What an issuer's discovery document says of its token endpoint.
  package var tokenEndpoint: TokenEndpointTraits?
  /// When the metadata was read last, or is taken to have been, in milliseconds since 1970.
  var metadataReadAtUnixMillis: Int64?

  package subscript(_ key: String) -> String? {
    guard let value = values[key], !value.isEmpty else { return nil }
    return value
  }

  /// Whether the provider's assertions have to be encrypted for the pool.
  package var wantsEncryption: Bool { self["EncryptedResponses"] == "true" }

  /// Whether the pool signs its requests to the provider.
  package var signsRequests: Bool { self["RequestSigningAlgorithm"] != nil }

  /// Whether users sign out at the provider too.
  package var signsOut: Bool { self["IDPSignout"] == "true" }

  /// Whether the provider may begin a sign-in.
  package var mayBegin: Bool { self["IDPInit"] == "true" }

  /// The key of ProviderDetails that has what is permitted besides.
  static let permitsKey = "gatehouse_permits"

  /// What a provider of SAML may use besides, by the words of `gatehouse_permits`.
  var permits: Set<SAMLPermit> {
    Set(
      (self[Self.permitsKey] ?? "").split(separator: " ").compactMap {
        SAMLPermit(rawValue: "\($0)")
      }
    )
  }

  /// What the provider's messages are proved by at a moment.
  package func currentMetadata(at now: Instant) -> SAMLMetadata? {
    metadata?.current(at: now, former: formerCertificates ?? [], permitting: permits)
  }

  /// The applications whose tokens count: the pool's own at the provider, and those that
  /// `gatehouse_audiences` adds, such as an app's on a phone.
  var audiences: Set<String> {
    let others = self["gatehouse_audiences"] ?? ""
    return Set(others.split { $0 == " " || $0 == "," }.map(String.init))
      .union(self["client_id"].map { [$0] } ?? [])
  }
}
