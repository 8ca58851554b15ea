// swift-format-ignore-file
// Generated from Proto/gatehouse/identity_federation/v1/dataset.proto. Do not edit.

internal import GatehouseMessages

/// Request of ListDatasets.
public struct ListDatasetsRequest: Sendable, Hashable {
  /// IdentityPoolId.
  ///
  /// Required. 1 to 55 characters.
  public var identityPoolId: String?
  /// IdentityId.
  ///
  /// Required. 1 to 55 characters.
  public var identityId: String?
  /// NextToken.
  public var nextToken: String?
  /// MaxResults.
  public var maxResults: Int32?

  /// Makes a message; what is not given is absent.
  public init(
    identityPoolId: String? = nil,
    identityId: String? = nil,
    nextToken: String? = nil,
    maxResults: Int32? = nil
  ) {
    self.identityPoolId = identityPoolId
    self.identityId = identityId
    self.nextToken = nextToken
    self.maxResults = maxResults
  }
}

/// Cognito's SyncDataset.
public struct SyncDataset: Sendable, Hashable {
  /// IdentityId.
  ///
  /// 1 to 55 characters.
  public var identityId: String?
  /// DatasetName.
  ///
  /// 1 to 128 characters.
  public var datasetName: String?
  /// CreationDate.
  public var creationDateUnixMillis: Int64?
  /// LastModifiedDate.
  public var lastModifiedDateUnixMillis: Int64?
  /// LastModifiedBy.
  public var lastModifiedBy: String?
  /// DataStorage.
  public var dataStorage: Int64?
  /// NumRecords.
  public var numRecords: Int64?

  /// Makes a message; what is not given is absent.
  public init(
    identityId: String? = nil,
    datasetName: String? = nil,
    creationDateUnixMillis: Int64? = nil,
    lastModifiedDateUnixMillis: Int64? = nil,
    lastModifiedBy: String? = nil,
    dataStorage: Int64? = nil,
    numRecords: Int64? = nil
  ) {
    self.identityId = identityId
    self.datasetName = datasetName
    self.creationDateUnixMillis = creationDateUnixMillis
    self.lastModifiedDateUnixMillis = lastModifiedDateUnixMillis
    self.lastModifiedBy = lastModifiedBy
    self.dataStorage = dataStorage
    self.numRecords = numRecords
  }
}

/// Response of ListDatasets.
public struct ListDatasetsResponse: Sendable, Hashable {
  /// Datasets.
  public var datasets: [SyncDataset]?
  /// Count.
  public var count: Int32?
  /// NextToken.
  public var nextToken: String?

  /// Makes a message; what is not given is absent.
  public init(
    datasets: [SyncDataset]? = nil,
    count: Int32? = nil,
    nextToken: String? = nil
  ) {
    self.datasets = datasets
    self.count = count
    self.nextToken = nextToken
  }
}

/// Request of DescribeDataset.
public struct DescribeDatasetRequest: Sendable, Hashable {
  /// IdentityPoolId.
  ///
  /// Required. 1 to 55 characters.
  public var identityPoolId: String?
  /// IdentityId.
  ///
  /// Required. 1 to 55 characters.
  public var identityId: String?
  /// DatasetName.
  ///
  /// Required. 1 to 128 characters.
  public var datasetName: String?

  /// Makes a message; what is not given is absent.
  public init(
    identityPoolId: String? = nil,
    identityId: String? = nil,
    datasetName: String? = nil
  ) {
    self.identityPoolId = identityPoolId
    self.identityId = identityId
    self.datasetName = datasetName
  }
}

/// Response of DescribeDataset.
public struct DescribeDatasetResponse: Sendable, Hashable {
  /// Dataset.
  public var dataset: SyncDataset?

  /// Makes a message; what is not given is absent.
  public init(
    dataset: SyncDataset? = nil
  ) {
    self.dataset = dataset
  }
}

/// Request of DeleteDataset.
public struct DeleteDatasetRequest: Sendable, Hashable {
  /// IdentityPoolId.
  ///
  /// Required. 1 to 55 characters.
  public var identityPoolId: String?
  /// IdentityId.
  ///
  /// Required. 1 to 55 characters.
  public var identityId: String?
  /// DatasetName.
  ///
  /// Required. 1 to 128 characters.
  public var datasetName: String?

  /// Makes a message; what is not given is absent.
  public init(
    identityPoolId: String? = nil,
    identityId: String? = nil,
    datasetName: String? = nil
  ) {
    self.identityPoolId = identityPoolId
    self.identityId = identityId
    self.datasetName = datasetName
  }
}

/// Response of DeleteDataset.
public struct DeleteDatasetResponse: Sendable, Hashable {
  /// Dataset.
  public var dataset: SyncDataset?

