internal import IdentityFederationCore

/// How much data an identity may have (Amazon Cognito's quotas of Cognito Sync).
enum DatasetLimits {
  /// Datasets of an identity; those of identities that became part of it are not counted.
  static let datasets = 20
  /// Records of a dataset that are not removed.
  static let records = 1024
  /// Keys and values of a dataset together.
  static let bytes: Int64 = 1 << 20
  /// Of one key.
  static let keyBytes = 1024
  /// Records of a dataset with the removed ones, which are kept for the devices that have them.
  ///
  /// Without this limit a client could fill the disk by making and removing records.
  static let allRecords = 10_240
}

extension IdentityFederationFailure {
  static let tooManyDatasets = limitExceeded(
    "An identity may have at most \(DatasetLimits.datasets) datasets."
  )
  static let tooManyRecords = limitExceeded(
    "A dataset may have at most \(DatasetLimits.records) records."
  )
  static let tooManyRemovedRecords = limitExceeded(
    "A dataset may have at most \(DatasetLimits.allRecords) records with those removed lately."
  )
  static let tooMuchData = limitExceeded(
    "The keys and values of a dataset may have at most \(DatasetLimits.bytes) bytes."
  )
  static let keyTooLong = limitExceeded(
    "A key may have at most \(DatasetLimits.keyBytes) bytes."
  )
}
