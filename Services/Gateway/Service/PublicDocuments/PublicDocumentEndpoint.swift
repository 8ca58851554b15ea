internal import HTTPTypes

/// Where a public document is: the keys of an issuer (RFC 7517), or its discovery document.
struct PublicDocumentEndpoint: Endpoint {
  let path: PathPattern
  let methods: [HTTPRequest.Method] = [.get]
  let name: String

  let documents: PublicDocuments
  /// As token issuance knows the owner of the keys; nil where the address names their user pool.
  let owner: String?

  func answer(_ request: EndpointRequest) async -> Answer {
    do throws(PublicError) {
      let owner = if let owner { owner } else { try PoolKeys.pool(of: request) }
      return Answer(try await documents.document(of: owner, for: request.caller), to: request)
    } catch {
      return Answer(refusing: error, userPool: request.path["pool"])
    }
  }
}
