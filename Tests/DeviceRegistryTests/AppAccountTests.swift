import DeviceRegistryMessages
import DeviceRegistryService
import TestSupport
import Testing

@Suite("Accounts of apps")
struct AppAccountTests {
  static let second = "7f3c0d7e-0000-4000-8000-000000000002"

  @Test("USR-31: the first account of an instance sets its PIN, the next one proves it")
  func enrolment() async throws {
    let fixture = try await RegistryFixture()
    let phone = try await TestPhone(fixture)
    let asked = try await phone.begin(isEnrolment: true)
    #expect(asked.context == "FIRST_SET" && asked.challenge == nil && asked.result == nil)
    let without = try await phone.send(
      FactorAnswer(attemptId: "1", setBiometric: phone.newBiometric),
      enrolling: phone.newAccount()
    )
    #expect(without.info?.reason == "pin_missing" && without.account == nil)
    #expect(try await phone.described()?.accounts.isEmpty == true)
    try await phone.enrol()
    #expect(try await phone.begin(isEnrolment: true).context == "VERIFY")
    let info = try await phone.begin(session: "s2", isEnrolment: true)
    let wrong = try await phone.send(
      try phone.answer(info.challenge, pin: "1"),
      session: "s2",
      enrolling: phone.newAccount(sub: Self.second)
    )
    #expect(wrong.account == nil && wrong.info?.failedAttempts == 1)
    let right = try phone.answer(wrong.info?.challenge, pin: TestPhone.pin)
    let added = try await phone.send(
      right,
      session: "s2",
      enrolling: phone.newAccount(sub: Self.second)
    )
    #expect(added.account?.sub == Self.second && added.account?.displayName == "Ada")
    let again = try await phone.send(
      right,
      session: "s2",
      enrolling: phone.newAccount(sub: Self.second),
      on: 1
    )
    #expect(again.isRepeated == true && again.account?.accountId == added.account?.accountId)
    #expect(try await phone.described()?.accounts.count == 2)
  }

  @Test("two first enrolments at once set one PIN")
  func firstAtOnce() async throws {
    let fixture = try await RegistryFixture()
    let phone = try await TestPhone(fixture)
    let approved = await withTaskGroup(of: Bool.self) { group in
      for index in 0..<8 {
        group.addTask {
          do {
            return try await phone.send(
              FactorAnswer(attemptId: "\(index)", setPin: phone.newPIN()),
              session: "s\(index)",
              enrolling: phone.newAccount(sub: "sub-\(index)"),
              on: index % 2
            ).isApproved == true
          } catch {
            return false
          }
        }
      }
      return await group.reduce(0) { $0 + ($1 ? 1 : 0) }
    }
    #expect(approved == 1)
    #expect(try await phone.described()?.accounts.count == 1)
  }

