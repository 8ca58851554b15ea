import Testing

@testable import AuthenticationCore
@testable import AuthenticationSignIn

@Suite("What a proof of a device comes to when it arrives")
struct AfterProofTests {
  private static let needs: [SecondFactorNeed] = [
    .none, .code(.sms), .code(.email), .choice([.sms, .softwareToken]), .setUp([.softwareToken]),
  ]

  private func outcome(
    _ device: DeviceDecision.NamedDevice,
    _ need: SecondFactorNeed,
    replaces: Bool? = true,
    options: DeviceOptions = DeviceOptions()
  ) -> AfterDeviceProof {
    let tracking = replaces.map {
      DeviceTracking(replacesSecondFactor: $0, asksUser: false, options: options)
    }
    return DeviceDecision(tracking: tracking, device: device, need: need).afterProof(of: need)
  }

  @Test(
    "row 1: tracking that was switched off asks for the factor and binds nothing",
    arguments: needs
  )
  func off(need: SecondFactorNeed) {
    let devices: [DeviceDecision.NamedDevice] = [
      .remembered(isFactorGiven: true), .notRemembered, .unknown,
    ]
    for device in devices {
      #expect(outcome(device, need, replaces: nil) == .secondFactor(then: .tokens))
    }
  }

  @Test("row 3: the proof is enough where it replaces what the user needs now")
  func replaced() {
    for need in [SecondFactorNeed.none, .code(.sms), .choice([.sms, .softwareToken])] {
      #expect(outcome(.remembered(isFactorGiven: true), need) == .accepted)
    }
    #expect(outcome(.remembered(isFactorGiven: false), .none) == .accepted)
  }

  @Test("row 3, DEV-4: a factor that was switched on meanwhile is asked for, and then the proof")
  func switchedOnMeanwhile() {
    for need in Self.needs where need != .none {
      let outcome = outcome(.remembered(isFactorGiven: false), need)
      #expect(outcome == .secondFactor(then: .deviceProof))
    }
    for need in [SecondFactorNeed.code(.email), .setUp([.softwareToken])] {
      let outcome = outcome(.remembered(isFactorGiven: true), need)
      #expect(outcome == .secondFactor(then: .deviceProof))
    }
  }

  @Test("row 4: without the switch the proof is enough only where nothing else is needed")
  func besides() {
    for isGiven in [true, false] {
      let device = DeviceDecision.NamedDevice.remembered(isFactorGiven: isGiven)
      #expect(outcome(device, .none, replaces: false) == .accepted)
      let asked = outcome(device, .code(.sms), replaces: false)
      #expect(asked == .secondFactor(then: .deviceProof))
    }
  }

  @Test("row 5, DEV-16: a device that is no more remembered counts as never used", arguments: needs)
  func notRemembered(need: SecondFactorNeed) {
    for replaces in [true, false] {
      let outcome = outcome(.notRemembered, need, replaces: replaces)
      #expect(outcome == .secondFactor(then: .tokensToTrackedDevice))
    }
  }

  @Test("row 6, DEV-11: a forgotten device ends the sign-in, or is a new one by option")
  func forgotten() {
    var options = DeviceOptions()
    options.treatsUnknownAsNew = true
    for need in Self.needs {
      #expect(outcome(.unknown, need) == .unknownDevice)
      let new = outcome(.unknown, need, options: options)
      #expect(new == .secondFactor(then: .tokensAndNewDevice))
    }
  }
}
