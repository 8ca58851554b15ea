internal import AuthenticationMessages
internal import Domain
internal import NIOCore

/// A session's states as events, of which the connection takes one after the other.
///
/// Ends with the session, with the time, with the process or at the first refusal: the page asks again by
/// itself, and learns it then.
struct SessionStream: AsyncSequence, Sendable {
  let watch: SessionWatch
  let watched: WatchedSession
  let first: InteractionState
  /// The version that the page has heard of before.
  let heard: Int64?
  let place: WaitingPlace

  func makeAsyncIterator() -> Iterator {
    Iterator(stream: self, end: .now + EventStream.maxTime)
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
        return EventStream.beginning(with: isNews ? stream.event(stream.first) : nil)
      }
      guard state.isFinal != true, ContinuousClock.now < end, !stream.watch.waits.isEnded else {
        return nil
      }
      do throws(InteractionRefusal) {
        let next = try await stream.watch.next(
          stream.watched,
          after: state,
          within: EventStream.commentInterval
        )
        guard let next else { return EventStream.comment }
        known = next
        return ByteBuffer(string: stream.event(next))
      } catch {
        return nil
      }
    }
  }

  private func event(_ state: InteractionState) -> String {
    EventStream.event(
      "state",
      id: "\(state.version ?? 0)",
      InteractionDocument(answer: state, now: watch.calls.clock.now())
    )
  }
}
