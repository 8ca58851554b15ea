import Cryptography
import Testing

@Suite("Percent-encoding")
struct PercentEncodingTests {
  @Test("escapes all but the unreserved characters of RFC 3986 §2.3")
  func escaping() {
    #expect(PercentEncoding.escape("a-Z_0.~ +/é".utf8) == "a-Z_0.~%20%2B%2F%C3%A9")
    #expect(PercentEncoding.escape("a/b c".utf8, keeping: UInt8(ascii: "/")) == "a/b%20c")
    #expect(PercentEncoding.encode("a b+c") == "a+b%2Bc")
  }

  @Test("reads an escape by two digits alone: a sign is none, and what is cut off means itself")
  func lenient() {
    for (text, expected) in [
      ("%41%7a", "Az"), ("%+5", "%+5"), ("%-0", "%-0"), ("%4", "%4"), ("%", "%"), ("a+b", "a+b"),
    ] {
      #expect(PercentEncoding.decodeLeniently(text.utf8) == Array(expected.utf8))
    }
  }
}
