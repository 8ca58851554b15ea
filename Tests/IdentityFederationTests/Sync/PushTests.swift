internal import Deliveries
internal import Domain
internal import IdentityFederationCore
internal import IdentityFederationMessages
internal import Postgres
internal import TestSupport
internal import Testing
internal import Webhooks

@testable internal import IdentityFederationSync

@Suite("Push synchronization (DID-47)")
struct PushTests {
  private static func fixture() async throws -> SyncFixture {
    let fixture = try await SyncFixture()
    _ = try await fixture.sync.configuration.setIdentityPoolConfiguration(
      SetIdentityPoolConfigurationRequest(
        identityPoolId: fixture.pool.text,
        pushSync: SyncPushSync(
          applicationArns: ["arn:aws:sns:us-east-1:123456789012:app/APNS/mine"],
          roleArn: "arn:aws:iam::123456789012:role/push"
        )
      ),
      call: fixture.admin
    )
    return fixture
  }

  private static func register(
    _ identity: IdentityID,
    _ fixture: SyncFixture,
    _ token: String,
    platform: String = "APNS"
  ) async throws(IdentityFederationFailure) -> String? {
    try await fixture.sync.pushSubscriptions.registerDevice(
      RegisterDeviceRequest(
        identityPoolId: fixture.pool.text,
        identityId: identity.text,
        platform: platform,
        token: token
      ),
      call: fixture.own(identity)
    )
    .deviceId
  }

  private static func subscribe(
    _ device: String?,
    _ identity: IdentityID,
    _ fixture: SyncFixture,
    _ name: String = "d"
  ) async throws(IdentityFederationFailure) {
    _ = try await fixture.sync.pushSubscriptions.subscribeToDataset(
      SubscribeToDatasetRequest(
        identityPoolId: fixture.pool.text,
        identityId: identity.text,
        datasetName: name,
        deviceId: device
      ),
      call: fixture.own(identity)
    )
  }

  @Test("tells each subscribed device but the one that changed the dataset")
  func push() async throws {
    let fixture = try await Self.fixture()
    let identity = try await fixture.identity()
    try await fixture.update(identity, [.set("a", "1")])
    let first = try await Self.register(identity, fixture, "token-1")
    #expect(try await Self.register(identity, fixture, "token-1") == first)
    let second = try await Self.register(identity, fixture, "token-2")
    #expect(first != second)
    try await Self.subscribe(first, identity, fixture)
    try await Self.subscribe(second, identity, fixture)
    try await Self.subscribe(second, identity, fixture)
    // A device may write its id in any case.
    try await fixture.update(identity, [.set("a", "2", 1)], device: first?.uppercased())
    #expect(try await fixture.delivery.deliverOne(.push) == .sent)
    #expect(try await fixture.delivery.deliverOne(.push) == nil)
    let body = try #require(fixture.webhook.bodies.first)
    for part in [
      #""source":"cognito-sync""#, #""identityPoolId":"\#(fixture.pool)""#,
      #""identityId":"\#(identity)""#, #""datasetName":"d""#, #""syncCount":2"#,
      #""token":"token-2""#, #""platform":"APNS""#, #""type":"push.message""#,
    ] {
      #expect(body.contains(part), "\(part) in \(body)")
    }

    _ = try await fixture.sync.pushSubscriptions.unsubscribeFromDataset(
      UnsubscribeFromDatasetRequest(
        identityPoolId: fixture.pool.text,
        identityId: identity.text,
        datasetName: "d",
        deviceId: second
      ),
      call: fixture.own(identity)
    )
    try await fixture.update(identity, [.set("a", "3", 2)], device: first)
    #expect(try await fixture.delivery.deliverOne(.push) == nil)
  }

  @Test("reaches a device again that registers after its token's seal was lost")
  func lostSeal() async throws {
    let fixture = try await Self.fixture()
    let identity = try await fixture.identity()
    try await fixture.update(identity, [.set("a", "1")])
    let device = try await Self.register(identity, fixture, "token-1")
    try await Self.subscribe(device, identity, fixture)
    try await fixture.database.execute("UPDATE sync_devices SET sealed_token = ''")
    try await fixture.update(identity, [.set("a", "2", 1)])
    #expect(try await fixture.delivery.deliverOne(.push) == .dropped)
    #expect(try await Self.register(identity, fixture, "token-1") == device)
    try await fixture.update(identity, [.set("a", "3", 2)])
    #expect(try await fixture.delivery.deliverOne(.push) == .sent)
  }

