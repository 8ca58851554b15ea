import DeviceRegistryMessages
import DeviceRegistryService
import TestSupport
import Testing

@Suite("Changes of a factor")
struct FactorFlowTests {
  private func start(
    _ type: String,
    on phone: TestPhone,
    _ policy: FactorPolicy? = nil
  ) async throws(DeviceRegistryFailure) -> StartFlowResponse {
    try await phone.fixture.factors[0].startFlow(
      StartFlowRequest(
        userPoolId: phone.pool,
        instanceId: phone.instanceID,
        type: type,
        policy: policy,
        validitySeconds: 180
      ),
      context: phone.fixture.context
    )
  }

  private func send(
    _ answer: FactorAnswer,
    _ flow: StartFlowResponse,
    on phone: TestPhone,
    _ policy: FactorPolicy? = nil
  ) async throws(DeviceRegistryFailure) -> AnswerFlowResponse {
    try await phone.fixture.factors[1].answerFlow(
      AnswerFlowRequest(
        userPoolId: phone.pool,
        instanceId: phone.instanceID,
        flowId: flow.flowId,
        policy: policy,
        answer: answer
      ),
      context: phone.fixture.context
    )
  }

  private func enrolled(
    _ fixture: RegistryFixture,
    withBiometric: Bool = false
  ) async throws -> TestPhone {
    let phone = try await TestPhone(fixture)
    try await phone.enrol(withBiometric: withBiometric)
    return phone
  }

