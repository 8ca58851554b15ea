internal import Domain
internal import GatehouseMessages
internal import HTTPTypes
internal import HummingbirdCore
internal import JSON
internal import NIOCore

/// A session's states as server-sent events (WHATWG HTML §9.2), of which the connection takes one after
/// the other.
///
/// Ends with the session, with the time, with the process or at the first refusal: the page asks again by
/// itself, and is told then.
struct SessionStream: AsyncSequence, Sendable {
  let watch: SessionWatch
  let watched: WatchedSession
  let first: InteractionState
  /// The version that the page has heard of before.
  let heard: Int64?
  let place: WaitingPlace

  static let contentType = "text/event-stream"
  /// A proxy takes a silent connection for a dead one.
  private static let commentInterval = Duration.seconds(15)
  /// The page then asks anew, with its proof.
  private static let maxTime = Duration.seconds(600)

  var response: Response {
    Response(
      status: .ok,
      headers: [
        .contentType: Self.contentType, .cacheControl: "no-store",
        // Some proxies gather what they pass on.
        .accelBuffering: "no",
      ],
      body: ResponseBody(asyncSequence: self)
    )
  }

  func makeAsyncIterator() -> Iterator {
    Iterator(stream: self, end: .now + Self.maxTime)
  }

  struct Iterator: AsyncIteratorProtocol {
    let stream: SessionStream
    let end: ContinuousClock.Instant
    /// What the page knows; nil before anything was written.
    private var known: InteractionState?

    init(stream: SessionStream, end: ContinuousClock.Instant) {
      self.stream = stream
      self.end = end
    }

    mutating func next() async -> ByteBuffer? {
      guard let state = known else {
        known = stream.first
        let isNews = stream.heard.map(stream.first.isLater) ?? true
        return ByteBuffer(string: "retry: 2000\n\n" + (isNews ? stream.event(stream.first) : ""))
      }
      guard state.isFinal != true, ContinuousClock.now < end, !stream.watch.waits.isEnded else {
        return nil
      }
      do throws(InteractionRefusal) {
        let next = try await stream.watch.next(
          stream.watched,
          after: state,
          within: SessionStream.commentInterval
        )
        guard let next else { return ByteBuffer(string: ":\n\n") }
        known = next
        return ByteBuffer(string: stream.event(next))
      } catch {
        return nil
      }
    }
  }

  private func event(_ state: InteractionState) -> String {
    let document = InteractionDocument(
      answer: SessionState(state: state),
      now: watch.calls.clock.now()
    )
    // JSON that is written here has no line break.
    let data = String(decoding: JSONWriter.bytes(of: document), as: UTF8.self)
    return "event: state\nid: \(state.version ?? 0)\ndata: \(data)\n\n"
  }
}
