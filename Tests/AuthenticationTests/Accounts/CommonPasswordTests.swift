internal import AuthenticationCore
internal import AuthenticationMessages
import GatehouseStubs
internal import TestSupport
internal import Testing

@Suite("Passwords that attackers try first")
struct CommonPasswordTests {
  private static let common = [
    "Passw0rd!", "P@ssw0rd2026!", "Password1!", "Dragon2024!", "Qwerty12345!", "Il0vey0u!!",
    "Welcome1$",
  ]
  private static let refusal = AuthenticationFailure.invalidPassword(
    "Provided password cannot be used for security reasons."
  )

  private func stage(_ value: String?) async throws -> Stage {
    try await SignInHarness().stage(
      CreateUserPoolRequest(userPoolTags: value.map { ["gatehouse:common-passwords": $0] })
    )
  }

  @Test("are good, as in Cognito, where the pool says nothing", arguments: [nil, "allowed"])
  func allowed(_ value: String?) async throws {
    let stage = try await stage(value)
    #expect(try await stage.signUp("ann", password: "Passw0rd!").userSub != nil)
  }

  @Test("are refused in each place that sets one, with what people add to them, and change nothing")
  func refused() async throws {
    let stage = try await stage("refused")
    for password in Self.common {
      await #expect(throws: Self.refusal, "\(password)") {
        _ = try await stage.signUp("ann", password: password)
      }
    }
    await expectRefusal(.userNotFound) { _ = try await stage.describeUser("ann") }
    let own = "9-Lanterns-afloat"
    try await stage.addUser("ann", password: own)
    await #expect(throws: Self.refusal) {
      try await stage.setPassword("ann", "Passw0rd!", permanent: true)
    }
    let access = try await stage.tokens("ann", own).accessToken
    await #expect(throws: Self.refusal) {
      try await stage.change(access, from: own, to: "Passw0rd!")
    }
    #expect(try await stage.signIn("ann", own).authenticationResult != nil)
  }

  @Test("others are good, those too that only begin or end like one")
  func others() async throws {
    let stage = try await stage("refused")
    let good = [
      "Dragonfly-over-9-ponds", "9-Lanterns-afloat", "Xk7$wq-Password", "Password-of-Ann-1",
    ]
    for (number, password) in good.enumerated() {
      #expect(try await stage.signUp("user\(number)", password: password).userSub != nil)
    }
  }

  @Test("an unknown value of the tag is refused")
  func unknownValue() async throws {
    await expectRefusal(.invalidParameter) { _ = try await stage("on") }
  }
}
