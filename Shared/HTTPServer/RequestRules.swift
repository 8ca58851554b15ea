public import HTTPTypes
public import NIOHTTP1

/// Why the server itself answers.
public enum RequestFault: Sendable {
  /// The bytes are no request.
  case malformed(HTTPParserError?)
  /// What follows the header is no body.
  case malformedBody
  /// The request did not arrive in time.
  case timeout
}

/// What a server asks about requests before its responder sees them.
public struct RequestRules: Sendable {
  let refuse: @Sendable (RequestFault) -> CachedAnswer
  let maxBodyBytes: @Sendable (HTTPRequest) -> Int
  let takesFile: @Sendable (HTTPRequest) -> Bool
  let cached: @Sendable (HTTPRequest) -> CachedAnswer?

  /// - Parameters:
  ///   - refuse: The answer after which the connection is closed.
  ///   - maxBodyBytes: A client that asks first sends no larger body.
  ///   - takesFile: Whether the body is a file, which may take longer as long as it goes on.
  ///   - cached: An answer from memory; nil stands for one that is made as usual.
  public init(
    refuse: @escaping @Sendable (RequestFault) -> CachedAnswer,
    maxBodyBytes: @escaping @Sendable (HTTPRequest) -> Int,
    takesFile: @escaping @Sendable (HTTPRequest) -> Bool = { _ in false },
    cached: @escaping @Sendable (HTTPRequest) -> CachedAnswer? = { _ in nil }
  ) {
    self.refuse = refuse
    self.maxBodyBytes = maxBodyBytes
    self.takesFile = takesFile
    self.cached = cached
  }
}
