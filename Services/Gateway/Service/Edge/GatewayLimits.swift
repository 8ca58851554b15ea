internal import HTTPServer

/// Bounds on what a connection may cost.
public struct GatewayLimits: Sendable {
  /// Bytes of all header fields of a request together.
  public var headerBytes = 16 * 1024
  /// Number of header fields of a request.
  public var headerFields = 100
  /// Bytes of a request's body.
  public var bodyBytes = 1024 * 1024
  /// Bytes of the body of a request for a resource, unless `bodyBytes` are more.
  ///
  /// A dataset has up to a mebibyte of text, which JSON may write in several times as many bytes.
  static let leastResourceBytes = 4 * 1024 * 1024
  /// Bytes of the body of a request with images, unless `bodyBytes` are more: Cognito's two megabytes.
  static let leastLargeRequestBytes = 2 * 1024 * 1024
  /// Bytes of the bodies of all requests at one time.
  public var allBodiesBytes = 256 * 1024 * 1024
  /// Bytes of the bodies of one address (IPv6: of a /64; a /48 may have four times as many).
  public var bodiesPerAddressBytes = 16 * 1024 * 1024
  /// Open connections, within the usual 1024 descriptors; further ones wait in the listen queue.
  public var connections = 900
  /// Open connections of one address (IPv6: of a /64), except trusted proxies.
  ///
  /// A further one is closed at once.
  public var connectionsPerAddress = 112
  /// Requests that wait for sessions at one time; a quarter of them for one client.
  public var waitingRequests = 1024
  /// From a request's first byte (or the connection's start) to its last.
  public var requestTime: Duration = .seconds(20)
  /// From a request's last byte to the services' last change for it; travels as the calls' deadline.
  public var callTime: Duration = .seconds(10)
  /// How long a client may take to accept an answer, on top of the time it takes to make it.
  public var answerTime: Duration = .seconds(30)
  /// How long a connection may rest between requests.
  public var idleTime: Duration = .seconds(75)

  /// The defaults.
  public init() {}

  var ofConnections: ConnectionLimits {
    var limits = ConnectionLimits()
    limits.headerBytes = headerBytes
    limits.headerFields = headerFields
    limits.connections = connections
    limits.requestTime = requestTime
    limits.answerTime = callTime + answerTime
    limits.idleTime = idleTime
    return limits
  }
}
