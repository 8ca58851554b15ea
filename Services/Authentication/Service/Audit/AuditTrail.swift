internal import Domain
internal import Synchronization

/// What a call has turned out to be about, noted by whoever finds it out.
///
/// One call has one; the gate makes an event of it when the call has ended.
final class AuditTrail: Sendable {
  /// What is known so far.
  struct Facts: Sendable {
    var pool: UserPoolID?
    var client: ClientID?
    /// The user that the call was found to be about.
    var user: Subject?
    /// From whom the call took a verified address.
    var formerOwners: [Subject] = []
    /// What was typed where a user's name belongs; nobody knows what it is.
    var typedName: String?
    /// Whether the user's own token was accepted.
    var isTokenAccepted = false
    /// The row of the change's beginning; nil where nothing is changed.
    var begun: [UInt8]?
    /// Which rule decided, in words that hold nothing of the request.
    var rule: String?
  }

  /// A user, by the names that stay.
  struct Subject: Sendable, Hashable {
    let username: String
    let sub: String
  }

  typealias Beginning = @Sendable (Facts) async throws(AuthenticationFailure) -> [UInt8]

  private let isOfChange: Bool
  private let begin: Beginning
  private let state = Mutex(Facts())

  /// A trail of an operation that is there to change something, or not; `begin` writes what is known
  /// when a change begins, and returns the row.
  init(isOfChange: Bool, _ begin: @escaping Beginning) {
    self.isOfChange = isOfChange
    self.begin = begin
  }

  var facts: Facts { state.withLock { $0 } }

  func note(pool: UserPoolID, client: ClientID? = nil) {
    state.withLock { facts in
      facts.pool = pool
      if let client { facts.client = client }
    }
  }

  func note(user: UserRecord?) {
    guard let user else { return }
    note(user: Subject(username: user.username, sub: user.sub))
  }

  func note(user: Subject) {
    state.withLock { $0.user = user }
  }

  func note(formerOwners: [Subject]) {
    state.withLock { $0.formerOwners += formerOwners }
  }

  func note(typedName name: String) {
    state.withLock { $0.typedName = name }
  }

  func noteAcceptedToken() {
    state.withLock { $0.isTokenAccepted = true }
  }

  /// Writes that the operation begins to change something, where it is there for that.
  func beginOperation() async throws(AuthenticationFailure) {
    if isOfChange { try await beginChange() }
  }

  /// Writes that a change begins, once; to be called before it is made.
  func beginChange() async throws(AuthenticationFailure) {
    let facts = facts
    guard facts.begun == nil else { return }
    let begun = try await begin(facts)
    state.withLock { $0.begun = begun }
  }

  func note(rule: StaticString) {
    state.withLock { $0.rule = "\(rule)" }
  }

  /// The same of a pool's function, whose trigger the event names.
  func note(rule: StaticString, of trigger: LambdaTrigger) {
    state.withLock { $0.rule = "\(rule): \(trigger.rawValue)" }
  }
}
