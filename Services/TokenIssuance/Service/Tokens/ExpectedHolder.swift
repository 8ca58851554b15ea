internal import GatehouseMessages

/// Whose refresh token the calling service takes a token for, before it was told.
///
/// The user and the device that it has looked up already are the token's own, or nothing is done.
struct ExpectedHolder: Sendable, Hashable {
  let sub: String
  /// Nil where the caller does not mind the device.
  let deviceKey: String?

  init(_ holder: TokenHolder) throws(TokenIssuanceFailure) {
    sub = try required(holder.sub, "holder.sub")
    deviceKey = holder.deviceKey
  }

  func holds(_ chain: ChainRecord) -> Bool {
    chain.sub == sub && (deviceKey == nil || chain.deviceKey == deviceKey)
  }
}
