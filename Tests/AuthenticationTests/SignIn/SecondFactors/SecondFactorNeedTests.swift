internal import AuthenticationMessages
import Testing

@testable import AuthenticationCore

@Suite("What a sign-in needs as second factor")
struct SecondFactorNeedTests {
  private static func pool(_ requirement: String) -> PoolSecondFactors {
    PoolSecondFactors(
      UserPoolType(mfaConfiguration: requirement),
      configuration: PoolSecondFactors.Configuration(
        offersSMS: true,
        offersSoftwareToken: true,
        email: nil
      )
    )
  }

  private static func need(
    _ requirement: String,
    _ possessed: [SecondFactor],
    _ enabled: [SecondFactor],
    _ preferred: SecondFactor?
  ) -> SecondFactorNeed {
    SecondFactorNeed(
      pool: pool(requirement),
      possessed: possessed,
      enabled: enabled,
      preferred: preferred
    )
  }

  @Test("OFF asks for nothing, whatever the user switched on")
  func off() {
    #expect(Self.need("OFF", [.sms], [.sms], .sms) == .none)
  }

  @Test("OPTIONAL asks for what is switched on, had and offered")
  func optional() {
    #expect(Self.need("OPTIONAL", [.sms, .softwareToken], [], nil) == .none)
    #expect(Self.need("OPTIONAL", [.sms, .softwareToken], [.sms], nil) == .code(.sms))
    #expect(Self.need("OPTIONAL", [], [.softwareToken], .softwareToken) == .none)
    #expect(Self.need("OPTIONAL", [.email], [], nil) == .none)
    #expect(
      Self.need("OPTIONAL", [.sms, .softwareToken], [.sms, .softwareToken], nil)
        == .choice([.sms, .softwareToken])
    )
  }

  @Test("what was set up counts, as far as it can be proved, where it is offered no more")
  func kept() {
    #expect(Self.need("OPTIONAL", [.email], [.email], .email) == .code(.email))
    #expect(Self.need("ON", [.email], [.email], .email) == .code(.email))
    for requirement in ["OPTIONAL", "ON"] {
      for sms in [nil, SmsConfigurationType(snsCallerArn: "arn:aws:iam::123456789012:role/sns")] {
        let pool = PoolSecondFactors(
          UserPoolType(mfaConfiguration: requirement, smsConfiguration: sms),
          configuration: PoolSecondFactors.Configuration(email: EmailMfaConfigType())
        )
        func need(_ factor: SecondFactor, _ enabled: [SecondFactor]) -> SecondFactorNeed {
          SecondFactorNeed(pool: pool, possessed: [factor], enabled: enabled, preferred: nil)
        }
        let none: SecondFactorNeed = requirement == "ON" ? .setUp([.email]) : .none
        #expect(need(.sms, [.sms]) == (sms == nil ? none : .code(.sms)))
        #expect(need(.sms, []) == none)
        #expect(need(.softwareToken, [.softwareToken]) == .code(.softwareToken))
      }
    }
  }

  @Test("ON asks for something always: the preferred, the chosen, what there is, or a set-up")
  func on() {
    let both: [SecondFactor] = [.sms, .softwareToken]
    #expect(Self.need("ON", both, both, .softwareToken) == .code(.softwareToken))
    #expect(Self.need("ON", both, [.sms], nil) == .code(.sms))
    #expect(Self.need("ON", both, [], nil) == .choice(both))
    #expect(Self.need("ON", [.sms], [.softwareToken], .softwareToken) == .code(.sms))
    #expect(Self.need("ON", [.email], [], nil) == .setUp(both))
    #expect(Self.need("ON", [], [], nil) == .setUp(both))
    let all = PoolSecondFactors(
      UserPoolType(mfaConfiguration: "ON"),
      configuration: PoolSecondFactors.Configuration(
        offersSMS: true,
        offersSoftwareToken: true,
        email: EmailMfaConfigType()
      )
    )
    let need = SecondFactorNeed(pool: all, possessed: [], enabled: [], preferred: nil)
    #expect(need == .setUp([.sms, .softwareToken, .email]))
  }
}
