import Cryptography
import DeviceRegistryMessages
import DeviceRegistryService
import Postgres
import TestSupport
import Testing

@Suite("A stolen database of PINs")
struct StolenDatabaseTests {
  @Test("USR-22: with the keys too, no PIN is found without the phone's secret")
  func stolen() async throws {
    let fixture = try await RegistryFixture()
    let phone = try await TestPhone(fixture)
    let set = phone.newPIN()
    _ = try await phone.send(
      FactorAnswer(attemptId: "1", setPin: set),
      enrolling: phone.newAccount()
    )
    let stored = try await fixture.database.administrationPool().first(
      "SELECT pin_salt, sealed_pin_verifier FROM device_registry.app_instances"
    ) { (row: borrowing PostgresRow) throws(PostgresError) in
      (
        salt: try row.value("pin_salt", as: [UInt8].self),
        sealed: try row.value("sealed_pin_verifier", as: [UInt8].self)
      )
    }
    let (salt, sealed) = try #require(stored)
    let verifier = set.verifier ?? []
    #expect(!contains(sealed, verifier.suffix(64)))
    // An attacker with the seal key too holds the verifier itself. A guess costs an exponentiation; what it
    // compares depends on 256 bits that are on the phone alone.
    #expect(salt == set.salt)
    for pin in (24_670..<24_690).map(String.init) {
      for secret in [[], [UInt8](repeating: 0, count: 32), SecureRandom.bytes(32)] {
        #expect(guess(pin, secret, phone, salt) != verifier)
      }
      #expect(guess(plain: pin, phone, salt) != verifier)
    }
    // Both thefts together find it.
    #expect(guess(TestPhone.pin, phone.pinSecret, phone, salt) == verifier)
  }

  @Test("a verifier or key that was put into another row is not believed")
  func swapped() async throws {
    let fixture = try await RegistryFixture()
    let victim = try await TestPhone(fixture)
    let attackers = try await TestPhone(fixture)
    try await victim.enrol(withBiometric: true)
    try await attackers.enrol(sub: "7f3c0d7e-0000-4000-8000-000000000002", withBiometric: true)
    let columns: [SQL] = [
      "sealed_biometric_key = a.sealed_biometric_key",
      "sealed_pin_verifier = a.sealed_pin_verifier, pin_salt = a.pin_salt",
    ]
    for column in columns {
      let asked = try await victim.begin()
      _ = try await fixture.database.administrationPool().execute(
        """
        UPDATE device_registry.app_instances AS v SET \(column)
        FROM device_registry.app_instances AS a
        WHERE v.instance_id = \(victim.instanceID) AND a.instance_id = \(attackers.instanceID)
        """
      )
      let answer = try victim.answer(asked.challenge, biometric: attackers.biometricKey)
      let refusal = await fixture.refusal { () async throws(DeviceRegistryFailure) in
        try await victim.send(answer)
      }
      guard case .dataLoss = refusal else {
        Issue.record("what was put there was believed: \(String(describing: refusal))")
        return
      }
    }
  }

  private func guess(
    _ pin: String,
    _ secret: [UInt8],
    _ phone: TestPhone,
    _ salt: [UInt8]
  ) -> [UInt8] {
    SRP.verifier(
      identity: phone.identity,
      password: TestPhone.pinInput(pin, secret),
      salt: salt
    )
  }

  private func guess(plain pin: String, _ phone: TestPhone, _ salt: [UInt8]) -> [UInt8] {
    SRP.verifier(identity: phone.identity, password: Array(pin.utf8), salt: salt)
  }

  private func contains(_ bytes: [UInt8], _ part: ArraySlice<UInt8>) -> Bool {
    bytes.indices.contains { bytes[$0...].starts(with: part) }
  }
}
