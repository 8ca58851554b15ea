internal import HTTPTypes

/// Where a public document of each user pool is: its keys (RFC 7517), or its discovery document.
struct PoolDocumentEndpoint: Endpoint {
  let path: PathPattern
  let methods: [HTTPRequest.Method] = [.get]
  let name: String

  let documents: PublicDocuments

  func answer(_ request: EndpointRequest) async -> Answer {
    do throws(PublicError) {
      let pool = try PoolKeys.pool(of: request)
      return Answer(try await documents.document(of: pool, for: request.caller), to: request)
    } catch {
      return Answer(refusing: error, userPool: request.path["pool"])
    }
  }
}
