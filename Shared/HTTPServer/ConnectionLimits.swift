/// Bounds on what the connections of a listener may cost.
public struct ConnectionLimits: Sendable {
  /// Bytes of all header fields of a request together.
  public var headerBytes = 16 * 1024
  /// Number of header fields of a request.
  public var headerFields = 100
  /// Open connections; further ones wait in the listen queue.
  public var connections = 512
  /// From a request's first byte (or the connection's start) to its last.
  public var requestTime: Duration = .seconds(20)
  /// From a request's last byte to the end of its answer.
  public var answerTime: Duration = .seconds(60)
  /// How long a connection may rest between requests.
  public var idleTime: Duration = .seconds(60)

  /// The defaults, for a few people.
  public init() {}
}