  /// Makes a message; what is not given is absent.
  public init(
    dataset: SyncDataset? = nil
  ) {
    self.dataset = dataset
  }
}

/// Request of ListRecords.
public struct ListRecordsRequest: Sendable, Hashable {
  /// IdentityPoolId.
  ///
  /// Required. 1 to 55 characters.
  public var identityPoolId: String?
  /// IdentityId.
  ///
  /// Required. 1 to 55 characters.
  public var identityId: String?
  /// DatasetName.
  ///
  /// Required. 1 to 128 characters.
  public var datasetName: String?
  /// LastSyncCount.
  public var lastSyncCount: Int64?
  /// NextToken.
  public var nextToken: String?
  /// MaxResults.
  public var maxResults: Int32?
  /// SyncSessionToken.
  public var syncSessionToken: String?

  /// Makes a message; what is not given is absent.
  public init(
    identityPoolId: String? = nil,
    identityId: String? = nil,
    datasetName: String? = nil,
    lastSyncCount: Int64? = nil,
    nextToken: String? = nil,
    maxResults: Int32? = nil,
    syncSessionToken: String? = nil
  ) {
    self.identityPoolId = identityPoolId
    self.identityId = identityId
    self.datasetName = datasetName
    self.lastSyncCount = lastSyncCount
    self.nextToken = nextToken
    self.maxResults = maxResults
    self.syncSessionToken = syncSessionToken
  }
}

extension ListRecordsRequest: CustomReflectable {
  /// Shows the size of secrets and byte strings, never their content.
  public var customMirror: Mirror {
    Mirror(
      self,
      children: [
        "identityPoolId": self.identityPoolId as Any,
        "identityId": self.identityId as Any,
        "datasetName": self.datasetName as Any,
        "lastSyncCount": self.lastSyncCount as Any,
        "nextToken": self.nextToken as Any,
        "maxResults": self.maxResults as Any,
        "syncSessionToken": sizeOnly(self.syncSessionToken),
      ],
      displayStyle: .struct
    )
  }
}

/// Cognito's SyncRecord.
public struct SyncRecord: Sendable, Hashable {
  /// Key.
  ///
  /// 1 to 1024 characters.
  public var key: String?
  /// Value.
  ///
  /// At most 1048575 characters.
  public var value: String?
  /// SyncCount.
  public var syncCount: Int64?
  /// LastModifiedDate.
  public var lastModifiedDateUnixMillis: Int64?
  /// LastModifiedBy.
  public var lastModifiedBy: String?
  /// DeviceLastModifiedDate.
  public var deviceLastModifiedDateUnixMillis: Int64?

  /// Makes a message; what is not given is absent.
  public init(
    key: String? = nil,
    value: String? = nil,
    syncCount: Int64? = nil,
    lastModifiedDateUnixMillis: Int64? = nil,
    lastModifiedBy: String? = nil,
    deviceLastModifiedDateUnixMillis: Int64? = nil
  ) {
    self.key = key
    self.value = value
    self.syncCount = syncCount
    self.lastModifiedDateUnixMillis = lastModifiedDateUnixMillis
    self.lastModifiedBy = lastModifiedBy
    self.deviceLastModifiedDateUnixMillis = deviceLastModifiedDateUnixMillis
  }
}

extension SyncRecord: CustomReflectable {
  /// Shows the size of secrets and byte strings, never their content.
  public var customMirror: Mirror {
    Mirror(
      self,
      children: [
        "key": self.key as Any,
        "value": sizeOnly(self.value),
        "syncCount": self.syncCount as Any,
        "lastModifiedDateUnixMillis": self.lastModifiedDateUnixMillis as Any,
        "lastModifiedBy": self.lastModifiedBy as Any,
        "deviceLastModifiedDateUnixMillis": self.deviceLastModifiedDateUnixMillis as Any,
      ],
      displayStyle: .struct
    )
  }
}

/// Response of ListRecords.
public struct ListRecordsResponse: Sendable, Hashable {
  /// Records.
  public var records: [SyncRecord]?
  /// NextToken.
  public var nextToken: String?
  /// Count.
  public var count: Int32?
  /// DatasetSyncCount.
  public var datasetSyncCount: Int64?
  /// LastModifiedBy.
  public var lastModifiedBy: String?
  /// MergedDatasetNames.
  public var mergedDatasetNames: [String]?
  /// DatasetExists.
  public var datasetExists: Bool?
  /// DatasetDeletedAfterRequestedSyncCount.
  public var datasetDeletedAfterRequestedSyncCount: Bool?
  /// SyncSessionToken.
  public var syncSessionToken: String?

