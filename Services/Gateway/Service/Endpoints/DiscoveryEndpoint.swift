internal import FoundationEssentials
internal import HTTPTypes
internal import JSON

/// A pool's OpenID Connect discovery document.
struct DiscoveryEndpoint: Endpoint {
  static let label = "openid-configuration"

  let path: PathPattern = "/{pool}/.well-known/openid-configuration"
  let methods: [HTTPRequest.Method] = [.get]
  let name = Self.label

  private let documents: PublicDocuments

  init(_ parts: EndpointParts) {
    documents = parts.poolDocuments.discovery
  }

  func answer(_ request: EndpointRequest) async -> Answer {
    do throws(PublicError) {
      let pool = try PoolKeys.pool(of: request)
      return Answer(try await documents.document(of: pool, for: request.caller), to: request)
    } catch {
      return Answer(refusing: error, userPool: request.path["pool"])
    }
  }

  /// The document of a pool whose keys are these.
  static func document(of pool: String, _ keySet: [UInt8], publicURL: String) -> [UInt8] {
    let issuer = "\(publicURL)/\(pool)"
    return JSONWriter.bytes(
      of: DiscoveryDocument(
        issuer: issuer,
        jwksURI: "\(issuer)/.well-known/jwks.json",
        tokenEndpoint: "\(publicURL)\(TokenEndpoint.address)",
        algorithms: algorithms(keySet)
      )
    )
  }

  /// What the pool's keys sign with; RS256 is what OpenID Connect demands to be named.
  static func algorithms(_ json: [UInt8]) -> [String] {
    struct KeySet: Decodable {
      struct Key: Decodable { let alg: String? }
      let keys: [Key]
    }
    let keys = (try? JSONDecoder().decode(KeySet.self, from: Data(json)))?.keys ?? []
    let named = Set(keys.compactMap(\.alg))
    return named.isEmpty ? ["RS256"] : named.sorted()
  }
}

/// OpenID Connect Discovery 1.0 §3, as far as there are endpoints to name.
private struct DiscoveryDocument: JSONWritable {
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
