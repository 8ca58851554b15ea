internal import HTTPTypes

/// Where a public document of identity pools is: their keys (RFC 7517), or their discovery document.
struct IdentityDocumentEndpoint: Endpoint {
  let path: PathPattern
  let methods: [HTTPRequest.Method] = [.get]
  let name: String

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
