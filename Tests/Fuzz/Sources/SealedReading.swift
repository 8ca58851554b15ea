internal import AuthenticationMessages
internal import Cryptography
internal import Protobuf

/// Reads what a client sends back sealed: the Session of a sign-in, a secret block; and what is in it, which
/// another version of the service wrote.
enum SealedReading {
  private static let key = [UInt8](repeating: 7, count: 32)
  private static let place = Array("sign_in_state|custom_challenge|us-east-1_123456789|client".utf8)

  static func read(_ bytes: [UInt8]) {
    guard let sealer = try? Sealer(keys: [1: key], current: 1) else { return }
    let text = Base64URL.decode(String(decoding: bytes, as: UTF8.self))
    for sealed in [bytes, text ?? []] {
      _ = Sealer.keyID(of: sealed)
      // No fuzzer has the key.
      precondition((try? sealer.openCarried(sealed, associatedData: place)) == nil)
    }
    guard let state = try? SealedSignInState(decoding: bytes.span) else { return }
    guard let written = try? state.encoded(),
      let sealed = try? sealer.seal(written, associatedData: place),
      let opened = try? sealer.openCarried(sealed, associatedData: place)
    else { preconditionFailure("a state that was read cannot be sealed") }
    precondition((try? SealedSignInState(decoding: opened.span)) == state)
    // At another step it is made up.
    precondition((try? sealer.openCarried(sealed, associatedData: place + [0])) == nil)
  }
}
