internal import JSON

/// The finished spans of one process, as they are handed to whatever collects them.
public struct SpanSource: Sendable {
  /// Spans that have left their process's buffer.
  public struct Batch: Sendable {
    /// One JSON object of OTLP's type ResourceSpans; empty where there are no spans.
    public let resourceSpans: [UInt8]
    /// How many spans that are.
    public let count: Int
    /// Whether others are left in the buffer.
    public let isMore: Bool

    /// Describes spans.
    public init(resourceSpans: [UInt8], count: Int, isMore: Bool) {
      self.resourceSpans = resourceSpans
      self.count = count
      self.isMore = isMore
    }
  }

  /// Some 300 kB of JSON, far below what an answer may hold.
  private static let maxBatch = 512

  private let buffer: SpanBuffer
  private let service: String
  private let instance: String

  /// Names the process whose buffer it is.
  ///
  /// - Parameters:
  ///   - buffer: Where the spans of the process are.
  ///   - service: The executable's name, such as `gatehouse-authentication`.
  ///   - instance: Its name among the instances of its service.
  public init(_ buffer: SpanBuffer, service: String, instance: String) {
    self.buffer = buffer
    self.service = service
    self.instance = instance
  }

  /// Takes the oldest spans; they are the caller's from here on.
  public func take() -> Batch {
    let (spans, isMore) = buffer.take(max: Self.maxBatch)
    guard !spans.isEmpty else { return Batch(resourceSpans: [], count: 0, isMore: false) }
    let document = ResourceSpans(service: service, instance: instance, spans: spans)
    return Batch(
      resourceSpans: JSONWriter.bytes(of: document),
      count: spans.count,
      isMore: isMore
    )
  }
}
