/// A session as its waiter knows it.
struct AwaitedSession: Sendable, Hashable {
  let id: String
  let version: Int64
}
