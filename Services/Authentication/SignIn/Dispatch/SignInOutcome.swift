internal import AuthenticationCore
internal import AuthenticationTokens
internal import GatehouseMessages

/// What a request of a sign-in comes to.
enum SignInOutcome: Sendable {
  /// Something is asked.
  case asked(SignInAnswer)
  /// Everything is proved.
  case ended(EndedSignIn)
  /// REFRESH_TOKEN_AUTH, which is no sign-in.
  case refreshed(AuthenticationResultType)
}

/// A sign-in that has ended, with what the request that ended it shows beside its tokens.
struct EndedSignIn: Sendable {
  let signIn: AuthenticatedSignIn
  let subject: SignInContext
  /// The device that the client was given.
  let newDevice: NewDeviceMetadataType?
  let recoveryCodes: FreshRecoveryCodes?
  /// The challenge that may be answered once more where the device turns out to be forgotten.
  let answeredChallenge: [UInt8]?
}