  /// Makes a message; what is not given is absent.
  public init(
    records: [SyncRecord]? = nil,
    nextToken: String? = nil,
    count: Int32? = nil,
    datasetSyncCount: Int64? = nil,
    lastModifiedBy: String? = nil,
    mergedDatasetNames: [String]? = nil,
    datasetExists: Bool? = nil,
    datasetDeletedAfterRequestedSyncCount: Bool? = nil,
    syncSessionToken: String? = nil
  ) {
    self.records = records
    self.nextToken = nextToken
    self.count = count
    self.datasetSyncCount = datasetSyncCount
    self.lastModifiedBy = lastModifiedBy
    self.mergedDatasetNames = mergedDatasetNames
    self.datasetExists = datasetExists
    self.datasetDeletedAfterRequestedSyncCount = datasetDeletedAfterRequestedSyncCount
    self.syncSessionToken = syncSessionToken
  }
}

/// Cognito's SyncRecordPatch.
public struct SyncRecordPatch: Sendable, Hashable {
  /// Op.
  ///
  /// Required. One of replace, remove.
  public var op: String?
  /// Key.
  ///
  /// Required. 1 to 1024 characters.
  public var key: String?
  /// Value.
  ///
  /// At most 1048575 characters.
  public var value: String?
  /// SyncCount.
  ///
  /// Required.
  public var syncCount: Int64?
  /// DeviceLastModifiedDate.
  public var deviceLastModifiedDateUnixMillis: Int64?

  /// Makes a message; what is not given is absent.
  public init(
    op: String? = nil,
    key: String? = nil,
    value: String? = nil,
    syncCount: Int64? = nil,
    deviceLastModifiedDateUnixMillis: Int64? = nil
  ) {
    self.op = op
    self.key = key
    self.value = value
    self.syncCount = syncCount
    self.deviceLastModifiedDateUnixMillis = deviceLastModifiedDateUnixMillis
  }
}

extension SyncRecordPatch: CustomReflectable {
  /// Shows the size of secrets and byte strings, never their content.
  public var customMirror: Mirror {
    Mirror(
      self,
      children: [
        "op": self.op as Any,
        "key": self.key as Any,
        "value": sizeOnly(self.value),
        "syncCount": self.syncCount as Any,
        "deviceLastModifiedDateUnixMillis": self.deviceLastModifiedDateUnixMillis as Any,
      ],
      displayStyle: .struct
    )
  }
}

/// Request of UpdateRecords.
public struct UpdateRecordsRequest: Sendable, Hashable {
  /// IdentityPoolId.
  ///
  /// Required. 1 to 55 characters.
  public var identityPoolId: String?
  /// IdentityId.
  ///
  /// Required. 1 to 55 characters.
  public var identityId: String?
  /// DatasetName.
  ///
  /// Required. 1 to 128 characters.
  public var datasetName: String?
  /// DeviceId.
  ///
  /// 1 to 256 characters.
  public var deviceId: String?
  /// RecordPatches.
  public var recordPatches: [SyncRecordPatch]?
  /// SyncSessionToken.
  ///
  /// Required.
  public var syncSessionToken: String?
  /// ClientContext.
  public var clientContext: String?

  /// Makes a message; what is not given is absent.
  public init(
    identityPoolId: String? = nil,
    identityId: String? = nil,
    datasetName: String? = nil,
    deviceId: String? = nil,
    recordPatches: [SyncRecordPatch]? = nil,
    syncSessionToken: String? = nil,
    clientContext: String? = nil
  ) {
    self.identityPoolId = identityPoolId
    self.identityId = identityId
    self.datasetName = datasetName
    self.deviceId = deviceId
    self.recordPatches = recordPatches
    self.syncSessionToken = syncSessionToken
    self.clientContext = clientContext
  }
}

extension UpdateRecordsRequest: CustomReflectable {
  /// Shows the size of secrets and byte strings, never their content.
  public var customMirror: Mirror {
    Mirror(
      self,
      children: [
        "identityPoolId": self.identityPoolId as Any,
        "identityId": self.identityId as Any,
        "datasetName": self.datasetName as Any,
        "deviceId": self.deviceId as Any,
        "recordPatches": self.recordPatches as Any,
        "syncSessionToken": sizeOnly(self.syncSessionToken),
        "clientContext": self.clientContext as Any,
      ],
      displayStyle: .struct
    )
  }
}

/// Response of UpdateRecords.
public struct UpdateRecordsResponse: Sendable, Hashable {
  /// Records.
  public var records: [SyncRecord]?

  /// Makes a message; what is not given is absent.
  public init(
    records: [SyncRecord]? = nil
  ) {
    self.records = records
  }
}
