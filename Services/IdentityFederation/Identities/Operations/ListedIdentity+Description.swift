internal import Domain
internal import IdentityFederationCore
internal import IdentityFederationMessages

extension ListedIdentity {
  /// The identity as the API describes it.
  var description: IdentityDescription {
    IdentityDescription(
      identityId: record.id.text,
      logins: providers,
      creationDateUnixMillis: record.createdAt.unixMillis,
      lastModifiedDateUnixMillis: record.modifiedAt.unixMillis
    )
  }
}
