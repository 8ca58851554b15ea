internal import HTTPTypes

/// A pool's public signing keys (RFC 7517).
struct JSONWebKeySetEndpoint: Endpoint {
  let path: PathPattern = "/{pool}/.well-known/jwks.json"
  let methods: [HTTPRequest.Method] = [.get]
  let name = "jwks.json"

  private let keys: PoolKeys

  init(_ parts: EndpointParts) {
    keys = PoolKeys(parts)
  }

  func answer(_ request: EndpointRequest) async -> Answer {
    do throws(PublicError) {
      return Answer(publicDocument: try await keys.keySet(for: request).json, to: request)
    } catch {
      return Answer(refusing: error, userPool: request.path["pool"])
    }
  }
}
