internal import AuthenticationProviderSignIn

/// The user that an outside provider's token has proved.
struct ProvedSubject: Sendable {
  let user: ProvedIdentity
  /// In seconds since 1970: the token is not believed from then on.
  let expiresAt: Int64
  let spendKey: [UInt8]
}
