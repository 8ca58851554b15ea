internal import HTTPTypes
internal import IdentityFederationStubs

/// The operations that a header, a form or a parameter of the address names.
extension API: Endpoint {
  var path: PathPattern { "/" }
  var methods: [HTTPRequest.Method] { [.post] }
  var name: String { "api" }

  /// A GET names its operation in the address; a browser that comes by gets no XML.
  func takes(_ head: HTTPRequest) -> Bool {
    switch head.method {
    case .get: QueryForm.isNamed(by: head)
    default: allows(head.method)
    }
  }

  /// Every address of an operation.
  static func endpoints(_ parts: EndpointParts) -> [any Endpoint] {
    let api = API(parts)
    let resources = PublicAPI.resourceRoots.sorted().map { ResourceEndpoint(root: $0, of: api) }
    return resources + [api]
  }

  init(_ parts: EndpointParts) {
    self.init(
      channels: PublicChannels(
        authentication: parts.channels.authentication,
        identityFederation: parts.channels.identityFederation
      ),
      signatures: RequestSignatureClient(parts.channels.identityFederation),
      bodies: parts.requestBodies(maxBytes: parts.limits.bodyBytes),
      callTime: parts.limits.callTime,
      logger: parts.logger
    )
  }
}

/// The operations that the address itself names.
struct ResourceEndpoint: Endpoint {
  let path: PathPattern
  let methods = PublicAPI.resourceMethods
  let name = "resources"

  private let api: API

  /// The resources below the first part of their paths.
  init(root: Substring, of api: API) {
    path = PathPattern(stringLiteral: "/\(root)/{resource...}")
    self.api = API(
      channels: api.channels,
      signatures: api.signatures,
      bodies: api.bodies.allowing(GatewayLimits.leastResourceBytes),
      callTime: api.callTime,
      logger: api.logger
    )
  }

  func answer(_ request: EndpointRequest) async -> Answer {
    await api.answer(request)
  }
}
