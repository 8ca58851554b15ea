internal import JSON

/// A pool's discovery document: OpenID Connect Discovery 1.0 §3, as far as there are endpoints to name.
struct DiscoveryDocument: JSONWritable {
  let issuer: String
  let jwksURI: String
  let tokenEndpoint: String
  let algorithms: [String]

  func write(to json: inout JSONWriter) {
    json.beginObject()
    json.member("grant_types_supported", GrantType.allCases.map(\.rawValue))
    json.member("id_token_signing_alg_values_supported", algorithms)
    json.member("issuer", issuer)
    json.member("jwks_uri", jwksURI)
    json.member("response_types_supported", ["code", "token"])
    json.member("scopes_supported", ["openid", "email", "phone", "profile"])
    json.member("subject_types_supported", ["public"])
    json.member("token_endpoint", tokenEndpoint)
    json.member("token_endpoint_auth_methods_supported", ClientCredentials.methods)
    json.endObject()
  }
}
