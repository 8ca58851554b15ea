import DeviceRegistryMessages
import DeviceRegistryService
import Domain
import TestSupport
import Testing

@Suite("Judging a factor")
struct FactorJudgingTests {
  /// Five attempts without a penalty.
  static let unpenalised = FactorPolicy(maxAttempts: 5)

  @Test("USR-22: a right PIN is a success, and the registry proves that it knows the verifier")
  func right() async throws {
    let fixture = try await RegistryFixture()
    let phone = try await TestPhone(fixture)
    let account = try await phone.enrol()
    #expect(account.accountId?.wholeMatch(of: /us-east-1_[0-9a-f-]{36}/) != nil)
    let asked = try await phone.begin()
    #expect(asked.context == "VERIFY" && asked.result == nil && asked.retry == nil)
    var answer = try phone.answer(asked.challenge, attemptID: "a1")
    let (proof, serverProof) = try phone.proof(of: TestPhone.pin, asked.challenge, "a1")
    answer.pin = proof
    let answered = try await phone.send(answer)
    #expect(answered.isApproved == true && answered.isStopped == true)
    #expect(answered.isPinProved == true && answered.isBiometricProved == false)
    #expect(answered.info?.result == "SUCCESS" && answered.info?.challenge == nil)
    #expect(answered.serverProof == serverProof)
  }

  @Test("USR-33: a wrong PIN is counted, told, and may be tried again with the next challenge")
  func wrong() async throws {
    let fixture = try await RegistryFixture()
    let phone = try await TestPhone(fixture)
    try await phone.enrol()
    let first = try await phone.verify(pin: "11111", Self.unpenalised)
    #expect(first.isApproved == false && first.isStopped == false && first.serverProof == nil)
    #expect(first.info?.result == "FAILED" && first.info?.retry == true)
    #expect(first.info?.failedAttempts == 1 && first.info?.reason == "pin_wrong")
    let second = try await phone.send(
      try phone.answer(first.info?.challenge, pin: TestPhone.pin),
      Self.unpenalised
    )
    #expect(second.isApproved == true && second.info?.failedAttempts == 0)
  }

  @Test("USR-34: of a hundred parallel wrong PINs over two instances five are judged")
  func parallel() async throws {
    let fixture = try await RegistryFixture()
    let phone = try await TestPhone(fixture)
    try await phone.enrol()
    let challenge = try await phone.begin(Self.unpenalised).challenge
    let block = challenge?.block
    // One challenge for each try, as an app would take that was changed for guessing.
    let answers = await withTaskGroup(of: AnswerFactorResponse?.self) { group in
      for index in 0..<100 {
        group.addTask {
          do {
            let asked = try await phone.begin(Self.unpenalised)
            let answer = try phone.answer(asked.challenge, pin: "\(10_000 + index)")
            return try await phone.send(answer, Self.unpenalised, on: index % 2)
          } catch {
            return nil
          }
        }
      }
      return await group.reduce(into: []) { $0.append($1) }
    }
    let reasons = answers.map { $0?.info?.reason }
    #expect(reasons.filter { $0 == "pin_wrong" }.count == 5)
    #expect(reasons.filter { $0 == "blocked" }.count == 95)
    #expect(Set(answers.compactMap { $0?.info?.failedAttempts }) == [1, 2, 3, 4, 5])
    let late = try await phone.verify(pin: TestPhone.pin, Self.unpenalised)
    #expect(late.isApproved == false && late.isStopped == true)
    #expect(late.info?.blocked == true && late.info?.reason == "blocked" && block != nil)
    #expect(late.info?.failedAttempts == 5 && late.info?.retry == false)
  }

  @Test("USR-34: of a hundred answers to one challenge one is judged")
  func oneChallenge() async throws {
    let fixture = try await RegistryFixture()
    let phone = try await TestPhone(fixture)
    try await phone.enrol()
    let challenge = try await phone.begin(Self.unpenalised).challenge
    let reasons = await withTaskGroup(of: String?.self) { group in
      for index in 0..<100 {
        group.addTask {
          do {
            let answer = try phone.answer(challenge, pin: "\(10_000 + index)")
            return try await phone.send(answer, Self.unpenalised, on: index % 2).info?.reason
          } catch {
            return nil
          }
        }
      }
      return await group.reduce(into: []) { $0.append($1) }
    }
    #expect(reasons.filter { $0 == "pin_wrong" }.count == 1)
    #expect(reasons.filter { $0 == "challenge_invalid" }.count == 99)
  }

