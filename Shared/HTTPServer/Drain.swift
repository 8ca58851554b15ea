internal import Synchronization

/// Whether a server is about to end: what it answers from then on says that the connection ends, or a
/// client would send its next request to a connection that is being closed.
final class Drain: Sendable {
  private let began = Atomic<Bool>(false)

  var hasBegun: Bool { began.load(ordering: .relaxed) }

  func begin() {
    began.store(true, ordering: .relaxed)
  }
}
