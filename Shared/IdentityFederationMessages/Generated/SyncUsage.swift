// swift-format-ignore-file
// Generated from Proto/gatehouse/identity_federation/v1/sync_usage.proto. Do not edit.

/// Request of ListIdentityPoolUsage.
public struct ListIdentityPoolUsageRequest: Sendable, Hashable {
  /// NextToken.
  public var nextToken: String?
  /// MaxResults.
  public var maxResults: Int32?

  /// Makes a message; what is not given is absent.
  public init(
    nextToken: String? = nil,
    maxResults: Int32? = nil
  ) {
    self.nextToken = nextToken
    self.maxResults = maxResults
  }
}

/// Cognito's SyncIdentityPoolUsage.
public struct SyncIdentityPoolUsage: Sendable, Hashable {
  /// IdentityPoolId.
  ///
  /// 1 to 55 characters.
  public var identityPoolId: String?
  /// SyncSessionsCount.
  public var syncSessionsCount: Int64?
  /// DataStorage.
  public var dataStorage: Int64?
  /// LastModifiedDate.
  public var lastModifiedDateUnixMillis: Int64?

  /// Makes a message; what is not given is absent.
  public init(
    identityPoolId: String? = nil,
    syncSessionsCount: Int64? = nil,
    dataStorage: Int64? = nil,
    lastModifiedDateUnixMillis: Int64? = nil
  ) {
    self.identityPoolId = identityPoolId
    self.syncSessionsCount = syncSessionsCount
    self.dataStorage = dataStorage
    self.lastModifiedDateUnixMillis = lastModifiedDateUnixMillis
  }
}

/// Response of ListIdentityPoolUsage.
public struct ListIdentityPoolUsageResponse: Sendable, Hashable {
  /// IdentityPoolUsages.
  public var identityPoolUsages: [SyncIdentityPoolUsage]?
  /// MaxResults.
  public var maxResults: Int32?
  /// Count.
  public var count: Int32?
  /// NextToken.
  public var nextToken: String?

  /// Makes a message; what is not given is absent.
  public init(
    identityPoolUsages: [SyncIdentityPoolUsage]? = nil,
    maxResults: Int32? = nil,
    count: Int32? = nil,
    nextToken: String? = nil
  ) {
    self.identityPoolUsages = identityPoolUsages
    self.maxResults = maxResults
    self.count = count
    self.nextToken = nextToken
  }
}

/// Request of DescribeIdentityPoolUsage.
public struct DescribeIdentityPoolUsageRequest: Sendable, Hashable {
  /// IdentityPoolId.
  ///
  /// Required. 1 to 55 characters.
  public var identityPoolId: String?

  /// Makes a message; what is not given is absent.
  public init(
    identityPoolId: String? = nil
  ) {
    self.identityPoolId = identityPoolId
  }
}

/// Response of DescribeIdentityPoolUsage.
public struct DescribeIdentityPoolUsageResponse: Sendable, Hashable {
  /// IdentityPoolUsage.
  public var identityPoolUsage: SyncIdentityPoolUsage?

  /// Makes a message; what is not given is absent.
  public init(
    identityPoolUsage: SyncIdentityPoolUsage? = nil
  ) {
    self.identityPoolUsage = identityPoolUsage
  }
}

/// Request of DescribeIdentityUsage.
public struct DescribeIdentityUsageRequest: Sendable, Hashable {
  /// IdentityPoolId.
  ///
  /// Required. 1 to 55 characters.
  public var identityPoolId: String?
  /// IdentityId.
  ///
  /// Required. 1 to 55 characters.
  public var identityId: String?

  /// Makes a message; what is not given is absent.
  public init(
    identityPoolId: String? = nil,
    identityId: String? = nil
  ) {
    self.identityPoolId = identityPoolId
    self.identityId = identityId
  }
}

/// Cognito's SyncIdentityUsage.
public struct SyncIdentityUsage: Sendable, Hashable {
  /// IdentityId.
  ///
  /// 1 to 55 characters.
  public var identityId: String?
  /// IdentityPoolId.
  ///
  /// 1 to 55 characters.
  public var identityPoolId: String?
  /// LastModifiedDate.
  public var lastModifiedDateUnixMillis: Int64?
  /// DatasetCount.
  public var datasetCount: Int32?
  /// DataStorage.
  public var dataStorage: Int64?

  /// Makes a message; what is not given is absent.
  public init(
    identityId: String? = nil,
    identityPoolId: String? = nil,
    lastModifiedDateUnixMillis: Int64? = nil,
    datasetCount: Int32? = nil,
    dataStorage: Int64? = nil
  ) {
    self.identityId = identityId
    self.identityPoolId = identityPoolId
    self.lastModifiedDateUnixMillis = lastModifiedDateUnixMillis
    self.datasetCount = datasetCount
    self.dataStorage = dataStorage
  }
}

/// Response of DescribeIdentityUsage.
public struct DescribeIdentityUsageResponse: Sendable, Hashable {
  /// IdentityUsage.
  public var identityUsage: SyncIdentityUsage?

  /// Makes a message; what is not given is absent.
  public init(
    identityUsage: SyncIdentityUsage? = nil
  ) {
    self.identityUsage = identityUsage
  }
}