  @Test("USR-10: a try within the penalty changes nothing, right or wrong, until it is over")
  func penalty() async throws {
    let policy = FactorPolicy(
      maxAttempts: 5,
      penalties: [0, 30, 60].map { FactorPenalty(seconds: $0) }
    )
    let fixture = try await RegistryFixture()
    let phone = try await TestPhone(fixture)
    try await phone.enrol()
    #expect(try await phone.verify(pin: "1", policy).info?.penalisedForSeconds == 0)
    #expect(try await phone.verify(pin: "1", policy).info?.penalisedForSeconds == 30)
    fixture.clock.advance(by: .milliseconds(10_500))
    for pin in ["1", TestPhone.pin] {
      let early = try await phone.verify(pin: pin, policy)
      #expect(early.info?.result == "FAILED" && early.info?.reason == "penalised")
      #expect(early.info?.penalisedForSeconds == 20 && early.info?.failedAttempts == 2)
      #expect(early.isApproved == false && early.serverProof == nil)
    }
    fixture.clock.advance(by: .seconds(20))
    #expect(try await phone.verify(pin: "1", policy).info?.penalisedForSeconds == 60)
    fixture.clock.advance(by: .seconds(60))
    let right = try await phone.verify(pin: TestPhone.pin, policy)
    #expect(right.isApproved == true && right.info?.failedAttempts == 0)
    // The schedule begins anew.
    #expect(try await phone.verify(pin: "1", policy).info?.penalisedForSeconds == 0)
  }

  @Test("USR-40: a repeated attempt is answered again, and not counted again")
  func repeated() async throws {
    let fixture = try await RegistryFixture()
    let phone = try await TestPhone(fixture)
    try await phone.enrol()
    let asked = try await phone.begin(Self.unpenalised)
    let wrong = try phone.answer(asked.challenge, pin: "1", attemptID: "a1")
    let first = try await phone.send(wrong, Self.unpenalised)
    // As after a lost answer, and a registry that was killed after its commit.
    let again = try await phone.send(wrong, Self.unpenalised, on: 1)
    #expect(again.isRepeated == true && again.info?.failedAttempts == 1)
    #expect(again.info?.reason == "pin_wrong" && again.info?.challenge != nil)
    #expect(again.info?.challenge?.block != first.info?.challenge?.block)
    let right = try phone.answer(again.info?.challenge, pin: TestPhone.pin, attemptID: "a2")
    let approved = try await phone.send(right, Self.unpenalised)
    let repeated = try await phone.send(right, Self.unpenalised, on: 1)
    #expect(approved.isApproved == true && repeated.isApproved == true)
    #expect(repeated.isRepeated == true && repeated.serverProof == approved.serverProof)
    #expect(repeated.isPinProved == true && repeated.isStopped == true)
    // The id counts for its session alone.
    let elsewhere = try await phone.send(right, session: "s2", Self.unpenalised)
    #expect(elsewhere.isApproved == false && elsewhere.info?.reason == "challenge_invalid")
  }

  @Test("USR-34: a challenge of another session, instance or flow, or one that is too old")
  func foreignChallenge() async throws {
    let fixture = try await RegistryFixture()
    let phone = try await TestPhone(fixture)
    let other = try await TestPhone(fixture)
    try await phone.enrol()
    try await other.enrol(sub: "7f3c0d7e-0000-4000-8000-000000000002")
    let others = try await other.begin()
    let flow = try await fixture.factors[0].startFlow(
      StartFlowRequest(
        userPoolId: phone.pool,
        instanceId: phone.instanceID,
        type: "CHANGE_PIN",
        validitySeconds: 180
      ),
      context: fixture.context
    )
    let ofOther = try await phone.begin(session: "s2")
    var madeUp = ofOther.challenge
    madeUp?.block = [1, 2, 3]
    for challenge in [others.challenge, flow.info?.challenge, ofOther.challenge, madeUp] {
      let answered = try await phone.send(try phone.answer(challenge, pin: TestPhone.pin))
      #expect(answered.info?.result == "ERROR" && answered.info?.retry == true)
      #expect(answered.info?.reason == "challenge_invalid" && answered.info?.failedAttempts == 0)
      #expect(answered.isStopped == false && answered.info?.challenge != nil)
    }
    let own = try await phone.begin()
    fixture.clock.advance(by: .seconds(300))
    let late = try await phone.send(try phone.answer(own.challenge, pin: TestPhone.pin))
    #expect(late.info?.reason == "challenge_invalid" && late.isApproved == false)
  }

