/// Where the issuer of identity pools' tokens has its public documents.
struct IdentityIssuer: Sendable {
  let url: String
  /// The issuer's path at this installation: an issuer of another host may be this gateway too.
  private let path: String

  init(_ parts: EndpointParts) {
    url = parts.identityIssuer
    path = Self.path(of: url, at: parts.publicURL)
  }

  /// The address of its keys, as discovery tells it.
  var keysURL: String { "\(url)/.well-known/jwks.json" }

  /// Its documents; AWS has the keys at `jwks_uri`.
  func endpoints(_ parts: EndpointParts) -> [any Endpoint] {
    let keys = PoolKeys(parts)
    let folder = "\(path)/.well-known"
    return [
      IdentityKeySetEndpoint(path: PathPattern(stringLiteral: "\(folder)/jwks.json"), keys: keys),
      IdentityKeySetEndpoint(path: PathPattern(stringLiteral: "\(folder)/jwks_uri"), keys: keys),
      IdentityDiscoveryEndpoint(
        path: PathPattern(stringLiteral: "\(folder)/openid-configuration"),
        issuer: self,
        keys: keys
      ),
    ]
  }

  private static func path(of url: String, at publicURL: String) -> String {
    if url.hasPrefix("\(publicURL)/") { return String(url.dropFirst(publicURL.count)) }
    guard let scheme = url.firstRange(of: "://") else { return "" }
    let rest = url[scheme.upperBound...]
    return rest.firstIndex(of: "/").map { String(rest[$0...]) } ?? ""
  }
}
