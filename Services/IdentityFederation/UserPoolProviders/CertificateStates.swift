package import Domain
package import IdentityFederationCore
internal import IdentityFederationProofs

/// How long a provider of SAML can still be believed, by what is stored of it.
package struct CertificateState: Sendable {
  package let pool: UserPoolID
  package let provider: String
  /// When the last of its certificates ends; nil where none that has ended keeps users out.
  package let end: Instant?
  /// When its metadata had other certificates than before; nil where it never had.
  package let change: Instant?
}

extension UserPoolProviders {
  private static let page = 500

  /// The state of each provider of SAML of all pools; none is asked.
  package func certificateStates() async throws(IdentityFederationFailure) -> [CertificateState] {
    var states: [CertificateState] = []
    var last = (pool: "", name: "")
    while true {
      let records = try await providers.listOfSAML(after: last, limit: Self.page)
      for record in records {
        let details = try seal.open(record)
        states.append(
          CertificateState(
            pool: record.pool,
            provider: record.name,
            end: details.lastCertificateEnd,
            change: details.certificatesChangedAtUnixMillis.map { Instant(unixMillis: $0) }
          )
        )
      }
      guard records.count == Self.page, let end = records.last else { return states }
      last = (end.pool.text, end.name)
    }
  }
}

extension ProviderDetails {
  /// A provider that changes its key has two certificates for a while, of which the later one counts.
  fileprivate var lastCertificateEnd: Instant? {
    guard !permits.contains(.expiredCertificates) else { return nil }
    return metadata?.certificates.map(\.notAfterUnixMillis).max().map { Instant(unixMillis: $0) }
  }
}
