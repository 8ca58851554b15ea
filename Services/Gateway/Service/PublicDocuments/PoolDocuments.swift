internal import JSON

/// The public documents of user pools.
struct PoolDocuments: Sendable {
  let keySets: PublicDocuments
  let discovery: PublicDocuments

  private static let keySetName = "jwks.json"
  private static let keySetPath = "/.well-known/jwks.json"
  private static let discoveryName = "openid-configuration"
  private static let discoveryPath = "/.well-known/openid-configuration"

  init(_ keys: PoolKeys, publicURL: String, tokens: TokenEndpointMetadata) {
    keySets = PublicDocuments(keys) { _, keySet in keySet }
    discovery = PublicDocuments(keys) { pool, keySet in
      let issuer = "\(publicURL)/\(pool)"
      return JSONWriter.bytes(
        of: DiscoveryDocument(
          issuer: issuer,
          jwksURI: issuer + Self.keySetPath,
          tokens: tokens,
          algorithms: PublishedKeys(keySet).algorithms
        )
      )
    }
  }

  /// Where clients get them.
  var endpoints: [any Endpoint] {
    [
      PublicDocumentEndpoint(
        ofPoolAt: PathPattern(stringLiteral: Self.keySetPath),
        name: Self.keySetName,
        documents: keySets
      ),
      PublicDocumentEndpoint(
        ofPoolAt: PathPattern(stringLiteral: Self.discoveryPath),
        name: Self.discoveryName,
        documents: discovery
      ),
    ]
  }

  /// The document at an address, where it is in memory, with the name of its endpoint.
  ///
  /// Only what names a pool is ever in memory.
  func kept(at path: String) -> (endpoint: String, document: PublicDocument)? {
    guard let address = PoolAddress(path[...]) else { return nil }
    if address.path == Self.keySetPath {
      return keySets.kept(String(address.pool)).map { (Self.keySetName, $0) }
    }
    if address.path == Self.discoveryPath {
      return discovery.kept(String(address.pool)).map { (Self.discoveryName, $0) }
    }
    return nil
  }
}
