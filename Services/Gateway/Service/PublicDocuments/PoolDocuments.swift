internal import JSON

/// The public documents of user pools.
struct PoolDocuments: Sendable {
  let keySets: PublicDocuments
  let discovery: PublicDocuments

  private static let keySetName = "jwks.json"
  private static let discoveryName = "openid-configuration"

  init(_ keys: PoolKeys, publicURL: String) {
    keySets = PublicDocuments(keys) { _, keySet in keySet }
    discovery = PublicDocuments(keys) { pool, keySet in
      let issuer = "\(publicURL)/\(pool)"
      return JSONWriter.bytes(
        of: DiscoveryDocument(
          issuer: issuer,
          jwksURI: "\(issuer)/.well-known/jwks.json",
          tokenEndpoint: "\(publicURL)\(TokenEndpoint.address)",
          algorithms: PublishedKeys(keySet).algorithms
        )
      )
    }
  }

  /// Where clients get them.
  var endpoints: [any Endpoint] {
    [
      PublicDocumentEndpoint(
        path: "/{pool}/.well-known/jwks.json",
        name: Self.keySetName,
        documents: keySets,
        owner: nil
      ),
      PublicDocumentEndpoint(
        path: "/{pool}/.well-known/openid-configuration",
        name: Self.discoveryName,
        documents: discovery,
        owner: nil
      ),
    ]
  }

  /// The document at an address, where it is in memory, with the name of its endpoint.
  func kept(at path: String) -> (endpoint: String, document: PublicDocument)? {
    if let pool = Self.pool(in: path, before: "/.well-known/jwks.json") {
      return keySets.kept(pool).map { (Self.keySetName, $0) }
    }
    if let pool = Self.pool(in: path, before: "/.well-known/openid-configuration") {
      return discovery.kept(pool).map { (Self.discoveryName, $0) }
    }
    return nil
  }

  /// The first and only part of the path before its end; only what names a pool is ever in memory.
  private static func pool(in path: String, before end: String) -> String? {
    let bytes = path.utf8
    let count = bytes.count - end.utf8.count
    guard count > 1, bytes.dropFirst(count).elementsEqual(end.utf8) else { return nil }
    return String(path.utf8.prefix(count).dropFirst())
  }
}
