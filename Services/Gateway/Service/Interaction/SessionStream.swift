internal import GatehouseMessages
internal import HTTPTypes
internal import HummingbirdCore
internal import JSON
internal import NIOCore

/// A session's states as server-sent events (WHATWG HTML §9.2).
struct SessionStream: Sendable {
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
      body: ResponseBody { writer in
        try await write { try await writer.write(ByteBuffer(string: $0)) }
        try await writer.finish(nil)
      }
    )
  }

  /// Ends with the session, with the time, with the process or at the first refusal: the page asks again
  /// by itself, and is told then.
  private func write(_ write: (String) async throws -> Void) async throws {
    let end = ContinuousClock.now + Self.maxTime
    var state = first
    try await write("retry: 2000\n\n")
    if heard.map(state.isLater) ?? true { try await write(event(state)) }
    while state.isFinal != true, ContinuousClock.now < end, !watch.waits.isEnded {
      let next: InteractionState?
      do throws(InteractionRefusal) {
        next = try await watch.next(watched, after: state, within: Self.commentInterval)
      } catch {
        return
      }
      if let next {
        state = next
        try await write(event(state))
      } else {
        try await write(":\n\n")
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
