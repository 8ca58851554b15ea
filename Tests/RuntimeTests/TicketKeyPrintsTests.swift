import Domain
import GatehouseMessages
import Testing

@testable import Runtime

@Suite("Whether processes have the same ticket keys")
struct TicketKeyPrintsTests {
  /// Keys by their numbers, each made of one byte; the last makes tickets.
  private func prints(_ keys: KeyValuePairs<UInt32, UInt8>) throws -> TicketKeyPrints {
    let file = KeyFile(
      keys: Dictionary(
        uniqueKeysWithValues: keys.map { ($0.key, Array(repeating: $0.value, count: 32)) }
      ),
      current: try #require(keys.last).key
    )
    let told = TicketKeyPrints(file)
    let answer = HealthCheckResponse(installation: told.entries)
    let read = try #require(TicketKeyPrints(in: answer))
    #expect(read == told)
    return read
  }

  @Test("another key under the same number is a fault, whichever makes the tickets")
  func otherKey() throws {
    let prover = try prints([1: 1])
    try #expect(prints([1: 1]).fault(with: prover) == nil)
    try #expect(prints([1: 2]).fault(with: prover) == "key 1 is another key there")
    try #expect(
      prints([1: 2, 2: 3]).fault(with: prints([1: 1, 2: 3])) == "key 1 is another key there"
    )
  }

  @Test("the steps of a rotation are no fault, and a key that makes tickets and is missing is one")
  func rotation() throws {
    let (former, added, next) = (try prints([1: 1]), try prints([2: 2, 1: 1]), try prints([2: 2]))
    #expect(former.fault(with: added) == nil)
    #expect(added.fault(with: former) == nil)
    #expect(added.fault(with: next) == nil)
    #expect(
      former.fault(with: next) == "it has no key 2, with which callers are proved"
    )
  }

  @Test("a process that tells no keys is not compared")
  func untold() {
    #expect(TicketKeyPrints(in: HealthCheckResponse()) == nil)
    let other = MetadataEntry(key: "region", value: "us-east-1")
    #expect(TicketKeyPrints(in: HealthCheckResponse(installation: [other])) == nil)
  }

  @Test("the one that asks both names the fault, and sees its cure")
  func comparison() throws {
    let comparison = TicketKeyComparison()
    func answer(_ keys: KeyValuePairs<UInt32, UInt8>) throws -> HealthCheckResponse {
      HealthCheckResponse(installation: try prints(keys).entries)
    }
    try #expect(comparison.fault(answer([1: 2]), of: .authentication) == nil)
    let fault = comparison.fault(try answer([1: 1]), of: .identityFederation)
    #expect(
      fault?.cause == "authentication refuses signed calls that identity-federation has proved: in"
        + " its ticket-key-file key 1 is another key there"
    )
    #expect(fault?.cure == "give both the same ticket-key-file, and restart both")
    try #expect(comparison.fault(answer([1: 1]), of: .authentication) == nil)
  }
}
