import Cryptography
import Testing

@Suite("One-time passwords")
struct TOTPTests {
  /// RFC 6238, appendix B, SHA1.
  static let vectors: [(seconds: Int64, code: String)] = [
    (59, "94287082"), (1_111_111_109, "07081804"), (1_111_111_111, "14050471"),
    (1_234_567_890, "89005924"), (2_000_000_000, "69279037"), (20_000_000_000, "65353130"),
  ]
  static let totp = TOTP(secret: Array("12345678901234567890".utf8))

  @Test("give the codes of RFC 6238", arguments: vectors)
  func vector(seconds: Int64, code: String) {
    let step = TOTP.step(atUnixSeconds: seconds)
    #expect(Self.totp.code(atStep: step, digits: 8) == code)
    #expect(Self.totp.code(atStep: step) == String(code.suffix(6)))
  }

  @Test("are accepted one step early and late, and no further")
  func window() {
    let now: Int64 = 1_234_567_890
    let step = TOTP.step(atUnixSeconds: now)
    for distance in Int64(-1)...1 {
      let code = Self.totp.code(atStep: step + distance)
      #expect(Self.totp.step(of: code, atUnixSeconds: now) == step + distance)
    }
    for distance in [Int64(-2), 2] {
      let code = Self.totp.code(atStep: step + distance)
      #expect(Self.totp.step(of: code, atUnixSeconds: now) == nil)
    }
    #expect(Self.totp.step(of: "", atUnixSeconds: now) == nil)
  }

  @Test("an empty secret and a time before 1970 are no fault")
  func extremes() {
    #expect(TOTP(secret: []).code(atStep: 0).count == 6)
    #expect(Self.totp.step(of: "000000", atUnixSeconds: -5) == nil)
  }

  /// RFC 4648 §10, without the padding.
  @Test(
    "Base32 gives the texts of RFC 4648",
    arguments: [
      ("", ""), ("f", "MY"), ("fo", "MZXQ"), ("foo", "MZXW6"), ("foob", "MZXW6YQ"),
      ("fooba", "MZXW6YTB"), ("foobar", "MZXW6YTBOI"),
    ]
  )
  func base32(plain: String, text: String) {
    #expect(Base32.encode(Array(plain.utf8)) == text)
    #expect(Base32.decode(text) == Array(plain.utf8))
    #expect(Base32.decode(text + "1") == nil)
  }
}
