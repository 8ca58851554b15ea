internal import Cryptography
internal import Domain
internal import GatehouseMessages
internal import GatehouseStubs
internal import HTTPTypes
internal import HummingbirdCore
internal import Logging
internal import NIOCore
internal import RPC

/// What a pool's public documents are made of: its signing keys.
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
    let caller = request.caller
    let named = request.path["pool"] ?? ""
    guard let pool = UserPoolID(String(named)) else { throw Self.unknownPool(named) }
    do throws(RPCError) {
      let reply = try await publicKeys.getJSONWebKeySet(
        GetJSONWebKeySetRequest(userPoolId: pool.text),
        context: caller.context(within: callTime, isIdempotent: true)
      )
      return (pool, reply.json ?? [])
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
      throw Self.unknownPool(named)
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
