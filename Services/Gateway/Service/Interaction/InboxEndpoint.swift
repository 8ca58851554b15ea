internal import GatehouseMessages
internal import GatehouseStubs
internal import HTTPTypes
internal import JSON
internal import RPC

/// `GET /interaction/v1/inbox`: the sessions that wait for an instance's accounts, now or once there is a
/// change.
struct InboxEndpoint: Endpoint {
  let path = PathPattern(stringLiteral: InteractionEndpoint.root + "/inbox")
  let methods: [HTTPRequest.Method] = [.get]
  let name = "AwaitInteractionInbox"

  private let calls: InteractionCalls
  private let places: WaitingPlaces
  private let waits: SessionWaits

  init(_ parts: EndpointParts, _ calls: InteractionCalls) {
    self.calls = calls
    places = parts.waitingPlaces
    waits = parts.sessionWaits
  }

  func answer(_ request: EndpointRequest) async -> Answer {
    do throws(InteractionRefusal) {
      let inbox = try await inbox(request)
      return calls.answer(InboxTold(inbox: inbox), name)
    } catch {
      return calls.refuse(error, name, request.caller)
    }
  }

  private func inbox(
    _ request: EndpointRequest
  ) async throws(InteractionRefusal) -> InteractionInbox {
    let query = request.query(plus: .plus)
    let seconds = query["wait"].map { Int($0) ?? 0 }
    guard seconds.map((1...25).contains) ?? true else {
      throw .invalid("wait is 1 to 25 seconds.")
    }
    let call = try await calls.bodilessCall(request)
    let first = try await ask(AwaitInteractionInboxRequest(call: call, waitMillis: 0), request)
    guard let seconds else { return first }
    // An app that names no cursor knows nothing: any session is news to it.
    guard query["cursor"].map({ $0 == first.cursor }) ?? first.sessions.isEmpty else {
      return first
    }
    // Each of these waits takes a call, so that their number is bounded as one client's.
    guard let place = places.take(for: "") else { throw .crowded }
    let later = try await change(of: first, request, until: .now + .seconds(seconds))
    return withExtendedLifetime(place) { later }
  }

  /// The proof of the first call is consumed; what it got stands for it.
  private func change(
    of first: InteractionInbox,
    _ request: EndpointRequest,
    until end: ContinuousClock.Instant
  ) async throws(InteractionRefusal) -> InteractionInbox {
    var inbox = first
    while inbox.cursor == first.cursor, !waits.isEnded {
      let left = min(end - .now, SessionWaits.maxTime)
      guard left > .zero, let continuation = inbox.continuation else { break }
      inbox = try await ask(
        AwaitInteractionInboxRequest(
          continuation: continuation,
          waitMillis: Int64(left / .milliseconds(1)),
          cursor: first.cursor
        ),
        request
      )
    }
    return inbox
  }

  private func ask(
    _ message: AwaitInteractionInboxRequest,
    _ request: EndpointRequest
  ) async throws(InteractionRefusal) -> InteractionInbox {
    let context = calls.context(request.caller, isRepeatable: message.call == nil)
    return try await calls.asked { () throws(RPCError) in
      try await calls.services.waiting.awaitInteractionInbox(message, context: context)
    }
  }
}

private struct InboxTold: InteractionAnswer {
  let inbox: InteractionInbox

  func writeMembers(to json: inout JSONWriter) {
    json.member("sessions", inbox.sessions.map(InboxEntry.init))
    json.member("cursor", inbox.cursor)
  }
}

private struct InboxEntry: JSONWritable {
  let session: InboxInteraction

  func write(to json: inout JSONWriter) {
    json.beginObject()
    json.member("sessionId", session.sessionId)
    json.member("kind", session.kind)
    json.member("link", session.link)
    json.member("createdAt", session.createdAtUnixMillis.map { $0 / 1000 })
    json.member("expiresAt", session.expiresAtUnixMillis.map { $0 / 1000 })
    json.member("account", session.account)
    json.endObject()
  }
}
