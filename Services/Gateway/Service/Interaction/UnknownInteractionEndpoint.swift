internal import HTTPTypes

/// Whatever is below the protocol's root and is no address of it.
struct UnknownInteractionEndpoint: InteractionAddress {
  let path = PathPattern(stringLiteral: InteractionEndpoint.root + "/{rest...}")
  let methods: [HTTPRequest.Method] = []
  let name = RequestMetrics.otherOperation

  let calls: InteractionCalls

  /// Also what has no method here: there is nothing that could have one.
  func takes(_ head: HTTPRequest) -> Bool { true }

  func answer(_ request: EndpointRequest) async -> Answer {
    calls.refuse(.nothingHere, name, request.caller)
  }
}