  @Test("an A that is 0 modulo N is a wrong PIN")
  func nullA() async throws {
    let fixture = try await RegistryFixture()
    let phone = try await TestPhone(fixture)
    try await phone.enrol()
    for a in [[0], DeviceProofTests.modulus] {
      let asked = try await phone.begin(Self.unpenalised)
      var answer = try phone.answer(asked.challenge, pin: TestPhone.pin)
      answer.pin?.clientPublic = a
      let answered = try await phone.send(answer, Self.unpenalised)
      #expect(answered.info?.reason == "pin_wrong" && answered.isApproved == false)
    }
  }

  @Test("an answer needs the proof of the session's own instance, and consumes it")
  func proved() async throws {
    let fixture = try await RegistryFixture()
    let phone = try await TestPhone(fixture)
    let other = try await TestPhone(fixture)
    try await phone.enrol()
    let asked = try await phone.begin()
    let answer = try phone.answer(asked.challenge, pin: TestPhone.pin)
    let call = ProvedCall(issuedAt: fixture.clock.now())
    let others = call.proof(try call.header(by: other.key))
    #expect(
      await fixture.refusal { () async throws(DeviceRegistryFailure) in
        try await phone.send(answer, proof: others)
      } == .otherInstance
    )
    var second = call
    second.id = "second"
    let own = second.proof(try second.header(by: phone.key))
    #expect(try await phone.send(answer, proof: own).isApproved == true)
    #expect(
      await fixture.refusal { () async throws(DeviceRegistryFailure) in
        try await phone.send(answer, proof: own)
      } == .appProofInvalid
    )
  }

  @Test("USR-36: time does not end blocking, the operator does")
  func unblocked() async throws {
    let fixture = try await RegistryFixture()
    let phone = try await TestPhone(fixture)
    let account = try await phone.enrol()
    let policy = FactorPolicy(maxAttempts: 3)
    for _ in 0..<3 { _ = try await phone.verify(pin: "1", policy) }
    fixture.clock.advance(by: .seconds(1_000_000))
    #expect(try await phone.verify(pin: TestPhone.pin, policy).info?.reason == "blocked")
    let request = UnblockFactorRequest(
      userPoolId: phone.pool,
      sub: RegistryFixture.sub,
      accountId: account.accountId
    )
    let unblocked = try await fixture.factors[0].unblockFactor(request, context: fixture.context)
    #expect(unblocked.wasBlocked == true && unblocked.instanceId == phone.instanceID)
    #expect(try await phone.verify(pin: TestPhone.pin, policy).isApproved == true)
    var foreign = request
    foreign.sub = "another"
    #expect(
      await fixture.refusal { () async throws(DeviceRegistryFailure) in
        try await fixture.factors[0].unblockFactor(foreign, context: fixture.context)
      } == .appAccountNotFound
    )
  }

  @Test("a policy out of range is the caller's fault")
  func policies() async throws {
    let fixture = try await RegistryFixture()
    let phone = try await TestPhone(fixture)
    try await phone.enrol()
    let policies = [
      FactorPolicy(maxAttempts: 0), FactorPolicy(maxAttempts: 21),
      FactorPolicy(penalties: [FactorPenalty(seconds: -1)]), FactorPolicy(attestation: "maybe"),
      FactorPolicy(maxDaysWithoutPin: -1),
    ]
    for policy in policies {
      let refusal = await fixture.refusal { () async throws(DeviceRegistryFailure) in
        try await phone.begin(policy)
      }
      guard case .invalidRequest = refusal else {
        Issue.record("accepted: \(policy)")
        continue
      }
    }
  }
}
