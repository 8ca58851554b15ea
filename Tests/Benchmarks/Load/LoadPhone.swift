import Cryptography
import Foundation

/// An app of the interaction protocol with one account, as a phone keeps it.
struct LoadPhone: Sendable {
  static let pin = "24680"

  let user: String
  let poolName: String
  let key: SigningKey
  let accountKey: SigningKey
  let secret: [UInt8]
  var instance = ""
  var account = ""

  private var identity: SRPIdentity { SRPIdentity(group: poolName, user: instance) }

  /// What stands for a password (`INTERACTION.md`).
  private var pinInput: [UInt8] {
    let text = Array("gatehouse pin 1".utf8) + [0] + Array(Self.pin.utf8)
    return Array(Base64.encode(HMACKey(secret).authenticate(text)).utf8)
  }

  /// A request with its proof; throws on any other status.
  func send(
    _ path: String,
    _ body: [String: Any],
    over connection: Connection
  ) async throws -> [String: Any] {
    let bytes = try InteractionSubject.json(body)
    let address = "http://\(connection.host)\(InteractionSubject.root)\(path)"
    let claims: [String: Any] = [
      "htm": "POST", "htu": address, "iat": Int(Date().timeIntervalSince1970),
      "jti": UUID().uuidString, "bh": Base64URL.encode(SHA256.digest(of: bytes)),
    ]
    let header: [String: Any] = ["typ": "dpop+jwt", "jwk": Self.jwk(key)]
    return try await InteractionSubject.post(
      path,
      bytes,
      headers: [("dpop", try Self.jws(key, header, claims))],
      over: connection
    )
  }

  /// The signed yes of the account's key.
  func decision(_ session: String, _ digest: String) throws -> String {
    let name = account.isEmpty ? try Self.thumbprint(accountKey) : account
    return try Self.jws(
      accountKey,
      ["kid": name, "typ": "gatehouse-decision+jwt"],
      [
        "session": session, "digest": digest, "decision": "confirm", "account": name,
        "iat": Int(Date().timeIntervalSince1970),
      ]
    )
  }

  func newPIN() -> [String: Any] {
    let salt = SRP.salt(SecureRandom.bytes(16))
    let verifier = SRP.verifier(identity: identity, password: pinInput, salt: salt)
    return ["salt": Base64.encode(salt), "verifier": Base64.encode(verifier)]
  }

  /// The answer to a challenge by the PIN.
  func proof(of challenge: [String: Any]) throws -> [String: Any] {
    guard let text = challenge["block"] as? String, let block = Base64.decode(text),
      let salt = (challenge["salt"] as? String).flatMap(Base64.decode),
      let serverPublic = (challenge["serverPublic"] as? String).flatMap(Base64.decode)
    else { throw Gatehouse.Failure(description: "an incomplete challenge of a PIN") }
    let client = try SRP.Client()
    let sessionKey = try client.sessionKey(
      identity: identity,
      password: pinInput,
      salt: salt,
      serverPublic: serverPublic
    )
    let attempt = UUID().uuidString.lowercased()
    let signature = SRP.signature(
      key: sessionKey,
      identity: identity,
      secretBlock: block,
      timestamp: attempt
    )
    return [
      "attemptId": attempt, "block": text,
      "pin": [
        "clientPublic": Base64.encode(client.clientPublic), "proof": Base64.encode(signature),
      ],
    ]
  }

  static func jwk(_ key: SigningKey) -> [String: String] {
    Dictionary(key.verifyingKey.jwkParameters, uniquingKeysWith: { first, _ in first })
  }

  /// RFC 7638.
  private static func thumbprint(_ key: SigningKey) throws -> String {
    let members = try JSONSerialization.data(withJSONObject: jwk(key), options: .sortedKeys)
    return Base64URL.encode(SHA256.digest(of: Array(members)))
  }

  private static func jws(
    _ key: SigningKey,
    _ header: [String: Any],
    _ payload: [String: Any]
  ) throws -> String {
    let head = header.merging(["alg": "ES256"]) { $1 }
    let signed =
      try Base64URL.encode(InteractionSubject.json(head)) + "."
      + Base64URL.encode(InteractionSubject.json(payload))
    return signed + "." + Base64URL.encode(try key.sign(Array(signed.utf8)))
  }
}
