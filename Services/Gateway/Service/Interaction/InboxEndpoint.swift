internal import AuthenticationMessages
internal import HTTPTypes
internal import HummingbirdCore
internal import JSON

/// `GET /interaction/v1/inbox`: the sessions that wait for an instance's accounts, now, at the next change,
/// or as a stream.
struct InboxEndpoint: InteractionAddress {
  let path = PathPattern(stringLiteral: InteractionEndpoint.root + "/inbox")
  let methods: [HTTPRequest.Method] = [.get]
  let name = "AwaitInteractionInbox"
  let calls: InteractionCalls

  private let watch: InboxWatch
  private let places: InboxPlaces

  init(_ calls: InteractionCalls, _ waits: SessionWaits, _ places: WaitingPlaces) {
    self.calls = calls
    watch = InboxWatch(calls: calls, waits: waits)
    self.places = InboxPlaces(among: places)
  }

  func answer(_ request: EndpointRequest) async -> Answer {
    do throws(InteractionRefusal) {
      guard EventStream.isWanted(by: request) else {
        return calls.answer(InboxAnswer(inbox: try await inbox(request)), name)
      }
      return Answer(
        response: EventStream.response(of: try await stream(request)),
        operation: name
      )
    } catch {
      return calls.refuse(error, name, request.caller)
    }
  }

  private func stream(_ request: EndpointRequest) async throws(InteractionRefusal) -> InboxStream {
    let call = try await calls.bodilessCall(request)
    return InboxStream(
      watch: watch,
      caller: request.caller,
      first: try await watch.read(call, request.caller),
      heard: request.http.headers[.lastEventID],
      places: try waitingPlaces(for: call)
    )
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
    let first = try await watch.read(call, request.caller)
    guard let seconds else { return first }
    // An app that names no cursor knows nothing: any session is news to it.
    guard query["cursor"].map({ $0 == first.cursor }) ?? first.sessions.isEmpty else {
      return first
    }
    let places = try waitingPlaces(for: call)
    let later = try await watch.change(
      of: first,
      request.caller,
      until: .now + .seconds(seconds)
    )
    return withExtendedLifetime(places) { later }
  }

  private func waitingPlaces(
    for call: InteractionCall
  ) throws(InteractionRefusal) -> [WaitingPlace] {
    guard let places = places.take(for: call) else { throw .crowded }
    return places
  }
}

struct InboxAnswer: InteractionAnswer {
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
