package import AuthenticationCore
internal import Domain
internal import PublicOperations
internal import RPC

/// How operations record what users attempt.
extension Protection {
  /// Records a sign-in whose risk was decided; nothing where its pool watches nothing.
  package func record(_ event: AuthEvent) { events.submit(event) }

  /// Records what became of a sign-in that another request has recorded.
  package func record(_ outcome: AuthEventOutcome) { events.submit(outcome) }

  /// An event of a decided sign-in, under a new id.
  package func event(
    _ evaluated: EvaluatedSignIn,
    id: String,
    of user: UserRecord,
    at client: ClientSettings,
    _ call: Call
  ) -> AuthEvent {
    AuthEvent(
      pool: client.userPoolID,
      id: id,
      sub: user.sub,
      client: client.id,
      kind: .signIn,
      mode: evaluated.mode,
      createdAt: clock.now(),
      requestID: call.context.requestID,
      response: .inProgress,
      evidence: evaluated.evidence,
      facts: evaluated.facts,
      decision: evaluated.decision,
      action: evaluated.action
    )
  }

  /// A name for a sign-in's event.
  package func newEventID() -> String { random.uuid() }

  /// Records what is done in one request and is not scored (THR-50); nothing where the pool's mode is off.
  package func record(
    _ kind: AuthEvent.Kind,
    _ response: AuthEvent.Response,
    of user: UserRecord,
    by source: ContextSource,
    _ client: ClientSettings,
    in pool: UserPoolSettings,
    password: AuthEvent.Result? = nil,
    isPasswordLeaked: Bool? = nil
  ) {
    record(
      kind,
      response,
      of: user.sub,
      named: user.username,
      by: source,
      client,
      in: pool,
      password: password,
      isPasswordLeaked: isPasswordLeaked
    )
  }

  /// The work of a record, of a user who does not exist.
  package func pretendToRecord(
    _ source: ContextSource,
    _ client: ClientSettings,
    in pool: UserPoolSettings
  ) {
    guard pool.protection.mode != .off else { return }
    _ = evidence(source, of: source.enteredName, sub: source.enteredName, client, in: pool)
  }

  /// The same of a user who has only just been made.
  package func record(
    _ kind: AuthEvent.Kind,
    _ response: AuthEvent.Response,
    of sub: String,
    named username: String,
    by source: ContextSource,
    _ client: ClientSettings,
    in pool: UserPoolSettings,
    password: AuthEvent.Result? = nil,
    isPasswordLeaked: Bool? = nil
  ) {
    guard pool.protection.mode != .off else { return }
    events.submit(
      AuthEvent(
        pool: pool.id,
        id: newEventID(),
        sub: sub,
        client: client.id,
        kind: kind,
        mode: pool.protection.mode,
        createdAt: clock.now(),
        requestID: source.call.context.requestID,
        response: response,
        password: password,
        evidence: evidence(source, of: username, sub: sub, client, in: pool),
        isPasswordLeaked: isPasswordLeaked
      )
    )
  }
}
