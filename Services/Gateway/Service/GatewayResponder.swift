internal import Domain
internal import HTTPTypes
internal import HummingbirdCore
internal import Logging

/// Answers every request of the public listener.
struct GatewayResponder: Responder {
  let api: API
  let tokenEndpoint: TokenEndpoint
  let wellKnown: WellKnown
  let confirmation: ConfirmationPage
  let uploads: UserImportUpload
  let refusals: RefusalRecorder
  let readiness: Readiness
  let cors: CORSPolicy
  let clientAddress: ClientAddress
  let metrics: RequestMetrics
  let random: any RandomSource

  func respond(to request: Request, peer: String?) async -> Response {
    let started = ContinuousClock.now
    let requestID = random.uuid()
    let caller = Caller(
      requestID: requestID,
      sourceIP: clientAddress.text(peer: peer, headers: request.headers),
      headers: request.headers,
      accepted: started
    )
    var outcome = await answer(request, caller: caller)
    outcome.response.headers[.requestID] = requestID
    if !outcome.isForPeople {
      cors.allow(request.headers[.origin], in: &outcome.response.headers)
    }
    if request.method == .head { outcome.response = outcome.response.createHeadResponse() }
    metrics.record(
      operation: outcome.operation,
      outcome: outcome.outcome,
      took: ContinuousClock.now - started
    )
    if outcome.outcome != RequestMetrics.success { await refusals.waitWhereCrowded() }
    return outcome.response
  }

  private func answer(_ request: Request, caller: Caller) async -> API.Outcome {
    let path = Self.path(request.head.path)
    guard let route = Route(path: path) else {
      return refusal(
        PublicError(
          exception: "UnknownOperationException",
          status: .notFound,
          message: "There is nothing at this address."
        ),
        label: RequestMetrics.otherOperation,
        caller: caller
      )
    }
    if request.method == .options {
      let headers = cors.preflight(methods: route.methods, request: request.headers)
      return success(Response(status: .noContent, headers: headers), label: "preflight")
    }
    guard route.allows(request.method) else {
      var outcome = refusal(
        PublicError(
          exception: "UnknownOperationException",
          status: .methodNotAllowed,
          message: "This address answers \(route.methods)."
        ),
        label: RequestMetrics.otherOperation,
        caller: caller
      )
      outcome.response.headers[.allow] = route.methods
      return outcome
    }
    switch route {
    case .api, .resources:
      return await api.answer(request, caller: caller)
    case .token:
      return await tokenEndpoint.answer(request, caller: caller, label: route.label)
    case .jsonWebKeySet(let pool):
      return document(
        await wellKnown.jsonWebKeySet(pool: pool, headers: request.headers, caller: caller),
        label: route.label,
        pool: pool,
        caller: caller
      )
    case .discovery(let pool):
      return document(
        await wellKnown.discovery(pool: pool, headers: request.headers, caller: caller),
        label: route.label,
        pool: pool,
        caller: caller
      )
    case .confirmation:
      return await confirmation.answer(request, caller: caller, label: route.label)
    case .userImportFile(let pool, let job):
      return await uploads.answer(request, pool: pool, job: job, caller: caller)
    case .health:
      return success(Readiness.alive, label: route.label)
    case .readiness:
      return success(await readiness.answer(requestID: caller.requestID), label: route.label)
    }
  }

  private static func path(_ target: String?) -> Substring {
    guard let target else { return "/" }
    return target.prefix { $0 != "?" && $0 != "#" }
  }

  private func document(
    _ result: Result<Response, PublicError>,
    label: String,
    pool: Substring,
    caller: Caller
  ) -> API.Outcome {
    switch result {
    case .success(let response): success(response, label: label)
    case .failure(let error): refusal(error, label: label, pool: pool, caller: caller)
    }
  }

  private func success(_ response: Response, label: String) -> API.Outcome {
    API.Outcome(response: response, operation: label, outcome: RequestMetrics.success)
  }

  /// The address itself is recorded nowhere: it may hold a code or a token.
  private func refusal(
    _ error: PublicError,
    label: String,
    pool: Substring? = nil,
    caller: Caller
  ) -> API.Outcome {
    refusals.record(
      error.exception,
      reason: OperationFailure.gatewayReason,
      operation: label,
      userPool: pool.map(String.init),
      caller: caller
    )
    return API.Outcome(
      response: ErrorAnswer(error, contentType: "application/json").response,
      operation: label,
      outcome: error.exception
    )
  }
}
