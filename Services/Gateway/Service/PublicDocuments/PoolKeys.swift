internal import Cryptography
internal import Domain
internal import GatehouseMessages
internal import GatehouseStubs
internal import HTTPTypes
internal import HummingbirdCore
internal import Logging
internal import NIOCore
internal import RPC

/// What the public documents of an issuer are made of: its signing keys.
struct PoolKeys: Sendable {
  private let publicKeys: PublicKeysClient
  private let callTime: Duration
  private let logger: Logger

  init(_ parts: EndpointParts) {
    publicKeys = PublicKeysClient(parts.channels.tokenIssuance)
    callTime = parts.limits.callTime
    logger = parts.logger
  }

  /// The keys of the pool that the request's address names, as JSON.
  func keySet(
    for request: EndpointRequest
  ) async throws(PublicError) -> (pool: UserPoolID, json: [UInt8]) {
    let named = request.path["pool"] ?? ""
    guard let pool = UserPoolID(String(named)) else { throw Self.unknownPool(named) }
    return (pool, try await keySet(of: pool.text, for: request.caller))
  }

  /// The keys of identity pools' tokens, as JSON.
  func identityKeySet(for request: EndpointRequest) async throws(PublicError) -> [UInt8] {
    try await keySet(of: "identity", for: request.caller)
  }

  private func keySet(of owner: String, for caller: Caller) async throws(PublicError) -> [UInt8] {
    do throws(RPCError) {
      let reply = try await publicKeys.getJSONWebKeySet(
        GetJSONWebKeySetRequest(userPoolId: owner),
        context: caller.context(within: callTime, isIdempotent: true)
      )
      return reply.json ?? []
    } catch {
      guard error.code == .notFound else {
        logger.error(
          "the keys of a pool could not be had",
          metadata: [
            "request-id": "\(caller.requestID)", "reason": "\(error.reason)",
            "detail": "\(error.message)",
          ]
        )
        throw .internalError
      }
      throw Self.unknownPool(owner[...])
    }
  }

  private static func unknownPool(_ id: Substring) -> PublicError {
    PublicError(
      exception: "ResourceNotFoundException",
      status: .notFound,
      message: "User pool \(id.prefix(64)) does not exist."
    )
  }
}

extension Answer {
  /// Short enough that a cache knows a new signing key soon after a rotation.
  private static let cacheControl = "public, max-age=300"

  /// A pool's public document, or that the client's copy is still right.
  init(publicDocument json: [UInt8], to request: EndpointRequest) {
    let tag = "\"\(Hex.encode(Array(SHA256.digest(of: json).prefix(16))))\""
    var fields: HTTPFields = [.cacheControl: Self.cacheControl, .eTag: tag]
    guard request.http.headers[.ifNoneMatch] != tag else {
      self.init(response: Response(status: .notModified, headers: fields))
      return
    }
    fields[.contentType] = "application/json"
    self.init(
      response: Response(
        status: .ok,
        headers: fields,
        body: ResponseBody(byteBuffer: ByteBuffer(bytes: json))
      )
    )
  }
}
