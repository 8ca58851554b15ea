internal import HTTPTypes

/// The public keys of identity pools' tokens (RFC 7517).
struct IdentityKeySetEndpoint: Endpoint {
  let path: PathPattern
  let methods: [HTTPRequest.Method] = [.get]
  let name = "identity-jwks.json"

  let keys: PoolKeys

  func answer(_ request: EndpointRequest) async -> Answer {
    do throws(PublicError) {
      return Answer(publicDocument: try await keys.identityKeySet(for: request), to: request)
    } catch {
      return Answer(refusing: error)
    }
  }
}
