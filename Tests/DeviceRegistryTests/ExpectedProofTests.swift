import DeviceRegistryMessages
import DeviceRegistryService
import Postgres
import TestSupport
import Testing

@Suite("Proofs that are expected with the look-up of a device")
struct ExpectedProofTests {
  @Test(
    "a proof is expected with the look-up only of the user's own device that may give it",
    arguments: [
      (isRemembered: true, isFactorGiven: false, needsFactor: false, isExpected: true),
      (isRemembered: true, isFactorGiven: true, needsFactor: true, isExpected: true),
      (isRemembered: true, isFactorGiven: false, needsFactor: true, isExpected: false),
      (isRemembered: false, isFactorGiven: true, needsFactor: false, isExpected: false),
    ]
  )
  func expectedWithFinding(
    _ row: (isRemembered: Bool, isFactorGiven: Bool, needsFactor: Bool, isExpected: Bool)
  ) async throws {
    let fixture = try await RegistryFixture()
    let device = try await TestDevice(fixture)
    _ = try await device.track(isRemembered: row.isRemembered)
    if row.isFactorGiven { try await giveFactor(device) }
    #expect(try await claim(device) == .deviceProofInvalid)
    let find = { (sub: String, since: Int64?) async throws(DeviceRegistryFailure) in
      try await fixture.registry.findDevice(
        FindDeviceRequest(
          userPoolId: device.pool,
          sub: sub,
          deviceKey: device.key,
          rememberedForSeconds: since,
          expectation: ProofExpectation(
            clientPublic: [5, 6],
            validitySeconds: 180,
            session: [9],
            needsFactor: row.needsFactor
          )
        ),
        context: fixture.context
      )
    }
    let unknown = await fixture.refusal { () async throws(DeviceRegistryFailure) in
      try await find("somebody-else", nil)
    }
    #expect(unknown == .deviceNotFound)
    // Remembered for no time at all.
    #expect(try await find(device.sub, 0).isProofExpected == false)
    #expect(try await claim(device) == .deviceProofInvalid)
    let found = try await find(device.sub, nil)
    #expect(found.isProofExpected == row.isExpected && found.device?.deviceKey == device.key)
    #expect((found.challenge != nil) == row.isExpected)
    #expect(try await claim(device) == (row.isExpected ? nil : .deviceProofInvalid))
    #expect(try await claim(device) == .deviceProofInvalid)
  }

  @Test("two sign-ins of a device from one address go on with their own sessions")
  func oneAddress() async throws {
    let fixture = try await RegistryFixture()
    let device = try await TestDevice(fixture)
    _ = try await device.track()
    for (clientPublic, session) in [([1], [11]), ([2], [22])] as [([UInt8], [UInt8])] {
      let found = try await fixture.registry.findDevice(
        FindDeviceRequest(
          userPoolId: device.pool,
          sub: device.sub,
          deviceKey: device.key,
          expectation: ProofExpectation(
            clientPublic: clientPublic,
            validitySeconds: 180,
            session: session,
            needsFactor: false
          )
        ),
        context: fixture.context
      )
      #expect(found.isProofExpected == true)
    }
    for (clientPublic, session) in [([1], [11]), ([2], [22])] as [([UInt8], [UInt8])] {
      let claimed = try await fixture.twin.claimDeviceProof(
        ClaimDeviceProofRequest(
          userPoolId: device.pool,
          sub: device.sub,
          deviceKey: device.key,
          clientPublic: clientPublic
        ),
        context: fixture.context
      )
      #expect(claimed.session == session)
    }
  }

  /// A sign-in with a second factor, whether the device counts as remembered or not.
  private func giveFactor(_ device: TestDevice) async throws {
    _ = try await device.fixture.database.administrationPool().execute(
      "UPDATE device_registry.devices SET is_factor_given = true WHERE device_key = \(device.key)"
    )
  }

  private func claim(_ device: TestDevice) async throws -> DeviceRegistryFailure? {
    await device.fixture.refusal { () async throws(DeviceRegistryFailure) in
      try await device.fixture.twin.claimDeviceProof(
        ClaimDeviceProofRequest(
          userPoolId: device.pool,
          sub: device.sub,
          deviceKey: device.key,
          clientPublic: [5, 6]
        ),
        context: device.fixture.context
      )
    }
  }
}
