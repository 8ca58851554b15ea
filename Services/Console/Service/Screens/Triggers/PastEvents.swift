internal import AuthenticationMessages
internal import AuthenticationStubs
internal import Domain
internal import FoundationEssentials
internal import GatehouseMessages
internal import Markup
internal import RPC

/// What happened in a pool lately, as the input of a trigger's trial.
struct PastEvents: Sendable {
  private let pool: PoolVisit
  private let trigger: PoolTrigger

  private static let mostLooked: Int32 = 100
  private static let mostShown = 20

  init(_ pool: PoolVisit, _ trigger: PoolTrigger) {
    self.pool = pool
    self.trigger = trigger
  }

  private var chosenID: String? { pool.visit.request.query["from"] }

  /// The newest events of users, to choose one from; nothing where there are none.
  func choice() async throws(PageFailure) -> HTML? {
    let found = try await find(nil).prefix(Self.mostShown)
    guard !found.isEmpty else { return nil }
    let choices = found.map { event in
      let moment = Words.seconds(event.atUnixMillis ?? 0)
      return (
        value: event.requestId ?? "",
        text: "\(moment) \(event.operation ?? ""), \(event.username ?? "")"
      )
    }
    return """
      <form class="filters body" action="\(pool.link("triggers", trigger.rawValue))">
      \(Pieces.select("from", "A past event, times in UTC", choices, chosen: chosenID))
      <button class="button" type="submit">Take it over</button></form>
      """
  }

  /// The input that the chosen event makes; nil where none was chosen.
  func input() async throws(PageFailure) -> String? {
    guard let id = chosenID else { return nil }
    // The search takes any text: a name would find other events.
    guard let event = try await find(id).first(where: { $0.requestId == id }) else {
      throw .refused("The pool has no such event, or it is too old.")
    }
    let operation = event.operation ?? ""
    return Self.text([
      "version": .string("1"),
      "triggerSource": .string(trigger.source(of: operation)),
      "userName": .string(event.username ?? ""),
      "callerContext": .object([
        "awsSdkVersion": .string(event.userAgent ?? "aws-sdk-unknown-unknown"),
        "clientId": .string(event.clientId ?? "CLIENT_ID_NOT_APPLICABLE"),
      ]),
      "request": .object(["userAttributes": .object(try await attributes(of: event))]),
      "response": .object([:]),
    ])
  }

  /// Events with a user; what operators looked at at the console is none of the user's.
  private func find(_ text: String?) async throws(PageFailure) -> [AuditEvent] {
    let request = FindEventsRequest(userPoolId: pool.id, text: text, limit: Self.mostLooked)
    return try await pool.visit.calls.ask { (calls, context) async throws(RPCError) in
      try await calls.console.findEvents(request, context: context)
    }.events.filter { $0.username != nil && $0.operator == nil }
  }

  /// The user's attributes of now: no event keeps those of then.
  private func attributes(
    of event: AuditEvent
  ) async throws(PageFailure) -> [String: JSONValue] {
    let user: AdminGetUserResponse
    do throws(PageFailure) {
      user = try await UserVisit(pool, event.username ?? "").user
    } catch .notFound {
      return event.sub.map { ["sub": .string($0)] } ?? [:]
    }
    var attributes: [String: JSONValue] = [:]
    for attribute in user.userAttributes ?? [] {
      attributes[attribute.name ?? ""] = .string(attribute.value ?? "")
    }
    attributes["cognito:user_status"] = user.userStatus.map { .string($0) }
    return attributes
  }

  private static func text(_ event: [String: JSONValue]) -> String? {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    return (try? encoder.encode(event)).map { String(decoding: $0, as: UTF8.self) }
  }
}
