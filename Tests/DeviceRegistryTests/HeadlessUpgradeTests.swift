import DeviceRegistryMessages
import DeviceRegistryService
import Testing

@Suite("USR-19: an account that needs no factor comes to need one")
struct HeadlessUpgradeTests {
  private static let second = "7f3c0d7e-0000-4000-8000-000000000002"

  /// A phone that has an account without a factor.
  private func headless(_ fixture: RegistryFixture) async throws -> (TestPhone, String) {
    let phone = try await TestPhone(fixture)
    var account = phone.newAccount()
    account.isHeadless = true
    let added = try await fixture.apps[0].addAccount(
      AddAccountRequest(userPoolId: phone.pool, instanceId: phone.instanceID, account: account),
      context: fixture.context
    )
    return (phone, added.account?.accountId ?? "")
  }

  private func start(
    _ account: String?,
    on phone: TestPhone
  ) async throws(DeviceRegistryFailure) -> StartFlowResponse {
    try await phone.fixture.factors[0].startFlow(
      StartFlowRequest(
        userPoolId: phone.pool,
        instanceId: phone.instanceID,
        type: "HEADLESS_UPGRADE",
        validitySeconds: 180,
        accountId: account
      ),
      context: phone.fixture.context
    )
  }

  private func send(
    _ answer: FactorAnswer,
    _ flow: StartFlowResponse,
    on phone: TestPhone
  ) async throws(DeviceRegistryFailure) -> AnswerFlowResponse {
    try await phone.fixture.factors[1].answerFlow(
      AnswerFlowRequest(
        userPoolId: phone.pool,
        instanceId: phone.instanceID,
        flowId: flow.flowId,
        answer: answer
      ),
      context: phone.fixture.context
    )
  }

  private func isHeadless(_ account: String, on phone: TestPhone) async throws -> Bool? {
    try await phone.described()?.accounts.first { $0.accountId == account }?.isHeadless
  }

  @Test("the first PIN of the instance is set with it, and a biometric key beside")
  func firstPIN() async throws {
    let fixture = try await RegistryFixture()
    let (phone, account) = try await headless(fixture)
    let flow = try await start(account, on: phone)
    #expect(flow.info?.context == "FIRST_SET" && flow.info?.challenge == nil)
    let without = try await send(
      FactorAnswer(attemptId: "1", setBiometric: phone.newBiometric),
      flow,
      on: phone
    )
    #expect(without.info?.reason == "pin_missing" && without.isStopped == false)
    #expect(try await isHeadless(account, on: phone) == true)
    let answer = FactorAnswer(
      attemptId: "2",
      setPin: phone.newPIN(),
      setBiometric: phone.newBiometric
    )
    let done = try await send(answer, flow, on: phone)
    #expect(done.isDone == true && done.isStopped == true && done.type == "HEADLESS_UPGRADE")
    #expect(done.accountId == account)
    #expect(try await isHeadless(account, on: phone) == false)
    let again = try await send(answer, flow, on: phone)
    #expect(again.isRepeated == true && again.accountId == account)
    #expect(try await phone.verify(pin: TestPhone.pin).isApproved == true)
    #expect(try await phone.verify(biometric: phone.biometricKey).isApproved == true)
  }

  @Test("the PIN that the instance has is proved, and no biometric stands in for it")
  func presentPIN() async throws {
    let fixture = try await RegistryFixture()
    let (phone, account) = try await headless(fixture)
    try await phone.enrol(sub: Self.second, withBiometric: true)
    let flow = try await start(account, on: phone)
    #expect(flow.info?.context == "VERIFY" && flow.info?.showBiometrics == false)
    let finger = try await send(
      try phone.answer(flow.info?.challenge, biometric: phone.biometricKey),
      flow,
      on: phone
    )
    #expect(finger.info?.reason == "pin_required")
    let wrong = try await send(
      try phone.answer(finger.info?.challenge, pin: "1"),
      flow,
      on: phone
    )
    #expect(wrong.info?.failedAttempts == 1 && wrong.accountId == nil)
    #expect(try await isHeadless(account, on: phone) == true)
    let done = try await send(
      try phone.answer(wrong.info?.challenge, pin: TestPhone.pin),
      flow,
      on: phone
    )
    #expect(done.accountId == account && done.serverProof != nil)
    #expect(try await isHeadless(account, on: phone) == false)
  }

  @Test("a PIN that an enrolment sets meanwhile is not replaced")
  func racingEnrolment() async throws {
    let fixture = try await RegistryFixture()
    let (phone, account) = try await headless(fixture)
    let flow = try await start(account, on: phone)
    try await phone.enrol(sub: Self.second)
    let late = FactorAnswer(attemptId: "late", setPin: phone.newPIN("13579"))
    let refused = try await send(late, flow, on: phone)
    #expect(refused.info?.result == "ERROR" && refused.info?.context == "VERIFY")
    #expect(try await isHeadless(account, on: phone) == true)
    let done = try await send(
      try phone.answer(refused.info?.challenge, pin: TestPhone.pin),
      flow,
      on: phone
    )
    #expect(done.isDone == true)
  }

  @Test("an account that is gone meanwhile leaves no PIN and no flow")
  func goneMeanwhile() async throws {
    let fixture = try await RegistryFixture()
    let (phone, account) = try await headless(fixture)
    let flow = try await start(account, on: phone)
    _ = try await fixture.registry.removeDevice(
      RemoveDeviceRequest(userPoolId: phone.pool, sub: RegistryFixture.sub, deviceKey: account),
      context: fixture.context
    )
    let answer = FactorAnswer(attemptId: "late", setPin: phone.newPIN())
    #expect(
      await fixture.refusal { () async throws(DeviceRegistryFailure) in
        try await send(answer, flow, on: phone)
      } == .factorFlowNotFound
    )
    #expect(try await phone.described()?.factor?.hasPin == false)
    // Beside another account the flow stays until it is answered.
    let (other, second) = try await headless(fixture)
    try await other.enrol(sub: Self.second)
    let waiting = try await start(second, on: other)
    _ = try await fixture.registry.removeDevice(
      RemoveDeviceRequest(userPoolId: other.pool, sub: RegistryFixture.sub, deviceKey: second),
      context: fixture.context
    )
    let right = try other.answer(waiting.info?.challenge, pin: TestPhone.pin)
    #expect(
      await fixture.refusal { () async throws(DeviceRegistryFailure) in
        try await send(right, waiting, on: other)
      } == .appAccountNotFound
    )
  }

  @Test("no other account: one of another instance, one that needs a factor, none")
  func refused() async throws {
    let fixture = try await RegistryFixture()
    let (phone, _) = try await headless(fixture)
    let (stranger, elsewhere) = try await headless(fixture)
    let strict = try await stranger.enrol(sub: Self.second).accountId
    let cases: [(String?, TestPhone, DeviceRegistryFailure)] = [
      (elsewhere, phone, .appAccountNotFound), (strict, stranger, .factorNotAllowed),
      (nil, phone, .invalidRequest("account_id is missing")),
    ]
    for (account, phone, failure) in cases {
      #expect(
        await fixture.refusal { () async throws(DeviceRegistryFailure) in
          try await start(account, on: phone)
        } == failure
      )
    }
  }
}
