internal import Domain
internal import IdentityFederationCore
internal import IdentityFederationMessages
internal import IdentityFederationProofs

// Registrations as the operator sees them.

extension IdentityProviderRecord {
  func description(accountID: String) -> LoginProviderDescription {
    LoginProviderDescription(
      arn: IdentityProviderARN.text(of: name, accountID: accountID),
      issuer: issuer,
      clientIds: clientIDs,
      createdAtUnixMillis: createdAt.unixMillis
    )
  }
}

extension SAMLProviderRecord {
  func description(
    accountID: String
  ) throws(IdentityFederationFailure) -> LoginProviderDescription {
    let metadata = try metadata()
    return LoginProviderDescription(
      arn: SAMLProviderARN.text(of: name, accountID: accountID),
      issuer: metadata.entityID,
      createdAtUnixMillis: createdAt.unixMillis,
      audiences: expectations.audiences.sorted(),
      recipients: recipients,
      certificates: metadata.certificates.map {
        SigningCertificateDescription(
          fingerprint: $0.fingerprint,
          notBeforeUnixMillis: $0.notBeforeUnixMillis,
          notAfterUnixMillis: $0.notAfterUnixMillis
        )
      }
    )
  }
}
