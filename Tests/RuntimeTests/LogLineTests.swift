import Domain
import Logging
import Synchronization
import Testing

@testable import Runtime

@Suite("Log records")
struct LogLineTests {
  private struct FixedClock: WallClock {
    func now() -> Instant { Instant(unixMillis: 1_709_210_096_007) }
  }

  private final class Sink: Sendable {
    let bytes = Mutex<[UInt8]>([])
    var text: String { bytes.withLock { String(decoding: $0, as: UTF8.self) } }
  }

  private func record(
    _ format: LogFormat,
    level: Logger.Level = .info,
    isJournal: Bool = false,
    _ write: (Logger) -> Void
  ) -> String {
    let sink = Sink()
    let handler = ServiceLogHandler(
      service: "gateway",
      level: LogLevel(level),
      format: format,
      isJournal: isJournal,
      clock: FixedClock(),
      write: { bytes in sink.bytes.withLock { $0 += bytes } }
    )
    write(Logger(label: "test") { _ in handler })
    return sink.text
  }

  @Test("a logfmt record is one line with the time in UTC")
  func logfmt() {
    let text = record(.logfmt) {
      $0.info("request refused", metadata: ["user": "a b", "id": "7"])
    }
    #expect(
      text == "time=2024-02-29T12:34:56.007Z level=info service=gateway "
        + "message=\"request refused\" id=7 user=\"a b\"\n"
    )
  }

  @Test("a JSON record is one object")
  func json() {
    let text = record(.json) { $0.warning("late", metadata: ["by": "1\u{1B}s"]) }
    #expect(
      text == #"{"time":"2024-02-29T12:34:56.007Z","level":"warning","service":"gateway","#
        + #""message":"late","by":"1\u001bs"}"# + "\n"
    )
  }

  @Test("a value cannot begin another record or colour a terminal")
  func injection() {
    let text = record(.logfmt) {
      $0.info("x", metadata: ["user": "a\nlevel=critical \u{1B}[31m\u{2028}\""])
    }
    #expect(text.filter { $0 == "\n" }.count == 1)
    #expect(!text.contains("\u{1B}"))
    #expect(text.hasSuffix(#"user="a\nlevel=critical \u001b[31m\u2028\"""# + "\n"))
  }

  @Test("for the journal each line begins with its priority, as sd-daemon(3) numbers them")
  func journal() {
    let expected: [(Logger.Level, String)] = [
      (.trace, "<7>"), (.debug, "<7>"), (.info, "<6>"), (.notice, "<5>"), (.warning, "<4>"),
      (.error, "<3>"), (.critical, "<2>"),
    ]
    for (level, prefix) in expected {
      for (format, begin) in [(LogFormat.logfmt, "time="), (.json, "{\"time\":")] {
        let text = record(format, level: .trace, isJournal: true) { $0.log(level: level, "x") }
        #expect(text.hasPrefix(prefix + begin), "\(level)")
        let plain = record(format, level: .trace) { $0.log(level: level, "x") }
        #expect(text == prefix + plain, "\(level)")
      }
    }
  }

  @Test("a changed level holds at once for loggers that were there before")
  func changedLevel() {
    let sink = Sink()
    let level = LogLevel(.info)
    let handler = ServiceLogHandler(
      service: "gateway",
      level: level,
      format: .logfmt,
      clock: FixedClock(),
      write: { bytes in sink.bytes.withLock { $0 += bytes } }
    )
    let logger = Logger(label: "test") { _ in handler }
    var fixed = logger
    fixed.logLevel = .error
    logger.debug("before")
    level.value = .debug
    logger.debug("after")
    fixed.debug("of its own")
    #expect(!sink.text.contains("before"))
    #expect(sink.text.contains("message=after"))
    #expect(!sink.text.contains("of its own"))
  }

  @Test("a record below the level is not written")
  func level() {
    #expect(record(.logfmt) { $0.debug("x") }.isEmpty)
  }
}
