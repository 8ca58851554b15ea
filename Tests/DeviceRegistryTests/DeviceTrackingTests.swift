import Cryptography
import DeviceRegistryMessages
import DeviceRegistryService
import TestSupport
import Testing

@Suite("Tracked devices")
struct DeviceTrackingTests {
  @Test("DEV-7: a key is region and UUID, and a user's devices share a group key")
  func keys() async throws {
    let fixture = try await RegistryFixture()
    let first = try await TestDevice(fixture)
    let second = try await TestDevice(fixture)
    let other = try await TestDevice(fixture, sub: "7f3c0d7e-0000-4000-8000-000000000002")
    #expect(first.key.wholeMatch(of: /us-east-1_[0-9a-f-]{36}/) != nil)
    #expect(first.key != second.key)
    #expect(first.group == second.group)
    #expect(first.group != other.group)
    #expect(first.group.hasPrefix("-") && first.group.utf8.count == 9)
  }

  @Test("DEV-13: an issued device is not known until it is tracked")
  func issuedOnly() async throws {
    let fixture = try await RegistryFixture()
    let device = try await TestDevice(fixture)
    let find = { () async in
      await fixture.refusal { () async throws(DeviceRegistryFailure) in try await device.find() }
    }
    #expect(await find() == .deviceNotFound)
    _ = try await device.track()
    #expect(await find() == nil)
    #expect(
      await fixture.refusal { () async throws(DeviceRegistryFailure) in
        try await device.track()
      } == .deviceKeyExists
    )
  }

  @Test(
    "DEV-19: a verifier that is zero, too long or no number of the group is refused",
    arguments: [
      [], [0], [1], [UInt8](repeating: 0, count: 385), [UInt8](repeating: 1, count: 386),
      DeviceProofTests.modulus, [UInt8](repeating: 255, count: 384),
      Array(DeviceProofTests.modulus.dropLast()) + [0xFB],
      DeviceProofTests.doubled(DeviceProofTests.modulus),
    ]
  )
  func badVerifier(verifier: [UInt8]) async throws {
    let fixture = try await RegistryFixture()
    let device = try await TestDevice(fixture)
    let refusal = await fixture.refusal { () async throws(DeviceRegistryFailure) in
      try await fixture.registry.trackDevice(
        device.tracking(verifier, device.salt),
        context: fixture.context
      )
    }
    #expect(refusal == .deviceVerifierInvalid)
  }

  @Test("a salt that is empty, zero, short or long is refused", arguments: [0, 7, 16, 18, 4096])
  func badSalt(count: Int) async throws {
    let fixture = try await RegistryFixture()
    let device = try await TestDevice(fixture)
    let salt = [UInt8](repeating: count == 16 ? 0 : 3, count: count)
    let refusal = await fixture.refusal { () async throws(DeviceRegistryFailure) in
      try await fixture.registry.trackDevice(
        device.tracking(device.verifier, salt),
        context: fixture.context
      )
    }
    #expect(refusal == .deviceVerifierInvalid)
  }

  @Test("listing goes by pieces, and a user sees neither another's nor another pool's devices")
  func listing() async throws {
    let fixture = try await RegistryFixture()
    var keys: [String] = []
    for index in 0..<5 {
      let device = try await TestDevice(fixture)
      _ = try await device.track(isRemembered: index != 2)
      keys.append(device.key)
    }
    let stranger = try await TestDevice(fixture, sub: "7f3c0d7e-0000-4000-8000-000000000002")
    _ = try await stranger.track()
    let abroad = try await TestDevice(fixture, pool: "us-east-1_ZZZZZZZZZ")
    _ = try await abroad.track()
    var found: [String] = []
    var after: String?
    repeat {
      let page = try await fixture.registry.findDevices(
        FindDevicesRequest(
          userPoolId: RegistryFixture.pool,
          sub: RegistryFixture.sub,
          limit: 2,
          afterDeviceKey: after
        ),
        context: fixture.context
      )
      #expect(page.devices.count <= 2)
      found += page.devices.compactMap(\.deviceKey)
      after = page.isCut == true ? found.last : nil
    } while after != nil
    #expect(found == keys.sorted())
    let remembered = try await fixture.registry.findDevices(
      FindDevicesRequest(
        userPoolId: RegistryFixture.pool,
        sub: RegistryFixture.sub,
        isRememberedOnly: true,
        limit: 60
      ),
      context: fixture.context
    )
    #expect(Set(remembered.devices.compactMap(\.deviceKey)) == Set(keys).subtracting([keys[2]]))
  }

  @Test("DEV-15, DEV-23: a device is remembered for as long as the pool says, and anew")
  func expiry() async throws {
    let fixture = try await RegistryFixture()
    let device = try await TestDevice(fixture)
    _ = try await device.track()
    #expect(try await device.find(rememberedFor: 86_400)?.isRemembered == true)
    fixture.clock.advance(by: .seconds(86_400))
    #expect(try await device.find(rememberedFor: 86_400)?.isRemembered == false)
    #expect(try await device.find()?.isRemembered == true)
    var answer = try device.answer(try SRP.Client(), to: try await device.begin())
    answer.rememberedForSeconds = 86_400
    #expect(try await device.finish(answer).device?.isRemembered == false)
    _ = try await fixture.registry.rememberDevice(
      RememberDeviceRequest(
        userPoolId: device.pool,
        sub: device.sub,
        deviceKey: device.key,
        isRemembered: true
      ),
      context: fixture.context
    )
    #expect(try await device.find(rememberedFor: 86_400)?.isRemembered == true)
  }

  @Test("of devices confirmed at once over two instances no more are tracked than allowed")
  func limit() async throws {
    let fixture = try await RegistryFixture()
    var devices: [TestDevice] = []
    for _ in 0..<12 { devices.append(try await TestDevice(fixture)) }
    let limit = DeviceLimit(mostDevices: 3, removesOldest: false)
    let tracked = await withTaskGroup(of: Bool.self) { group in
      for (index, device) in devices.enumerated() {
        group.addTask {
          let registry = index.isMultiple(of: 2) ? fixture.registry : fixture.twin
          return await fixture.refusal { () async throws(DeviceRegistryFailure) in
            try await device.track(limit: limit, on: registry)
          } == nil
        }
      }
      return await group.reduce(0) { $0 + ($1 ? 1 : 0) }
    }
    #expect(tracked == 3)
    #expect(
      await fixture.refusal { () async throws(DeviceRegistryFailure) in
        try await fixture.registry.issueDevice(
          IssueDeviceRequest(
            userPoolId: RegistryFixture.pool,
            sub: RegistryFixture.sub,
            limit: limit
          ),
          context: fixture.context
        )
      } == .deviceLimitReached
    )
  }

  @Test("at the limit the device that was proved longest ago makes room")
  func oldest() async throws {
    let fixture = try await RegistryFixture()
    let limit = DeviceLimit(mostDevices: 2, removesOldest: true)
    let first = try await TestDevice(fixture)
    let second = try await TestDevice(fixture)
    let third = try await TestDevice(fixture)
    _ = try await first.track(limit: limit)
    fixture.clock.advance(by: .seconds(1))
    _ = try await second.track(limit: limit)
    fixture.clock.advance(by: .seconds(1))
    try await first.prove()
    let tracked = try await third.track(limit: limit)
    #expect(tracked.removedDeviceKeys == [second.key])
  }

  @Test("a deleted user's and a deleted pool's devices go, and no other user's")
  func deletion() async throws {
    let fixture = try await RegistryFixture()
    let device = try await TestDevice(fixture)
    let neighbour = try await TestDevice(fixture, sub: "7f3c0d7e-0000-4000-8000-000000000002")
    let abroad = try await TestDevice(fixture, pool: "us-east-1_ZZZZZZZZZ")
    for each in [device, neighbour, abroad] { _ = try await each.track() }
    _ = try await fixture.registry.removeUserDevices(
      RemoveUserDevicesRequest(userPoolId: device.pool, sub: device.sub),
      context: fixture.context
    )
    #expect(
      await fixture.refusal { () async throws(DeviceRegistryFailure) in
        try await device.find()
      } == .deviceNotFound
    )
    _ = try await neighbour.find()
    _ = try await fixture.registry.removeUserPoolDevices(
      RemoveUserPoolDevicesRequest(userPoolId: device.pool),
      context: fixture.context
    )
    #expect(
      await fixture.refusal { () async throws(DeviceRegistryFailure) in
        try await neighbour.find()
      } == .deviceNotFound
    )
    _ = try await abroad.find()
  }
}
