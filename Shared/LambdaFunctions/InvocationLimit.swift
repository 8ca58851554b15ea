internal import Synchronization

/// How many invocations an instance waits for at a time.
///
/// One pool may wait for a quarter of them: the functions of the others are still called.
public final class InvocationLimit: Sendable {
  private struct Load {
    var all = 0
    var ofPool: [String: Int] = [:]
  }

  private let most: Int
  private let load = Mutex(Load())

  /// A limit of so many.
  public init(_ most: Int = 256) {
    self.most = most
  }

  /// Counts one more of the pool; false where there is no room for it.
  public func begin(_ pool: String) -> Bool {
    load.withLock { load in
      let ofPool = load.ofPool[pool, default: 0]
      guard load.all < most, ofPool < max(1, most / 4) else { return false }
      load.all += 1
      load.ofPool[pool] = ofPool + 1
      return true
    }
  }

  /// Counts one that has ended.
  public func end(_ pool: String) {
    load.withLock { load in
      load.all -= 1
      let ofPool = load.ofPool[pool, default: 1] - 1
      load.ofPool[pool] = ofPool == 0 ? nil : ofPool
    }
  }
}
