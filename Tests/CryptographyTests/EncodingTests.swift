import Cryptography
import Testing

@Suite struct EncodingTests {
  @Test("base 64 is that of RFC 4648 §10")
  func base64() {
    let cases = [
      ("", ""), ("f", "Zg=="), ("fo", "Zm8="), ("foo", "Zm9v"), ("foob", "Zm9vYg=="),
      ("fooba", "Zm9vYmE="), ("foobar", "Zm9vYmFy"),
    ]
    for (plain, encoded) in cases {
      #expect(Base64.encode(Array(plain.utf8)) == encoded)
      #expect(Base64.decode(encoded) == Array(plain.utf8))
      let bare = String(encoded.prefix { $0 != "=" })
      #expect(Base64URL.encode(Array(plain.utf8)) == bare)
      #expect(Base64URL.decode(bare) == Array(plain.utf8))
    }
  }

  @Test("every length survives both alphabets")
  func lengths() {
    for count in 0..<200 {
      let bytes = SecureRandom.bytes(count)
      #expect(Base64.decode(Base64.encode(bytes)) == bytes)
      #expect(Base64URL.decode(Base64URL.encode(bytes)) == bytes)
      #expect(Hex.decode(Hex.encode(bytes)) == bytes)
    }
  }

  @Test("the alphabets differ in their last two digits")
  func alphabets() {
    #expect(Base64.encode([0xFB, 0xFF]) == "+/8=")
    #expect(Base64URL.encode([0xFB, 0xFF]) == "-_8")
    #expect(Base64.decode("-_8=") == nil)
    #expect(Base64URL.decode("+/8") == nil)
  }

  @Test("a second spelling of the same bytes is refused")
  func strictness() {
    for text in [
      "Zg", "Zg=", "Zh==", "Zm9=", "Z===", "====", "=", "Zg==\n", " Zg==", "Zm9v=", "Zg==Zg==",
    ] {
      #expect(Base64.decode(text) == nil)
    }
    for text in ["Z", "Zh", "Zm9", "Zg==", "Zm 8", "Zm8\u{0}", "Zmö"] {
      #expect(Base64URL.decode(text) == nil)
    }
  }

  @Test("hexadecimal accepts both cases and nothing else")
  func hex() {
    #expect(Hex.decode("00ffAB") == [0, 255, 0xAB])
    #expect(Hex.decode("0") == nil)
    #expect(Hex.decode("0g") == nil)
    #expect(Hex.decode("ä") == nil)
    #expect(Hex.encode([0, 255]) == "00ff")
  }
}
