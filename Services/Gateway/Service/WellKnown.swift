internal import Cryptography
internal import Domain
internal import FoundationEssentials
internal import GatehouseMessages
internal import GatehouseStubs
internal import HTTPTypes
internal import HummingbirdCore
internal import JSON
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
    await keySet(pool: pool, caller: caller).map { keys in
      let issuer = "\(publicURL)/\(keys.pool)"
      let document = DiscoveryDocument(
        issuer: issuer,
        jwksURI: "\(issuer)/.well-known/jwks.json",
        tokenEndpoint: "\(publicURL)\(TokenEndpoint.path)",
        algorithms: Self.algorithms(keys.json)
      )
      return Self.document(JSONWriter.bytes(of: document), headers: headers)
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
private struct DiscoveryDocument: JSONWritable {
  let issuer: String
  let jwksURI: String
  let tokenEndpoint: String
  let algorithms: [String]

  func write(to json: inout JSONWriter) {
    json.beginObject()
    json.member("grant_types_supported", [TokenEndpoint.grantType])
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
