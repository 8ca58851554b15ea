internal import JSON

/// Where the issuer of identity pools' tokens has its public documents.
struct IdentityIssuer: Sendable {
  /// As token issuance knows the keys of all identity pools.
  static let keysOwner = "identity"

  let url: String
  /// The issuer's path at this installation: an issuer of another host may be this gateway too.
  private let path: String

  init(_ url: String, at publicURL: String) {
    self.url = url
    path = Self.path(of: url, at: publicURL)
  }

  /// The address of its keys, as discovery names it.
  var keysURL: String { "\(url)/.well-known/jwks.json" }

  /// Its documents; AWS has the keys at `jwks_uri`.
  func endpoints(_ keys: PoolKeys) -> [any Endpoint] {
    let keySets = PublicDocuments(keys) { _, keySet, _ in keySet }
    let discovery = PublicDocuments(keys) { _, keySet, _ in
      JSONWriter.bytes(
        of: IdentityDiscoveryDocument(
          issuer: self,
          algorithms: PublishedKeys(keySet).algorithms
        )
      )
    }
    return [
      endpoint("jwks.json", named: "identity-jwks.json", keySets),
      endpoint("jwks_uri", named: "identity-jwks.json", keySets),
      endpoint("openid-configuration", named: "identity-openid-configuration", discovery),
    ]
  }

  private func endpoint(
    _ file: String,
    named name: String,
    _ documents: PublicDocuments
  ) -> PublicDocumentEndpoint {
    PublicDocumentEndpoint(
      of: Self.keysOwner,
      at: PathPattern(stringLiteral: "\(path)/.well-known/\(file)"),
      name: name,
      documents: documents
    )
  }

  private static func path(of url: String, at publicURL: String) -> String {
    if url.hasPrefix("\(publicURL)/") { return String(url.dropFirst(publicURL.count)) }
    guard let scheme = url.firstRange(of: "://") else { return "" }
    let rest = url[scheme.upperBound...]
    return rest.firstIndex(of: "/").map { String(rest[$0...]) } ?? ""
  }
}
