internal import AuthenticationMessages
internal import Testing

@testable internal import AuthenticationCore

@Suite("Values of pools and clients")
struct UserPoolValueTests {
  @Test(
    "a password is measured against every rule of the policy",
    arguments: [
      ("Passw0rd!", nil), ("Ab1!", "Password not long enough"),
      ("passw0rd!", "Password must have uppercase characters"),
      ("PASSW0RD!", "Password must have lowercase characters"),
      ("Password!", "Password must have numeric characters"),
      ("Passw0rds", "Password must have symbol characters"), ("Passw 0rd", nil),
      (" Passw0rd ", "Password must have symbol characters"), ("", "Password not long enough"),
    ] as [(String, String?)]
  )
  func password(_ password: String, _ violation: String?) {
    #expect(PasswordPolicy(nil).violation(by: password) == violation)
  }

  @Test("a policy that requires nothing takes anything long enough")
  func laxPolicy() {
    let policy = PasswordPolicy(
      PasswordPolicyType(
        minimumLength: 6,
        requireUppercase: false,
        requireLowercase: false,
        requireNumbers: false,
        requireSymbols: false
      )
    )
    #expect(policy.violation(by: "aaaaaa") == nil)
    #expect(policy.violation(by: "aaaaa") == "Password not long enough")
  }

  @Test(
    "whole numbers of any size are ordered",
    arguments: [
      ("-10", "-9"), ("-1", "0"), ("0", "1"), ("9", "10"), ("-0", "1"), ("007", "8"),
      ("99999999999999999999", "100000000000000000000"),
    ]
  )
  func order(_ smaller: String, _ larger: String) throws {
    let smaller = try #require(WholeNumberText(smaller))
    let larger = try #require(WholeNumberText(larger))
    #expect(smaller < larger)
    #expect(!(larger < smaller))
  }

  @Test("zero is zero, however it is written")
  func zeros() {
    #expect(WholeNumberText("-0") == WholeNumberText("000"))
  }

  @Test(
    "what is no whole number is refused",
    arguments: ["", "-", "+1", "1.5", "1e3", " 1", "٣", String(repeating: "9", count: 400)]
  )
  func noNumbers(_ text: String) {
    #expect(WholeNumberText(text) == nil)
  }

  @Test("older flow names allow what they do not name")
  func olderFlows() {
    #expect(
      AuthenticationFlow.allowed(by: ["ADMIN_NO_SRP_AUTH"])
        == [.userSRP, .custom, .refreshToken, .adminUserPassword]
    )
    #expect(
      AuthenticationFlow.allowed(by: ["CUSTOM_AUTH_FLOW_ONLY"]) == [.custom, .refreshToken]
    )
    #expect(
      AuthenticationFlow.allowed(by: ["ALLOW_USER_AUTH", "ALLOW_TOKEN_EXCHANGE_DELEGATION"])
        == [.user]
    )
  }
}
