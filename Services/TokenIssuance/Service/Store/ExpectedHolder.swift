internal import TokenIssuanceMessages

/// The user and the device that the calling service assumes for a refresh token.
///
/// It has looked them up already. If they are not the token's own, nothing is done.
struct ExpectedHolder: Sendable, Hashable {
  let sub: String
  /// Nil if the caller accepts any device.
  let deviceKey: String?

  init(_ holder: TokenHolder) throws(TokenIssuanceFailure) {
    sub = try required(holder.sub, "holder.sub")
    deviceKey = holder.deviceKey
  }

  func holds(_ chain: ChainRecord) -> Bool {
    chain.sub == sub && (deviceKey == nil || chain.deviceKey == deviceKey)
  }
}
