import Cryptography
import JOSE
import Testing

@Suite struct PublishedKeysTests {
  let keys = PublishedKeys(json: Array(ForeignTokens.keySet.utf8))

  @Test("a token that another implementation signed is proved", arguments: JWSAlgorithm.allCases)
  func foreign(_ algorithm: JWSAlgorithm) throws {
    let text = try #require(ForeignTokens.tokens[algorithm.rawValue])
    let token = try #require(CompactToken(Array(text.utf8)))
    #expect(token.algorithm == algorithm)
    #expect(keys?.verdict(on: token) == .proved)
    let parts = text.split(separator: ".").map(String.init)
    let other = Base64URL.encode(Array(#"{"sub":"2"}"#.utf8))
    let changed = try #require(CompactToken(Array("\(parts[0]).\(other).\(parts[2])".utf8)))
    #expect(keys?.verdict(on: changed) == .forged)
  }

  @Test("a token cannot choose another algorithm for its key, none, or a keyed hash")
  func algorithms() throws {
    let parts = try #require(ForeignTokens.tokens["RS256"]).split(separator: ".").map(String.init)
    for algorithm in ["none", "None", "HS256", "RS512", "PS256", "ES256", "rs256", ""] {
      let header = Base64URL.encode(Array(#"{"alg":"\#(algorithm)","kid":"RS256"}"#.utf8))
      for signature in [parts[2], ""] {
        let text = "\(header).\(parts[1]).\(signature)"
        let token = try #require(CompactToken(Array(text.utf8)))
        #expect(keys?.verdict(on: token) == .forged, "\(algorithm)")
      }
    }
  }

  @Test("HS256 with the public key as its secret is forged (RFC 8725 §2.1)")
  func keyedHash() throws {
    let header = Base64URL.encode(Array(#"{"alg":"HS256","kid":"RS256"}"#.utf8))
    let signedPart = "\(header).\(Base64URL.encode(Array(#"{"sub":"1"}"#.utf8)))"
    let mac = HMACKey(Array(ForeignTokens.keySet.utf8)).authenticate(Array(signedPart.utf8))
    let token = try #require(CompactToken(Array("\(signedPart).\(Base64URL.encode(mac))".utf8)))
    #expect(keys?.verdict(on: token) == .forged)
  }

  @Test("a key on a curve takes ES256 alone, and no other form of a signature (E.1.16)")
  func curve() throws {
    let key = try SigningKey.generate(.es256)
    let members = key.verifyingKey.jwkParameters.map { #""\#($0.0)":"\#($0.1)""# }
    let json = "{\"keys\":[{\"kid\":\"a\",\"alg\":\"ES256\",\(members.joined(separator: ","))}]}"
    let set = try #require(PublishedKeys(json: Array(json.utf8)))
    func verdict(
      _ algorithm: String,
      _ sign: ([UInt8]) throws -> [UInt8]
    ) throws -> PublishedKeys.Verdict {
      let header = Base64URL.encode(Array(#"{"alg":"\#(algorithm)","kid":"a"}"#.utf8))
      let signedPart = "\(header).\(Base64URL.encode(Array(#"{"sub":"1"}"#.utf8)))"
      let signature = Base64URL.encode(try sign(Array(signedPart.utf8)))
      return set.verdict(on: try #require(CompactToken(Array("\(signedPart).\(signature)".utf8))))
    }
    #expect(try verdict("ES256", key.sign) == .proved)
    for other in ["RS256", "PS256", "ES384", "ES512", "HS256", "none", "es256", "EdDSA"] {
      #expect(try verdict(other, key.sign) == .forged, "\(other)")
      #expect(try verdict(other) { _ in [] } == .forged, "\(other)")
    }
    let secrets = [json] + key.verifyingKey.jwkParameters.map(\.1)
    for secret in secrets {
      for name in ["HS256", "ES256"] {
        #expect(
          try verdict(name) { HMACKey(Array(secret.utf8)).authenticate($0) } == .forged
        )
      }
    }
    let zero = [UInt8](repeating: 0, count: 32)
    #expect(try verdict("ES256") { zero + Array(try key.sign($0).suffix(32)) } == .forged)
    #expect(try verdict("ES256") { Array(try key.sign($0).prefix(32)) + zero } == .forged)
    #expect(try verdict("ES256") { Array(try key.sign($0).dropLast()) } == .forged)
    #expect(try verdict("ES256") { try key.sign($0) + [0] } == .forged)
  }

  @Test("a salt of another length than the digest is forged (RFC 7518 §3.5)")
  func shortSalt() throws {
    let token = try #require(CompactToken(Array(ForeignTokens.shortSalt.utf8)))
    #expect(keys?.verdict(on: token) == .forged)
  }

  @Test("a key that is not in the set is unknown, also where a token names none of several")
  func unknown() throws {
    for name in [#","kid":"RS255""#, ""] {
      let parts = try #require(ForeignTokens.tokens["RS256"]).split(separator: ".")
      let header = Base64URL.encode(Array(#"{"alg":"ES256"\#(name)}"#.utf8))
      let token = try #require(CompactToken(Array("\(header).\(parts[1]).\(parts[2])".utf8)))
      let few = PublishedKeys(json: Array(#"{"keys":[]}"#.utf8))
      #expect(few?.verdict(on: token) == .unknownKey)
      if !name.isEmpty { #expect(keys?.verdict(on: token) == .unknownKey) }
    }
  }

  @Test("a token without a name is proved by the only key")
  func only() throws {
    let key = try SigningKey.generate(.es256)
    let members = key.verifyingKey.jwkParameters.map { #""\#($0.0)":"\#($0.1)""# }
    let set = "{\"keys\":[{\(members.joined(separator: ","))}]}"
    let header = Base64URL.encode(Array(#"{"alg":"ES256"}"#.utf8))
    let signedPart = "\(header).e30"
    let signature = Base64URL.encode(try key.sign(Array(signedPart.utf8)))
    let token = try #require(CompactToken(Array("\(signedPart).\(signature)".utf8)))
    #expect(PublishedKeys(json: Array(set.utf8))?.verdict(on: token) == .proved)
    #expect(keys?.verdict(on: token) == .forged)
  }

  @Test(
    "a key that cannot be used is left out",
    arguments: [
      #"{"kty":"oct","k":"AAAA","kid":"a"}"#,
      #"{"kty":"RSA","n":"AQAB","e":"AQAB","kid":"a"}"#,
      #"{"kty":"RSA","n":"","e":"","kid":"a"}"#,
      #"{"kty":"EC","crv":"P-256","x":"AQ","y":"AQ","kid":"a"}"#,
      #"{"kty":"EC","crv":"P-256K","x":"AQ","y":"AQ","kid":"a"}"#,
      #"{"kid":"a"}"#, #"7"#, #"{"kty":1,"kid":"a"}"#,
    ]
  )
  func unusable(_ key: String) throws {
    let header = Base64URL.encode(Array(#"{"alg":"RS256","kid":"a"}"#.utf8))
    let token = try #require(CompactToken(Array("\(header).e30.AQAB".utf8)))
    let set = try #require(PublishedKeys(json: Array(#"{"keys":[\#(key)]}"#.utf8)))
    #expect(set.verdict(on: token) == .unknownKey)
  }

  @Test("a point beside its curve and an even exponent make no key")
  func badNumbers() {
    let coordinate = [UInt8](repeating: 7, count: 32)
    #expect(throws: CryptographyError.invalidKey) {
      try PublicSignatureKey(curve: .p256, x: coordinate, y: coordinate)
    }
    let modulus = [UInt8](repeating: 0xFF, count: 256)
    for exponent in [[], [1], [2], [UInt8](repeating: 1, count: 9)] as [[UInt8]] {
      #expect(throws: CryptographyError.invalidKey) {
        try PublicSignatureKey(rsaModulus: modulus, exponent: exponent)
      }
    }
    #expect(throws: CryptographyError.invalidKey) {
      try PublicSignatureKey(rsaModulus: Array(modulus.prefix(128)), exponent: [1, 0, 1])
    }
    #expect(throws: CryptographyError.invalidKey) {
      let long = [UInt8](repeating: 0xFF, count: 1280)
      return try PublicSignatureKey(rsaModulus: long, exponent: [3])
    }
  }

  @Test("what is no set of keys is refused", arguments: ["", "[]", "{}", #"{"keys":{}}"#])
  func noSet(_ json: String) {
    #expect(PublishedKeys(json: Array(json.utf8)) == nil)
  }
}
