internal import AuthenticationMessages
internal import HTTPTypes
internal import HummingbirdCore

/// `/interaction/v1/sessions/{id}`: its state now, at its next change, or as a stream, and its end.
struct SessionEndpoint: InteractionAddress {
  static let place = InteractionRoute.cancelInteraction.path
  let path = PathPattern(stringLiteral: InteractionEndpoint.root + place)
  let methods: [HTTPRequest.Method] = [.get, .delete]
  let name = "GetInteraction"
  let calls: InteractionCalls

  private let watch: SessionWatch
  private let places: WaitingPlaces

  init(_ calls: InteractionCalls, _ waits: SessionWaits, _ places: WaitingPlaces) {
    self.calls = calls
    watch = SessionWatch(calls: calls, waits: waits)
    self.places = places
  }

  func answer(_ request: EndpointRequest) async -> Answer {
    guard request.http.method != .delete else {
      return await calls.answer(request, by: .cancelInteraction)
    }
    do throws(InteractionRefusal) {
      return try await state(request)
    } catch {
      return calls.refuse(error, name, request.caller)
    }
  }

  private func state(_ request: EndpointRequest) async throws(InteractionRefusal) -> Answer {
    let manner = try WaitingManner(request)
    let watched = WatchedSession(
      call: try await calls.bodilessCall(request),
      id: String(request.path["id"] ?? ""),
      caller: request.caller
    )
    switch manner {
    case .none:
      return calls.answer(try await watch.read(watched, isPoll: true), name)
    case .poll(let time, let version):
      let state = try await watch.read(watched, isPoll: false)
      guard !state.isNews(after: version) else {
        return calls.answer(state, name)
      }
      let place = try place(for: state)
      let later = try await watch.next(watched, after: state, within: time)
      return withExtendedLifetime(place) {
        calls.answer(later ?? state, name)
      }
    case .stream(let version):
      let state = try await watch.read(watched, isPoll: false)
      // The page has heard the end; a 204 stops it from asking again (HTML, server-sent events).
      if let version, state.isFinal == true, !state.isLater(than: version) {
        return Answer(response: Response(status: .noContent), operation: name)
      }
      let stream = SessionStream(
        watch: watch,
        watched: watched,
        first: state,
        heard: version,
        place: try place(for: state)
      )
      return Answer(response: EventStream.response(of: stream), operation: name)
    }
  }

  private func place(for state: InteractionState) throws(InteractionRefusal) -> WaitingPlace {
    guard let place = places.take(for: state.clientId ?? "") else { throw .crowded }
    return place
  }
}

/// How a request wants to wait.
private enum WaitingManner {
  case none
  case poll(Duration, after: Int64)
  case stream(after: Int64?)

  init(_ request: EndpointRequest) throws(InteractionRefusal) {
    if EventStream.isWanted(by: request) {
      self = .stream(after: request.http.headers[.lastEventID].flatMap { Int64($0) })
      return
    }
    let query = request.query(plus: .plus)
    guard let wait = query["wait"] else {
      self = .none
      return
    }
    guard let seconds = Int(wait), (1...25).contains(seconds) else {
      throw .invalid("wait is 1 to 25 seconds.")
    }
    guard let version = query["version"].flatMap({ Int64($0) }), version >= 0 else {
      throw .invalid("version is the one that is known.")
    }
    self = .poll(.seconds(seconds), after: version)
  }
}

extension InteractionState {
  func isLater(than known: Int64) -> Bool { (version ?? 0) > known }

  /// Whether there is nothing to wait for.
  func isNews(after known: Int64) -> Bool { isLater(than: known) || isFinal == true }
}
