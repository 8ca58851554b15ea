internal import IdentityFederationCore
internal import IdentityFederationMessages
internal import TestSupport
internal import Testing

@testable internal import IdentityFederationSync

@Suite("Limits of an identity's data (DID-41)")
struct DatasetLimitTests {
  private static let usual = DatasetLimits()

  private func refusal(
    _ fixture: SyncFixture,
    _ identity: IdentityID,
    _ name: String,
    _ patches: [SyncRecordPatch]
  ) async -> IdentityFederationFailure? {
    await fixture.refusal { () async throws(IdentityFederationFailure) in
      try await fixture.update(identity, name, patches)
    }
  }

  private func refusal(
    _ fixture: SyncFixture,
    _ identity: IdentityID,
    _ patches: [SyncRecordPatch]
  ) async -> IdentityFederationFailure? {
    await refusal(fixture, identity, "d", patches)
  }

  @Test("twenty datasets, of which deleted ones do not count")
  func datasets() async throws {
    let fixture = try await SyncFixture()
    let identity = try await fixture.identity()
    for number in 0..<20 { try await fixture.update(identity, "d\(number)", [.set("a", "")]) }
    #expect(await refusal(fixture, identity, "more", [.set("a", "")]) == Self.usual.tooManyDatasets)
    #expect(await refusal(fixture, identity, "d3", [.set("a", "2", 1)]) == nil)
    try await fixture.delete(identity, "d3")
    #expect(await refusal(fixture, identity, "more", [.set("a", "")]) == nil)
    #expect(await refusal(fixture, identity, "d3", [.set("a", "")]) == Self.usual.tooManyDatasets)
  }

  @Test("1024 records, of which removed ones do not count")
  func records() async throws {
    let fixture = try await SyncFixture()
    let identity = try await fixture.identity()
    let full = (0..<1024).map { SyncRecordPatch.set("\($0)", "") }
    #expect(await refusal(fixture, identity, full + [.set("x", "")]) == Self.usual.tooManyRecords)
    #expect(try await fixture.list(identity).datasetExists == false)
    #expect(await refusal(fixture, identity, full) == nil)
    #expect(await refusal(fixture, identity, [.set("x", "")]) == Self.usual.tooManyRecords)
    #expect(await refusal(fixture, identity, [.remove("0", 1), .set("x", "")]) == nil)
    #expect(try await fixture.describe(identity)?.numRecords == 1024)
  }

  @Test("a mebibyte of keys and values")
  func bytes() async throws {
    let fixture = try await SyncFixture()
    let identity = try await fixture.identity()
    let value = String(repeating: "v", count: (1 << 20) - 1)
    #expect(await refusal(fixture, identity, [.set("ä", value)]) == Self.usual.tooMuchData)
    #expect(await refusal(fixture, identity, [.set("k", value)]) == nil)
    #expect(await refusal(fixture, identity, [.set("l", "")]) == Self.usual.tooMuchData)
    #expect(try await fixture.describe(identity)?.dataStorage == 1 << 20)
    #expect(await refusal(fixture, identity, [.set("k", "", 1), .set("l", "")]) == nil)
    #expect(try await fixture.describe(identity)?.dataStorage == 2)
  }

  @Test("1024 bytes of a key, not characters")
  func keys() async throws {
    let fixture = try await SyncFixture()
    let identity = try await fixture.identity()
    let key = String(repeating: "ä", count: 512)
    #expect(await refusal(fixture, identity, [.set(key, "")]) == nil)
    #expect(await refusal(fixture, identity, [.set(key + "a", "")]) == .keyTooLong)
  }

  @Test("removed records are limited too, and go after thirty days")
  func removed() async throws {
    let fixture = try await SyncFixture()
    let identity = try await fixture.identity()
    for part in 0..<10 {
      let keys = (0..<1024).map { "\(part)-\($0)" }
      try await fixture.update(identity, keys.map { .set($0, "") })
      try await fixture.update(identity, keys.map { .remove($0, Int64(2 * part + 1)) })
    }
    #expect(await refusal(fixture, identity, [.set("x", "")]) == Self.usual.tooManyRemovedRecords)
    fixture.clock.advance(by: .seconds(SyncUpkeep.tombstoneSeconds + 1))
    let upkeep = fixture.upkeep
    // Pieces of a thousand, although the records are of one dataset.
    #expect(await upkeep.once() == 11)
    #expect(await refusal(fixture, identity, [.set("x", "")]) == nil)
    #expect(try await fixture.list(identity).records?.map(\.key) == ["x"])
  }
}
