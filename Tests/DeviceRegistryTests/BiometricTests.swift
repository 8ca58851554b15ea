import DeviceRegistryMessages
import DeviceRegistryService
import TestSupport
import Testing

@Suite("Biometrics")
struct BiometricTests {
  private func phone(_ fixture: RegistryFixture) async throws -> TestPhone {
    let phone = try await TestPhone(fixture)
    try await phone.enrol(withBiometric: true)
    return phone
  }

  @Test("USR-23: a signature of the key that came with the first PIN is a success")
  func right() async throws {
    let fixture = try await RegistryFixture()
    let phone = try await phone(fixture)
    #expect(try await phone.begin().showBiometrics == true)
    let answered = try await phone.verify(biometric: phone.biometricKey)
    #expect(answered.isApproved == true && answered.isBiometricProved == true)
    #expect(answered.isPinProved == false && answered.serverProof == nil)
    let both = try await phone.verify(pin: TestPhone.pin, biometric: phone.biometricKey)
    #expect(both.isApproved == true && both.isBiometricProved == true && both.isPinProved == true)
  }

  @Test("USR-11: a right biometric ends wrong PINs, blocking and penalty")
  func resets() async throws {
    let policy = FactorPolicy(maxAttempts: 3, penalties: [FactorPenalty(seconds: 300)])
    let fixture = try await RegistryFixture()
    let phone = try await phone(fixture)
    for _ in 0..<3 {
      _ = try await phone.verify(pin: "1", policy)
      fixture.clock.advance(by: .seconds(300))
    }
    let blocked = try await phone.verify(pin: TestPhone.pin, policy)
    #expect(blocked.info?.reason == "blocked" && blocked.info?.showBiometrics == true)
    #expect(blocked.info?.retry == true && blocked.isStopped == false)
    let reset = try await phone.verify(biometric: phone.biometricKey, policy)
    #expect(reset.isApproved == true && reset.info?.blocked == false)
    #expect(reset.info?.failedAttempts == 0 && reset.info?.penalisedForSeconds == 0)
    #expect(try await phone.verify(pin: TestPhone.pin, policy).isApproved == true)
    // A penalty alone, too.
    _ = try await phone.verify(pin: "1", policy)
    #expect(try await phone.begin(policy).penalisedForSeconds == 300)
    #expect(try await phone.verify(biometric: phone.biometricKey, policy).isApproved == true)
    #expect(try await phone.begin(policy).penalisedForSeconds == 0)
  }

  @Test("a policy may block biometrics with the PIN")
  func allBlocked() async throws {
    let policy = FactorPolicy(maxAttempts: 3, isAllBlockedWithPin: true)
    let fixture = try await RegistryFixture()
    let phone = try await phone(fixture)
    for _ in 0..<2 { _ = try await phone.verify(pin: "1", policy) }
    let last = try await phone.verify(pin: "1", policy)
    #expect(last.isStopped == true && last.info?.showBiometrics == false)
    let tried = try await phone.verify(biometric: phone.biometricKey, policy)
    #expect(tried.info?.reason == "blocked" && tried.isApproved == false)
    #expect(tried.info?.retry == false && tried.isStopped == true)
  }

  @Test("USR-34: of both given, both must be right, and a wrong PIN counts")
  func both() async throws {
    let policy = FactorPolicy(maxAttempts: 5)
    let fixture = try await RegistryFixture()
    let phone = try await phone(fixture)
    let wrongPIN = try await phone.verify(pin: "1", biometric: phone.biometricKey, policy)
    #expect(wrongPIN.info?.reason == "pin_wrong" && wrongPIN.info?.failedAttempts == 1)
    let wrongKey = try await phone.verify(pin: TestPhone.pin, biometric: try TestKey(), policy)
    #expect(wrongKey.info?.reason == "biometric_wrong" && wrongKey.isApproved == false)
    #expect(wrongKey.info?.failedAttempts == 1)
  }

  @Test("USR-34: ten wrong signatures in a row end the key, and count no PIN")
  func tenWrong() async throws {
    let fixture = try await RegistryFixture()
    let phone = try await phone(fixture)
    let attacker = try TestKey()
    for _ in 0..<9 {
      let answered = try await phone.verify(biometric: attacker)
      #expect(answered.info?.reason == "biometric_wrong" && answered.info?.failedAttempts == 0)
    }
    // One right one begins the count anew.
    #expect(try await phone.verify(biometric: phone.biometricKey).isApproved == true)
    for _ in 0..<9 { _ = try await phone.verify(biometric: attacker) }
    #expect(try await phone.begin().showBiometrics == true)
    #expect(try await phone.verify(biometric: attacker).info?.showBiometrics == false)
    let ended = try await phone.verify(biometric: phone.biometricKey)
    #expect(ended.info?.reason == "biometric_unavailable" && ended.isApproved == false)
    #expect(try await phone.verify(pin: TestPhone.pin).isApproved == true)
  }

