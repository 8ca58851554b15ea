// swift-format-ignore-file
// Generated from Proto/gatehouse/authentication/v1/user_pool_tag.proto. Do not edit.

/// Request of TagResource.
public struct TagResourceRequest: Sendable, Hashable {
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
}

/// Response of TagResource.
public struct TagResourceResponse: Sendable, Hashable {

  /// Makes a message; what is not given is absent.
  public init() {}
}

/// Request of UntagResource.
public struct UntagResourceRequest: Sendable, Hashable {
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
}

/// Response of UntagResource.
public struct UntagResourceResponse: Sendable, Hashable {

  /// Makes a message; what is not given is absent.
  public init() {}
}

/// Request of ListTagsForResource.
public struct ListTagsForResourceRequest: Sendable, Hashable {
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
}

/// Response of ListTagsForResource.
public struct ListTagsForResourceResponse: Sendable, Hashable {
  /// Tags.
  public var tags: [String: String]?

  /// Makes a message; what is not given is absent.
  public init(
    tags: [String: String]? = nil
  ) {
    self.tags = tags
  }
}
