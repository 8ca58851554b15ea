internal import AuthenticationMessages
internal import Domain
internal import NIOCore

/// An inbox's changes as events, of which the connection takes one after the other.
///
/// Ends with the time, with the process or at the first refusal: the app asks again with a new proof.
struct InboxStream: AsyncSequence, Sendable {
  let watch: InboxWatch
  let caller: Caller
  let first: InteractionInbox
  /// The cursor that the app has heard of before.
  let heard: String?
  let places: [WaitingPlace]

  func makeAsyncIterator() -> Iterator {
    Iterator(stream: self, end: .now + EventStream.maxTime)
  }

  struct Iterator: AsyncIteratorProtocol {
    let stream: InboxStream
    let end: ContinuousClock.Instant
    /// What the app knows; nil before anything was written.
    private var known: InteractionInbox?

    init(stream: InboxStream, end: ContinuousClock.Instant) {
      self.stream = stream
      self.end = end
    }

    mutating func next() async -> ByteBuffer? {
      guard let inbox = known else {
        known = stream.first
        let isNews = stream.heard != stream.first.cursor
        return EventStream.beginning(with: isNews ? stream.event(stream.first) : nil)
      }
      guard ContinuousClock.now < end, !stream.watch.waits.isEnded else { return nil }
      do throws(InteractionRefusal) {
        let next = try await stream.watch.change(
          of: inbox,
          stream.caller,
          until: .now + EventStream.commentInterval
        )
        known = next
        guard next.cursor != inbox.cursor else { return EventStream.comment }
        return ByteBuffer(string: stream.event(next))
      } catch {
        return nil
      }
    }
  }

  private func event(_ inbox: InteractionInbox) -> String {
    EventStream.event(
      "inbox",
      id: inbox.cursor ?? "",
      InteractionDocument(answer: InboxAnswer(inbox: inbox), now: watch.calls.clock.now())
    )
  }
}