  @Test("USR-35: after thirty biometrics a PIN is needed, and begins the count anew")
  func thirty() async throws {
    let fixture = try await RegistryFixture()
    let phone = try await phone(fixture)
    for _ in 0..<30 {
      #expect(try await phone.verify(biometric: phone.biometricKey).isApproved == true)
    }
    let info = try await phone.begin()
    #expect(info.showBiometrics == false && info.pinRequired == true)
    let refused = try await phone.verify(biometric: phone.biometricKey)
    #expect(refused.info?.reason == "pin_required" && refused.info?.retry == true)
    #expect(refused.info?.failedAttempts == 0 && refused.isApproved == false)
    #expect(try await phone.verify(pin: TestPhone.pin).isApproved == true)
    #expect(try await phone.verify(biometric: phone.biometricKey).isApproved == true)
  }

  @Test("USR-35: thirty days after the last PIN a PIN is needed")
  func thirtyDays() async throws {
    let fixture = try await RegistryFixture()
    let phone = try await phone(fixture)
    fixture.clock.advance(by: .seconds(30 * 86_400 - 1))
    #expect(try await phone.verify(biometric: phone.biometricKey).isApproved == true)
    fixture.clock.advance(by: .seconds(1))
    #expect(try await phone.begin().pinRequired == true)
    let refused = try await phone.verify(biometric: phone.biometricKey)
    #expect(refused.info?.reason == "pin_required")
    let unlimited = FactorPolicy(maxBiometricsWithoutPin: 0, maxDaysWithoutPin: 0)
    #expect(try await phone.verify(biometric: phone.biometricKey, unlimited).isApproved == true)
    #expect(try await phone.verify(pin: TestPhone.pin).isApproved == true)
    #expect(try await phone.verify(biometric: phone.biometricKey).isApproved == true)
  }

  @Test("USR-12: a policy without biometrics, and an enrolment, take none")
  func notOffered() async throws {
    let fixture = try await RegistryFixture()
    let phone = try await phone(fixture)
    let disabled = FactorPolicy(isBiometricsDisabled: true)
    #expect(try await phone.begin(disabled).showBiometrics == false)
    let refused = try await phone.verify(biometric: phone.biometricKey, disabled)
    #expect(refused.info?.reason == "biometric_unavailable" && refused.isApproved == false)
    let sub = "7f3c0d7e-0000-4000-8000-000000000002"
    let asked = try await phone.begin(session: "s2", isEnrolment: true)
    #expect(asked.context == "VERIFY" && asked.showBiometrics == false)
    let enrolling = try await phone.send(
      try phone.answer(asked.challenge, biometric: phone.biometricKey),
      session: "s2",
      enrolling: phone.newAccount(sub: sub)
    )
    #expect(enrolling.info?.reason == "pin_required" && enrolling.account == nil)
  }

  @Test("a signature for another challenge or attempt is none")
  func foreign() async throws {
    let fixture = try await RegistryFixture()
    let phone = try await phone(fixture)
    let asked = try await phone.begin()
    var answer = try phone.answer(asked.challenge, biometric: phone.biometricKey)
    answer.attemptId = "another"
    #expect(try await phone.send(answer).info?.reason == "biometric_wrong")
    let first = try phone.answer(
      try await phone.begin().challenge,
      biometric: phone.biometricKey,
      attemptID: "b"
    )
    var second = try phone.answer(try await phone.begin().challenge, attemptID: "b")
    second.biometricSignature = first.biometricSignature
    #expect(try await phone.send(second).info?.reason == "biometric_wrong")
  }

  @Test("USR-23: the key is a pair of its own, neither the app's nor an account's")
  func ownKey() async throws {
    let fixture = try await RegistryFixture()
    let (phone, other) = (try await TestPhone(fixture), try await TestPhone(fixture))
    try await other.enrol(sub: AppAccountTests.second)
    let taken = [
      phone.key.point, phone.accountKeys.point(of: RegistryFixture.sub), other.key.point,
      other.accountKeys.point(of: AppAccountTests.second),
    ]
    for (index, point) in taken.enumerated() {
      let answered = try await phone.send(
        FactorAnswer(
          attemptId: "\(index)",
          setPin: phone.newPIN(),
          setBiometric: NewBiometric(publicKey: point)
        ),
        enrolling: phone.newAccount()
      )
      #expect(answered.info?.reason == "key_invalid" && answered.account == nil)
    }
    #expect(try await phone.described()?.factor?.hasPin == false)
    #expect(try await phone.enrol(withBiometric: true).accountId != nil)
  }

  @Test("USR-16: a key that a finger is asked for registers no instance and is no account's")
  func nothingElse() async throws {
    let fixture = try await RegistryFixture()
    let (phone, other) = (try await phone(fixture), try await TestPhone(fixture))
    await #expect(throws: DeviceRegistryFailure.appKeyTaken) {
      try await fixture.apps[0].registerInstance(
        try TestPhone.registration(of: phone.biometricKey, in: phone.pool, fixture),
        context: fixture.context
      )
    }
    var account = other.newAccount()
    (account.publicKey, account.isHeadless) = (phone.biometricKey.point, true)
    await #expect(throws: DeviceRegistryFailure.appAccountKeyTaken) {
      try await fixture.apps[0].addAccount(
        AddAccountRequest(userPoolId: other.pool, instanceId: other.instanceID, account: account),
        context: fixture.context
      )
    }
    // Another pool shares nothing.
    let elsewhere = try await fixture.apps[0].registerInstance(
      try TestPhone.registration(of: phone.biometricKey, in: "us-east-1_ZzZzZzZzZ", fixture),
      context: fixture.context
    )
    #expect(elsewhere.instance?.instanceId != nil)
  }
}
