import Testing

@testable import AuthenticationCore

@Suite("A masked address")
struct MaskedAddressTests {
  @Test(
    "shows of a number the last four digits, and six digits less of a short one",
    arguments: [
      ("+4915112345678", "+*********5678"), ("+15551234567", "+*******4567"),
      ("+4512345678", "+******5678"), ("+451234567", "+******567"), ("+4512345", "+******5"),
      ("+123456", "+******"), ("+1234", "+****"), ("+1", "+*"),
    ]
  )
  func numbers(_ number: String, _ mask: String) {
    #expect(PhoneNumber.masked(number) == mask)
  }

  @Test("shows of a mailbox two letters, small ones", arguments: ["ann@example.com", "A@E.F"])
  func mailboxes(_ address: String) {
    #expect(EmailAddress.masked(address) == "a***@e***")
  }
}
