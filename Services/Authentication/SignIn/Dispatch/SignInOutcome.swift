package import AuthenticationCore
package import AuthenticationMessages
package import AuthenticationTokens

/// What a request of a sign-in comes to.
package enum SignInOutcome: Sendable {
  /// Something is asked.
  case asked(SignInAnswer)
  /// Everything is proved.
  case ended(EndedSignIn)
  /// REFRESH_TOKEN_AUTH, which is no sign-in.
  case refreshed(AuthenticationResultType)
}

/// A sign-in that has ended, with what the request that ended it shows beside its tokens.
package struct EndedSignIn: Sendable {
  package let signIn: AuthenticatedSignIn
  package let subject: SignInContext
  /// The device that the client was given.
  package let newDevice: NewDeviceMetadataType?
  /// The secret that the browser is to keep; nil where it keeps what it has.
  package let browserCookie: [UInt8]?
  package let recoveryCodes: FreshRecoveryCodes?
  /// The challenge that may be answered once more where the device turns out to be forgotten.
  let answeredChallenge: [UInt8]?
}
