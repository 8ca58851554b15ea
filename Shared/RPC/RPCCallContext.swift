public import OperatingSystem

/// What travels with a call besides its message.
public struct RPCCallContext: Sendable {
  /// Names the public request that the call belongs to, in every log.
  public var requestID: String
  /// W3C Trace Context, when the public request carried one.
  public var traceparent: String?
  /// When the caller stops waiting.
  ///
  /// Set once, at the edge. Travels as a point in time of the machine's clock, and comes earlier by a
  /// margin with each hop.
  public var deadline: ContinuousClock.Instant
  /// Pairs that every hop passes on.
  public var metadata: [String: String]
  /// Who called, as the kernel says; nil on the calling side and in process.
  public var caller: PeerCredentials?
  /// True when sending the call twice does no harm, so that it may be repeated on another instance.
  public var isIdempotent: Bool

  /// Makes a context.
  public init(
    requestID: String,
    traceparent: String? = nil,
    deadline: ContinuousClock.Instant,
    metadata: [String: String] = [:],
    caller: PeerCredentials? = nil,
    isIdempotent: Bool = false
  ) {
    self.requestID = requestID
    self.traceparent = traceparent
    self.deadline = deadline
    self.metadata = metadata
    self.caller = caller
    self.isIdempotent = isIdempotent
  }

  /// The address the public request came from.
  public var sourceIP: String? {
    get { metadata["source-ip"] }
    set { metadata["source-ip"] = newValue }
  }

  /// The public caller's User-Agent.
  public var userAgent: String? {
    get { metadata["user-agent"] }
    set { metadata["user-agent"] = newValue }
  }

  /// The region a signed request named.
  public var region: String? {
    get { metadata["region"] }
    set { metadata["region"] = newValue }
  }

  /// What identity federation has proved of a signed request, for the service that carries it out.
  public var ticket: String? {
    get { metadata["ticket"] }
    set { metadata["ticket"] = newValue }
  }

  /// The access token of the operator who asks by the console, for the service that proves it.
  public var operatorToken: String? {
    get { metadata["operator-token"] }
    set { metadata["operator-token"] = newValue }
  }

  /// The access key that signed the request.
  public var accessKeyID: String? {
    get { metadata["access-key-id"] }
    set { metadata["access-key-id"] = newValue }
  }
}
