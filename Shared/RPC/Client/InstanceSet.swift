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
    /// Being connected to: a listening socket queues the connection until a process accepts it.
    /// Next: ready, leaving, waiting.
    case connecting
    /// Takes calls. Next: leaving, waiting.
    case ready(Connection, inFlight: Int)
    /// Said go-away and finishes what it has. Next: forgotten.
    case leaving
    /// Connected to at that time, if its name is still there; a process may hold its socket open.
    /// Next: connecting, or forgotten with its name.
    case waiting(until: ContinuousClock.Instant, mayBeOpen: Bool)
  }

  private struct Instance {
    var id: ID
    let name: String
    var attempt = 0
    var state: State
    /// It owes answers and says nothing: it is called where no other can be.
    var isSilent = false
  }

  private static var maxWait: Duration { .seconds(1) }

  private let maxInFlight: Int
  private var instances: [Instance] = []
  private var lastNumber: UInt64 = 0
  private var turn = 0
  /// Whether the folder was ever looked at.
  private var isFolderKnown = false
  /// When a connection to an instance last ended.
  private var lastEnd: ContinuousClock.Instant?

  init(maxInFlight: Int) {
    self.maxInFlight = maxInFlight
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
    isFolderKnown = true
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
        Instance(
          id: ID(number: lastNumber),
          name: name,
          state: .waiting(until: now, mayBeOpen: false)
        )
      )
    }
    var targets: [Target] = []
    for index in instances.indices {
      switch instances[index].state {
      case .waiting(let until, _) where until <= now:
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
      case .waiting(let until, _): until
      case .connecting, .ready, .leaving: nil
      }
    }.min()
  }

  private func isKnown(_ name: String) -> Bool {
    instances.contains { instance in
      switch instance.state {
      case .connecting, .ready, .waiting: instance.name == name
      // Its successor has an entry of its own.
      case .leaving: false
      }
    }
  }

  mutating func connected(_ id: ID, _ connection: Connection) {
    change(id) { instance in
      instance.state = .ready(connection, inFlight: 0)
      instance.isSilent = false
    }
  }

  /// Notes whether an instance says nothing although it owes answers; answers whether that is new.
  mutating func note(_ id: ID, isSilent: Bool) -> Bool {
    let isNew = instances.contains { $0.id == id && $0.isSilent != isSilent }
    change(id) { $0.isSilent = isSilent }
    return isNew
  }

  /// Whether a call may go to an instance that is not silent.
  var hasAnswering: Bool {
    instances.contains { instance in
      switch instance.state {
      case .ready(_, let inFlight): !instance.isSilent && inFlight < maxInFlight
      case .connecting, .leaving, .waiting: false
      }
    }
  }

  /// The instance takes nothing new.
  ///
  /// Where the service manager keeps the socket, the name stays, and nothing in the folder tells of
  /// the next process: its queue is joined at once.
  mutating func leaving(_ id: ID, at now: ContinuousClock.Instant) {
    guard let index = instances.firstIndex(where: { $0.id == id }) else { return }
    let successor: (attempt: Int, pause: Duration)
    switch instances[index].state {
    case .ready: successor = (0, .zero)
    case .connecting:
      // It was not there to serve: one that greets every client so must not be asked without pause.
      let attempt = instances[index].attempt + 1
      successor = (attempt, Self.wait(attempt: attempt))
    case .leaving, .waiting: return
    }
    instances[index].state = .leaving
    lastNumber += 1
    instances.append(
      Instance(
        id: ID(number: lastNumber),
        name: instances[index].name,
        attempt: successor.attempt,
        state: .waiting(until: now + successor.pause, mayBeOpen: true)
      )
    )
  }

  /// The connection ended.
  mutating func ended(_ id: ID, at now: ContinuousClock.Instant) {
    guard let index = instances.firstIndex(where: { $0.id == id }) else { return }
    lastEnd = now
    switch instances[index].state {
    case .leaving:
      instances.remove(at: index)
      return
    case .ready: instances[index].attempt = 0
    case .connecting: instances[index].attempt += 1
    case .waiting: return
    }
    wait(index, from: now, mayBeOpen: true)
  }

  /// No connection came about; the queue of its socket may be full; a process then listens on it.
  mutating func unreachable(
    _ id: ID,
    isQueueFull: Bool,
    at now: ContinuousClock.Instant
  ) {
    guard let index = instances.firstIndex(where: { $0.id == id }) else { return }
    instances[index].attempt += 1
    wait(index, from: now, mayBeOpen: isQueueFull)
  }

  private mutating func wait(
    _ index: Int,
    from now: ContinuousClock.Instant,
    mayBeOpen: Bool
  ) {
    let pause = Self.wait(attempt: instances[index].attempt)
    instances[index].state = .waiting(until: now + pause, mayBeOpen: mayBeOpen)
    // What was leased before must not be given back to the next attempt.
    lastNumber += 1
    instances[index].id = ID(number: lastNumber)
  }

  /// Until when a call goes on waiting that has waited for an instance since `start`.
  ///
  /// A socket that is held open is one that a process is to come for, and an instance that finishes
  /// its calls is mostly followed by another: the call waits for its own time. Otherwise it waits
  /// a moment, so that an installation in which nothing runs answers promptly.
  func patience(
    since start: ContinuousClock.Instant,
    grace: Duration,
    deadline: ContinuousClock.Instant
  ) -> ContinuousClock.Instant {
    guard readyCount == 0 else { return min(deadline, start + grace) }
    let successorMayCome = instances.contains { instance in
      switch instance.state {
      case .connecting, .leaving: true
      case .waiting(_, let mayBeOpen): mayBeOpen
      case .ready: false
      }
    }
    if successorMayCome || !isFolderKnown { return deadline }
    return min(deadline, max(start, lastEnd ?? start) + grace)
  }

  private static func wait(attempt: Int) -> Duration {
    min(.milliseconds(20) * (1 << min(attempt, 10)), maxWait)
  }

  /// The instance with the fewest calls in flight, which then has one more; they take turns where
  /// they are equal.
  ///
  /// A silent one comes after all others.
  mutating func lease() -> (ID, Connection)? {
    guard !instances.isEmpty else { return nil }
    turn = (turn + 1) % instances.count
    var best: (index: Int, connection: Connection, inFlight: Int, burden: Int)?
    for offset in instances.indices {
      let index = (turn + offset) % instances.count
      switch instances[index].state {
      case .ready(let connection, let inFlight):
        let burden = inFlight + (instances[index].isSilent ? maxInFlight : 0)
        if inFlight < maxInFlight, burden < best?.burden ?? .max {
          best = (index, connection, inFlight, burden)
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
