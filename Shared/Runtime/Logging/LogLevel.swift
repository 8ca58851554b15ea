public import Logging
internal import Synchronization

/// The minimum level that a process logs, which all its loggers share and a reload can change.
public final class LogLevel: Sendable {
  private let index: Atomic<Int>

  /// Begins with a level.
  public init(_ level: Logger.Level) {
    index = Atomic(Self.index(of: level))
  }

  /// The level now.
  public var value: Logger.Level {
    get { Logger.Level.allCases[index.load(ordering: .relaxed)] }
    set { index.store(Self.index(of: newValue), ordering: .relaxed) }
  }

  private static func index(of level: Logger.Level) -> Int {
    Logger.Level.allCases.firstIndex(of: level) ?? 0
  }
}
