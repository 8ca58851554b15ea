internal import IdentityFederationCore
import IdentityFederationMessages
internal import TestSupport
internal import Testing

@Suite("Devices that follow the algorithm of AWS's SDKs (DID-42, DID-43)")
struct ConvergenceTests {
  private static let keys = ["a", "b", "c", "d", "e"]

  /// Lets the phones synchronize, in turn, until none has anything left.
  private func settle(_ phones: inout [SDKPhone]) async throws {
    for _ in 0..<40 {
      for index in phones.indices {
        repeat { try await phones[index].step() } while phones[index].isSynchronizing
      }
      if phones.allSatisfy(\.isSettled), Set(phones.map(\.values)).count == 1 { return }
    }
  }

  private func expectOneState(
    _ phones: [SDKPhone],
    _ fixture: SyncFixture,
    _ identity: IdentityID,
    _ seed: String
  ) async throws {
    let records = try await fixture.list(identity).records ?? []
    var stored: [String: String] = [:]
    for record in records where record.value != nil { stored[record.key ?? ""] = record.value }
    for phone in phones {
      #expect(phone.isSettled, "seed \(seed), \(phone.name)")
      #expect(phone.values == stored, "seed \(seed), \(phone.name)")
    }
  }

  @Test("hear of a change that another device made while they wrote")
  func twoPhones() async throws {
    let fixture = try await SyncFixture()
    let identity = try await fixture.identity()
    var phones = ["one", "two"].map { SDKPhone($0, of: identity, fixture) }
    phones[0].put("x", "1")
    phones[0].put("y", "1")
    try await settle(&phones)
    // Phone one has listed, phone two writes y, and phone one writes x.
    phones[0].put("x", "2")
    try await phones[0].step()
    phones[1].put("y", "2")
    for _ in 0..<2 { try await phones[1].step() }
    try await phones[0].step()
    try await settle(&phones)
    try await expectOneState(phones, fixture, identity, "none")
    #expect(phones[0].values == ["x": "2", "y": "2"])
  }

  @Test("come to the same data in whatever order they read and write", arguments: 0..<24)
  func interleavings(seed: Int) async throws {
    let fixture = try await SyncFixture()
    let identity = try await fixture.identity()
    var phones = ["one", "two", "three"].map { SDKPhone($0, of: identity, fixture) }
    let random = SequenceRandomSource(seed: UInt64(seed))
    for turn in 0..<120 {
      let bytes = random.bytes(4)
      let index = Int(bytes[0]) % phones.count
      let key = Self.keys[Int(bytes[1]) % Self.keys.count]
      switch bytes[2] % 8 {
      case 0, 1: phones[index].put(key, "\(turn)")
      case 2: phones[index].put(key, nil)
      case _: try await phones[index].step()
      }
    }
    try await settle(&phones)
    try await expectOneState(phones, fixture, identity, "\(seed)")
  }
}
