internal import Domain
internal import JSON

/// The public documents of user pools.
struct PoolDocuments: Sendable {
  /// Below the pool's issuer.
  static let keySetPath = "/.well-known/jwks.json"
  private static let keySetName = "jwks.json"
  /// Below the pool's issuer, by its name in OpenID Connect and by that in OAuth.
  private static let discoveryPaths: Set = [
    "/.well-known/openid-configuration", metadataPath,
  ]
  private static let metadataPath = "/.well-known/oauth-authorization-server"
  private static let discoveryName = "openid-configuration"

  let keySets: PublicDocuments
  let discovery: PublicDocuments

  init(_ keys: PoolKeys, _ sites: PoolSites, publicURL: String, offering: ProviderMetadata) {
    keySets = PublicDocuments(keys) { _, keySet, _ in keySet }
    discovery = PublicDocuments(keys) { (pool, keySet, caller) async throws(PublicError) in
      var site: PoolSite?
      if let pool = UserPoolID(pool) { site = try await sites.site(of: .pool(pool), for: caller) }
      return JSONWriter.bytes(
        of: DiscoveryDocument(
          issuer: "\(publicURL)/\(pool)",
          site: site,
          offering: offering,
          algorithms: PublishedKeys(keySet).algorithms
        )
      )
    }
  }

  /// Where clients get them (DIS-1).
  ///
  /// RFC 8414 §3.1 inserts its name between the host and the path of the issuer.
  var endpoints: [any Endpoint] {
    let keySet = PublicDocumentEndpoint(
      ofPoolAt: PathPattern(stringLiteral: Self.keySetPath),
      name: Self.keySetName,
      documents: keySets
    )
    let documents = Self.discoveryPaths.sorted().map { path in
      PublicDocumentEndpoint(
        ofPoolAt: PathPattern(stringLiteral: path),
        name: Self.discoveryName,
        documents: discovery
      )
    }
    let inserted = PublicDocumentEndpoint(
      ofPoolIn: PathPattern(stringLiteral: "\(Self.metadataPath)/{\(Self.poolPart)}"),
      part: Self.poolPart,
      name: Self.discoveryName,
      documents: discovery
    )
    return [keySet] + documents + [inserted]
  }

  private static let poolPart = "pool"

  /// The document at an address below the installation's URL, where it is in memory, with the name of its
  /// endpoint.
  ///
  /// Only what names a pool is ever in memory.
  func cached(at path: String) -> (endpoint: String, document: PublicDocument)? {
    guard let address = PoolAddress(path[...]) else { return nil }
    return cached(at: address.path, of: String(address.pool))
  }

  /// The document at an address of a domain's host.
  func cached(
    at path: String,
    of pool: UserPoolID
  ) -> (endpoint: String, document: PublicDocument)? {
    cached(at: path[...], of: pool.text)
  }

  private func cached(
    at path: Substring,
    of pool: String
  ) -> (endpoint: String, document: PublicDocument)? {
    if path == Self.keySetPath { return keySets.cached(pool).map { (Self.keySetName, $0) } }
    guard Self.discoveryPaths.contains(String(path)) else { return nil }
    return discovery.cached(pool).map { (Self.discoveryName, $0) }
  }
}
