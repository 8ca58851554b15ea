internal import AuthenticationCore
internal import Cryptography
internal import JOSE

/// What a confirmation says.
struct Confirmation: Sendable {
  let account: String?
  /// The new account's key; nil unless the session enrols.
  let key: P256PublicKey?
  let userInput: String?
  /// The hash of all that counts: the app signs anew where it asks again.
  let hash: [UInt8]

  init(_ body: CallBody, of session: InteractionSession) throws(AuthenticationFailure) {
    account = try body.text("account", max: 128)
    userInput = try body.text("userInput", max: 4096)
    if try body.object("accountKey") != nil, let json = body.json("accountKey") {
      guard let key = P256PublicKey(jwk: Array(json.utf8)) else {
        throw body.fault("accountKey", "must be a public key on P-256")
      }
      self.key = key
    } else {
      key = nil
    }
    let parts = [
      session.id, account ?? "", key.map { Base64URL.encode($0.point) } ?? "", userInput ?? "",
    ]
    hash = SHA256.digest(of: parts.flatMap { SHA256.digest(of: Array($0.utf8)) })
  }

  /// The decision, which the key has to have signed.
  func decision(
    _ body: CallBody,
    of session: InteractionSession,
    account: String,
    by key: P256PublicKey
  ) throws(AuthenticationFailure) -> Decision {
    try Decision(
      body,
      by: key,
      expecting: Decision.Expectation(
        session: session,
        decision: Decision.confirm,
        account: account,
        userInput: userInput
      )
    )
  }
}
