internal import HTTPTypes
internal import JSON

/// The OpenID Connect discovery document of identity pools.
struct IdentityDiscoveryEndpoint: Endpoint {
  let path: PathPattern
  let methods: [HTTPRequest.Method] = [.get]
  let name = "identity-openid-configuration"

  let documents: PublicDocuments

  func answer(_ request: EndpointRequest) async -> Answer {
    do throws(PublicError) {
      let owner = IdentityIssuer.keysOwner
      return Answer(try await documents.document(of: owner, for: request.caller), to: request)
    } catch {
      return Answer(refusing: error)
    }
  }

  /// The document of an issuer whose keys are these.
  static func document(of issuer: IdentityIssuer, _ keySet: [UInt8]) -> [UInt8] {
    JSONWriter.bytes(
      of: IdentityDiscoveryDocument(
        issuer: issuer,
        algorithms: DiscoveryEndpoint.algorithms(keySet)
      )
    )
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