  @Test("USR-31: a second account of a user, or beside a single one, is refused and adds nothing")
  func refused() async throws {
    let fixture = try await RegistryFixture()
    let phone = try await TestPhone(fixture)
    try await phone.enrol()
    var single = phone.newAccount(sub: Self.second)
    single.isSingle = true
    var full = phone.newAccount(sub: Self.second)
    full.limit = DeviceLimit(mostDevices: 1, removesOldest: false)
    let other = try await TestDevice(fixture, sub: Self.second)
    _ = try await other.track()
    let cases: [(NewAccount, DeviceRegistryFailure)] = [
      (phone.newAccount(), .appAccountExists), (single, .appSingleAccount),
      (full, .deviceLimitReached),
    ]
    for (account, failure) in cases {
      let info = try await phone.begin(session: "s2", isEnrolment: true)
      let answer = try phone.answer(info.challenge, pin: TestPhone.pin)
      #expect(
        await fixture.refusal { () async throws(DeviceRegistryFailure) in
          try await phone.send(answer, session: "s2", enrolling: account)
        } == failure
      )
    }
    #expect(try await phone.described()?.accounts.count == 1)
  }

  @Test("USR-20: an account is listed, found and forgotten as a device, and counts as one")
  func asDevice() async throws {
    let fixture = try await RegistryFixture()
    let device = try await TestDevice(fixture)
    _ = try await device.track(isRemembered: false)
    let phone = try await TestPhone(fixture)
    let account = try await phone.enrol()
    let key = account.accountId ?? ""
    let listed = try await fixture.registry.findDevices(
      FindDevicesRequest(userPoolId: phone.pool, sub: RegistryFixture.sub, limit: 60),
      context: fixture.context
    )
    #expect(listed.devices.compactMap(\.deviceKey) == [device.key, key].sorted())
    let app = listed.devices.first { $0.deviceKey == key }
    #expect(app?.kind == "app" && app?.name == "Ada" && app?.isRemembered == nil)
    #expect(listed.devices.first { $0.deviceKey == device.key }?.kind == nil)
    let remembered = try await fixture.registry.findDevices(
      FindDevicesRequest(
        userPoolId: phone.pool,
        sub: RegistryFixture.sub,
        isRememberedOnly: true,
        limit: 60
      ),
      context: fixture.context
    )
    #expect(remembered.devices.compactMap(\.deviceKey) == [key])
    let page = try await fixture.registry.findDevices(
      FindDevicesRequest(userPoolId: phone.pool, sub: RegistryFixture.sub, limit: 1),
      context: fixture.context
    )
    #expect(page.isCut == true && page.devices.count == 1)
    let named = FindDeviceRequest(
      userPoolId: phone.pool,
      sub: RegistryFixture.sub,
      deviceKey: key
    )
    #expect(
      try await fixture.registry.findDevice(named, context: fixture.context).device?.kind == "app"
    )
    // No device's proof, and no status.
    #expect(
      await fixture.refusal { () async throws(DeviceRegistryFailure) in
        try await fixture.registry.rememberDevice(
          RememberDeviceRequest(
            userPoolId: phone.pool,
            sub: RegistryFixture.sub,
            deviceKey: key,
            isRemembered: true
          ),
          context: fixture.context
        )
      } == .deviceNotFound
    )
    #expect(
      await fixture.refusal { () async throws(DeviceRegistryFailure) in
        try await fixture.registry.beginDeviceProof(
          BeginDeviceProofRequest(
            userPoolId: phone.pool,
            sub: RegistryFixture.sub,
            deviceKey: key,
            validitySeconds: 180
          ),
          context: fixture.context
        )
      } == .deviceNotFound
    )
    let third = try await TestDevice(fixture)
    #expect(
      await fixture.refusal { () async throws(DeviceRegistryFailure) in
        try await third.track(limit: DeviceLimit(mostDevices: 2, removesOldest: false))
      } == .deviceLimitReached
    )
    let forget = RemoveDeviceRequest(
      userPoolId: phone.pool,
      sub: RegistryFixture.sub,
      deviceKey: key
    )
    #expect(
      try await fixture.registry.removeDevice(forget, context: fixture.context).existed == true
    )
    let again = try await fixture.registry.removeDevice(forget, context: fixture.context)
    #expect(again.existed == false)
    let left = try await phone.described()
    #expect(left?.accounts.isEmpty == true && left?.factor?.hasPin == false)
  }

  @Test("USR-20: where the oldest device makes room, that may be an account")
  func oldestGoes() async throws {
    let fixture = try await RegistryFixture()
    let phone = try await TestPhone(fixture)
    let account = try await phone.enrol()
    fixture.clock.advance(by: .seconds(1))
    let device = try await TestDevice(fixture)
    let tracked = try await device.track(limit: DeviceLimit(mostDevices: 1, removesOldest: true))
    #expect(tracked.removedDeviceKeys == [account.accountId])
    let removed = RemovedAppAccount(
      accountId: account.accountId,
      instanceId: account.instanceId,
      hasOtherAccounts: false
    )
    #expect(tracked.removedAccounts == [removed])
    #expect(try await phone.described()?.accounts.isEmpty == true)
  }

  @Test("an account is removed by a proof of its factor, of its own instance alone")
  func removal() async throws {
    let fixture = try await RegistryFixture()
    let phone = try await TestPhone(fixture)
    let stranger = try await TestPhone(fixture)
    let account = try await phone.enrol(withBiometric: true)
    func remove(
      _ answer: FactorAnswer?,
      by other: TestPhone
    ) async throws(DeviceRegistryFailure) -> RemoveAccountResponse {
      try await fixture.apps[0].removeAccount(
        RemoveAccountRequest(
          userPoolId: other.pool,
          instanceId: other.instanceID,
          accountId: account.accountId,
          answer: answer
        ),
        context: fixture.context
      )
    }
    #expect(
      await fixture.refusal { () async throws(DeviceRegistryFailure) in
        try await remove(nil, by: stranger)
      } == .appAccountNotFound
    )
    let asked = try await remove(nil, by: phone)
    #expect(asked.info?.context == "VERIFY" && asked.removed == nil && asked.isStopped == false)
    let wrong = try await remove(try phone.answer(asked.info?.challenge, pin: "1"), by: phone)
    #expect(wrong.info?.failedAttempts == 1 && wrong.removed == nil)
    #expect(wrong.serverProof == nil)
    let proof = try phone.proof(of: TestPhone.pin, wrong.info?.challenge, "r")
    let right = FactorAnswer(
      attemptId: "r",
      block: wrong.info?.challenge?.block,
      pin: proof.proof
    )
    let removed = try await remove(right, by: phone)
    #expect(removed.removed?.sub == RegistryFixture.sub && removed.isStopped == true)
    // USR-22: the app knows by it whom it told of the PIN.
    #expect(removed.serverProof == proof.serverProof)
    let again = try await remove(right, by: phone)
    #expect(again.serverProof == proof.serverProof)
    #expect(again.removed?.accountId == account.accountId && again.removed?.sub == account.sub)
    let left = try await phone.described()
    #expect(left?.factor?.hasPin == false && left?.factor?.hasBiometric == false)
    #expect(
      await fixture.refusal { () async throws(DeviceRegistryFailure) in
        try await remove(nil, by: phone)
      } == .appAccountNotFound
    )
  }

  @Test("USR-16: the PIN stays until the last account that needs it goes")
  func sharedPIN() async throws {
    let fixture = try await RegistryFixture()
    let phone = try await TestPhone(fixture)
    var headless = phone.newAccount(sub: "headless")
    headless.isHeadless = true
    let added = try await fixture.apps[0].addAccount(
      AddAccountRequest(
        userPoolId: phone.pool,
        instanceId: phone.instanceID,
        account: headless
      ),
      context: fixture.context
    )
    #expect(added.account?.isHeadless == true)
    let first = try await phone.enrol()
    let info = try await phone.begin(session: "s2", isEnrolment: true)
    let second = try await phone.send(
      try phone.answer(info.challenge, pin: TestPhone.pin),
      session: "s2",
      enrolling: phone.newAccount(sub: Self.second)
    ).account
    for (account, sub, hasPIN) in [
      (first, RegistryFixture.sub, true), (second ?? AppAccount(), Self.second, false),
    ] {
      _ = try await fixture.registry.removeDevice(
        RemoveDeviceRequest(userPoolId: phone.pool, sub: sub, deviceKey: account.accountId),
        context: fixture.context
      )
      #expect(try await phone.described()?.factor?.hasPin == hasPIN)
    }
    // The headless one needs no proof.
    let removed = try await fixture.apps[0].removeAccount(
      RemoveAccountRequest(
        userPoolId: phone.pool,
        instanceId: phone.instanceID,
        accountId: added.account?.accountId
      ),
      context: fixture.context
    )
    #expect(removed.removed?.sub == "headless" && removed.isStopped == true)
  }

  @Test("two accounts that go at once take the PIN along")
  func removedAtOnce() async throws {
    let fixture = try await RegistryFixture()
    for _ in 0..<5 {
      let phone = try await TestPhone(fixture)
      try await phone.enrol()
      let info = try await phone.begin(session: "s2", isEnrolment: true)
      _ = try await phone.send(
        try phone.answer(info.challenge, pin: TestPhone.pin),
        session: "s2",
        enrolling: phone.newAccount(sub: Self.second)
      )
      await withTaskGroup(of: Void.self) { group in
        for (registry, sub) in [
          (fixture.registry, RegistryFixture.sub), (fixture.twin, Self.second),
        ] {
          group.addTask {
            _ = await fixture.refusal { () async throws(DeviceRegistryFailure) in
              try await registry.removeUserDevices(
                RemoveUserDevicesRequest(userPoolId: phone.pool, sub: sub),
                context: fixture.context
              )
            }
          }
        }
      }
      let left = try await phone.described()
      #expect(left?.accounts.isEmpty == true && left?.factor?.hasPin == false)
    }
  }
}
