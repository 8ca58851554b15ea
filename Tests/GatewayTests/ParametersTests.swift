import Cryptography
import Testing

@testable import GatewayService

@Suite("Parameters of addresses and forms")
struct ParametersTests {
  @Test("of a form are read with their escapes; a plus is a space")
  func form() {
    let form = Parameters(form: Array("&a=b+c%2B%C3%BC&d&=e&empty=&f=%3d=%26".utf8))
    #expect(form["a"] == "b c+ü" && form["f"] == "==&")
    // Empty is the same as absent (RFC 6749 §3.2).
    #expect(form["d"] == nil && form["empty"] == nil && form["none"] == nil)
    #expect(!form.isMalformed && form.repeated.isEmpty)
  }

  @Test(
    "of an address stand between the question mark and the fragment",
    arguments: [
      ("/p?a=1&b=2", "1"), ("/p?a=1#&a=2", "1"), ("/p?x=?&a=1", "1"), ("/p#?a=1", nil),
      ("/p", nil), ("", nil), ("?a=1", "1"), ("/p?&&a=1&&", "1"),
    ]
  )
  func query(target: String, value: String?) {
    #expect(Parameters(query: target, plus: .space)["a"] == value)
  }

  @Test("have a plus as the endpoint reads it")
  func plus() {
    #expect(Parameters(query: "/p?a=b+c", plus: .plus)["a"] == "b+c")
    #expect(Parameters(query: "/p?a=b+c", plus: .space)["a"] == "b c")
  }

  @Test("tell what stands twice, also by another spelling or without a value, and keep the first")
  func repeated() {
    for text in ["a=1&b=2&%61=3", "a=1&b=2&a", "a=1&b=2&a=&a=4"] {
      let form = Parameters(form: Array(text.utf8))
      #expect(form.repeated == ["a"])
      #expect(form["a"] == "1" && form["b"] == "2")
    }
    let emptyFirst = Parameters(form: Array("a=&a=1".utf8))
    #expect(emptyFirst["a"] == nil && emptyFirst.repeated == ["a"])
  }

  @Test(
    "tell what cannot be decoded, and leave it out",
    arguments: ["%", "%2", "%zz", "%FF", "a=%C3", "%00%ff", "a=%ED%A0%80", "a=%2%35"]
  )
  func malformed(pair: String) {
    let form = Parameters(form: Array("\(pair)&b=2".utf8))
    #expect(form.isMalformed && form["a"] == nil && form["b"] == "2")
  }

  @Test("are a form by the media type alone")
  func contentTypes() {
    for type in [
      "application/x-www-form-urlencoded", "Application/X-WWW-Form-URLEncoded ; charset=UTF-8",
    ] {
      #expect(Parameters.isForm(type))
    }
    for type in [nil, "", "application/x-www-form-urlencodedx", "text/plain", ";"] {
      #expect(!Parameters.isForm(type))
    }
  }

  @Test("survive escaping, whatever they hold")
  func roundTrip() {
    let scalars = (0..<0x300).compactMap(Unicode.Scalar.init) + ["漢", "🔑"]
    let text = String(String.UnicodeScalarView(scalars))
    let encoded = PercentEncoding.encode(text)
    #expect(encoded.utf8.allSatisfy { (0x21...0x7E).contains($0) })
    #expect(Parameters(query: "/p?a=\(encoded)", plus: .space)["a"] == text)
    #expect(PercentEncoding.encode("aZ9-._~ +&=/é") == "aZ9-._~+%2B%26%3D%2F%C3%A9")
  }
}
