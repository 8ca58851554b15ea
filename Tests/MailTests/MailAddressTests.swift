import Mail
import Testing

@Suite("A mail address")
struct MailAddressTests {
  @Test(
    "is taken as it is written",
    arguments: ["ann@example.com", "a.b+c@mail.example.com", "o'neil@example.org", "x@localhost"]
  )
  func accepted(text: String) throws {
    let address = try #require(MailAddress(text))
    #expect(address.text == text)
    #expect(text.hasSuffix("@\(address.domain)"))
  }

  @Test(
    "that could be another header, command or recipient is refused (header injection)",
    arguments: [
      "ann@example.com\r\nBcc: eve@example.com", "ann@example.com\nSubject: x",
      "ann\u{0}@example.com",
      "ann@example.com\u{0}", "ann@example.com>\r\nDATA", "<ann@example.com>", "ann@example.com>",
      "ann@example.com, eve@example.com", "ann@example.com eve@example.com", "\"a b\"@example.com",
      "ann@exam\tple.com", "ann@example.com\u{7F}", "ann@", "@example.com", "ann", "", "a@b@c",
      "ann@-example.com", "ann@example-.com", "-ann@example.com", "ann@ex_ample.com",
      "ann@example..com", ".ann@example.com", "änn@example.com",
      "ann@example.com\u{85}", "ann@[127.0.0.1]", "ann@example.com;eve@example.com",
    ]
  )
  func refused(text: String) {
    #expect(MailAddress(text) == nil)
  }

  @Test("that is longer than a path may be is refused")
  func overlong() {
    let label = String(repeating: "d", count: 60)
    let domain = [label, label, label].joined(separator: ".")
    #expect(MailAddress("a@\(domain)") != nil)
    #expect(MailAddress("a@\(domain).\(label).\(label)") == nil)
    #expect(MailAddress(String(repeating: "a", count: 65) + "@example.com") == nil)
  }

  @Test("of a sender may have a name, without control characters")
  func senders() throws {
    let named = try #require(MailSender("Gate House <no-reply@example.com>"))
    #expect(named.name == "Gate House")
    #expect(named.address.text == "no-reply@example.com")
    #expect(try #require(MailSender("no-reply@example.com")).name == "")
    #expect(MailSender("A\r\nBcc: x <no-reply@example.com>") == nil)
    #expect(MailSender("A <no-reply@example.com> <") == nil)
  }
}
