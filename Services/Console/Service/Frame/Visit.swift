internal import AuthenticationMessages
internal import AuthenticationStubs
internal import Domain
internal import Markup
internal import RPC

/// A request of a signed-in operator.
struct Visit: Sendable {
  let request: PageRequest
  let session: OperatorSession
  let calls: OperatorCalls
  let person: ShowOperatorResponse
  let now: Instant
  /// Where the pools' pages stand.
  let publicURL: String
  /// When the console's own certificate ends; nil where it has none.
  let certificateEnd: Instant?

  /// Learns who the operator is: a token that counts no longer ends the visit here.
  init(
    request: PageRequest,
    session: OperatorSession,
    calls: OperatorCalls,
    publicURL: String,
    certificateEnd: Instant?,
    at now: Instant
  ) async throws(PageFailure) {
    self.request = request
    self.session = session
    self.calls = calls
    self.now = now
    self.publicURL = publicURL
    self.certificateEnd = certificateEnd
    person = try await calls.ask { (calls, context) async throws(RPCError) in
      try await calls.console.showOperator(ShowOperatorRequest(), context: context)
    }
  }

  /// Whether the operator's role in the pool is at least this; the service decides all the same.
  func may(_ role: Role, in pool: String?) -> Bool {
    let bound = person.pools.filter { $0.userPoolId == pool }.compactMap(\.role)
    let everywhere = person.role.map { [$0] } ?? []
    let roles = (bound + everywhere).compactMap { Role(rawValue: $0) }
    if pool == person.operatorPoolId { return person.role == Role.administrator.rawValue }
    return roles.contains { $0.rank >= role.rank }
  }

  /// The hidden field that each form has.
  var formSecret: HTML {
    """
    <input type="hidden" name="_csrf" value="\(session.formSecret)">
    """
  }

  /// Whether the sign-in is recent enough for what cannot be undone.
  var isFresh: Bool {
    let at = Instant(unixMillis: person.authenticatedAtUnixMillis ?? 0)
    return now.since(at) <= .seconds(240)
  }
}

/// The roles of operators, by which pages leave out what the service would refuse.
enum Role: String, Sendable {
  case viewer, support, administrator

  var rank: Int {
    switch self {
    case .viewer: 0
    case .support: 1
    case .administrator: 2
    }
  }
}
