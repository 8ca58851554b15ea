internal import HTTPTypes

/// A pool's public signing keys (RFC 7517).
struct JSONWebKeySetEndpoint: Endpoint {
  static let label = "jwks.json"

  let path: PathPattern = "/{pool}/.well-known/jwks.json"
  let methods: [HTTPRequest.Method] = [.get]
  let name = Self.label

  private let keySets: PublicDocuments

  init(_ parts: EndpointParts) {
    keySets = parts.poolDocuments.keySets
  }

  func answer(_ request: EndpointRequest) async -> Answer {
    do throws(PublicError) {
      let pool = try PoolKeys.pool(of: request)
      return Answer(try await keySets.document(of: pool, for: request.caller), to: request)
    } catch {
      return Answer(refusing: error, userPool: request.path["pool"])
    }
  }
}
