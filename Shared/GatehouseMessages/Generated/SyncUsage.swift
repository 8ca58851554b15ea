// swift-format-ignore-file
// Generated from Proto/gatehouse/identity_federation/v1/sync_usage.proto. Do not edit.

/// Request of ListIdentityPoolUsage.
public struct ListIdentityPoolUsageRequest: Sendable, Hashable, Codable {
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

  enum CodingKeys: String, CodingKey {
    case nextToken = "NextToken"
    case maxResults = "MaxResults"
  }
}

/// Cognito's SyncIdentityPoolUsage.
public struct SyncIdentityPoolUsage: Sendable, Hashable, Codable {
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

  enum CodingKeys: String, CodingKey {
    case identityPoolId = "IdentityPoolId"
    case syncSessionsCount = "SyncSessionsCount"
    case dataStorage = "DataStorage"
    case lastModifiedDateUnixMillis = "LastModifiedDate"
  }

  public init(from decoder: any Decoder) throws {
    let members = try decoder.container(keyedBy: CodingKeys.self)
    self.identityPoolId = try members.decodeIfPresent(String.self, forKey: .identityPoolId)
    self.syncSessionsCount = try members.decodeIfPresent(Int64.self, forKey: .syncSessionsCount)
    self.dataStorage = try members.decodeIfPresent(Int64.self, forKey: .dataStorage)
    self.lastModifiedDateUnixMillis = try members.decodeEpochSeconds(.lastModifiedDateUnixMillis)
  }

  public func encode(to encoder: any Encoder) throws {
    var members = encoder.container(keyedBy: CodingKeys.self)
    try members.encodeIfPresent(self.identityPoolId, forKey: .identityPoolId)
    try members.encodeIfPresent(self.syncSessionsCount, forKey: .syncSessionsCount)
    try members.encodeIfPresent(self.dataStorage, forKey: .dataStorage)
    try members.encodeEpochSeconds(self.lastModifiedDateUnixMillis, .lastModifiedDateUnixMillis)
  }
}

/// Response of ListIdentityPoolUsage.
public struct ListIdentityPoolUsageResponse: Sendable, Hashable, Codable {
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

  enum CodingKeys: String, CodingKey {
    case identityPoolUsages = "IdentityPoolUsages"
    case maxResults = "MaxResults"
    case count = "Count"
    case nextToken = "NextToken"
  }
}

/// Request of DescribeIdentityPoolUsage.
public struct DescribeIdentityPoolUsageRequest: Sendable, Hashable, Codable {
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

  enum CodingKeys: String, CodingKey {
    case identityPoolId = "IdentityPoolId"
  }
}

/// Response of DescribeIdentityPoolUsage.
public struct DescribeIdentityPoolUsageResponse: Sendable, Hashable, Codable {
  /// IdentityPoolUsage.
  public var identityPoolUsage: SyncIdentityPoolUsage?

  /// Makes a message; what is not given is absent.
  public init(
    identityPoolUsage: SyncIdentityPoolUsage? = nil
  ) {
    self.identityPoolUsage = identityPoolUsage
  }

  enum CodingKeys: String, CodingKey {
    case identityPoolUsage = "IdentityPoolUsage"
  }
}

/// Request of DescribeIdentityUsage.
public struct DescribeIdentityUsageRequest: Sendable, Hashable, Codable {
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

  enum CodingKeys: String, CodingKey {
    case identityPoolId = "IdentityPoolId"
    case identityId = "IdentityId"
  }
}

/// Cognito's SyncIdentityUsage.
public struct SyncIdentityUsage: Sendable, Hashable, Codable {
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

  enum CodingKeys: String, CodingKey {
    case identityId = "IdentityId"
    case identityPoolId = "IdentityPoolId"
    case lastModifiedDateUnixMillis = "LastModifiedDate"
    case datasetCount = "DatasetCount"
    case dataStorage = "DataStorage"
  }

  public init(from decoder: any Decoder) throws {
    let members = try decoder.container(keyedBy: CodingKeys.self)
    self.identityId = try members.decodeIfPresent(String.self, forKey: .identityId)
    self.identityPoolId = try members.decodeIfPresent(String.self, forKey: .identityPoolId)
    self.lastModifiedDateUnixMillis = try members.decodeEpochSeconds(.lastModifiedDateUnixMillis)
    self.datasetCount = try members.decodeIfPresent(Int32.self, forKey: .datasetCount)
    self.dataStorage = try members.decodeIfPresent(Int64.self, forKey: .dataStorage)
  }

  public func encode(to encoder: any Encoder) throws {
    var members = encoder.container(keyedBy: CodingKeys.self)
    try members.encodeIfPresent(self.identityId, forKey: .identityId)
    try members.encodeIfPresent(self.identityPoolId, forKey: .identityPoolId)
    try members.encodeEpochSeconds(self.lastModifiedDateUnixMillis, .lastModifiedDateUnixMillis)
    try members.encodeIfPresent(self.datasetCount, forKey: .datasetCount)
    try members.encodeIfPresent(self.dataStorage, forKey: .dataStorage)
  }
}

/// Response of DescribeIdentityUsage.
public struct DescribeIdentityUsageResponse: Sendable, Hashable, Codable {
  /// IdentityUsage.
  public var identityUsage: SyncIdentityUsage?

  /// Makes a message; what is not given is absent.
  public init(
    identityUsage: SyncIdentityUsage? = nil
  ) {
    self.identityUsage = identityUsage
  }

  enum CodingKeys: String, CodingKey {
    case identityUsage = "IdentityUsage"
  }
}
