/// The instances of one service as a client knows them: whom to connect to, whom to call.
///
/// No I/O and no clock, so that every order of events can be tested.
struct InstanceSet<Connection> {
  /// One attempt at one instance; each further one at the same socket name gets a new number.
  struct ID: Hashable {
    fileprivate let number: UInt64
  }

  /// A connection to be opened.
  struct Target: Equatable {
    let id: ID
    let name: String
  }

  private enum State {
    /// Being connected to. Next: ready, waiting.
    case connecting
    /// Takes calls. Next: leaving, waiting.
    case ready(Connection, inFlight: Int)
    /// Said go-away and finishes what it has. Next: forgotten.
    case leaving
    /// Could not be reached. Next: connecting, or forgotten with its name.
    case waiting(until: ContinuousClock.Instant)
  }

  private struct Instance {
    var id: ID
    let name: String
    var attempt = 0
    var state: State
  }

  private static var longestWait: Duration { .seconds(1) }

  private let maximumInFlight: Int
  private var instances: [Instance] = []
  private var lastNumber: UInt64 = 0
  private var turn = 0

  init(maximumInFlight: Int) {
    self.maximumInFlight = maximumInFlight
  }

  /// How many take calls.
  var readyCount: Int {
    instances.count { instance in
      switch instance.state {
      case .ready: true
      case .connecting, .leaving, .waiting: false
      }
    }
  }

  var connections: [Connection] {
    instances.compactMap { instance in
      switch instance.state {
      case .ready(let connection, _): connection
      case .connecting, .leaving, .waiting: nil
      }
    }
  }

  /// The folder holds these names now; answers whom to connect to.
  mutating func found(_ names: Set<String>, at now: ContinuousClock.Instant) -> [Target] {
    instances.removeAll { instance in
      switch instance.state {
      case .waiting: !names.contains(instance.name)
      // What is connected stays until it says so itself: a server removes its name first.
      case .connecting, .ready, .leaving: false
      }
    }
    for name in names.sorted() where !isKnown(name) {
      lastNumber += 1
      instances.append(
        Instance(id: ID(number: lastNumber), name: name, state: .waiting(until: now))
      )
    }
    var targets: [Target] = []
    for index in instances.indices {
      switch instances[index].state {
      case .waiting(let until) where until <= now:
        instances[index].state = .connecting
        targets.append(Target(id: instances[index].id, name: instances[index].name))
      case .waiting, .connecting, .ready, .leaving: continue
      }
    }
    return targets
  }

  /// When `found` is due again without a change of the folder.
  var nextAttempt: ContinuousClock.Instant? {
    instances.compactMap { instance in
      switch instance.state {
      case .waiting(let until): until
      case .connecting, .ready, .leaving: nil
      }
    }.min()
  }

  private func isKnown(_ name: String) -> Bool {
    instances.contains { instance in
      switch instance.state {
      case .connecting, .ready, .waiting: instance.name == name
      // Its successor may have taken the name already.
      case .leaving: false
      }
    }
  }

  mutating func connected(_ id: ID, _ connection: Connection) {
    change(id) { instance in
      instance.state = .ready(connection, inFlight: 0)
    }
  }

  /// The instance takes nothing new.
  mutating func leaving(_ id: ID) {
    change(id) { instance in
      switch instance.state {
      case .ready, .connecting: instance.state = .leaving
      case .leaving, .waiting: return
      }
    }
  }

  /// The connection ended, or never was.
  mutating func ended(_ id: ID, at now: ContinuousClock.Instant) {
    var isForgotten = false
    change(id) { instance in
      switch instance.state {
      case .leaving:
        isForgotten = true
      case .ready:
        instance.attempt = 0
        instance.state = .waiting(until: now + Self.wait(attempt: 0))
      case .connecting, .waiting:
        instance.attempt += 1
        instance.state = .waiting(until: now + Self.wait(attempt: instance.attempt))
      }
    }
    if isForgotten {
      instances.removeAll { $0.id == id }
    } else {
      renumber(id)
    }
  }

  /// What was leased before must not be given back to the next attempt.
  private mutating func renumber(_ id: ID) {
    lastNumber += 1
    let next = ID(number: lastNumber)
    change(id) { $0.id = next }
  }

  private static func wait(attempt: Int) -> Duration {
    min(.milliseconds(20) * (1 << min(attempt, 10)), longestWait)
  }

  /// The instance with the fewest calls in flight, which then has one more; they take turns where
  /// they are equal.
  mutating func lease() -> (ID, Connection)? {
    guard !instances.isEmpty else { return nil }
    turn = (turn + 1) % instances.count
    var best: (index: Int, connection: Connection, inFlight: Int)?
    for offset in instances.indices {
      let index = (turn + offset) % instances.count
      switch instances[index].state {
      case .ready(let connection, let inFlight):
        if inFlight < best?.inFlight ?? maximumInFlight {
          best = (index, connection, inFlight)
        }
      case .connecting, .leaving, .waiting: continue
      }
    }
    guard let best else { return nil }
    instances[best.index].state = .ready(best.connection, inFlight: best.inFlight + 1)
    return (instances[best.index].id, best.connection)
  }

  /// A leased call ended.
  mutating func release(_ id: ID) {
    change(id) { instance in
      switch instance.state {
      case .ready(let connection, let inFlight):
        instance.state = .ready(connection, inFlight: inFlight - 1)
      case .connecting, .leaving, .waiting: return
      }
    }
  }

  private mutating func change(_ id: ID, _ body: (inout Instance) -> Void) {
    guard let index = instances.firstIndex(where: { $0.id == id }) else { return }
    body(&instances[index])
  }
}
