import Testing

@testable import RPC

@Suite("Which instance a client uses")
struct InstanceSetTests {
  private typealias Instances = InstanceSet<String>
  private let start = ContinuousClock.now

  private func connected(_ names: String...) -> (Instances, [Instances.ID]) {
    var set = Instances(maximumInFlight: 3)
    let targets = set.found(Set(names), at: start)
    for target in targets {
      set.connected(target.id, target.name)
    }
    return (set, targets.map(\.id))
  }

  @Test("an instance that appears is connected to once")
  func appears() {
    var set = Instances(maximumInFlight: 3)
    #expect(set.found(["a"], at: start).map(\.name) == ["a"])
    #expect(set.found(["a"], at: start).isEmpty)
    #expect(set.found(["a", "b"], at: start).map(\.name) == ["b"])
  }

  @Test("calls go to the instance with the fewest in flight, in turns when they are equal")
  func leastInFlight() {
    var (set, _) = connected("a", "b")
    let leases = (0..<4).compactMap { _ in set.lease() }
    #expect(leases.map(\.1).sorted() == ["a", "a", "b", "b"])
    let a = leases.filter { $0.1 == "a" }
    set.release(a[0].0)
    set.release(a[1].0)
    #expect(set.lease()?.1 == "a")
    #expect(set.lease()?.1 == "a")
  }

  @Test("an instance at its limit is not given more")
  func limit() {
    var (set, ids) = connected("a")
    for _ in 0..<3 {
      #expect(set.lease() != nil)
    }
    #expect(set.lease() == nil)
    set.release(ids[0])
    #expect(set.lease() != nil)
  }

  @Test("a call leased before a reconnection is not given back to the connection after it")
  func lateRelease() {
    var (set, ids) = connected("a")
    let leased = set.lease()
    #expect(leased?.0 == ids[0])
    set.ended(ids[0], at: start)
    for target in set.found(["a"], at: start + .seconds(2)) {
      set.connected(target.id, "a2")
    }
    set.release(ids[0])
    // Three at once are allowed, not four.
    for _ in 0..<3 {
      #expect(set.lease()?.1 == "a2")
    }
    #expect(set.lease() == nil)
  }

  @Test("an instance that leaves gets no calls, and its name may come back as another")
  func leaving() {
    var (set, ids) = connected("a")
    set.leaving(ids[0])
    #expect(set.lease() == nil)
    let again = set.found(["a"], at: start)
    #expect(again.map(\.name) == ["a"])
    #expect(again.first?.id != ids[0])
    set.ended(ids[0], at: start)
    set.connected(again[0].id, "a2")
    #expect(set.lease()?.1 == "a2")
  }

  @Test("an instance that cannot be reached is tried again, less and less often")
  func backOff() {
    var set = Instances(maximumInFlight: 3)
    var now = start
    var pauses: [Duration] = []
    for _ in 0..<8 {
      let targets = set.found(["a"], at: now)
      #expect(targets.count == 1)
      for target in targets {
        set.ended(target.id, at: now)
      }
      let next = set.nextAttempt ?? now
      pauses.append(now.duration(to: next))
      #expect(set.found(["a"], at: next - .milliseconds(1)).isEmpty)
      now = next
    }
    #expect(pauses == pauses.sorted())
    #expect(pauses.last == .seconds(1))
  }

  @Test("a name that is gone is forgotten, a connection stays until it ends")
  func disappears() {
    var (set, ids) = connected("a")
    #expect(set.found([], at: start).isEmpty)
    #expect(set.readyCount == 1)
    set.ended(ids[0], at: start)
    #expect(set.found([], at: start + .seconds(9)).isEmpty)
    #expect(set.nextAttempt == nil)
  }
}
