/// Takes an event to a function over HTTP.
public protocol FunctionTransport: Sendable {
  /// Posts the event and returns what came back; ends at once when the task is cancelled.
  func post(_ request: FunctionRequest) async throws(FunctionTransportFailure) -> FunctionAnswer
}

/// One invocation.
public struct FunctionRequest: Sendable, Hashable {
  /// From the operator's configuration alone.
  public let url: String
  /// Names and values.
  public let headers: [Header]
  /// The event as JSON.
  public let body: [UInt8]
  /// An answer of more bytes than this is not read to its end.
  public let maxAnswer: Int
  /// Whether a longer answer is cut off, in place of being none.
  public let isAnswerCut: Bool

  /// A header of the request.
  public struct Header: Sendable, Hashable {
    /// In any case.
    public let name: String
    /// Without control characters.
    public let value: String
  }
}

/// What came back from a function, or from what stands in front of it.
public struct FunctionAnswer: Sendable, Hashable {
  /// The status of HTTP.
  public let status: Int
  /// X-Amz-Function-Error: the function threw, and the body says what.
  public let functionError: String?
  /// X-Amzn-ErrorType: why the function was not called.
  public let errorType: String?
  /// The event, or an error, as JSON.
  public let body: [UInt8]

  /// An answer of these parts.
  public init(status: Int, functionError: String?, errorType: String?, body: [UInt8]) {
    self.status = status
    self.functionError = functionError
    self.errorType = errorType
    self.body = body
  }
}

/// Why no answer came back.
public enum FunctionTransportFailure: Error, Sendable, Hashable {
  /// The connection could not be made, or broke; the words are for the operator.
  case unreachable(String)
  /// The answer is longer than it may be.
  case tooLong
}
