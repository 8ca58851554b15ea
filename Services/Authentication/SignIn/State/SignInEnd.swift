internal import PublicOperations

/// Which tokens a sign-in ends in.
enum SignInEnd: Sendable, Hashable {
  case tokens
  /// Tokens, and the key of a device that the client may confirm.
  case newDevice
  /// A page's sign-in from a browser that counts as no device, or as none that is remembered: it is remembered
  /// where pool and user want it.
  case browser
  /// Tokens bound to the device of this key, which is tracked and does not count as proved.
  case trackedDevice(String)
  /// Tokens bound to the device of this key, which was proved.
  case provedDevice(String)

  var provedDevice: String? {
    switch self {
    case .provedDevice(let key): key
    case .tokens, .newDevice, .browser, .trackedDevice: nil
    }
  }

  /// As hours count the sign-in.
  var countedDevice: CountedDevice {
    switch self {
    case .tokens: .none
    case .newDevice, .browser: .new
    case .trackedDevice: .known
    case .provedDevice: .proved
    }
  }
}
