/// What is left of a sign-in once its second factor is given, or where none applies.
enum AfterSecondFactor: Sendable, Hashable {
  case tokens
  /// Tokens, and the key of a device that the client may confirm.
  case tokensAndNewDevice
  /// Tokens bound to the device that the client names, which is tracked and does not count as proved.
  case tokensToTrackedDevice
  /// The device that the client names still has to be proved.
  case deviceProof
}
