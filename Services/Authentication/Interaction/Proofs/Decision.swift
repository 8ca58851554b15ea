internal import AuthenticationCore
internal import Cryptography
internal import Domain
internal import JOSE

/// What an account's key signed about a session (USR-24): evidence of what the user saw and decided.
///
/// Its `iat` is recorded and not compared: only proofs look at the phone's clock (USR-41).
struct Decision: Sendable {
  /// What the decision has to say.
  struct Expectation: Sendable {
    let session: InteractionSession
    /// ``Decision/confirm`` or ``Decision/decline``.
    let decision: String
    /// The account; of an enrolment the thumbprint of its key.
    let account: String
    let userInput: String?
  }

  /// The JWS as it came.
  let text: String
  /// Whose signature it has.
  let key: P256PublicKey

  static let confirm = "confirm"
  static let decline = "decline"

  static let type = "gatehouse-decision+jwt"
  private static let maxBytes = 8192

  /// Reads the member `decision`, signed by the key and about nothing else than what is expected.
  init(
    _ body: CallBody,
    by key: P256PublicKey,
    expecting expected: Expectation
  ) throws(AuthenticationFailure) {
    self.key = key
    text = try body.requiredText("decision", max: Self.maxBytes)
    guard let token = CompactToken(Array(text.utf8)), token.type == Self.type,
      token.keyID == expected.account, key.signed(token)
    else { throw Self.refusal }
    let claims = try CallBody(bytes: token.payload)
    let hash = expected.userInput.map {
      Base64URL.encode(SHA256.digest(of: Array($0.utf8)))
    }
    guard try claims.text("session", max: 64) == expected.session.id,
      try claims.text("digest", max: 64) == expected.session.digest,
      try claims.text("decision", max: 16) == expected.decision,
      try claims.text("account", max: 128)?.exact == expected.account.exact,
      try claims.text("userInputHash", max: 64) == hash,
      try claims.number("iat", in: 0...Int64(1) << 40) != nil
    else { throw Self.refusal }
  }

  /// What the member `decision` of a body says, before its signature is checked; nil without one.
  static func word(in body: CallBody) throws(AuthenticationFailure) -> String? {
    guard let text = try body.text("decision", max: maxBytes) else { return nil }
    return try word(of: text)
  }

  /// What a JWS says, before its signature is checked; nil for text that is no JWS.
  static func word(of text: String) throws(AuthenticationFailure) -> String? {
    guard let token = CompactToken(Array(text.utf8)) else { return nil }
    return try CallBody(bytes: token.payload).text("decision", max: 16)
  }

  private static let refusal = AuthenticationFailure.interaction(
    .invalidProof,
    "The decision is not about this session, or not signed by the account."
  )
}

extension InteractionChange {
  /// Keeps a decision as evidence, with the key that checks it: the account may go before it does.
  mutating func keep(_ signed: Decision) {
    decision = signed.text
    accountKey = Base64URL.encode(signed.key.point)
  }
}
