internal import Cryptography
internal import Domain
internal import IdentityFederationCore
internal import PublicOperations
internal import RPC

extension UserPoolProviders {
  /// The provider's details, with metadata that is fresh enough.
  ///
  /// What was fetched anew is stored for the other instances; where another change came first, that counts.
  func currentDetails(
    of record: UserPoolProviderRecord,
    _ context: RPCCallContext
  ) async throws(IdentityFederationFailure) -> ProviderDetails {
    let details = try seal.open(record)
    guard record.type == .saml, let refreshed = await metadata.refreshed(details, context) else {
      return details
    }
    var record = record
    record.sealedDetails = try seal.seal(refreshed, of: record.name, in: record.pool)
    if try await providers.update(record) == .done,
      refreshed.certificatesChangedAtUnixMillis != details.certificatesChangedAtUnixMillis
    {
      noteChangedCertificates(of: record, context)
    }
    return refreshed
  }

  /// Who controls the provider's document says from now on who signs in (IDP-5).
  private func noteChangedCertificates(of record: UserPoolProviderRecord, _ context: RPCCallContext)
  {
    auditLog.submit(
      LaterEvent(
        requestID: context.requestID,
        operation: "RefreshProviderMetadata",
        pool: record.pool,
        client: nil,
        user: nil,
        rule: "the metadata of \(record.name) has other certificates for signatures than before"
      ),
      at: clock.now()
    )
  }

  /// The details with everything that is found besides what was given.
  func completed(
    _ asked: ProviderDetails,
    of record: (type: UserPoolProviderType, pool: UserPoolID),
    _ context: RPCCallContext
  ) async throws(IdentityFederationFailure) -> ProviderDetails {
    var details = try await derived.completing(asked, of: record.type, context)
    guard record.type == .saml, details.wantsEncryption else { return details }
    let certificate = try await keys.key(of: record.pool).certificate
    details.values["ActiveEncryptionCertificate"] = Base64.encode(certificate)
    details.derived.insert("ActiveEncryptionCertificate")
    return details
  }
}
