import DeviceRegistryMessages
import DeviceRegistryService
import Postgres
import TestSupport
import Testing

@Suite("USR-20: an account that is forgotten while its PIN is asked for")
struct ForgottenAppAccountTests {
  private func forget(
    _ account: AppAccount,
    _ fixture: RegistryFixture
  ) async throws
    -> RemoveDeviceResponse
  {
    try await fixture.registry.removeDevice(
      RemoveDeviceRequest(
        userPoolId: RegistryFixture.pool,
        sub: account.sub,
        deviceKey: account.accountId
      ),
      context: fixture.context
    )
  }

  private func accounts(on phone: TestPhone) async throws -> (ada: AppAccount, ben: AppAccount) {
    let ada = try await phone.enrol()
    let info = try await phone.begin(session: "second", isEnrolment: true)
    let ben = try await phone.send(
      try phone.answer(info.challenge, pin: TestPhone.pin),
      session: "second",
      enrolling: phone.newAccount(sub: AppAccountTests.second)
    ).account
    return (ada, try #require(ben))
  }

  @Test("is judged no more, right PIN or wrong, and nothing is counted of it")
  func judged() async throws {
    let fixture = try await RegistryFixture()
    let phone = try await TestPhone(fixture)
    let (ada, _) = try await accounts(on: phone)
    let info = try await phone.begin()
    let removed = try await forget(ada, fixture)
    #expect(removed.instanceId == phone.instanceID && removed.hasOtherAccounts == true)
    for pin in ["1", TestPhone.pin] {
      let answer = try phone.answer(info.challenge, pin: pin)
      #expect(
        await fixture.refusal { () async throws(DeviceRegistryFailure) in
          try await phone.send(answer, of: ada.accountId)
        } == .appAccountNotFound
      )
    }
    #expect(try await phone.begin().failedAttempts == 0)
  }

  @Test("is not answered from what was judged before either")
  func repeated() async throws {
    let fixture = try await RegistryFixture()
    let phone = try await TestPhone(fixture)
    let (ada, ben) = try await accounts(on: phone)
    let answer = try phone.answer(try await phone.begin().challenge, pin: TestPhone.pin)
    #expect(try await phone.send(answer, of: ada.accountId).isApproved == true)
    #expect(try await phone.send(answer, of: ada.accountId, on: 1).isRepeated == true)
    _ = try await forget(ada, fixture)
    #expect(
      await fixture.refusal { () async throws(DeviceRegistryFailure) in
        try await phone.send(answer, of: ada.accountId)
      } == .appAccountNotFound
    )
    let other = try phone.answer(try await phone.begin(session: "s2").challenge, pin: TestPhone.pin)
    #expect(try await phone.send(other, session: "s2", of: ben.accountId).isApproved == true)
  }

  @Test("of answers while it goes away either is first: the account never signs in once it is gone")
  func atOnce() async throws {
    let fixture = try await RegistryFixture()
    let phone = try await TestPhone(fixture)
    let (ada, _) = try await accounts(on: phone)
    let answer = try phone.answer(try await phone.begin().challenge, pin: TestPhone.pin)
    async let gone = forget(ada, fixture)
    let refusal = await fixture.refusal { () async throws(DeviceRegistryFailure) in
      try await phone.send(answer, of: ada.accountId, on: 1)
    }
    #expect(refusal == nil || refusal == .appAccountNotFound)
    #expect(try await gone.existed == true)
    #expect(
      await fixture.refusal { () async throws(DeviceRegistryFailure) in
        try await phone.send(answer, of: ada.accountId)
      } == .appAccountNotFound
    )
  }

  @Test("USR-40: without a PIN left a proof is asked for no more")
  func wiped() async throws {
    let fixture = try await RegistryFixture()
    let phone = try await TestPhone(fixture)
    var headless = phone.newAccount(sub: AppAccountTests.second)
    headless.isHeadless = true
    let other = try await fixture.apps[0].addAccount(
      AddAccountRequest(userPoolId: phone.pool, instanceId: phone.instanceID, account: headless),
      context: fixture.context
    ).account
    let ada = try await phone.enrol()
    let info = try await phone.begin()
    _ = try await forget(ada, fixture)
    let answered = try await phone.send(
      try phone.answer(info.challenge, pin: TestPhone.pin),
      of: other?.accountId
    )
    #expect(answered.isStopped == true && answered.isApproved == false)
    #expect(answered.info?.result == "ERROR" && answered.info?.retry == false)
  }
}

