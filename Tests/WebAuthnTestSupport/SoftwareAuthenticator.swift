package import CBOR
package import Cryptography

/// An authenticator with one passkey, and the browser that it answers; everything that it says can be changed.
package struct SoftwareAuthenticator: Sendable {
  package let key: SigningKey
  /// The passkey's id.
  package var id: [UInt8]
  package var relyingPartyID: String
  package var origin: String
  package var crossOrigin: String? = "false"
  package var topOrigin: String?
  /// UP, UV, BE and BS, as a synced passkey of a telephone has them.
  package var flags: UInt8 = 0x01 | 0x04 | 0x08 | 0x10
  package var signCount: UInt32 = 0
  package var aaguid = [UInt8](repeating: 0, count: 16)
  package var userHandle: [UInt8]?
  package var transports: [String] = ["internal", "hybrid"]
  package var attachment: String? = "platform"
  /// A statement by the passkey itself, in place of none.
  package var attestsItself = false
  /// A format and a statement in place of the usual ones.
  package var statement: (format: String, value: CBORValue)?
  /// The key as it is told, in place of the right one.
  package var toldKey: CBORValue?
  /// What stands behind authenticator data.
  package var extensions: [UInt8] = []
  /// The id in the answer, where it is not the passkey's.
  package var toldID: [UInt8]?
  package var creationType = "webauthn.create"
  package var assertionType = "webauthn.get"

  /// A new passkey.
  package init(relyingPartyID: String, origin: String? = nil) throws(CryptographyError) {
    key = try SigningKey.generate(.es256)
    id = SecureRandom.bytes(32)
    self.relyingPartyID = relyingPartyID
    self.origin = origin ?? "https://\(relyingPartyID)"
  }

  /// The passkey's public key.
  package var coseKey: CBORValue {
    let parts = Dictionary(uniqueKeysWithValues: key.verifyingKey.jwkParameters)
    func coordinate(_ name: String) -> CBORValue {
      .bytes(parts[name].flatMap { Base64URL.decode($0) } ?? [])
    }
    return .map([
      .integer(1): .integer(2), .integer(3): .integer(-7), .integer(-1): .integer(1),
      .integer(-2): coordinate("x"), .integer(-3): coordinate("y"),
    ])
  }

  package func clientData(_ type: String, _ challenge: [UInt8]) -> [UInt8] {
    var text = #"{"type":"\#(type)","challenge":"\#(Base64URL.encode(challenge))""#
    text += #","origin":"\#(origin)""#
    if let crossOrigin { text += #","crossOrigin":\#(crossOrigin)"# }
    if let topOrigin { text += #","topOrigin":"\#(topOrigin)""# }
    return Array((text + "}").utf8)
  }

  private func head(_ flags: UInt8) -> [UInt8] {
    SHA256.digest(of: Array(relyingPartyID.utf8)) + [flags]
      + (0..<4).map { UInt8(truncatingIfNeeded: signCount >> (24 - 8 * $0)) }
  }

  /// What it says of a new passkey.
  package var creationData: [UInt8] {
    let count = [UInt8(truncatingIfNeeded: id.count >> 8), UInt8(truncatingIfNeeded: id.count)]
    return head(flags | 0x40) + aaguid + count + id + (toldKey ?? coseKey).encoded + extensions
  }

  /// The attestation object of a new passkey.
  package func attestationObject(_ clientData: [UInt8]) throws(CryptographyError) -> [UInt8] {
    var format = "none"
    var value = CBORValue.map([:])
    if attestsItself {
      format = "packed"
      let signature = try sign(creationData + SHA256.digest(of: clientData))
      value = .map([.text("alg"): .integer(-7), .text("sig"): .bytes(signature)])
    }
    return CBORValue.map([
      .text("fmt"): .text(statement?.format ?? format),
      .text("attStmt"): statement?.value ?? value,
      .text("authData"): .bytes(creationData),
    ]).encoded
  }

  /// What the browser hands over after the passkey was made.
  package func registration(_ challenge: [UInt8]) throws(CryptographyError) -> String {
    let clientData = clientData(creationType, challenge)
    let names = transports.map { "\"\($0)\"" }.joined(separator: ",")
    return answer(
      #""clientDataJSON":"\#(Base64URL.encode(clientData))","#
        + #""attestationObject":"\#(Base64URL.encode(try attestationObject(clientData)))","#
        + #""transports":[\#(names)]"#
    )
  }

  /// What the browser hands over after the passkey was used.
  package func assertion(_ challenge: [UInt8]) throws(CryptographyError) -> String {
    let clientData = clientData(assertionType, challenge)
    let data = head(flags) + extensions
    let signature = try sign(data + SHA256.digest(of: clientData))
    var response = #""clientDataJSON":"\#(Base64URL.encode(clientData))","#
    response += #""authenticatorData":"\#(Base64URL.encode(data))","#
    response += #""signature":"\#(Base64URL.encode(signature))""#
    if let userHandle { response += #","userHandle":"\#(Base64URL.encode(userHandle))""# }
    return answer(response)
  }

  private func answer(_ response: String) -> String {
    let id = Base64URL.encode(toldID ?? id)
    var text = #"{"id":"\#(id)","rawId":"\#(id)","type":"public-key","#
    if let attachment { text += #""authenticatorAttachment":"\#(attachment)","# }
    return text + #""clientExtensionResults":{},"response":{\#(response)}}"#
  }

  /// A signature in DER, as authenticators write it.
  private func sign(_ message: [UInt8]) throws(CryptographyError) -> [UInt8] {
    let raw = try key.sign(message)
    func number(_ scalar: ArraySlice<UInt8>) -> [UInt8] {
      var bytes = Array(scalar.drop { $0 == 0 })
      if bytes.first.map({ $0 >= 0x80 }) ?? true { bytes.insert(0, at: 0) }
      return [0x02, UInt8(bytes.count)] + bytes
    }
    let content = number(raw.prefix(32)) + number(raw.suffix(32))
    return [0x30, UInt8(content.count)] + content
  }
}
