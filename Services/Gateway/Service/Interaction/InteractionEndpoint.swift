internal import HTTPTypes
internal import HummingbirdCore

/// An address of the protocol: whatever it refuses, it refuses in the protocol's form.
protocol InteractionAddress: Endpoint {
  var calls: InteractionCalls { get }
}

extension InteractionAddress {
  func refuseMethod(_ caller: Caller) -> Answer {
    calls.refuse(.otherMethods(allowedMethods), RequestMetrics.otherOperation, caller)
  }
}

/// The calls of one address that are answered at once.
struct InteractionEndpoint: InteractionAddress {
  let path: PathPattern
  let name: String
  let calls: InteractionCalls
  private let routes: [InteractionRoute]

  init(_ path: PathPattern, _ calls: InteractionCalls, _ routes: [InteractionRoute]) {
    self.path = path
    self.calls = calls
    self.routes = routes
    // The label of what never came to a route.
    name = routes.first?.operation ?? RequestMetrics.otherOperation
  }

  var methods: [HTTPRequest.Method] { routes.map(\.method) }

  func answer(_ request: EndpointRequest) async -> Answer {
    // HEAD is answered like GET, and without its body.
    let method = request.http.method == .head ? .get : request.http.method
    guard let route = routes.first(where: { $0.method == method }) else {
      return refuseMethod(request.caller)
    }
    return await calls.answer(request, by: route)
  }
}

extension InteractionEndpoint {
  /// The root of all addresses of the protocol.
  static let root = "/interaction/v1"

  /// Every address of the protocol.
  static func all(_ parts: EndpointParts, _ waits: SessionWaits) -> [any Endpoint] {
    let calls = InteractionCalls(parts)
    let places = WaitingPlaces(limit: parts.limits.waitingRequests)
    let others: [any Endpoint] = [
      SessionEndpoint(calls, waits, places), InboxEndpoint(calls, waits, places),
      QRCodeEndpoint(.svg, calls), QRCodeEndpoint(.png, calls),
    ]
    // The last one: of two that fit, the first answers.
    return others + answeredAtOnce(calls) + [UnknownInteractionEndpoint(calls: calls)]
  }

  private static func answeredAtOnce(_ calls: InteractionCalls) -> [any Endpoint] {
    let places = Dictionary(grouping: InteractionRoute.all, by: \.path)
    return places.filter { $0.key != SessionEndpoint.place }.map { path, routes in
      InteractionEndpoint(PathPattern(stringLiteral: root + path), calls, routes)
    }
  }
}
