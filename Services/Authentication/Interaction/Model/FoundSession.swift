/// A session as one statement found it.
struct FoundSession: Sendable {
  var session: InteractionSession
  let poolVersion: Int64
  /// Nil where the client is gone.
  let clientVersion: Int64?
}
