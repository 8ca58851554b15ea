internal import Domain
internal import HTTPTypes

/// Where a public document is: the keys of an issuer (RFC 7517), or its discovery document.
struct PublicDocumentEndpoint: Endpoint {
  let path: PathPattern
  let places: Set<EndpointPlace>
  let methods: [HTTPRequest.Method] = [.get]
  let name: String

  let documents: PublicDocuments
  /// As token issuance knows the owner of the keys, where it is not the address's user pool.
  private let owner: String?

  /// The document of the user pool in whose address it stands.
  init(ofPoolAt path: PathPattern, name: String, documents: PublicDocuments) {
    self.init(path: path, places: [.pool], name: name, documents: documents, owner: nil)
  }

  /// The document of one owner.
  init(of owner: String, at path: PathPattern, name: String, documents: PublicDocuments) {
    self.init(path: path, places: [.root], name: name, documents: documents, owner: owner)
  }

  private init(
    path: PathPattern,
    places: Set<EndpointPlace>,
    name: String,
    documents: PublicDocuments,
    owner: String?
  ) {
    self.path = path
    self.places = places
    self.name = name
    self.documents = documents
    self.owner = owner
  }

  func answer(_ request: EndpointRequest) async -> Answer {
    guard let owner = request.pool?.text ?? owner else { return Answer(refusing: .nothingHere) }
    do throws(PublicError) {
      return Answer(try await documents.document(of: owner, for: request.caller), to: request)
    } catch {
      return Answer(refusing: error, userPool: request.pool?.text)
    }
  }
}
