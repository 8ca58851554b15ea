internal import HTTPTypes
internal import JSON

/// The OpenID Connect discovery document of identity pools.
struct IdentityDiscoveryEndpoint: Endpoint {
  let path: PathPattern
  let methods: [HTTPRequest.Method] = [.get]
  let name = "identity-openid-configuration"

  let issuer: IdentityIssuer
  let keys: PoolKeys

  func answer(_ request: EndpointRequest) async -> Answer {
    do throws(PublicError) {
      let document = IdentityDiscoveryDocument(
        issuer: issuer,
        algorithms: DiscoveryEndpoint.algorithms(try await keys.identityKeySet(for: request))
      )
      return Answer(publicDocument: JSONWriter.bytes(of: document), to: request)
    } catch {
      return Answer(refusing: error)
    }
  }
}

/// OpenID Connect Discovery 1.0 §3: there is no endpoint to name, because the API gives the tokens.
private struct IdentityDiscoveryDocument: JSONWritable {
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
