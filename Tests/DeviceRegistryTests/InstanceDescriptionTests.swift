import DeviceRegistryMessages
import DeviceRegistryService
import TestSupport
import Testing

@Suite("What is known of an instance")
struct InstanceDescriptionTests {
  @Test("the name that a user gives a phone is shown, and its model stays")
  func name() async throws {
    let fixture = try await RegistryFixture()
    let phone = try await TestPhone(fixture)
    try await phone.enrol()
    func update(_ description: AppDescription) async throws -> AppDescription? {
      try await fixture.apps[0].updateInstance(
        UpdateInstanceRequest(
          userPoolId: phone.pool,
          instanceId: phone.instanceID,
          description: description
        ),
        context: fixture.context
      ).instance?.description
    }
    let named = try await update(AppDescription(name: "Ada's phone"))
    #expect(named?.name == "Ada's phone" && named?.model == "Pixel 9")
    #expect(named?.protocolVersions == ["1"] && named?.appVersion == "1.0")
    let newer = try await update(AppDescription(model: "Pixel 10"))
    #expect(newer?.name == "Ada's phone" && newer?.model == "Pixel 10")
    let accounts = try await fixture.apps[1].findAccounts(
      FindAccountsRequest(userPoolId: phone.pool, sub: RegistryFixture.sub),
      context: fixture.context
    ).accounts
    #expect(accounts.map(\.model) == ["Ada's phone"])
    // An app that registers again, since it did not hear the answer, does not undo it.
    let again = try await fixture.apps[0].registerInstance(
      try TestPhone.registration(of: phone.key, in: phone.pool, fixture),
      context: fixture.context
    ).instance?.description
    #expect(again?.name == "Ada's phone" && again?.model == "Pixel 9")
    // An empty one takes it back: a phone without any name could not be told from another.
    let unnamed = try await update(AppDescription(name: ""))
    #expect(unnamed?.name == nil && unnamed?.model == "Pixel 9")
    let long = AppDescription(name: String(repeating: "a", count: 600))
    await #expect(throws: DeviceRegistryFailure.self) { _ = try await update(long) }
  }

  @Test("a factor is shown as it stands, without a question, and none where none is set")
  func factor() async throws {
    let policy = FactorPolicy(maxAttempts: 2, penalties: [FactorPenalty(seconds: 60)])
    let fixture = try await RegistryFixture()
    let phone = try await TestPhone(fixture)
    func shown() async throws -> FactorInfo? {
      try await fixture.factors[1].showFactor(
        ShowFactorRequest(
          userPoolId: phone.pool,
          instanceId: phone.instanceID,
          policy: policy
        ),
        context: fixture.context
      ).info
    }
    #expect(try await shown() == nil)
    try await phone.enrol(withBiometric: true)
    var expected = FactorInfo(
      blocked: false,
      maxAttempts: 2,
      failedAttempts: 0,
      penalisedForSeconds: 0,
      showBiometrics: true,
      pinRequired: false
    )
    #expect(try await shown() == expected)
    _ = try await phone.verify(pin: "1", policy)
    expected.failedAttempts = 1
    expected.penalisedForSeconds = 60
    #expect(try await shown() == expected)
    fixture.clock.advance(by: .seconds(60))
    _ = try await phone.verify(pin: "1", policy)
    expected.failedAttempts = 2
    expected.blocked = true
    #expect(try await shown() == expected)
    fixture.clock.advance(by: .seconds(31 * 86_400))
    expected.penalisedForSeconds = 0
    expected.showBiometrics = false
    expected.pinRequired = true
    #expect(try await shown() == expected)
    #expect(
      await fixture.refusal { () async throws(DeviceRegistryFailure) in
        try await fixture.factors[0].showFactor(
          ShowFactorRequest(userPoolId: phone.pool, instanceId: "another", policy: policy),
          context: fixture.context
        )
      } == .appInstanceNotFound
    )
  }
}
