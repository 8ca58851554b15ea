/// One request.
public struct OutboundRequest: Sendable {
  /// What becomes of the answer's body.
  public enum AnswerUse: Sendable, Hashable {
    /// It is read whole; a longer one fails as `OutboundFailure.answerTooLong`.
    case read(maxBytes: Int)
    /// So much of it is read; what follows is not looked at.
    case readBeginning(maxBytes: Int)
    /// Only the status and the headers count.
    case discard
  }

  let url: String
  let headers: [(name: String, value: String)]
  let body: [UInt8]
  let answer: AnswerUse
  let timeLimit: Duration

  /// A request.
  ///
  /// - Parameters:
  ///   - url: From the operator's configuration, or at a host that it allows.
  ///   - headers: A name or a value with a control character fails as `OutboundFailure.unreachable`.
  ///   - body: What is posted.
  ///   - answer: What becomes of the answer's body.
  ///   - timeLimit: From connecting to the answer's end.
  public init(
    url: String,
    headers: [(name: String, value: String)],
    body: [UInt8],
    answer: AnswerUse,
    timeLimit: Duration
  ) {
    self.url = url
    self.headers = headers
    self.body = body
    self.answer = answer
    self.timeLimit = timeLimit
  }

  /// A client of HTTP also knows addresses of sockets in the file system.
  var isToTheWeb: Bool { url.hasPrefix("https://") || url.hasPrefix("http://") }
}

/// What came back.
public struct OutboundAnswer: Sendable {
  /// The status of HTTP.
  public let status: Int
  /// Empty where it was to be discarded.
  public let body: [UInt8]

  private let headers: [(name: String, value: String)]

  init(status: Int, headers: [(name: String, value: String)], body: [UInt8]) {
    self.status = status
    self.headers = headers
    self.body = body
  }

  /// The first header of the name, in any case of letters.
  public func header(_ name: String) -> String? {
    let name = name.lowercased()
    return headers.first { $0.name.lowercased() == name }?.value
  }
}

/// Why no answer came back.
public enum OutboundFailure: Error, Sendable, Hashable {
  /// The connection was not made, broke, or took too long; in words for the operator, without the
  /// request's contents.
  case unreachable(String)
  /// The answer is longer than it may be.
  case answerTooLong
}