@Suite("USR-16: keys of accounts in the registry")
struct AppAccountKeyTests {
  @Test("an account's key becomes no instance's, and a registered one stays")
  func registration() async throws {
    let fixture = try await RegistryFixture()
    let phone = try await TestPhone(fixture)
    let key = try TestKey()
    var account = phone.newAccount()
    (account.publicKey, account.isHeadless) = (key.point, true)
    _ = try await fixture.apps[0].addAccount(
      AddAccountRequest(userPoolId: phone.pool, instanceId: phone.instanceID, account: account),
      context: fixture.context
    )
    func register(_ key: TestKey) async -> DeviceRegistryFailure? {
      await fixture.refusal { () async throws(DeviceRegistryFailure) in
        do {
          return try await fixture.apps[0].registerInstance(
            try TestPhone.registration(of: key, in: phone.pool, fixture),
            context: fixture.context
          )
        } catch let failure as DeviceRegistryFailure {
          throw failure
        } catch {
          throw .internalFault("\(error)")
        }
      }
    }
    #expect(await register(key) == .appKeyTaken)
    #expect(await register(phone.key) == nil)
    // Another pool shares nothing.
    let elsewhere = try await TestPhone(fixture, pool: "us-east-1_ZzZzZzZzZ")
    account.sub = "elsewhere"
    _ = try await fixture.apps[0].addAccount(
      AddAccountRequest(
        userPoolId: elsewhere.pool,
        instanceId: elsewhere.instanceID,
        account: account
      ),
      context: fixture.context
    )
  }

  @Test("USR-25: by a password alone no account comes beside one with a factor")
  func passwordAlone() async throws {
    let fixture = try await RegistryFixture()
    let phone = try await TestPhone(fixture)
    let second = try await TestPhone(fixture)
    var account = second.newAccount()
    account.isByPasswordAlone = true
    account.isHeadless = true
    func add(to phone: TestPhone) async -> DeviceRegistryFailure? {
      await fixture.refusal { () async throws(DeviceRegistryFailure) in
        try await fixture.apps[0].addAccount(
          AddAccountRequest(
            userPoolId: phone.pool,
            instanceId: phone.instanceID,
            account: account
          ),
          context: fixture.context
        )
      }
    }
    try await phone.enrol()
    #expect(await add(to: second) == .appFactorNeeded)
    account.isByPasswordAlone = false
    #expect(await add(to: second) == nil)
  }

  @Test("accounts that share a key from before keep it, and no further one gets it")
  func sharedBefore() async throws {
    let steps = DeviceRegistryMigrations.all
    let before = Migrations(
      schema: "device_registry",
      migrations: Array(steps.migrations.prefix(4))
    )
    let database = try await ThrowawayPostgres.shared().makeDatabase(before)
    for (index, account) in ["a", "b", "c"].enumerated() {
      let key: [UInt8] = index < 2 ? [1] : [2]
      try await database.administrationPool().execute(
        """
        INSERT INTO device_registry.app_accounts (user_pool_id, sub, account_id, instance_id,
          public_key, display_name, is_headless, created_at_unix_millis, used_at_unix_millis)
        VALUES ('pool', \(account), \(account), \(account), \(key),
          '', true, 0, 0)
        """
      )
    }
    try await steps.apply(to: database.administration)
    let shared = try await database.administrationPool().query(
      "SELECT account_id FROM device_registry.app_accounts WHERE is_key_shared"
    ) { (row: borrowing PostgresRow) throws(PostgresError) in
      try row.value("account_id", as: String.self)
    }
    #expect(shared == ["b"])
  }
}
