internal import CBOR
internal import Cryptography
internal import WebAuthn

/// Reads what a browser hands over and what an authenticator says, the second also within the first.
enum PasskeyReading {
  private static let expected = ExpectedCeremony(
    relyingParty: RelyingParty(id: "example.com"),
    challenge: [UInt8](repeating: 0, count: 32),
    needsUserVerification: false
  )
  /// The example key of RFC 7515 §A.3.
  private static let key = try? COSEKey(
    encoded: [0xA5, 0x01, 0x02, 0x03, 0x26, 0x20, 0x01, 0x21, 0x58, 0x20]
      + (Base64URL.decode("f83OJ3D2xF1Bg8vub9tLe1gHMzV76e8Tus9uPHvRVEU") ?? [])
      + [0x22, 0x58, 0x20]
      + (Base64URL.decode("x_FEzRu9m36HLN_tue659LNpXW6pCyStikYjKIWI5a0") ?? [])
  )

  static func read(_ bytes: [UInt8]) {
    if let value = try? CBORReader.value(of: bytes) {
      precondition(bytes.count <= CBORReader.maxBytes)
      _ = value.hashValue
    }
    _ = try? COSEKey(encoded: bytes)
    if let data = try? AuthenticatorData(bytes) {
      precondition(data.flags.contains(.attested) == (data.credential != nil))
    }
    read(json: String(decoding: bytes, as: UTF8.self))
    for member in ["attestationObject", "authenticatorData"] {
      read(
        json: """
          {"id":"AAAA","type":"public-key","response":{"clientDataJSON":"\(clientData(member))",
          "\(member)":"\(Base64URL.encode(bytes))","signature":"MAYCAQECAQE"}}
          """
      )
    }
  }

  private static func read(json: String) {
    guard let response = try? CredentialResponse(json: json) else { return }
    if let made = try? response.registered(as: expected) {
      precondition(made.id == response.id && AttestedCredential.idCounts.contains(made.id.count))
    }
    // No fuzzer has the private key.
    if let key { precondition((try? response.asserted(by: key, as: expected)) == nil) }
  }

  private static func clientData(_ member: String) -> String {
    let type = member == "attestationObject" ? "webauthn.create" : "webauthn.get"
    let challenge = Base64URL.encode([UInt8](repeating: 0, count: 32))
    let json = #"{"type":"\#(type)","challenge":"\#(challenge)","origin":"https://example.com"}"#
    return Base64URL.encode(Array(json.utf8))
  }
}
