internal import AuthenticationMessages
internal import Domain
internal import HTTPTypes
internal import HummingbirdCore
internal import Logging
internal import RPC

/// What all endpoints of the protocol share: reading a call as it came, and telling what became of it.
struct InteractionCalls: Sendable {
  let services: InteractionServices
  let clock: any WallClock
  private let bodies: RequestBodies
  private let callTime: Duration
  private let publicURL: String
  private let logger: Logger

  /// A logo with all else that a start may bring is shorter.
  private static let maxBodyBytes = 128 * 1024

  init(_ parts: EndpointParts) {
    services = InteractionServices(parts.channels.authentication)
    clock = parts.clock
    bodies = parts.requestBodies(maxBytes: Self.maxBodyBytes)
    callTime = parts.limits.callTime
    publicURL = parts.publicURL
    logger = parts.logger
  }

  /// Reads a call and performs it.
  func answer(_ request: EndpointRequest, by route: InteractionRoute) async -> Answer {
    let place = bodies.place(for: request)
    defer { place.release() }
    do throws(InteractionRefusal) {
      let input = InteractionInput(
        call: try await call(request, in: place),
        subject: String(request.path["id"] ?? ""),
        context: context(request.caller, isRepeatable: false)
      )
      let result = try await asked { () throws(RPCError) in
        try await route.perform(services, input)
      }
      return answer(result, route.operation, status: route.status)
    } catch {
      return refuse(error, route.operation, request.caller)
    }
  }

  /// The call of a request whose body says nothing.
  func bodilessCall(_ request: EndpointRequest) async throws(InteractionRefusal) -> InteractionCall
  {
    let place = bodies.place(for: request)
    defer { place.release() }
    return try await call(request, in: place, isBodyKept: false)
  }

  /// The call as it came: what it proves is judged where the keys are known.
  private func call(
    _ request: EndpointRequest,
    in place: BodyPlace,
    isBodyKept: Bool = true
  ) async throws(InteractionRefusal) -> InteractionCall {
    let body: [UInt8]
    do throws(PublicError) {
      body = try await bodies.read(request.http, isKept: isBodyKept, in: place)
    } catch {
      throw InteractionRefusal(error)
    }
    let headers = request.http.headers
    // If there were two proofs, a proxy could judge one and the service the other (RFC 9449 §4.3).
    guard headers[values: .dpop].count <= 1, headers[values: .authorization].count <= 1 else {
      throw .invalid("A header that proves the caller stands twice.")
    }
    return InteractionCall(
      authorization: headers[.authorization],
      proof: headers[.dpop],
      method: request.http.method.rawValue,
      address: publicURL + request.http.head.pathAlone,
      body: body
    )
  }

  /// With the time that a service has for one call.
  func context(_ caller: Caller, isRepeatable: Bool) -> RPCCallContext {
    caller.context(within: callTime, isIdempotent: isRepeatable)
  }

  /// Asks a service, and translates why it refuses.
  func asked<Reply: Sendable>(
    _ ask: () async throws(RPCError) -> Reply
  ) async throws(InteractionRefusal) -> Reply {
    do throws(RPCError) {
      return try await ask()
    } catch {
      throw InteractionRefusal(error)
    }
  }

  func answer(
    _ result: any InteractionAnswer,
    _ operation: String,
    status: HTTPResponse.Status = .ok
  ) -> Answer {
    var answer = Answer(InteractionDocument(answer: result, now: clock.now()), status: status)
    answer.operation = operation
    return answer
  }

  func refuse(_ refusal: InteractionRefusal, _ operation: String, _ caller: Caller) -> Answer {
    logger.log(
      level: refusal.status.code >= 500 ? .error : .info,
      "a call of an app or a page was refused",
      metadata: [
        "request-id": "\(caller.requestID)", "operation": "\(operation)",
        "error": "\(refusal.word)", "reason": "\(refusal.reason)",
      ]
    )
    return refusal.answer(operation, at: clock.now())
  }
}
