/// Takes an event to a function over HTTP.
package protocol FunctionTransport: Sendable {
  /// Posts the event and returns what came back; ends at once when the task is cancelled.
  func post(_ request: FunctionRequest) async throws(FunctionTransportFailure) -> FunctionAnswer
}

/// One invocation.
package struct FunctionRequest: Sendable, Hashable {
  /// From the operator's configuration alone.
  package let url: String
  /// Names and values.
  package let headers: [Header]
  /// The event as JSON.
  package let body: [UInt8]
  /// An answer of more bytes than this is not read to its end.
  package let longestAnswer: Int

  /// A header of the request.
  package struct Header: Sendable, Hashable {
    /// In any case.
    package let name: String
    /// Without control characters.
    package let value: String
  }
}

/// What came back from a function, or from what stands in front of it.
package struct FunctionAnswer: Sendable, Hashable {
  /// The status of HTTP.
  package let status: Int
  /// X-Amz-Function-Error: the function threw, and the body says what.
  package let functionError: String?
  /// X-Amzn-ErrorType: why the function was not called.
  package let errorType: String?
  /// The event, or an error, as JSON.
  package let body: [UInt8]

  /// An answer of these parts.
  package init(status: Int, functionError: String?, errorType: String?, body: [UInt8]) {
    self.status = status
    self.functionError = functionError
    self.errorType = errorType
    self.body = body
  }
}

/// Why no answer came back.
package enum FunctionTransportFailure: Error, Sendable, Hashable {
  /// The connection could not be made, or broke; the words are for the operator.
  case unreachable(String)
  /// The answer is longer than it may be.
  case tooLong
}
