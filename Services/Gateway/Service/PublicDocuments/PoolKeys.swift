internal import Logging
internal import RPC
internal import TokenIssuanceMessages
internal import TokenIssuanceStubs

/// What the public documents of an issuer are made of: its signing keys.
struct PoolKeys: Sendable {
  private let publicKeys: PublicKeysClient
  private let callTime: Duration
  private let logger: Logger

  init(_ tokenIssuance: any RPCChannel, callTime: Duration, logger: Logger) {
    publicKeys = PublicKeysClient(tokenIssuance)
    self.callTime = callTime
    self.logger = logger
  }

  /// The keys of a user pool, or of the identity pools, as JSON.
  func keySet(of owner: String, for caller: Caller) async throws(PublicError) -> [UInt8] {
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
      throw .unknownPool(owner[...])
    }
  }
}
