internal import Domain
internal import HTTPServer
internal import HTTPTypes
internal import HummingbirdCore
internal import OperatingSystem

/// Answers the operator's listener: health and metrics, nothing of the API.
///
/// Each answer names this process, so that its supervisor does not take another installation's gateway
/// at the same port for it.
struct OperatorResponder: Responder {
  let endpoints: EndpointList
  let random: any RandomSource

  func respond(
    to request: Request,
    peer: String?,
    end: @escaping @Sendable () -> Void
  ) async -> Response {
    let caller = Caller(requestID: random.uuid(), sourceIP: peer, headers: request.headers)
    var response = await answer(request, caller: caller).response
    response.headers[.requestID] = caller.requestID
    response.headers[.process] = String(ProcessIdentity.current)
    return request.method == .head ? response.createHeadResponse() : response
  }

  private func answer(_ request: Request, caller: Caller) async -> Answer {
    guard request.method == .get || request.method == .head else {
      return Answer(refusing: .otherMethods("GET,HEAD"))
    }
    guard let found = endpoints.find(request.head.pathAlone) else {
      return Answer(refusing: .nothingHere)
    }
    let asked = EndpointRequest(http: request, caller: caller, path: found.parts)
    return await found.endpoint.answer(asked)
  }
}
