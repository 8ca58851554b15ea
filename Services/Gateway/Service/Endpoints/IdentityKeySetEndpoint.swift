internal import HTTPTypes

/// The public keys of identity pools' tokens (RFC 7517).
struct IdentityKeySetEndpoint: Endpoint {
  let path: PathPattern
  let methods: [HTTPRequest.Method] = [.get]
  let name = "identity-jwks.json"

  let documents: PublicDocuments

  func answer(_ request: EndpointRequest) async -> Answer {
    do throws(PublicError) {
      let owner = IdentityIssuer.keysOwner
      return Answer(try await documents.document(of: owner, for: request.caller), to: request)
    } catch {
      return Answer(refusing: error)
    }
  }
}
