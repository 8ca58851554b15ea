internal import Cryptography
internal import Domain
internal import FoundationEssentials
internal import GatehouseMessages
internal import GatehouseStubs
internal import HTTPTypes
internal import HummingbirdCore
internal import Logging
internal import NIOCore
internal import RPC

/// A pool's public documents: its signing keys and its OpenID Connect discovery document.
struct WellKnown: Sendable {
  let publicKeys: PublicKeysClient
  let publicURL: String
  let callTime: Duration
  let logger: Logger

  func jsonWebKeySet(
    pool: Substring,
    headers: HTTPFields,
    caller: Caller
  ) async -> Result<Response, PublicError> {
    await keySet(pool: pool, caller: caller).map { Self.document($0.json, headers: headers) }
  }

  func discovery(
    pool: Substring,
    headers: HTTPFields,
    caller: Caller
  ) async -> Result<Response, PublicError> {
    await keySet(pool: pool, caller: caller).flatMap { keys in
      let issuer = "\(publicURL)/\(keys.pool)"
      let document = DiscoveryDocument(
        issuer: issuer,
        jwksURI: "\(issuer)/.well-known/jwks.json",
        tokenEndpoint: "\(publicURL)\(TokenEndpoint.path)",
        algorithms: Self.algorithms(keys.json)
      )
      let encoder = JSONEncoder()
      encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
      do {
        return .success(Self.document(Array(try encoder.encode(document)), headers: headers))
      } catch {
        logger.error("a discovery document could not be written", metadata: ["error": "\(error)"])
        return .failure(.internalError)
      }
    }
  }

  private func keySet(
    pool: Substring,
    caller: Caller
  ) async -> Result<(pool: UserPoolID, json: [UInt8]), PublicError> {
    guard let pool = UserPoolID(String(pool)) else { return .failure(Self.unknownPool(pool)) }
    do throws(RPCError) {
      let reply = try await publicKeys.getJSONWebKeySet(
        GetJSONWebKeySetRequest(userPoolId: pool.text),
        context: caller.context(within: callTime, isIdempotent: true)
      )
      return .success((pool, reply.json ?? []))
    } catch {
      guard error.code == .notFound else {
        logger.error(
          "the keys of a pool could not be had",
          metadata: [
            "request-id": "\(caller.requestID)", "reason": "\(error.reason)",
            "detail": "\(error.message)",
          ]
        )
        return .failure(.internalError)
      }
      return .failure(Self.unknownPool(pool.text[...]))
    }
  }

  private static func unknownPool(_ id: Substring) -> PublicError {
    PublicError(
      exception: "ResourceNotFoundException",
      status: .notFound,
      message: "User pool \(id.prefix(64)) does not exist."
    )
  }

  /// Short enough that a cache knows a new signing key soon after a rotation.
  private static let cacheControl = "public, max-age=300"

  private static func document(_ json: [UInt8], headers: HTTPFields) -> Response {
    let tag = "\"\(Hex.encode(Array(SHA256.digest(of: json).prefix(16))))\""
    var fields: HTTPFields = [.cacheControl: cacheControl, .eTag: tag]
    if headers[.ifNoneMatch] == tag {
      return Response(status: .notModified, headers: fields)
    }
    fields[.contentType] = "application/json"
    return Response(
      status: .ok,
      headers: fields,
      body: ResponseBody(byteBuffer: ByteBuffer(bytes: json))
    )
  }

  /// What the pool's keys sign with; RS256 is what OpenID Connect demands to be named.
  private static func algorithms(_ json: [UInt8]) -> [String] {
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
private struct DiscoveryDocument: Encodable {
  let issuer: String
  let jwksURI: String
  let tokenEndpoint: String
  let algorithms: [String]

  enum CodingKeys: String, CodingKey {
    case issuer
    case jwksURI = "jwks_uri"
    case tokenEndpoint = "token_endpoint"
    case authenticationMethods = "token_endpoint_auth_methods_supported"
    case grantTypes = "grant_types_supported"
    case algorithms = "id_token_signing_alg_values_supported"
    case responseTypes = "response_types_supported"
    case scopes = "scopes_supported"
    case subjectTypes = "subject_types_supported"
  }

  func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(issuer, forKey: .issuer)
    try container.encode(jwksURI, forKey: .jwksURI)
    try container.encode(tokenEndpoint, forKey: .tokenEndpoint)
    try container.encode(ClientCredentials.methods, forKey: .authenticationMethods)
    try container.encode([TokenEndpoint.grantType], forKey: .grantTypes)
    try container.encode(algorithms, forKey: .algorithms)
    try container.encode(["code", "token"], forKey: .responseTypes)
    try container.encode(["openid", "email", "phone", "profile"], forKey: .scopes)
    try container.encode(["public"], forKey: .subjectTypes)
  }
}
