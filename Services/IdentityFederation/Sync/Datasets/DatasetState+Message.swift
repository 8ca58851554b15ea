internal import Domain
internal import IdentityFederationCore
internal import IdentityFederationMessages

extension DatasetState {
  /// As clients receive it.
  func message(as name: String, of identity: IdentityID) -> SyncDataset {
    SyncDataset(
      identityId: identity.text,
      datasetName: name,
      creationDateUnixMillis: createdAt.unixMillis,
      lastModifiedDateUnixMillis: modifiedAt.unixMillis,
      lastModifiedBy: modifiedBy,
      dataStorage: liveBytes,
      numRecords: Int64(liveRecords)
    )
  }
}

extension IdentityFederationFailure {
  /// The identity has no dataset of the name.
  static func datasetNotFound(_ name: DatasetName) -> Self {
    .resourceNotFound("Dataset '\(name.text)' not found.")
  }
}
