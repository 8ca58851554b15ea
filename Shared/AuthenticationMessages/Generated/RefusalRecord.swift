// swift-format-ignore-file
// Generated from Proto/gatehouse/authentication/v1/refusal_record.proto. Do not edit.

/// A request that the gateway refused.
public struct RefusedRequest: Sendable, Hashable {
  /// at_unix_millis.
  public var atUnixMillis: Int64?
  /// request_id.
  public var requestId: String?
  /// operation.
  public var operation: String?
  /// The key that the request claims, proved or not.
  public var accessKeyId: String?
  /// is_key_proved.
  public var isKeyProved: Bool?
  /// source_ip.
  public var sourceIp: String?
  /// user_agent.
  public var userAgent: String?
  /// exception.
  public var exception: String?
  /// reason.
  public var reason: String?
  /// user_pool_id.
  public var userPoolId: String?
  /// Whether the proved key is one of temporary credentials, which any guest may have.
  public var isIdentity: Bool?

  /// Makes a message; what is not given is absent.
  public init(
    atUnixMillis: Int64? = nil,
    requestId: String? = nil,
    operation: String? = nil,
    accessKeyId: String? = nil,
    isKeyProved: Bool? = nil,
    sourceIp: String? = nil,
    userAgent: String? = nil,
    exception: String? = nil,
    reason: String? = nil,
    userPoolId: String? = nil,
    isIdentity: Bool? = nil
  ) {
    self.atUnixMillis = atUnixMillis
    self.requestId = requestId
    self.operation = operation
    self.accessKeyId = accessKeyId
    self.isKeyProved = isKeyProved
    self.sourceIp = sourceIp
    self.userAgent = userAgent
    self.exception = exception
    self.reason = reason
    self.userPoolId = userPoolId
    self.isIdentity = isIdentity
  }
}

/// Refusals that the gateway had no room for.
public struct UnrecordedRefusals: Sendable, Hashable {
  /// The id of the event that counts them: the same each time they are reported.
  public var requestId: String?
  /// count.
  public var count: Int64?
  /// first_unix_millis.
  public var firstUnixMillis: Int64?
  /// last_unix_millis.
  public var lastUnixMillis: Int64?

  /// Makes a message; what is not given is absent.
  public init(
    requestId: String? = nil,
    count: Int64? = nil,
    firstUnixMillis: Int64? = nil,
    lastUnixMillis: Int64? = nil
  ) {
    self.requestId = requestId
    self.count = count
    self.firstUnixMillis = firstUnixMillis
    self.lastUnixMillis = lastUnixMillis
  }
}

/// Requests that the gateway refused.
public struct RecordRefusalsRequest: Sendable, Hashable {
  /// refusals.
  public var refusals: [RefusedRequest]
  /// unrecorded.
  public var unrecorded: UnrecordedRefusals?

  /// Makes a message; what is not given is absent.
  public init(
    refusals: [RefusedRequest] = [],
    unrecorded: UnrecordedRefusals? = nil
  ) {
    self.refusals = refusals
    self.unrecorded = unrecorded
  }
}

/// They are recorded.
public struct RecordRefusalsResponse: Sendable, Hashable {

  /// Makes a message; what is not given is absent.
  public init() {}
}
