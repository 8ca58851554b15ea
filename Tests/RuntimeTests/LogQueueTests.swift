import Dispatch
import Glibc
import Synchronization
import Testing

@testable import Runtime

@Suite("Log lines whose reader stands still")
struct LogQueueTests {
  /// An output that takes nothing until it is opened.
  private final class Reader: Sendable {
    private let opening = DispatchSemaphore(value: 0)
    private let lines = Mutex<[String]>([])
    private let caller = pthread_self()

    var text: String { lines.withLock { $0.joined(separator: " ") } }

    func open() { opening.signal() }

    func take(_ line: [UInt8]) {
      // Who logs must not write: it would wait here for itself.
      if pthread_equal(pthread_self(), caller) != 0 {
        lines.withLock { $0.append("written by its caller") }
      } else {
        opening.wait()
        opening.signal()
      }
      lines.withLock { $0.append(String(decoding: line, as: UTF8.self)) }
    }
  }

  /// A queue with room for so many lines of one byte.
  private func queue(of count: Int, to reader: Reader) -> LogQueue {
    let size = LogQueue.waitingBytes(of: [0])
    return LogQueue(
      maxBytes: count * size,
      gap: { Array("(\($0))".utf8) },
      output: { reader.take($0) }
    )
  }

  private func append(_ letters: String, to queue: LogQueue) {
    for letter in letters.utf8 { queue.append([letter]) }
  }

  @Test("a caller goes on, and the lines that fit are written in their order")
  func order() {
    let reader = Reader()
    let queue = queue(of: 5, to: reader)
    append("abcde", to: queue)
    #expect(reader.text == "")
    reader.open()
    queue.flush(within: .seconds(60))
    #expect(reader.text == "a b c d e")
    #expect(queue.dropped == 0)
  }

  @Test("lines without a place are dropped, counted, and missed at their place")
  func gap() {
    let reader = Reader()
    let queue = queue(of: 3, to: reader)
    append("abcdefg", to: queue)
    #expect(queue.dropped == 4)
    reader.open()
    queue.flush(within: .seconds(60))
    append("h", to: queue)
    queue.flush(within: .seconds(60))
    #expect(reader.text == "a b c (4) h")
    #expect(queue.samples.map(\.name) == ["gatehouse_log_lines_dropped_total"])
    #expect(queue.samples.map(\.value) == [4])
  }

  @Test("the end of a process does not wait for a reader that never moves")
  func boundedEnd() {
    let reader = Reader()
    let queue = queue(of: 3, to: reader)
    append("abc", to: queue)
    queue.flush(within: .milliseconds(1))
    #expect(reader.text == "")
    reader.open()
    queue.flush(within: .seconds(60))
    #expect(reader.text == "a b c")
  }
}
