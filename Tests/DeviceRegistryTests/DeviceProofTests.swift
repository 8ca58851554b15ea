import Cryptography
import DeviceRegistryMessages
import DeviceRegistryService
import Domain
import Postgres
import TestSupport
import Testing

@Suite("Device proofs")
struct DeviceProofTests {
  @Test(
    "DEV-8: a group key has letters and digits alone, and those of versions before go on to prove"
  )
  func groupKeys() async throws {
    let fixture = try await RegistryFixture()
    var former = 0
    for number in 0..<60 {
      let sub = "0000000\(number % 10)-0000-4000-8000-0000000000\(10 + number)"
      var device = try await TestDevice(fixture, sub: sub)
      #expect(device.group.dropFirst().allSatisfy { $0.isLetter || $0.isNumber })
      #expect(device.group.hasPrefix("-") && device.group.count == 9)
      let digest = SHA256.digest(of: Array("device group|\(device.pool)|\(sub)".utf8))
      let old = "-" + Base64URL.encode(digest).prefix(8)
      guard old != device.group else { continue }
      former += 1
      device.group = old
      _ = try await device.track()
      let client = try SRP.Client()
      let finished = try await device.finish(
        try device.answer(client, to: try await device.begin())
      )
      #expect(finished.device != nil)
    }
    #expect(former > 0)
  }

  @Test("DEV-12, DEV-21: a device that knows its secret is proved, and its last use noted")
  func proved() async throws {
    let fixture = try await RegistryFixture()
    let device = try await TestDevice(fixture)
    _ = try await device.track()
    fixture.clock.advance(by: .seconds(60))
    let client = try SRP.Client()
    let begun = try await device.begin()
    #expect(begun.srpSalt == device.salt)
    let finished = try await device.finish(try device.answer(client, to: begun))
    #expect(finished.device?.isRemembered == true)
    let seen = try await device.find()
    #expect(seen?.lastIpAddress == "192.0.2.7")
    #expect(seen?.sdk == "aws-amplify/6")
    #expect(seen?.authenticatedAtUnixMillis == fixture.clock.now().unixMillis)
    #expect(seen?.createdAtUnixMillis == fixture.clock.now().unixMillis - 60_000)
  }

  @Test("DEV-4: that a factor was given is noted of the device, and stays")
  func factorGiven() async throws {
    let fixture = try await RegistryFixture()
    let device = try await TestDevice(fixture)
    _ = try await device.track()
    #expect(try await device.find()?.isFactorGiven == false)
    try await device.prove(isFactorGiven: true)
    try await device.prove(isFactorGiven: false)
    #expect(try await device.find()?.isFactorGiven == true)
  }