  @Test("a PIN is changed by the old one, and the old one is refused")
  func changePIN() async throws {
    let fixture = try await RegistryFixture()
    let phone = try await enrolled(fixture)
    let open = try await phone.begin()
    let flow = try await start("CHANGE_PIN", on: phone)
    #expect(flow.info?.context == "PIN_CHANGE_VERIFY" && flow.info?.result == nil)
    let early = FactorAnswer(attemptId: "e", setPin: phone.newPIN("13579"))
    #expect(try await send(early, flow, on: phone).info?.reason == "challenge_invalid")
    let wrong = try await send(
      try phone.answer(flow.info?.challenge, pin: "1"),
      flow,
      on: phone
    )
    #expect(wrong.info?.context == "PIN_CHANGE_VERIFY" && wrong.info?.failedAttempts == 1)
    let verified = try await send(
      try phone.answer(wrong.info?.challenge, pin: TestPhone.pin, attemptID: "v"),
      flow,
      on: phone
    )
    #expect(verified.info?.context == "PIN_CHANGE_SET" && verified.info?.result == "SUCCESS")
    #expect(
      verified.isStopped == false && verified.isDone == false && verified.type == "CHANGE_PIN"
    )
    #expect(verified.isPinProved == true && verified.serverProof != nil)
    let bad = FactorAnswer(attemptId: "b", setPin: NewPIN(salt: phone.newPIN().salt, verifier: [1]))
    #expect(try await send(bad, flow, on: phone).info?.reason == "verifier_invalid")
    let set = FactorAnswer(attemptId: "s", setPin: phone.newPIN("13579"))
    let done = try await send(set, flow, on: phone)
    #expect(done.isDone == true && done.isStopped == true && done.info?.failedAttempts == 0)
    let again = try await send(set, flow, on: phone)
    #expect(again.isRepeated == true && again.isDone == true && again.type == "CHANGE_PIN")
    // A challenge of the PIN before counts as no failure.
    let stale = try await phone.send(try phone.answer(open.challenge, pin: TestPhone.pin))
    #expect(stale.info?.reason == "challenge_invalid" && stale.info?.failedAttempts == 0)
    #expect(try await phone.verify(pin: TestPhone.pin).isApproved == false)
    #expect(try await phone.verify(pin: "13579").isApproved == true)
  }

  @Test("a policy may refuse a change of the PIN by a biometric")
  func changeByBiometric() async throws {
    let fixture = try await RegistryFixture()
    let phone = try await enrolled(fixture, withBiometric: true)
    let policy = FactorPolicy(isPinChangeByBiometricRefused: true)
    let refused = try await start("CHANGE_PIN", on: phone, policy)
    #expect(refused.info?.showBiometrics == false)
    let answered = try await send(
      try phone.answer(refused.info?.challenge, biometric: phone.biometricKey),
      refused,
      on: phone,
      policy
    )
    #expect(answered.info?.reason == "biometric_unavailable")
    let flow = try await start("CHANGE_PIN", on: phone)
    let verified = try await send(
      try phone.answer(flow.info?.challenge, biometric: phone.biometricKey),
      flow,
      on: phone
    )
    #expect(verified.info?.context == "PIN_CHANGE_SET" && verified.isBiometricProved == true)
  }

  @Test("a biometric key is added by its own proof, then by the PIN")
  func addBiometrics() async throws {
    let fixture = try await RegistryFixture()
    let phone = try await enrolled(fixture)
    let flow = try await start("ADD_BIOMETRICS", on: phone)
    #expect(flow.info?.context == "BIOMETRICS_ADD" && flow.info?.showBiometrics == true)
    var unproved = try phone.answer(flow.info?.challenge, biometric: try TestKey())
    unproved.setBiometric = phone.newBiometric
    let failed = try await send(unproved, flow, on: phone)
    #expect(failed.info?.reason == "biometric_wrong" && failed.info?.retry == true)
    var proved = try phone.answer(failed.info?.challenge, biometric: phone.biometricKey)
    proved.setBiometric = phone.newBiometric
    let first = try await send(proved, flow, on: phone)
    #expect(first.info?.context == "BIOMETRICS_ADD" && first.info?.showBiometrics == false)
    #expect(first.isStopped == false && first.isDone == false)
    #expect(try await phone.begin().showBiometrics == false)
    let withoutPIN = try await send(
      try phone.answer(first.info?.challenge, biometric: phone.biometricKey),
      flow,
      on: phone
    )
    #expect(withoutPIN.info?.reason == "pin_required" && withoutPIN.isDone == false)
    let done = try await send(
      try phone.answer(withoutPIN.info?.challenge, pin: TestPhone.pin),
      flow,
      on: phone
    )
    #expect(done.isDone == true && done.isStopped == true)
    #expect(try await phone.verify(biometric: phone.biometricKey).isApproved == true)
  }

  @Test("wrong PINs at the second step block, and end the flow without a key")
  func blockedWhileAdding() async throws {
    let policy = FactorPolicy(maxAttempts: 3)
    let fixture = try await RegistryFixture()
    let phone = try await enrolled(fixture)
    let flow = try await start("ADD_BIOMETRICS", on: phone, policy)
    var proved = try phone.answer(flow.info?.challenge, biometric: phone.biometricKey)
    proved.setBiometric = phone.newBiometric
    var info = try await send(proved, flow, on: phone, policy).info
    for _ in 0..<2 {
      info = try await send(
        try phone.answer(info?.challenge, pin: "1"),
        flow,
        on: phone,
        policy
      ).info
      #expect(info?.retry == true)
    }
    let last = try await send(try phone.answer(info?.challenge, pin: "1"), flow, on: phone, policy)
    #expect(last.isStopped == true && last.info?.blocked == true)
    #expect(
      await fixture.refusal { () async throws(DeviceRegistryFailure) in
        try await send(FactorAnswer(attemptId: "x"), flow, on: phone)
      } == .factorFlowNotFound
    )
    #expect(try await phone.verify(biometric: phone.biometricKey).isApproved == false)
  }

  @Test("an attestation is kept, left out or required, as the policy says")
  func attestation() async throws {
    let fixture = try await RegistryFixture()
    let phone = try await enrolled(fixture)
    let policy = FactorPolicy(attestation: "require")
    let flow = try await start("ADD_BIOMETRICS", on: phone, policy)
    var proved = try phone.answer(flow.info?.challenge, biometric: phone.biometricKey)
    proved.setBiometric = phone.newBiometric
    let refused = try await send(proved, flow, on: phone, policy)
    #expect(refused.info?.reason == "attestation_refused" && refused.isDone == false)
    #expect(
      await fixture.refusal { () async throws(DeviceRegistryFailure) in
        try await start("ADD_BIOMETRICS", on: phone, FactorPolicy(isBiometricsDisabled: true))
      } == .factorNotAllowed
    )
  }

  @Test("a biometric key is removed by PIN, by biometric, or as lost")
  func removeBiometrics() async throws {
    let fixture = try await RegistryFixture()
    for kind in ["pin", "biometric", "lost"] {
      let phone = try await enrolled(fixture, withBiometric: true)
      let flow = try await start("REMOVE_BIOMETRICS", on: phone)
      var answer = try phone.answer(
        flow.info?.challenge,
        pin: kind == "pin" ? TestPhone.pin : nil,
        biometric: kind == "biometric" ? phone.biometricKey : nil
      )
      if kind == "lost" { answer = FactorAnswer(attemptId: "l", isLost: true) }
      let done = try await send(answer, flow, on: phone)
      #expect(done.isDone == true && done.info?.context == "BIOMETRICS_REMOVE")
      #expect(try await phone.begin().showBiometrics == false)
      #expect(
        await fixture.refusal { () async throws(DeviceRegistryFailure) in
          try await start("REMOVE_BIOMETRICS", on: phone)
        } == .factorNotAllowed
      )
    }
  }

  @Test("one flow at a time: a new one ends the old, and a cancelled or late one is over")
  func oneAtATime() async throws {
    let fixture = try await RegistryFixture()
    let phone = try await enrolled(fixture)
    let old = try await start("CHANGE_PIN", on: phone)
    let flow = try await start("CHANGE_PIN", on: phone)
    let ofOld = try phone.answer(old.info?.challenge, pin: TestPhone.pin)
    #expect(
      await fixture.refusal { () async throws(DeviceRegistryFailure) in
        try await send(ofOld, old, on: phone)
      } == .factorFlowNotFound
    )
    #expect(try await send(ofOld, flow, on: phone).info?.reason == "challenge_invalid")
    let cancel = CancelFlowRequest(
      userPoolId: phone.pool,
      instanceId: phone.instanceID,
      flowId: flow.flowId
    )
    let cancelled = try await fixture.factors[0].cancelFlow(cancel, context: fixture.context)
    #expect(cancelled.existed == true && cancelled.type == "CHANGE_PIN")
    #expect(
      try await fixture.factors[0].cancelFlow(cancel, context: fixture.context).existed == false
    )
    let late = try await start("CHANGE_PIN", on: phone)
    fixture.clock.advance(by: .seconds(180))
    #expect(
      await fixture.refusal { () async throws(DeviceRegistryFailure) in
        try await send(FactorAnswer(attemptId: "l"), late, on: phone)
      } == .factorFlowExpired
    )
  }

  @Test("an instance without a PIN changes nothing")
  func withoutPIN() async throws {
    let fixture = try await RegistryFixture()
    let phone = try await TestPhone(fixture)
    for type in ["CHANGE_PIN", "ADD_BIOMETRICS", "REMOVE_BIOMETRICS"] {
      #expect(
        await fixture.refusal { () async throws(DeviceRegistryFailure) in
          try await start(type, on: phone)
        } == .factorNotAllowed
      )
    }
  }
}
