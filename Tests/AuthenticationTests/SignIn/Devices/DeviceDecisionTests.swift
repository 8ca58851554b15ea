import Testing

@testable import AuthenticationCore
@testable import AuthenticationSignIn

@Suite("When is MFA suppressed?")
struct DeviceDecisionTests {
  private static func tracking(
    _ replaces: Bool,
    _ options: DeviceOptions = DeviceOptions()
  ) -> DeviceTracking {
    DeviceTracking(replacesSecondFactor: replaces, asksUser: false, options: options)
  }

  private static let needs: [SecondFactorNeed] = [
    .none, .code(.sms), .code(.softwareToken), .code(.email), .choice([.sms, .email]),
    .setUp([.softwareToken]),
  ]

  @Test(
    "row 1: without tracking the second factor applies and no device is given",
    arguments: needs
  )
  func off(need: SecondFactorNeed) {
    let devices: [DeviceDecision.NamedDevice] = [
      .none, .remembered(isFactorGiven: true), .notRemembered, .unknown,
    ]
    for device in devices {
      let decision = DeviceDecision(tracking: nil, device: device, need: need)
      #expect(decision == .secondFactor(then: .tokens))
    }
  }

  @Test(
    "row 2, DEV-4: without a key the second factor applies and a device is given",
    arguments: needs,
    [true, false]
  )
  func none(need: SecondFactorNeed, replaces: Bool) {
    let decision = DeviceDecision(tracking: Self.tracking(replaces), device: .none, need: need)
    #expect(decision == .secondFactor(then: .tokensAndNewDevice))
  }

  @Test(
    "row 3, DEV-2: a remembered device is proved in place of a code by SMS or authenticator",
    arguments: [.none, .code(.sms), .code(.softwareToken), .choice([.sms, .email])]
      as [SecondFactorNeed]
  )
  func remembered(need: SecondFactorNeed) {
    let decision = DeviceDecision(
      tracking: Self.tracking(true),
      device: .remembered(isFactorGiven: true),
      need: need
    )
    #expect(decision == .deviceProofInstead)
  }

  @Test(
    "row 3, DEV-2: a code by e-mail and a set-up are not replaced, as in Cognito",
    arguments: [.code(.email), .choice([.email]), .setUp([.sms, .softwareToken, .email])]
      as [SecondFactorNeed]
  )
  func notReplaced(need: SecondFactorNeed) {
    let decision = DeviceDecision(
      tracking: Self.tracking(true),
      device: .remembered(isFactorGiven: true),
      need: need
    )
    #expect(decision == .secondFactor(then: .deviceProof))
  }

  @Test("row 3: a device that was remembered before the second factor gives one once")
  func rememberedBeforeFactor() {
    for (need, expected) in [
      (SecondFactorNeed.none, DeviceDecision.deviceProofInstead),
      (.code(.sms), .secondFactor(then: .deviceProof)),
      (.choice([.sms, .softwareToken]), .secondFactor(then: .deviceProof)),
    ] {
      let decision = DeviceDecision(
        tracking: Self.tracking(true),
        device: .remembered(isFactorGiven: false),
        need: need
      )
      #expect(decision == expected)
    }
  }

  @Test(
    "row 4: without the switch a remembered device is proved after the second factor",
    arguments: needs,
    [true, false]
  )
  func rememberedWithoutSwitch(need: SecondFactorNeed, isFactorGiven: Bool) {
    let decision = DeviceDecision(
      tracking: Self.tracking(false),
      device: .remembered(isFactorGiven: isFactorGiven),
      need: need
    )
    #expect(decision == .secondFactor(then: .deviceProof))
  }

  @Test(
    "row 5, DEV-3, DEV-16: a device that is not remembered counts as never used",
    arguments: needs,
    [true, false]
  )
  func notRemembered(need: SecondFactorNeed, replaces: Bool) {
    let decision = DeviceDecision(
      tracking: Self.tracking(replaces),
      device: .notRemembered,
      need: need
    )
    #expect(decision == .secondFactor(then: .tokensToTrackedDevice))
  }

  @Test("row 6, DEV-11: an unknown device ends the sign-in", arguments: needs, [true, false])
  func unknown(need: SecondFactorNeed, replaces: Bool) {
    let decision = DeviceDecision(tracking: Self.tracking(replaces), device: .unknown, need: need)
    #expect(decision == .unknownDevice)
  }

  @Test("option: the factors that a device replaces are the pool's to say")
  func replacedFactors() {
    let options = DeviceOptions(tags: ["gatehouse:device-replaces-factors": "EMAIL_OTP SMS_MFA"])
    func decision(_ need: SecondFactorNeed) -> DeviceDecision {
      DeviceDecision(
        tracking: Self.tracking(true, options),
        device: .remembered(isFactorGiven: true),
        need: need
      )
    }
    #expect(decision(.code(.email)) == .deviceProofInstead)
    #expect(decision(.code(.sms)) == .deviceProofInstead)
    #expect(decision(.code(.softwareToken)) == .secondFactor(then: .deviceProof))
    #expect(decision(.setUp([.email])) == .secondFactor(then: .deviceProof))
  }

  @Test("option: an unknown device counts as a new one")
  func unknownAsNew() {
    var options = DeviceOptions()
    options.treatsUnknownAsNew = true
    let decision = DeviceDecision(
      tracking: Self.tracking(true, options),
      device: .unknown,
      need: .code(.sms)
    )
    #expect(decision == .secondFactor(then: .tokensAndNewDevice))
  }

  @Test("DEV-10: an administrator's sign-in is given a device only by option")
  func administrators() {
    let plain = DeviceDecision(
      tracking: Self.tracking(true),
      device: .none,
      need: .none,
      isAdministrators: true
    )
    #expect(plain == .secondFactor(then: .tokens))
    var options = DeviceOptions()
    options.issuesToAdministrators = true
    let given = DeviceDecision(
      tracking: Self.tracking(true, options),
      device: .none,
      need: .none,
      isAdministrators: true
    )
    #expect(given == .secondFactor(then: .tokensAndNewDevice))
  }
}
