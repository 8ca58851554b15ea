internal import GatehouseMessages

/// The events of all services as one, in the order of their time.
struct EventStream: Sendable {
  private var sources: [EventSource]

  /// What all were asked for together.
  struct Found: Sendable {
    var events: [AuditEvent] = []
    /// Services that did not answer, each once until it answers again.
    var failures: [ControlFailure] = []
    /// How many services answered.
    var answered = 0
  }

  init(_ sources: [EventSource]) {
    self.sources = sources
  }

  /// Asks all services, at the same time: what one has had no time to tell is told by the next
  /// question, after later events of another.
  mutating func next() async -> Found {
    let asked = await withTaskGroup(of: (Int, EventSource, EventSource.Found).self) { group in
      for (index, source) in sources.enumerated() {
        group.addTask {
          var source = source
          let found = await source.next()
          return (index, source, found)
        }
      }
      return await group.reduce(into: []) { $0.append($1) }.sorted { $0.0 < $1.0 }
    }
    sources = asked.map(\.1)
    var found = Found()
    for (_, _, part) in asked {
      found.events += part.events
      found.answered += part.isAnswered ? 1 : 0
      if let failure = part.failure { found.failures.append(failure) }
    }
    // Within a millisecond each service's own order stays.
    found.events = found.events.enumerated()
      .sorted { ($0.element.time, $0.offset) < ($1.element.time, $1.offset) }
      .map(\.element)
    return found
  }
}

extension AuditEvent {
  fileprivate var time: Int64 { atUnixMillis ?? 0 }
}
