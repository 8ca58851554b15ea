public import OutboundHTTP

/// Functions behind HTTP or HTTPS.
public struct HTTPFunctionTransport: FunctionTransport {
  private let client: OutboundHTTPClient

  /// Calls functions by the client, which its owner shuts down.
  public init(_ client: OutboundHTTPClient) {
    self.client = client
  }

  /// Posts once, or a second time where the connection was closed before anything came back.
  public func post(
    _ request: FunctionRequest
  ) async throws(FunctionTransportFailure) -> FunctionAnswer {
    let answer: OutboundAnswer
    do throws(OutboundFailure) {
      answer = try await client.post(
        OutboundRequest(
          url: request.url,
          headers: request.headers.map { ($0.name, $0.value) },
          body: request.body,
          answer: request.isAnswerCut
            ? .readBeginning(maxBytes: request.maxAnswer)
            : .read(maxBytes: request.maxAnswer),
          // The caller has a shorter limit of its own and cancels.
          timeLimit: .seconds(600)
        )
      )
    } catch {
      switch error {
      case .unreachable(let reason): throw .unreachable(reason)
      case .answerTooLong: throw .tooLong
      }
    }
    return FunctionAnswer(
      status: answer.status,
      functionError: answer.header("X-Amz-Function-Error"),
      errorType: answer.header("X-Amzn-ErrorType"),
      body: answer.body
    )
  }
}