  @Test("a wrong, a replayed and a late answer leave what is known of the device as it was")
  func notNoted() async throws {
    let fixture = try await RegistryFixture()
    let device = try await TestDevice(fixture)
    _ = try await device.track()
    let client = try SRP.Client()
    let right = try device.answer(client, to: try await device.begin(), isFactorGiven: true)
    var wrong = right
    wrong.signature = [UInt8](repeating: 1, count: 32)
    let late = try device.answer(client, to: try await device.begin(), isFactorGiven: true)
    for answer in [wrong, right] {
      #expect(
        await fixture.refusal { () async throws(DeviceRegistryFailure) in
          try await device.finish(answer)
        } == .deviceProofInvalid
      )
    }
    fixture.clock.advance(by: .seconds(180))
    #expect(
      await fixture.refusal { () async throws(DeviceRegistryFailure) in
        try await device.finish(late)
      } == .deviceProofExpired
    )
    let seen = try await device.find()
    #expect(seen?.lastIpAddress == "192.0.2.1" && seen?.isFactorGiven == false)
    #expect(seen?.authenticatedAtUnixMillis == seen?.createdAtUnixMillis)
  }

  @Test("a challenge of a verifier that is no longer the device's proves nothing")
  func replacedVerifier() async throws {
    let fixture = try await RegistryFixture()
    let device = try await TestDevice(fixture)
    _ = try await device.track()
    let client = try SRP.Client()
    let answer = try device.answer(client, to: try await device.begin())
    _ = try await fixture.registry.removeDevice(
      RemoveDeviceRequest(userPoolId: device.pool, sub: device.sub, deviceKey: device.key),
      context: fixture.context
    )
    // Another secret. The same one would prove the device: what is stored of it may be sealed anew.
    let salt = SRP.salt(SecureRandom.bytes(16))
    let verifier = SRP.verifier(
      identity: device.identity,
      password: Array("another".utf8),
      salt: salt
    )
    _ = try await fixture.registry.trackDevice(
      device.tracking(verifier, salt),
      context: fixture.context
    )
    #expect(
      await fixture.refusal { () async throws(DeviceRegistryFailure) in
        try await device.finish(answer)
      } == .deviceProofInvalid
    )
  }

  @Test("a device with another secret is refused, and its block is consumed by that")
  func wrongSecret() async throws {
    let fixture = try await RegistryFixture()
    let device = try await TestDevice(fixture)
    _ = try await device.track()
    let client = try SRP.Client()
    let begun = try await device.begin()
    let right = try device.answer(client, to: begun)
    var wrong = right
    wrong.signature = [UInt8](repeating: 1, count: 32)
    #expect(
      await fixture.refusal { () async throws(DeviceRegistryFailure) in
        try await device.finish(wrong)
      } == .deviceProofInvalid
    )
    #expect(
      await fixture.refusal { () async throws(DeviceRegistryFailure) in
        try await device.finish(right)
      } == .deviceProofInvalid
    )
  }

  @Test("of a hundred answers to one block over two instances exactly one wins")
  func replayed() async throws {
    let fixture = try await RegistryFixture()
    let device = try await TestDevice(fixture)
    _ = try await device.track()
    let client = try SRP.Client()
    let answer = try device.answer(client, to: try await device.begin())
    let wins = await withTaskGroup(of: Bool.self) { group in
      for index in 0..<100 {
        group.addTask {
          let registry = index.isMultiple(of: 2) ? fixture.registry : fixture.twin
          return await fixture.refusal { () async throws(DeviceRegistryFailure) in
            try await device.finish(answer, on: registry)
          } == nil
        }
      }
      return await group.reduce(0) { $0 + ($1 ? 1 : 0) }
    }
    #expect(wins == 1)
  }

  @Test("an A that is 0 modulo N is refused", arguments: [0, 1, 2])
  func nullA(multiple: Int) async throws {
    let fixture = try await RegistryFixture()
    let device = try await TestDevice(fixture)
    _ = try await device.track()
    let modulus = Self.modulus
    let a: [UInt8] =
      switch multiple {
      case 0: [0]
      case 1: modulus
      default: Self.doubled(modulus)
      }
    var answer = try device.answer(try SRP.Client(), to: try await device.begin())
    answer.clientPublic = a
    let refusal = await fixture.refusal { () async throws(DeviceRegistryFailure) in
      try await device.finish(answer)
    }
    #expect(refusal == .deviceProofInvalid)
  }

  @Test("a verifier that was put into another device's row is not believed")
  func swappedVerifier() async throws {
    let fixture = try await RegistryFixture()
    let victim = try await TestDevice(fixture)
    let attackers = try await TestDevice(fixture, sub: "7f3c0d7e-0000-4000-8000-000000000002")
    _ = try await victim.track()
    _ = try await attackers.track()
    _ = try await fixture.database.administrationPool().execute(
      """
      UPDATE device_registry.devices AS v
      SET sealed_srp_verifier = a.sealed_srp_verifier, srp_salt = a.srp_salt
      FROM device_registry.devices AS a
      WHERE v.device_key = \(victim.key) AND a.device_key = \(attackers.key)
      """
    )
    let refusal = await fixture.refusal { () async throws(DeviceRegistryFailure) in
      try await victim.begin()
    }
    guard case .dataLoss = refusal else {
      Issue.record("the verifier was believed: \(String(describing: refusal))")
      return
    }
  }

  @Test("a block opens in no other pool, for no other device, and not after its time")
  func foreignBlock() async throws {
    let fixture = try await RegistryFixture()
    let device = try await TestDevice(fixture)
    let other = try await TestDevice(fixture)
    _ = try await device.track()
    _ = try await other.track()
    let client = try SRP.Client()
    let foreign = try device.answer(
      client,
      to: try await device.begin(),
      pool: "us-east-1_ZZZZZZZZZ"
    )
    #expect(
      await fixture.refusal { () async throws(DeviceRegistryFailure) in
        try await device.finish(foreign)
      } == .deviceProofInvalid
    )
    var renamed = try device.answer(client, to: try await device.begin())
    renamed.deviceKey = other.key
    #expect(
      await fixture.refusal { () async throws(DeviceRegistryFailure) in
        try await device.finish(renamed)
      } == .deviceProofInvalid
    )
    let late = try device.answer(client, to: try await device.begin())
    fixture.clock.advance(by: .seconds(180))
    #expect(
      await fixture.refusal { () async throws(DeviceRegistryFailure) in
        try await device.finish(late)
      } == .deviceProofExpired
    )
  }

  @Test("DEV-12: another's device cannot be proved, and of a forgotten one nothing is")
  func notProvable() async throws {
    let fixture = try await RegistryFixture()
    let device = try await TestDevice(fixture)
    _ = try await device.track()
    let client = try SRP.Client()
    #expect(
      await fixture.refusal { () async throws(DeviceRegistryFailure) in
        try await device.begin(sub: "7f3c0d7e-0000-4000-8000-000000000002")
      } == .deviceNotFound
    )
    let answer = try device.answer(client, to: try await device.begin())
    _ = try await fixture.registry.removeDevice(
      RemoveDeviceRequest(userPoolId: device.pool, sub: device.sub, deviceKey: device.key),
      context: fixture.context
    )
    #expect(
      await fixture.refusal { () async throws(DeviceRegistryFailure) in
        try await device.begin()
      } == .deviceNotFound
    )
    let finished = try await device.finish(answer)
    #expect(finished.device == nil)
  }

  @Test("DEV-16: a device that stops to be remembered while it is proved is told as it is then")
  func notRememberedMeanwhile() async throws {
    let fixture = try await RegistryFixture()
    let device = try await TestDevice(fixture)
    _ = try await device.track()
    let client = try SRP.Client()
    let answer = try device.answer(client, to: try await device.begin())
    _ = try await fixture.registry.rememberDevice(
      RememberDeviceRequest(
        userPoolId: device.pool,
        sub: device.sub,
        deviceKey: device.key,
        isRemembered: false
      ),
      context: fixture.context
    )
    let other = try device.answer(client, to: try await device.begin())
    #expect(try await device.finish(answer).device?.isRemembered == false)
    // What is remembered of it does not prove it.
    var wrong = other
    wrong.signature = (other.signature ?? []).map { $0 ^ 1 }
    #expect(
      await fixture.refusal { () async throws(DeviceRegistryFailure) in
        try await device.finish(wrong)
      } == .deviceProofInvalid
    )
  }

  @Test("an expected proof is handed out once, for its own A, user and device")
  func expected() async throws {
    let fixture = try await RegistryFixture()
    let device = try await TestDevice(fixture)
    let request = { (a: [UInt8]) in
      ClaimDeviceProofRequest(
        userPoolId: device.pool,
        sub: device.sub,
        deviceKey: device.key,
        clientPublic: a
      )
    }
    _ = try await fixture.registry.expectDeviceProof(
      ExpectDeviceProofRequest(
        userPoolId: device.pool,
        sub: device.sub,
        deviceKey: device.key,
        clientPublic: [5, 6],
        validitySeconds: 180,
        session: [9]
      ),
      context: fixture.context
    )
    let claim = { (a: [UInt8]) async in
      await fixture.refusal { () async throws(DeviceRegistryFailure) in
        try await fixture.twin.claimDeviceProof(request(a), context: fixture.context)
      }
    }
    #expect(await claim([5, 7]) == .deviceProofInvalid)
    #expect(await claim([5, 6]) == nil)
    #expect(await claim([5, 6]) == .deviceProofInvalid)
  }

  @Test("proofs that are over are removed")
  func removal() async throws {
    let fixture = try await RegistryFixture()
    let device = try await TestDevice(fixture)
    _ = try await device.track()
    let client = try SRP.Client()
    _ = try await device.finish(try device.answer(client, to: try await device.begin()))
    fixture.clock.advance(by: .seconds(1000))
    try await fixture.registry.expiredProofRemoval.removeOnce()
    let left = try await fixture.database.administrationPool().execute(
      "DELETE FROM device_registry.spent_proofs"
    )
    #expect(left == 0)
  }

  /// N: RFC 3526 §4.
  static let modulus: [UInt8] =
    Hex.decode(
      """
      FFFFFFFFFFFFFFFFC90FDAA22168C234C4C6628B80DC1CD129024E088A67CC74020BBEA63B139B22514A08798E3404\
      DDEF9519B3CD3A431B302B0A6DF25F14374FE1356D6D51C245E485B576625E7EC6F44C42E9A637ED6B0BFF5CB6F406\
      B7EDEE386BFB5A899FA5AE9F24117C4B1FE649286651ECE45B3DC2007CB8A163BF0598DA48361C55D39A69163FA8FD\
      24CF5F83655D23DCA3AD961C62F356208552BB9ED529077096966D670C354E4ABC9804F1746C08CA18217C32905E46\
      2E36CE3BE39E772C180E86039B2783A2EC07A28FB5C55DF06F4C52C9DE2BCBF6955817183995497CEA956AE515D226\
      1898FA051015728E5A8AAAC42DAD33170D04507A33A85521ABDF1CBA64ECFB850458DBEF0A8AEA71575D060C7DB397\
      0F85A6E1E4C7ABF5AE8CDB0933D71E8C94E04A25619DCEE3D2261AD2EE6BF12FFA06D98A0864D87602733EC86A6452\
      1F2B18177B200CBBE117577A615D6C770988C0BAD946E208E24FA074E5AB3143DB5BFCE0FD108E4B82D120A93AD2CA\
      FFFFFFFFFFFFFFFF
      """.filter { !$0.isWhitespace }
    ) ?? []

  static func doubled(_ number: [UInt8]) -> [UInt8] {
    var carry: UInt8 = 0
    var result: [UInt8] = []
    for byte in number.reversed() {
      result.append(byte << 1 | carry)
      carry = byte >> 7
    }
    return [carry] + result.reversed()
  }
}
