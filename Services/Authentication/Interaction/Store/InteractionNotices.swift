internal import Postgres
internal import Synchronization

/// Notifies all processes of changed sessions and inboxes, with one statement for what changes in one moment.
///
/// Not in the transactions of the changes: one that notifies holds a lock of the whole database until it
/// is on the disk, so that no two changes could share a write to it. Where a process ends before
/// it has notified, the waiting processes find the change when they next look by themselves.
final class InteractionNotices: Sendable {
  private struct State {
    var topics: Set<String> = []
    var isTelling = false
  }

  private let database: PostgresPool
  private let state = Mutex(State())

  /// Waiters find further ones by their own looks: the database is then too slow for the calls that come.
  private static let maxTopics = 10_000

  init(database: PostgresPool) {
    self.database = database
  }

  /// Notifies the other processes of a committed change.
  func tell(_ topic: String) {
    let begins = state.withLock { state in
      guard state.topics.count < Self.maxTopics else { return false }
      state.topics.insert(topic)
      defer { state.isTelling = true }
      return !state.isTelling
    }
    // A task of its own, without the caller's deadline: it notifies of the others' changes too.
    if begins { Task.detached { await self.drain() } }
  }

  private func drain() async {
    while true {
      let topics = state.withLock { state in
        defer { state.topics.removeAll() }
        if state.topics.isEmpty { state.isTelling = false }
        return state.topics.sorted()
      }
      guard !topics.isEmpty else { return }
      do throws(PostgresError) {
        // Nothing is kept of it that a crash could lose.
        _ = try await database.execute(
          """
          SELECT set_config('synchronous_commit', 'off', true),
            pg_notify(\(InteractionNotice.channel), notice.topic)::text
          FROM unnest(\(topics)::text[]) AS notice (topic)
          """
        )
      } catch {
        // The waiters look for themselves.
      }
    }
  }
}
