import DeviceRegistryMessages
import DeviceRegistryService
import Postgres
import TestSupport
import Testing

@Suite("The life of an app's instance")
struct AppInstanceLifeTests {
  @Test("an instance goes with its accounts, and with its pool")
  func instanceRemoval() async throws {
    let fixture = try await RegistryFixture()
    let phone = try await TestPhone(fixture)
    let account = try await phone.enrol()
    let request = RemoveInstanceRequest(userPoolId: phone.pool, instanceId: phone.instanceID)
    let removed = try await fixture.apps[0].removeInstance(request, context: fixture.context)
    #expect(removed.existed == true)
    #expect(removed.removedAccounts.map(\.accountId) == [account.accountId])
    let again = try await fixture.apps[0].removeInstance(request, context: fixture.context)
    #expect(again.existed == false && again.removedAccounts.isEmpty)
    let other = try await TestPhone(fixture)
    try await other.enrol()
    _ = try await fixture.registry.removeUserPoolDevices(
      RemoveUserPoolDevicesRequest(userPoolId: other.pool),
      context: fixture.context
    )
    for table in ["device_registry.app_instances", "device_registry.app_accounts"] as [SQL] {
      let left = try await fixture.database.administrationPool().execute("DELETE FROM \(table)")
      #expect(left == 0)
    }
  }

  @Test("an instance without an account goes after a day, one with an account never")
  func upkeep() async throws {
    let fixture = try await RegistryFixture()
    let lonely = try await TestPhone(fixture)
    let phone = try await TestPhone(fixture)
    try await phone.enrol()
    fixture.clock.advance(by: .seconds(86_400))
    try await fixture.registry.expiredProofRemoval.removeOnce()
    #expect(try await lonely.described() != nil)
    fixture.clock.advance(by: .seconds(1))
    try await fixture.registry.expiredProofRemoval.removeOnce()
    #expect(
      await fixture.refusal { () async throws(DeviceRegistryFailure) in
        try await lonely.begin()
      } == .appInstanceNotFound
    )
    #expect(try await phone.described() != nil)
    _ = try await fixture.registry.removeUserDevices(
      RemoveUserDevicesRequest(userPoolId: phone.pool, sub: RegistryFixture.sub),
      context: fixture.context
    )
    fixture.clock.advance(by: .seconds(86_401))
    try await fixture.registry.expiredProofRemoval.removeOnce()
    #expect(
      await fixture.refusal { () async throws(DeviceRegistryFailure) in
        try await phone.begin()
      } == .appInstanceNotFound
    )
  }

  @Test("a user's accounts are told with their instances, and a push token may go")
  func listed() async throws {
    let fixture = try await RegistryFixture()
    let phone = try await TestPhone(fixture)
    try await phone.enrol()
    let request = FindAccountsRequest(userPoolId: phone.pool, sub: RegistryFixture.sub)
    let found = try await fixture.apps[0].findAccounts(request, context: fixture.context)
    #expect(found.accounts.map(\.instanceId) == [phone.instanceID])
    #expect(found.accounts.first?.model == "Pixel 9")
    #expect(found.accounts.first?.push == PushAddress(type: "fcm", token: "token-1"))
    #expect(found.accounts.first?.publicKey == phone.accountKeys.point(of: RegistryFixture.sub))
    func update(_ push: PushAddress?, gone: String?) async throws -> PushAddress? {
      try await fixture.apps[0].updateInstance(
        UpdateInstanceRequest(
          userPoolId: phone.pool,
          instanceId: phone.instanceID,
          push: push,
          gonePushToken: gone
        ),
        context: fixture.context
      ).instance?.push
    }
    let newer = PushAddress(type: "fcm", token: "token-2")
    #expect(try await update(newer, gone: nil) == newer)
    #expect(try await update(nil, gone: "token-1") == newer)
    #expect(try await update(nil, gone: "token-2") == nil)
  }
}
