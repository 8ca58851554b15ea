/// What is left of a sign-in once its second factor is given, or where none applies.
///
/// The raw value travels in the sealed session between a second factor's challenge and its answer.
enum AfterSecondFactor: String, Sendable, Hashable {
  case tokens
  /// Tokens, and the key of a device that the client may confirm.
  case tokensAndNewDevice = "tokens_and_new_device"
  /// The device that the client names still has to be proved.
  case deviceProof = "device_proof"
}
