internal import JSON

/// The discovery document of identity pools.
///
/// OpenID Connect Discovery 1.0 §3: there is no endpoint to name, because the API gives the tokens.
struct IdentityDiscoveryDocument: JSONWritable {
  let issuer: IdentityIssuer
  let algorithms: [String]

  func write(to json: inout JSONWriter) {
    json.beginObject()
    json.member("id_token_signing_alg_values_supported", algorithms)
    json.member("issuer", issuer.url)
    json.member("jwks_uri", issuer.keysURL)
    json.member("response_types_supported", ["id_token"])
    json.member("subject_types_supported", ["public"])
    json.endObject()
  }
}
