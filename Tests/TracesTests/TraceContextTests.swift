import Domain
import Testing

@testable import Traces

@Suite("W3C Trace Context")
struct TraceContextTests {
  static let trace = "0af7651916cd43dd8448eb211c80319c"
  static let span = "b7ad6b7169203331"

  @Test("a valid header is read and written again", arguments: ["00", "01"])
  func valid(flags: String) throws {
    let text = "00-\(Self.trace)-\(Self.span)-\(flags)"
    let context = try #require(TraceContext(text))
    #expect(context.isSampled == (flags == "01"))
    #expect(context.text == text)
    #expect(context.traceID == Self.trace)
  }

  @Test("only the flag that is known counts")
  func flags() {
    #expect(TraceContext("00-\(Self.trace)-\(Self.span)-03")?.isSampled == true)
    #expect(TraceContext("00-\(Self.trace)-\(Self.span)-fe")?.isSampled == false)
  }

  @Test("a newer version is read as far as it is known")
  func newer() {
    #expect(TraceContext("cc-\(Self.trace)-\(Self.span)-01")?.isSampled == true)
    #expect(TraceContext("cc-\(Self.trace)-\(Self.span)-01-more")?.isSampled == true)
    #expect(TraceContext("cc-\(Self.trace)-\(Self.span)-01.more") == nil)
  }

  @Test(
    "what is not valid is as none",
    arguments: [
      "", "-", "00", String(repeating: "-", count: 55), String(repeating: "0", count: 55),
      "00-\(trace)-\(span)-0", "00-\(trace)-\(span)-011", "00-\(trace)-\(span)-01-more",
      "00-\(trace)-\(span)-01, 00-\(trace)-\(span)-01",
      "ff-\(trace)-\(span)-01", "0x-\(trace)-\(span)-01", "00-\(trace.uppercased())-\(span)-01",
      "00-00000000000000000000000000000000-\(span)-01", "00-\(trace)-0000000000000000-01",
      "00-\(trace)-\(span)-0g", "00-\(trace)-\(span)_01", " 00-\(trace)-\(span)-01",
      "00-\(trace)-\(span)-+1", "00-\(trace)-b7ad6b716920333é-01",
      String(repeating: "a", count: 1 << 20),
      "00-\(trace)-\(span)-01" + String(repeating: "-", count: 1 << 20),
    ]
  )
  func hostile(text: String) {
    #expect(TraceContext(text) == nil)
  }

  @Test("the cheap look never says no to what is sampled")
  func cheapLook() {
    for flags in 0..<256 {
      let digits = String(flags, radix: 16)
      let text = "00-\(Self.trace)-\(Self.span)-\(flags < 16 ? "0" : "")\(digits)"
      if TraceContext(text)?.isSampled == true { #expect(TraceContext.mayBeSampled(text)) }
    }
    #expect(!TraceContext.mayBeSampled("00-\(Self.trace)-\(Self.span)-00"))
    #expect(!TraceContext.mayBeSampled(""))
  }

  @Test("the ratio is the part of traces that is chosen, and the trace alone decides")
  func ratio() throws {
    let random = CountingRandom()
    let traces = (0..<2000).map { _ in TraceContext.beginning(random) }
    #expect(traces.allSatisfy { !$0.isChosen(ratio: 0) && $0.isChosen(ratio: 1) })
    let chosen = traces.filter { $0.isChosen(ratio: 0.25) }
    #expect((400...600).contains(chosen.count))
    #expect(chosen.allSatisfy { $0.sampled.isChosen(ratio: 0.25) && $0.isChosen(ratio: 0.26) })
  }
}

/// The same bytes in each run.
final class CountingRandom: RandomSource {
  private let counter = Counter()

  func bytes(_ count: Int) -> [UInt8] {
    (0..<count).map { _ in UInt8(truncatingIfNeeded: counter.next() >> 32) }
  }
}
