internal import IdentityFederationCore

/// How much data an identity may have (Amazon Cognito's quotas of Cognito Sync).
struct DatasetLimits: Sendable, Hashable {
  /// Datasets of an identity; those of identities that became part of it are not counted.
  let datasets: Int
  /// Records of a dataset that are not removed.
  let records: Int
  /// Keys and values of a dataset together.
  let bytes: Int64
  /// The longest key.
  static let keyBytes = 1024
  /// Records of one page of a list; Cognito's own maximum.
  static let pageRecords: Int32 = 1024

  init(_ quotas: IdentityQuotas = IdentityQuotas()) {
    datasets = quotas.datasetsOfIdentity
    records = quotas.recordsInDataset
    bytes = quotas.datasetBytes
  }

  /// Records of a dataset with the removed ones, which are kept for the devices that have them.
  ///
  /// Without this limit a client could fill the disk by making and removing records.
  var allRecords: Int { 10 * records }
}

extension DatasetLimits {
  var tooManyDatasets: IdentityFederationFailure {
    .limitExceeded("An identity may have at most \(datasets) datasets.")
  }

  var tooManyRecords: IdentityFederationFailure {
    .limitExceeded("A dataset may have at most \(records) records.")
  }

  var tooManyRemovedRecords: IdentityFederationFailure {
    .limitExceeded(
      "A dataset may have at most \(allRecords) records with those removed lately."
    )
  }

  var tooMuchData: IdentityFederationFailure {
    .limitExceeded("The keys and values of a dataset may have at most \(bytes) bytes.")
  }
}

extension IdentityFederationFailure {
  static let keyTooLong = limitExceeded(
    "A key may have at most \(DatasetLimits.keyBytes) bytes."
  )
}
