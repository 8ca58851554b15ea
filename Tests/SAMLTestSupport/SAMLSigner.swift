package import Cryptography

/// A provider's key with its certificate: signs XML as providers do.
///
/// It writes canonical XML itself, so that nothing of the code under test takes part in a signature.
package struct SAMLSigner: Sendable {
  package let key: SigningKey
  /// X.509 in DER; its own signature is none, because only the key counts.
  package let certificate: [UInt8]

  /// Made once in a process: RSA keys cost a tenth of a second.
  package static let provider = try? SAMLSigner()
  /// Another one, whose certificate no provider names.
  package static let stranger = try? SAMLSigner()

  package init(
    _ algorithm: SignatureAlgorithm = .rs256,
    notBefore: String = "20200101000000Z",
    notAfter: String = "21200101000000Z"
  ) throws(CryptographyError) {
    key = try SigningKey.generate(algorithm)
    certificate = Self.certificate(key, notBefore, notAfter)
  }

  /// The octets of an element with one signature in it.
  ///
  /// `canonical` is the element in exclusive canonical form, without the signature, whose place is
  /// after the first `</saml:Issuer>`.
  package func signed(
    _ canonical: String,
    id: String,
    changing change: SignatureChange = SignatureChange()
  ) throws(CryptographyError) -> String {
    let signature = try signature(over: canonical, id: id, change)
    return Self.inserting(signature, into: canonical)
  }

  /// The element Signature over a canonical element.
  package func signature(
    over canonical: String,
    id: String,
    _ change: SignatureChange = SignatureChange()
  ) throws(CryptographyError) -> String {
    let digest = Base64.encode(SHA256.digest(of: Array(canonical.utf8)))
    let info = change.signedInfo(
      reference: change.reference ?? "#\(id)",
      digest: digest,
      method: change.method ?? Self.method(key.algorithm)
    )
    let signed = "<ds:SignedInfo xmlns:ds=\"\(SAMLSample.signatureSpace)\">" + info
    let value = Base64.encode(try key.sign(Array(signed.utf8)))
    return "<ds:Signature xmlns:ds=\"\(SAMLSample.signatureSpace)\"><ds:SignedInfo>" + info
      + "<ds:SignatureValue>\(value)</ds:SignatureValue>"
      + "<ds:KeyInfo><ds:X509Data><ds:X509Certificate>\(Base64.encode(certificate))"
      + "</ds:X509Certificate></ds:X509Data></ds:KeyInfo>\(change.afterKeyInfo)</ds:Signature>"
  }

  /// Puts a signature after the first issuer.
  package static func inserting(_ signature: String, into element: String) -> String {
    let end = "</saml:Issuer>"
    guard let place = element.range(of: end) else { return element }
    return element[..<place] + end + signature + element[place...].dropFirst(end.count)
  }

  private static func method(_ algorithm: SignatureAlgorithm) -> String {
    switch algorithm {
    case .rs256: "http://www.w3.org/2001/04/xmldsig-more#rsa-sha256"
    case .es256: "http://www.w3.org/2001/04/xmldsig-more#ecdsa-sha256"
    }
  }

  // RFC 5280 §4.1.
  private static func certificate(
    _ key: SigningKey,
    _ notBefore: String,
    _ notAfter: String
  ) -> [UInt8] {
    let time = { (text: String) in DERWriter.value(0x18, Array(text.utf8)) }
    // sha256WithRSAEncryption, whatever the key is.
    let algorithm = DERWriter.sequence([
      [0x06, 0x09, 0x2A, 0x86, 0x48, 0x86, 0xF7, 0x0D, 0x01, 0x01, 0x0B], [0x05, 0x00],
    ])
    let name = DERWriter.sequence([
      DERWriter.value(
        0x31,
        DERWriter.sequence([
          [0x06, 0x03, 0x55, 0x04, 0x03], DERWriter.value(0x0C, Array("idp".utf8)),
        ])
      )
    ])
    let content = DERWriter.sequence([
      DERWriter.value(0xA0, DERWriter.integer([2])), DERWriter.integer([1]), algorithm, name,
      DERWriter.sequence([time(notBefore), time(notAfter)]), name, publicKey(key),
    ])
    return DERWriter.sequence([
      content, algorithm, DERWriter.bitString([UInt8](repeating: 1, count: 256)),
    ])
  }

  private static func publicKey(_ key: SigningKey) -> [UInt8] {
    let parameters = Dictionary(uniqueKeysWithValues: key.verifyingKey.jwkParameters)
    let number = { (name: String) in Base64URL.decode(parameters[name] ?? "") ?? [] }
    switch key.algorithm {
    case .rs256:
      let rsa: [UInt8] = [0x06, 0x09, 0x2A, 0x86, 0x48, 0x86, 0xF7, 0x0D, 0x01, 0x01, 0x01]
      return DERWriter.sequence([
        DERWriter.sequence([rsa, [0x05, 0x00]]),
        DERWriter.bitString(
          DERWriter.sequence([DERWriter.integer(number("n")), DERWriter.integer(number("e"))])
        ),
      ])
    case .es256:
      let ec: [UInt8] = [0x06, 0x07, 0x2A, 0x86, 0x48, 0xCE, 0x3D, 0x02, 0x01]
      let p256: [UInt8] = [0x06, 0x08, 0x2A, 0x86, 0x48, 0xCE, 0x3D, 0x03, 0x01, 0x07]
      return DERWriter.sequence([
        DERWriter.sequence([ec, p256]), DERWriter.bitString([4] + number("x") + number("y")),
      ])
    }
  }
}

extension String {
  /// Where a text begins; nil where it does not stand.
  fileprivate func range(of text: String) -> Index? {
    firstRange(of: text)?.lowerBound
  }
}