  @Test("needs an application of the device's platform, a device and a dataset")
  func refusals() async throws {
    let fixture = try await Self.fixture()
    let identity = try await fixture.identity()
    let other = try await fixture.identity()
    #expect(
      await fixture.refusal { () async throws(IdentityFederationFailure) in
        try await Self.register(identity, fixture, "t", platform: "GCM")
      } == .invalidConfiguration("Push synchronization has no application for GCM.")
    )
    let device = try await Self.register(identity, fixture, "t")
    #expect(
      await fixture.refusal { () async throws(IdentityFederationFailure) in
        try await Self.subscribe(device, identity, fixture)
      } == .resourceNotFound("Dataset 'd' not found.")
    )
    try await fixture.update(other, [.set("a", "1")])
    for made in [device, "x", fixture.random.uuid()] {
      let refusal = await fixture.refusal { () async throws(IdentityFederationFailure) in
        try await Self.subscribe(made, other, fixture)
      }
      #expect(refusal == .resourceNotFound("Device '\(made ?? "")' not found."))
    }
    let plain = try await SyncFixture()
    let stranger = try await plain.identity()
    #expect(
      await plain.refusal { () async throws(IdentityFederationFailure) in
        try await Self.register(stranger, plain, "t")
      } == .noPushSync
    )
  }

  @Test("keeps fifty devices of an identity, those registered last")
  func devices() async throws {
    let fixture = try await Self.fixture()
    let identity = try await fixture.identity()
    try await fixture.update(identity, [.set("a", "1")])
    let first = try await Self.register(identity, fixture, "0")
    for number in 1...50 {
      fixture.clock.advance(by: .seconds(1))
      _ = try await Self.register(identity, fixture, "\(number)")
    }
    #expect(
      await fixture.refusal { () async throws(IdentityFederationFailure) in
        try await Self.subscribe(first, identity, fixture)
      } == .resourceNotFound("Device '\(first ?? "")' not found.")
    )
    let again = try await Self.register(identity, fixture, "1")
    try await Self.subscribe(again, identity, fixture)
  }

  @Test("is tried again after a passing fault, given up after a refusal, and dropped after a day")
  func attempts() async throws {
    let fixture = try await Self.fixture()
    let identity = try await fixture.identity()
    try await fixture.update(identity, [.set("a", "1")])
    try await Self.subscribe(try await Self.register(identity, fixture, "t"), identity, fixture)
    try await fixture.update(identity, [.set("a", "2", 1)])
    fixture.webhook.fail(.unavailable("busy"))
    #expect(try await fixture.delivery.deliverOne(.push) == .postponed)
    #expect(try await fixture.delivery.deliverOne(.push) == nil)
    fixture.clock.advance(by: .seconds(3))
    fixture.webhook.fail(.refused("no"))
    #expect(try await fixture.delivery.deliverOne(.push) == .dropped)
    #expect(Set(fixture.webhook.ids).count == 1 && fixture.webhook.ids.count == 2)
    fixture.clock.advance(by: .seconds(86_400))
    fixture.webhook.fail(nil)
    #expect(try await fixture.delivery.deliverOne(.push) == nil)

    try await fixture.update(identity, [.set("a", "3", 2)])
    fixture.clock.advance(by: .seconds(86_400))
    #expect(try await fixture.delivery.deliverOne(.push) == .dropped)
    #expect(fixture.webhook.ids.count == 2)
  }

  @Test("a delivery whose instance died is made by another, under the same id")
  func lease() async throws {
    let fixture = try await Self.fixture()
    let identity = try await fixture.identity()
    try await fixture.update(identity, [.set("a", "1")])
    try await Self.subscribe(try await Self.register(identity, fixture, "t"), identity, fixture)
    try await fixture.update(identity, [.set("a", "2", 1)])
    let now = fixture.clock.now()
    let lost = try await DeliveryStore(database: fixture.database).claim(
      .push,
      lease: "lost",
      until: now.adding(DeliveryStore.lease),
      at: now
    )
    #expect(try await fixture.delivery.deliverOne(.push) == nil)
    fixture.clock.advance(by: DeliveryStore.lease)
    #expect(try await fixture.delivery.deliverOne(.push) == .sent)
    #expect(fixture.webhook.ids == [lost?.id])
  }
}
