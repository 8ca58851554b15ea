// swift-format-ignore-file
// Generated from Proto/gatehouse/authentication/v1/user_pool_tag.proto. Do not edit.

/// Request of TagResource.
public struct TagResourceRequest: Sendable, Hashable, Codable {
  /// ResourceArn.
  ///
  /// Required. 20 to 2048 characters.
  public var resourceArn: String?
  /// Tags.
  ///
  /// Required.
  public var tags: [String: String]?

  /// Makes a message; what is not given is absent.
  public init(
    resourceArn: String? = nil,
    tags: [String: String]? = nil
  ) {
    self.resourceArn = resourceArn
    self.tags = tags
  }

  enum CodingKeys: String, CodingKey {
    case resourceArn = "ResourceArn"
    case tags = "Tags"
  }
}

/// Response of TagResource.
public struct TagResourceResponse: Sendable, Hashable, Codable {

  /// Makes a message; what is not given is absent.
  public init() {}

  public init(from decoder: any Decoder) throws {
    _ = try decoder.container(keyedBy: NoMembers.self)
  }

  public func encode(to encoder: any Encoder) throws {
    _ = encoder.container(keyedBy: NoMembers.self)
  }
}

/// Request of UntagResource.
public struct UntagResourceRequest: Sendable, Hashable, Codable {
  /// ResourceArn.
  ///
  /// Required. 20 to 2048 characters.
  public var resourceArn: String?
  /// TagKeys.
  ///
  /// Required.
  public var tagKeys: [String]?

  /// Makes a message; what is not given is absent.
  public init(
    resourceArn: String? = nil,
    tagKeys: [String]? = nil
  ) {
    self.resourceArn = resourceArn
    self.tagKeys = tagKeys
  }

  enum CodingKeys: String, CodingKey {
    case resourceArn = "ResourceArn"
    case tagKeys = "TagKeys"
  }
}

/// Response of UntagResource.
public struct UntagResourceResponse: Sendable, Hashable, Codable {

  /// Makes a message; what is not given is absent.
  public init() {}

  public init(from decoder: any Decoder) throws {
    _ = try decoder.container(keyedBy: NoMembers.self)
  }

  public func encode(to encoder: any Encoder) throws {
    _ = encoder.container(keyedBy: NoMembers.self)
  }
}

/// Request of ListTagsForResource.
public struct ListTagsForResourceRequest: Sendable, Hashable, Codable {
  /// ResourceArn.
  ///
  /// Required. 20 to 2048 characters.
  public var resourceArn: String?

  /// Makes a message; what is not given is absent.
  public init(
    resourceArn: String? = nil
  ) {
    self.resourceArn = resourceArn
  }

  enum CodingKeys: String, CodingKey {
    case resourceArn = "ResourceArn"
  }
}

/// Response of ListTagsForResource.
public struct ListTagsForResourceResponse: Sendable, Hashable, Codable {
  /// Tags.
  public var tags: [String: String]?

  /// Makes a message; what is not given is absent.
  public init(
    tags: [String: String]? = nil
  ) {
    self.tags = tags
  }

  enum CodingKeys: String, CodingKey {
    case tags = "Tags"
  }
}
