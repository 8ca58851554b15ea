internal import GatehouseMessages
internal import GatehouseStubs
internal import RPC

/// The events of one service, and how far they were read.
struct EventSource: Sendable {
  private let list: @Sendable (ListAuditEventsRequest) async -> Answer
  private var request: ListAuditEventsRequest
  /// Whether the last question had no answer.
  private var isAway = false

  /// The service's answer, or why there is none.
  typealias Answer = Result<ListAuditEventsResponse, ControlFailure>

  /// What a question found.
  struct Found: Sendable {
    var events: [AuditEvent] = []
    /// Why the service did not answer; nil also where the same was printed before.
    var failure: ControlFailure?
    var isAnswered = false
  }

  /// The events that the request asks for, of the service behind the channel.
  init(_ channel: OperatorChannel, _ request: ListAuditEventsRequest) {
    self.init(request) { request in
      do throws(ControlFailure) {
        return .success(
          try await channel.use { (channel, context) throws(RPCError) in
            try await AuditOperatorClient(channel).listAuditEvents(request, context: context)
          }
        )
      } catch {
        return .failure(error)
      }
    }
  }

  /// The events that the closure finds.
  init(
    _ request: ListAuditEventsRequest,
    _ list: @escaping @Sendable (ListAuditEventsRequest) async -> Answer
  ) {
    self.request = request
    self.list = list
  }

  /// Asks for the events, and at the next time for those that came since.
  mutating func next() async -> Found {
    switch await list(request) {
    case .failure(let failure):
      defer { isAway = true }
      return Found(failure: isAway ? nil : failure)
    case .success(let answer):
      isAway = false
      request.afterCursor = answer.cursor
      request.limit = nil
      // Events since the beginning are shown however old they become.
      request.withinMillis = nil
      return Found(events: answer.events, isAnswered: true)
    }
  }
}
