internal import Cryptography
internal import Domain
internal import TestSupport
internal import Testing

@testable internal import AuthenticationCore

@Suite("Keys that outlive the sealing keys")
struct LastingKeyTests {
  private static func sealer(_ ids: [UInt32]) throws -> Sealer {
    let keys = ids.map { ($0, [UInt8](repeating: UInt8($0), count: 32)) }
    return try Sealer(keys: Dictionary(uniqueKeysWithValues: keys), current: ids.max() ?? 0)
  }

  @Test("are the same before, during and after a rotation, so that no user becomes a stranger")
  func rotation() async throws {
    let harness = try await SignInHarness()
    let store = UnknownNameSecretStore(database: harness.database.pool(schema: "authentication"))
    var hashes: Set<[UInt8]> = []
    for ids: [UInt32] in [[1], [1, 2], [2], [2, 3]] {
      let users = UnknownUsers(sealer: try Self.sealer(ids))
      try await users.load(from: store, SequenceRandomSource(seed: UInt64(ids.count)))
      hashes.insert(users.lastingKey("a label").authenticate([1]))
      #expect(
        users.lastingKey("another").authenticate([1])
          != users.lastingKey("a label").authenticate([1])
      )
    }
    #expect(hashes.count == 1)
  }
}
