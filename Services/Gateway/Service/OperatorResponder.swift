internal import Domain
internal import HTTPTypes
internal import HummingbirdCore
internal import NIOCore

/// Answers the operator's listener: health and metrics, nothing of the API.
struct OperatorResponder: Responder {
  let readiness: Readiness
  let metricsText: @Sendable () -> String
  let random: any RandomSource

  func respond(to request: Request, peer: String?) async -> Response {
    let requestID = random.uuid()
    var response = await answer(request, requestID: requestID)
    response.headers[.requestID] = requestID
    return request.method == .head ? response.createHeadResponse() : response
  }

  private func answer(_ request: Request, requestID: String) async -> Response {
    guard request.method == .get || request.method == .head else {
      return refusal(.methodNotAllowed, "This address answers GET,HEAD.")
    }
    switch request.uri.path {
    case "/healthz":
      return Readiness.alive
    case "/readyz":
      return await readiness.answer(requestID: requestID)
    case "/metrics":
      return Response(
        status: .ok,
        headers: [.contentType: "text/plain; version=0.0.4; charset=utf-8"],
        body: ResponseBody(byteBuffer: ByteBuffer(string: metricsText()))
      )
    default:
      return refusal(.notFound, "There is nothing at this address.")
    }
  }

  private func refusal(_ status: HTTPResponse.Status, _ message: String) -> Response {
    let error = PublicError(
      exception: "UnknownOperationException",
      status: status,
      message: message
    )
    return ErrorAnswer(error, contentType: "application/json").response
  }
}
