import Testing

@testable import RPC

@Suite("Which instance a client uses")
struct InstanceSetTests {
  private typealias Instances = InstanceSet<String>
  private let start = ContinuousClock.now

  private func connected(_ names: String...) -> (Instances, [Instances.ID]) {
    var set = Instances(maxInFlight: 3)
    let targets = set.found(Set(names), at: start)
    for target in targets {
      set.connected(target.id, target.name)
    }
    return (set, targets.map(\.id))
  }

  @Test("an instance that appears is connected to once")
  func appears() {
    var set = Instances(maxInFlight: 3)
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

  @Test("a silent instance is called where no other can be, until it is heard again")
  func silent() {
    var (set, ids) = connected("a", "b")
    #expect(set.hasAnswering)
    let (isNew, isNewAgain) = (
      set.note(ids[0], isSilent: true), set.note(ids[0], isSilent: true)
    )
    #expect(isNew && !isNewAgain)
    #expect(set.hasAnswering)
    let others = (0..<3).compactMap { _ in set.lease()?.1 }
    #expect(others == ["b", "b", "b"])
    // The other one is at its limit.
    #expect(!set.hasAnswering)
    #expect(set.lease()?.1 == "a")
    set.release(ids[1])
    #expect(set.lease()?.1 == "b")
    let isHeard = set.note(ids[0], isSilent: false)
    #expect(isHeard)
    let both = (0..<2).compactMap { _ in set.lease()?.1 }
    #expect(both == ["a", "a"])
    #expect(set.lease() == nil)
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
    set.leaving(ids[0], at: start)
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
    var set = Instances(maxInFlight: 3)
    var now = start
    var pauses: [Duration] = []
    for _ in 0..<8 {
      let targets = set.found(["a"], at: now)
      #expect(targets.count == 1)
      for target in targets {
        set.unreachable(target.id, isQueueFull: false, at: now)
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

  @Test("an instance whose name stays is connected to again at once, not at the next poll")
  func leavesItsName() {
    var (set, ids) = connected("a")
    set.leaving(ids[0], at: start)
    #expect(set.nextAttempt == start)
    let again = set.found(["a"], at: start)
    #expect(again.map(\.name) == ["a"])
    // Once: the predecessor finishes its calls meanwhile.
    #expect(set.found(["a"], at: start + .seconds(9)).isEmpty)
  }

  @Test("an instance that leaves with its name is not looked for")
  func leavesWithItsName() {
    var (set, ids) = connected("a")
    set.leaving(ids[0], at: start)
    #expect(set.found([], at: start).isEmpty)
    #expect(set.nextAttempt == nil)
  }

  @Test("an instance that says go-away to all is asked less and less often")
  func leavesAtOnce() {
    var set = Instances(maxInFlight: 3)
    var now = start
    var pauses: [Duration] = []
    for _ in 0..<8 {
      for target in set.found(["a"], at: now) {
        set.leaving(target.id, at: now)
        set.ended(target.id, at: now)
      }
      let next = set.nextAttempt ?? now
      pauses.append(now.duration(to: next))
      now = next
    }
    #expect(pauses == pauses.sorted())
    #expect(pauses.first == .milliseconds(40))
    #expect(pauses.last == .seconds(1))
  }

  private func patience(_ set: Instances) -> Duration {
    start.duration(
      to: set.patience(since: start, grace: .seconds(2), deadline: start + .seconds(10))
    )
  }

  @Test("a call waits for its own time while a socket is held open or an instance leaves")
  func patientWhereOneMayCome() {
    var set = Instances(maxInFlight: 3)
    let first = set.found(["a"], at: start)[0].id
    // In the queue of the socket.
    #expect(patience(set) == .seconds(10))
    // No connection was accepted in time; the next attempt is near.
    set.ended(first, at: start)
    #expect(patience(set) == .seconds(10))
    let second = set.found(["a"], at: start + .seconds(1))[0].id
    set.unreachable(second, isQueueFull: true, at: start)
    #expect(patience(set) == .seconds(10))
    var (other, ids) = connected("b")
    other.leaving(ids[0], at: start)
    _ = other.found([], at: start)
    #expect(patience(other) == .seconds(10))
    // Its end begins the grace in which its successor comes.
    other.ended(ids[0], at: start + .seconds(3))
    #expect(patience(other) == .seconds(5))
  }

  @Test("a call waits a moment where nothing listens, and where all are busy")
  func impatientOtherwise() {
    var set = Instances(maxInFlight: 3)
    // Nothing is known before the first look.
    #expect(patience(set) == .seconds(10))
    _ = set.found([], at: start)
    #expect(patience(set) == .seconds(2))
    let id = set.found(["a"], at: start)[0].id
    set.unreachable(id, isQueueFull: false, at: start)
    #expect(patience(set) == .seconds(2))
    let (busy, _) = connected("a")
    #expect(patience(busy) == .seconds(2))
    #expect(
      busy.patience(since: start, grace: .seconds(2), deadline: start + .seconds(1))
        == start + .seconds(1)
    )
  }
}
