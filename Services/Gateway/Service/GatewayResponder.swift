internal import Domain
internal import HTTPServer
internal import HTTPTypes
internal import HummingbirdCore

/// Answers every request of the public listener.
struct GatewayResponder: Responder {
  let endpoints: EndpointList
  /// Answered without a task where they are in memory.
  let documents: PoolDocuments
  let hosts: DomainHosts
  let browsers: BrowserAddresses
  let languages: PageLanguages
  let refusals: RefusalRecorder
  let cors: CORSPolicy
  let clientAddress: ClientAddress
  let metrics: RequestMetrics
  let random: any RandomSource
  /// Whether clients reach this listener by TLS.
  let isOverTLS: Bool
  /// Absent where no collector is configured.
  let tracing: RequestTracing?

  func respond(
    to request: Request,
    peer: String?,
    end: @escaping @Sendable () -> Void
  ) async -> Response {
    let started = ContinuousClock.now
    let requestID = random.uuid()
    let span = tracing?.begin(request.headers, requestID: requestID)
    let caller = Caller(
      requestID: requestID,
      sourceIP: clientAddress.text(peer: peer, headers: request.headers),
      headers: request.headers,
      traceparent: span?.traceparent
    )
    let forwardedHost = clientAddress.forwardedHost(peer: peer, headers: request.headers)
    var answered = await answer(request, forwardedHost, caller: caller, end: end)
    protect(&answered.response.headers)
    answered.response.headers[.requestID] = caller.requestID
    if !answered.isForPeople {
      cors.allow(request.headers[.origin], in: &answered.response.headers)
    }
    if request.method == .head { answered.response = answered.response.createHeadResponse() }
    metrics.record(
      operation: answered.operation,
      outcome: answered.result,
      took: ContinuousClock.now - started
    )
    span?.end(
      method: request.method,
      status: answered.response.status,
      operation: answered.operation,
      outcome: answered.result
    )
    if answered.result != RequestMetrics.success { await refusals.waitWhereCrowded() }
    return answered.response
  }

  func protect(_ headers: inout HTTPFields) {
    // A cache on the way or on the disk would keep tokens and secrets; public documents say otherwise.
    if headers[.cacheControl] == nil { headers[.cacheControl] = "no-store" }
    // RFC 6797: a browser that was here once is not led to plain HTTP by an attacker on the way.
    if isOverTLS { headers[.strictTransportSecurity] = "max-age=31536000" }
  }

  /// An answer under the names that its endpoint declares.
  private struct Answered {
    var response: Response
    let operation: String
    let result: String
    var isForPeople = false
  }

  private func answer(
    _ request: Request,
    _ forwardedHost: String?,
    caller: Caller,
    end: @escaping @Sendable () -> Void
  ) async -> Answered {
    guard RequestHost.isNamedOnce(in: request.head) else {
      return refused(Answer(refusing: .noHost), caller)
    }
    switch await find(request, forwardedHost, caller: caller, end: end) {
    case .endpoint(let found, let asked): return await answered(asked, at: found)
    case .refusal(let answer, let isForPeople):
      return refused(answer, caller, isForPeople: isForPeople)
    }
  }

  private func answered(
    _ request: EndpointRequest,
    at found: EndpointList.Found
  ) async -> Answered {
    let (endpoint, caller) = (found.endpoint, request.caller)
    if request.http.method == .options {
      // No page of another origin may learn of a page for people, not even whether it would answer.
      let headers: HTTPFields =
        endpoint.isForPeople
        ? [.allow: endpoint.allowedMethods]
        : cors.preflight(methods: endpoint.allowedMethods, request: request.http.headers)
      return Answered(
        response: Response(status: .noContent, headers: headers),
        operation: "preflight",
        result: RequestMetrics.success,
        isForPeople: endpoint.isForPeople
      )
    }
    guard endpoint.takes(request.http.head) else {
      var answered = refused(endpoint.refuseMethod(caller), caller)
      answered.response.headers[.allow] = endpoint.allowedMethods
      return answered
    }
    let answer = await answer(request, at: found)
    record(answer.refusal, as: endpoint.recordedName, caller)
    return Answered(
      response: answer.response,
      operation: answer.operation ?? endpoint.name,
      result: answer.result,
      isForPeople: endpoint.isForPeople
    )
  }

  /// The refusal of what no endpoint answers to.
  private func refused(
    _ answer: Answer,
    _ caller: Caller,
    isForPeople: Bool = false
  ) -> Answered {
    record(answer.refusal, as: RequestMetrics.otherOperation, caller)
    return Answered(
      response: answer.response,
      operation: RequestMetrics.otherOperation,
      result: answer.result,
      isForPeople: isForPeople
    )
  }

  private func record(_ refusal: Answer.Refusal?, as operation: String, _ caller: Caller) {
    guard let refusal else { return }
    refusals.record(
      refusal.exception,
      reason: refusal.reason,
      operation: refusal.operation ?? operation,
      userPool: refusal.userPool,
      progress: refusal.progress,
      caller: caller
    )
  }
}
