internal import Testing

@testable internal import AuthenticationCore
@testable internal import AuthenticationNotifications

/// CUS-35.
@Suite("The words of CustomMessage")
struct CustomMessageAnswerTests {
  private static func fault(
    _ source: MessageSource = .signUp,
    sms: String? = nil,
    email: String? = nil,
    subject: String? = nil,
    by medium: DeliveryMedium = .email,
    link: String? = nil
  ) -> String? {
    let message = UnwrittenMessage(
      source: source,
      code: "123456",
      shownUsername: "ann",
      link: link,
      clientMetadata: nil,
      requestID: "test",
      sdk: nil
    )
    return CustomMessageAnswer(smsMessage: sms, emailMessage: email, emailSubject: subject)
      .fault(of: message, by: medium)
  }

  private static let noCode = "The message must include the code parameter."

  @Test("need the place for the code, or for the link where there is one")
  func places() {
    #expect(Self.fault(email: "{####}") == nil)
    #expect(!MessageTemplate(text: "{####}").hasLinkPlace)
    #expect(Self.fault(email: "{####} and {####}") == nil)
    #expect(Self.fault(email: "{###}") == Self.noCode)
    #expect(Self.fault(email: "{##this##}") == Self.noCode)
    #expect(Self.fault(email: "{##this##}", link: "https://x") == nil)
    #expect(Self.fault(email: "{## no end", link: "https://x") == Self.noCode)
    #expect(Self.fault(sms: "hello", by: .sms) == Self.noCode)
    #expect(Self.fault(email: "hello", subject: "{####}") == Self.noCode)
  }

  @Test("of an invitation need the username's place too", arguments: ["email", "phone_number"])
  func invitation(attribute: String) throws {
    let medium = try #require(DeliveryMedium(attributeName: attribute))
    func fault(_ text: String) -> String? {
      Self.fault(.adminCreateUser, sms: text, email: text, by: medium)
    }
    #expect(fault("{username} {####}") == nil)
    #expect(fault("{####}") == "The message must include the username parameter.")
    #expect(fault("{username}") == Self.noCode)
  }

  @Test("may be as long as they may be, in characters")
  func lengths() {
    func text(_ count: Int) -> String { "{####}" + String(repeating: "é", count: count - 6) }
    #expect(Self.fault(sms: text(140), by: .sms) == nil)
    #expect(
      Self.fault(sms: text(141), by: .sms) == "The SMS message must have at most 140 characters."
    )
    #expect(Self.fault(email: text(20_000)) == nil)
    #expect(
      Self.fault(email: text(20_001)) == "The email message must have at most 20000 characters."
    )
    #expect(Self.fault(subject: text(140)) == nil)
    #expect(
      Self.fault(subject: text(141)) == "The email subject must have at most 140 characters."
    )
  }

  @Test("begin no header and command no terminal")
  func controls() {
    let inSubject = "The email subject must not include control characters."
    for control in ["\r", "\n", "\u{0}", "\u{1B}", "\u{2028}", "\u{85}"] {
      #expect(Self.fault(subject: "Hi\(control)Bcc: eve@example.com") == inSubject)
    }
    let inBody = "The message must not include control characters."
    #expect(Self.fault(email: "{####}\u{0}") == inBody)
    #expect(Self.fault(sms: "{####}\u{1B}", by: .sms) == inBody)
    #expect(Self.fault(email: "{####}\r\n\tand more") == nil)
  }

  @Test("for another medium do not matter, and absent ones are the pool's")
  func others() {
    #expect(Self.fault(sms: "hello", email: "{####}") == nil)
    #expect(Self.fault(email: "hello", subject: "a\nb", by: .sms) == nil)
    #expect(Self.fault() == nil)
    #expect(Self.fault(email: "", subject: "") == nil)
  }
}
