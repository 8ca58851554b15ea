internal import AuthenticationCore
package import Postgres
internal import Synchronization

/// Wakes callers that wait for a change of a session or an inbox.
///
/// One connection of a process hears the changes of all processes. A woken caller looks for itself:
/// every role of the database may notify, so a wake proves nothing. A waiting caller looks besides
/// after a while, for a notification may be lost with its connection.
package final class InteractionWakes: Sendable {
  private struct State {
    var waits: [UInt64: InteractionWait] = [:]
    /// Whose wait is woken by a topic.
    var byTopic: [String: Set<UInt64>] = [:]
    var next: UInt64 = 0
  }

  private let state = Mutex(State())

  /// The channel of NOTIFY, for LISTEN; by ``InteractionNotice`` its topics.
  package static let channel: StaticString = "gatehouse_interaction"

  /// No caller waits yet.
  package init() {}

  /// Passes on what the listener hears, until the task is cancelled.
  package func run(_ listener: PostgresListener) async {
    await listener.run { event in
      switch event {
      case .notified(let topic): wake(topic)
      // What was notified while there was no connection is lost.
      case .listening: wakeAll()
      case .lost: break
      }
    }
  }

  /// Runs the body with a wait that the topics wake, from before the body's first look on.
  func waiting<Value>(
    for topics: [String],
    _ body: (InteractionWait) async throws(AuthenticationFailure) -> Value
  ) async throws(AuthenticationFailure) -> Value {
    let (number, wait) = add(topics)
    defer { remove(number, topics) }
    return try await body(wait)
  }

  /// How many wait now.
  var count: Int { state.withLock { $0.waits.count } }

  private func add(_ topics: [String]) -> (UInt64, InteractionWait) {
    let wait = InteractionWait()
    return state.withLock { state in
      state.next += 1
      state.waits[state.next] = wait
      for topic in topics { state.byTopic[topic, default: []].insert(state.next) }
      return (state.next, wait)
    }
  }

  private func remove(_ number: UInt64, _ topics: [String]) {
    state.withLock { state in
      state.waits[number] = nil
      for topic in topics {
        state.byTopic[topic]?.remove(number)
        if state.byTopic[topic]?.isEmpty ?? false { state.byTopic[topic] = nil }
      }
    }
  }

  private func wake(_ topic: String) {
    let waits = state.withLock { state in
      state.byTopic[topic, default: []].compactMap { state.waits[$0] }
    }
    for wait in waits { wait.wake() }
  }

  private func wakeAll() {
    let waits = state.withLock { Array($0.waits.values) }
    for wait in waits { wait.wake() }
  }
}
