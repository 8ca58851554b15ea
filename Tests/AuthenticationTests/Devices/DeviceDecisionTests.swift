import Testing

@testable import AuthenticationService

@Suite("When is MFA suppressed?")
struct DeviceDecisionTests {
  private static func tracking(
    _ replaces: Bool,
    _ options: DeviceOptions = DeviceOptions()
  ) -> DeviceTracking {
    DeviceTracking(replacesSecondFactor: replaces, asksUser: false, options: options)
  }

  @Test(
    "row 1: without tracking the second factor applies and no device is given",
    arguments: [DeviceDecision.NamedDevice.none, .remembered, .notRemembered, .unknown]
  )
  func off(device: DeviceDecision.NamedDevice) {
    #expect(DeviceDecision(tracking: nil, device: device) == .secondFactor(then: .tokens))
  }

  @Test(
    "row 2: without a key the second factor applies and a device is given",
    arguments: [true, false]
  )
  func none(replaces: Bool) {
    let decision = DeviceDecision(tracking: Self.tracking(replaces), device: .none)
    #expect(decision == .secondFactor(then: .tokensAndNewDevice))
  }

  @Test("row 3: a remembered device is proved in place of the second factor")
  func remembered() {
    let decision = DeviceDecision(tracking: Self.tracking(true), device: .remembered)
    #expect(decision == .deviceProofInstead)
  }

  @Test("row 4: without the switch a remembered device is proved after the second factor")
  func rememberedWithoutSwitch() {
    let decision = DeviceDecision(tracking: Self.tracking(false), device: .remembered)
    #expect(decision == .secondFactor(then: .deviceProof))
  }

  @Test("row 5: a device that is not remembered counts as never used", arguments: [true, false])
  func notRemembered(replaces: Bool) {
    let decision = DeviceDecision(tracking: Self.tracking(replaces), device: .notRemembered)
    #expect(decision == .secondFactor(then: .tokens))
  }

  @Test("row 6: an unknown device ends the sign-in", arguments: [true, false])
  func unknown(replaces: Bool) {
    let decision = DeviceDecision(tracking: Self.tracking(replaces), device: .unknown)
    #expect(decision == .unknownDevice)
  }

  @Test("option: an unknown device counts as a new one")
  func unknownAsNew() {
    var options = DeviceOptions()
    options.treatsUnknownAsNew = true
    let decision = DeviceDecision(tracking: Self.tracking(true, options), device: .unknown)
    #expect(decision == .secondFactor(then: .tokensAndNewDevice))
  }

  @Test("DEV-10: an administrator's sign-in is given a device only by option")
  func administrators() {
    let plain = DeviceDecision(
      tracking: Self.tracking(true),
      device: .none,
      isAdministrators: true
    )
    #expect(plain == .secondFactor(then: .tokens))
    var options = DeviceOptions()
    options.issuesToAdministrators = true
    let given = DeviceDecision(
      tracking: Self.tracking(true, options),
      device: .none,
      isAdministrators: true
    )
    #expect(given == .secondFactor(then: .tokensAndNewDevice))
  }
}
