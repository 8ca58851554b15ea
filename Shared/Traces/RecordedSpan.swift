internal import Synchronization
public import Tracing

/// One step of a sampled trace, or a span of which nothing is kept.
///
/// Keeps a name, a status and a few attributes. Events and links are not kept: nothing here makes any.
public final class RecordedSpan: Tracing.Span {
  private struct State {
    var name: String
    var attributes = SpanAttributes([:])
    var isError = false
    var isEnded = false
  }

  /// More attributes than this are dropped, and longer texts are cut.
  private static let maxAttributes = 32
  private static let maxTextBytes = 256

  /// Where children of the span find their place.
  public let context: InstrumentationContext

  private let place: TraceContext?
  private let parentID: UInt64
  private let kind: SpanKind
  private let startNanoseconds: UInt64
  private let buffer: SpanBuffer
  private let state: Mutex<State>

  /// Begins a span; without a place in a sampled trace nothing is recorded.
  init(
    _ name: String,
    kind: SpanKind,
    at place: TraceContext?,
    parentID: UInt64,
    context: InstrumentationContext,
    startNanoseconds: UInt64,
    buffer: SpanBuffer
  ) {
    self.place = place
    self.parentID = parentID
    self.kind = kind
    self.context = context
    self.startNanoseconds = startNanoseconds
    self.buffer = buffer
    state = Mutex(State(name: name))
  }

  /// The name, of a closed set.
  public var operationName: String {
    get { state.withLock { $0.name } }
    set { state.withLock { $0.name = newValue } }
  }

  /// Attributes of the step: never a user's name, address or secret.
  public var attributes: SpanAttributes {
    get { state.withLock { $0.attributes } }
    set { state.withLock { $0.attributes = newValue } }
  }

  /// Whether the span is kept when it ends.
  public var isRecording: Bool { place != nil && !state.withLock { $0.isEnded } }

  /// Tells success or failure; the status' message is not kept, as it may hold anything.
  public func setStatus(_ status: SpanStatus) {
    let isError =
      switch status.code {
      case .ok: false
      case .error: true
      }
    state.withLock { $0.isError = isError }
  }

  /// Is not kept.
  public func addEvent(_ event: SpanEvent) {}

  /// Is not kept.
  public func addLink(_ link: SpanLink) {}

  /// Notes the error's type; its text is not kept, as it may hold anything.
  public func recordError<Instant: TracerInstant>(
    _ error: any Error,
    attributes: SpanAttributes,
    at instant: @autoclosure () -> Instant
  ) {
    state.withLock { $0.attributes["error.type"] = "\(type(of: error))" }
  }

  /// Ends the span and keeps it; the second time nothing happens.
  public func end<Instant: TracerInstant>(at instant: @autoclosure () -> Instant) {
    guard let place else { return }
    let ended: State? = state.withLock { state in
      guard !state.isEnded else { return nil }
      state.isEnded = true
      return state
    }
    guard let ended else { return }
    buffer.add(
      FinishedSpan(
        context: place,
        parentID: parentID,
        name: ended.name,
        kind: kind,
        startNanoseconds: startNanoseconds,
        // The machine's clock may have been set back meanwhile.
        endNanoseconds: max(startNanoseconds, instant().nanosecondsSinceEpoch),
        attributes: Self.kept(ended.attributes),
        isError: ended.isError
      )
    )
  }

  private static func kept(_ attributes: SpanAttributes) -> [(String, FinishedSpan.Value)] {
    var kept: [(String, FinishedSpan.Value)] = []
    attributes.forEach { key, attribute in
      guard kept.count < maxAttributes else { return }
      kept.append((key, value(attribute)))
    }
    return kept
  }

  private static func value(_ attribute: SpanAttribute) -> FinishedSpan.Value {
    switch attribute {
    case .int32(let number): .number(Int64(number))
    case .int64(let number): .number(number)
    case .string(let text): .text(cut(text))
    // The library's enumeration may grow.
    default: .text(cut("\(attribute)"))
    }
  }

  private static func cut(_ text: String) -> String {
    guard text.utf8.count > maxTextBytes else { return text }
    return String(decoding: text.utf8.prefix(maxTextBytes), as: UTF8.self)
  }
}
