internal import Dispatch
internal import OperatingSystem
internal import Synchronization

/// Log lines on their way to a reader that may stand still.
///
/// A full pipe or a busy journal blocks the thread that writes. One thread of this queue does so, and
/// no thread that answers requests, so that a reader of the log cannot stop the service. Lines keep their
/// order. What does not fit is dropped and counted, and the log says how many are missing at their
/// place.
final class LogQueue: Sendable {
  private enum Entry {
    case line([UInt8])
    case gap(Int)
  }

  private struct State {
    var entries: [Entry] = []
    var bytes = 0
    var dropped = 0
    var isWriting = false

    mutating func add(_ line: [UInt8], maxBytes: Int) {
      let size = LogQueue.waitingBytes(of: line)
      guard bytes + size > maxBytes else {
        entries.append(.line(line))
        bytes += size
        return
      }
      dropped += 1
      guard case .gap(let count) = entries.last else { return entries.append(.gap(1)) }
      entries[entries.count - 1] = .gap(count + 1)
    }
  }

  /// Some ten thousand lines.
  static let maxBytes = 4 << 20

  /// The memory of a line that waits: its text, and the array and the entry around it.
  static func waitingBytes(of line: [UInt8]) -> Int { line.count + 64 }

  private let maxBytes: Int
  private let gap: @Sendable (Int) -> [UInt8]
  private let output: @Sendable ([UInt8]) -> Void
  private let thread = DispatchQueue(label: "log")
  private let state = Mutex(State())

  /// Makes an empty queue.
  ///
  /// - Parameters:
  ///   - maxBytes: The memory that lines may take while they wait.
  ///   - gap: The line that says how many were dropped.
  ///   - output: Writes one line, and may block.
  init(
    maxBytes: Int = LogQueue.maxBytes,
    gap: @escaping @Sendable (Int) -> [UInt8],
    output: @escaping @Sendable ([UInt8]) -> Void = { StandardError.write($0) }
  ) {
    self.maxBytes = maxBytes
    self.gap = gap
    self.output = output
  }

  /// How many lines were dropped since the start.
  var dropped: Int { state.withLock { $0.dropped } }

  var samples: [MetricsRegistry.Sample] {
    [.init(.counter, "gatehouse_log_lines_dropped_total", Double(dropped))]
  }

  /// Takes a line, and never waits for its reader.
  func append(_ line: [UInt8]) {
    let mustStart = state.withLock { state in
      state.add(line, maxBytes: maxBytes)
      defer { state.isWriting = true }
      return !state.isWriting
    }
    if mustStart { thread.async { self.write() } }
  }

  /// Waits until everything that was taken is written, but no longer than this.
  func flush(within limit: DispatchTimeInterval) {
    let written = DispatchSemaphore(value: 0)
    // Runs after the writing, which ends only when nothing waits.
    thread.async { written.signal() }
    _ = written.wait(timeout: .now() + limit)
  }

  private func write() {
    while let entries = taken() {
      for entry in entries {
        switch entry {
        case .line(let line):
          output(line)
          state.withLock { $0.bytes -= Self.waitingBytes(of: line) }
        case .gap(let count):
          output(gap(count))
        }
      }
    }
  }

  private func taken() -> [Entry]? {
    state.withLock { state in
      guard !state.entries.isEmpty else {
        state.isWriting = false
        return nil
      }
      defer { state.entries = [] }
      return state.entries
    }
  }
}
