public import Domain
internal import Synchronization

/// What a call has turned out to be about, noted by the use case that finds it out.
///
/// One call has one; the gate makes an event of it when the call has ended.
public final class AuditTrail: Sendable {
  /// What is known so far.
  public struct Facts: Sendable {
    /// The id of the pool, a user pool or an identity pool, that the call was found to be about.
    public var pool: String?
    /// The id of the client that the call was found to be about.
    public var client: String?
    /// The id of the identity that the call was found to be about.
    public var identity: String?
    /// The user that the call was found to be about.
    public var user: Subject?
    /// From whom the call took a verified address.
    public var formerOwners: [Subject] = []
    /// What the call did besides, each in a sentence that holds nothing secret of the request.
    public var remarks: [String] = []
    /// What was typed where a user's name belongs; it may be anything.
    public var enteredName: String?
    /// Whether the user's own token was accepted.
    public var isTokenAccepted = false
    /// The row of the change's beginning; nil where nothing is changed.
    public var begun: [UInt8]?
    /// Whether the change is made, whatever the call ends with.
    public var isChangeMade = false
    /// Which rule decided, in words that hold nothing of the request.
    public var rule: String?
    /// What a sign-in has come to, for the counts of hours.
    public var signIn: CountedSignIn?
  }

  /// A user, by the names that stay.
  public struct Subject: Sendable, Hashable {
    /// The username.
    public let username: String
    /// The id that tokens name the user by.
    public let sub: String

    /// A user of these names.
    public init(username: String, sub: String) {
      self.username = username
      self.sub = sub
    }
  }

  /// Writes what is known when a change begins, and returns the row.
  public typealias Beginning = @Sendable (Facts) async throws(GateFailure) -> [UInt8]

  private let isOfChange: Bool
  private let begin: Beginning
  private let state = Mutex(Facts())

  /// A trail of an operation that is there to change something, or not; `begin` writes what is known
  /// when a change begins, and returns the row.
  public init(isOfChange: Bool, _ begin: @escaping Beginning) {
    self.isOfChange = isOfChange
    self.begin = begin
  }

  /// What is known so far.
  public var facts: Facts { state.withLock { $0 } }

  /// Notes the pool, and the client, that the call is about.
  public func note(pool: UserPoolID, client: ClientID? = nil) {
    state.withLock { facts in
      facts.pool = pool.text
      if let client { facts.client = client.text }
    }
  }

  /// Notes the identity pool, and the identity, that the call is about: ids of what there is.
  public func note(identityPool: String, identity: String? = nil) {
    state.withLock { facts in
      facts.pool = identityPool
      if let identity { facts.identity = identity }
    }
  }

  /// Notes the user that the call is about.
  public func note(user: Subject) {
    state.withLock { $0.user = user }
  }

  /// Notes from whom the call took a verified address.
  public func note(formerOwners: [Subject]) {
    state.withLock { $0.formerOwners += formerOwners }
  }

  /// Notes what the call did besides, such as a session that it ended: an event of its own, also where the call
  /// leaves none.
  public func note(remark sentence: String) {
    state.withLock { $0.remarks.append(sentence) }
  }

  /// Notes what was typed where a user's name belongs.
  public func note(enteredName name: String) {
    state.withLock { $0.enteredName = name }
  }

  /// Notes that the user's own token was accepted.
  public func noteAcceptedToken() {
    state.withLock { $0.isTokenAccepted = true }
  }

  /// Writes that the operation begins to change something, where it is there for that.
  public func beginOperation() async throws(GateFailure) {
    if isOfChange { try await beginChange() }
  }

  /// Writes that a change begins, once; to be called before it is made.
  public func beginChange() async throws(GateFailure) {
    let facts = facts
    guard facts.begun == nil else { return }
    let begun = try await begin(facts)
    state.withLock { $0.begun = begun }
  }

  /// Notes that the change is made: a failure after it is one of the events of changes.
  public func noteChangeMade() {
    state.withLock { $0.isChangeMade = true }
  }

  /// Notes what a sign-in has come to.
  public func note(_ signIn: CountedSignIn) {
    state.withLock { $0.signIn = signIn }
  }

  /// Notes which rule decided, in words that hold nothing of the request.
  public func note(rule: String) {
    state.withLock { $0.rule = rule }
  }
}
