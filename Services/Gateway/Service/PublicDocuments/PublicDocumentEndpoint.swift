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
  /// The part of the path that is the pool's id, where its address is not the pool's.
  private let part: String?

  /// The document of the user pool in whose address it stands.
  init(ofPoolAt path: PathPattern, name: String, documents: PublicDocuments) {
    self.init(path: path, places: [.pool], name: name, documents: documents)
  }

  /// The document of the user pool whose id is a part of the path.
  init(ofPoolIn path: PathPattern, part: String, name: String, documents: PublicDocuments) {
    self.init(path: path, places: [.root], name: name, documents: documents, part: part)
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
    owner: String? = nil,
    part: String? = nil
  ) {
    self.path = path
    self.places = places
    self.name = name
    self.documents = documents
    self.owner = owner
    self.part = part
  }

  func answer(_ request: EndpointRequest) async -> Answer {
    var pool = request.pool
    if let text = part.flatMap({ request.path[$0] }) {
      guard let named = UserPoolID(String(text)) else {
        return Answer(refusing: .unknownPool(text), userPool: String(text))
      }
      pool = named
    }
    guard let owner = pool?.text ?? owner else { return Answer(refusing: .nothingHere) }
    do throws(PublicError) {
      return Answer(try await documents.document(of: owner, for: request.caller), to: request)
    } catch {
      return Answer(refusing: error, userPool: pool?.text)
    }
  }
}
