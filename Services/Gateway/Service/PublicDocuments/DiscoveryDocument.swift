internal import JSON

/// A pool's discovery document: OpenID Connect Discovery 1.0 §3, as far as there are endpoints to name.
struct DiscoveryDocument: JSONWritable {
  let issuer: String
  let jwksURI: String
  let tokens: TokenEndpointMetadata
  let algorithms: [String]

  func write(to json: inout JSONWriter) {
    json.beginObject()
    json.member("grant_types_supported", tokens.grantTypes)
    json.member("id_token_signing_alg_values_supported", algorithms)
    json.member("issuer", issuer)
    json.member("jwks_uri", jwksURI)
    json.member("response_types_supported", ["code", "token"])
    json.member("scopes_supported", ["openid", "email", "phone", "profile"])
    json.member("subject_types_supported", ["public"])
    json.member("token_endpoint", tokens.url)
    json.member("token_endpoint_auth_methods_supported", tokens.clientMethods)
    json.endObject()
  }
}

/// What a discovery document says of the token endpoint (RFC 8414 §2).
struct TokenEndpointMetadata: Sendable {
  let url: String
  let grantTypes: [String]
  /// How a client may prove which it is.
  let clientMethods: [String]
}
