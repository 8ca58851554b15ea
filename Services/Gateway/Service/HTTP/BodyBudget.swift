internal import NIOConcurrencyHelpers

/// How many bytes of bodies all requests of this process together may hold.
///
/// Each body has a limit of its own, but without a bound of their sum a thousand connections of
/// many streams could fill the machine's memory, signed in or not. Bytes are counted as they come:
/// a client that announces a large body and sends none takes nothing from others.
final class BodyBudget: Sendable {
  private let limit: Int
  private let held = NIOLockedValueBox(0)

  init(limit: Int) {
    self.limit = limit
  }

  /// What is held now.
  var bytesHeld: Int { held.withLockedValue { $0 } }

  /// Takes so many bytes more, or nothing and says false.
  func reserve(_ count: Int) -> Bool {
    held.withLockedValue { held in
      guard count <= limit - held else { return false }
      held += count
      return true
    }
  }

  /// Gives back what was reserved.
  func release(_ count: Int) {
    held.withLockedValue { $0 -= count }
  }
}
