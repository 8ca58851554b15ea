internal import Domain
internal import PublicOperations
internal import RPC

/// What use cases note of a call, in this service's words.
extension Call {
  /// Notes which rule refused a request, under the request id that the client got, and returns the
  /// refusal.
  ///
  /// For refusals whose sentence must not tell the client what was wrong: the operator still sees it.
  package func refusal(
    _ failure: AuthenticationFailure,
    _ rule: StaticString
  ) -> AuthenticationFailure {
    trail.note(rule: "\(rule)")
    logger.noteRefusal(failure.status, rule: rule, context)
    return failure
  }

  /// The same for a refusal by a pool's function; the event names its trigger.
  package func refusal(
    _ failure: AuthenticationFailure,
    _ rule: StaticString,
    of trigger: LambdaTrigger
  ) -> AuthenticationFailure {
    trail.note(rule: "\(rule): \(trigger.rawValue)")
    logger.noteRefusal(failure.status, rule: rule, context)
    return failure
  }

  /// Notes a rule with what a pool's function said, where the caller does not learn it.
  ///
  /// A function writes what it likes: at most 256 characters are kept, and none that controls a terminal or
  /// that a column cannot hold.
  package func note(_ rule: StaticString, inWords words: String) {
    let kept = words.unicodeScalars.lazy.filter { $0.properties.generalCategory != .control }
      .prefix(256)
    trail.note(rule: "\(rule): \(String(String.UnicodeScalarView(kept)))")
  }

  /// Writes that a change begins, once; to be called before it is made.
  package func beginChange() async throws(AuthenticationFailure) {
    do throws(GateFailure) {
      try await trail.beginChange()
    } catch {
      throw AuthenticationFailure(error)
    }
  }

  /// Writes that the operation begins to change something, where it is there for that.
  func beginOperation() async throws(AuthenticationFailure) {
    do throws(GateFailure) {
      try await trail.beginOperation()
    } catch {
      throw AuthenticationFailure(error)
    }
  }

  /// Notes what the call has turned out to be about.
  package func note(_ subject: SignInContext) {
    trail.note(pool: subject.pool.id, client: subject.client.id)
    note(subject.user)
  }

  /// Notes the user that the call is about, if there is one.
  package func note(_ user: UserRecord?) {
    guard let user else { return }
    trail.note(user: AuditTrail.Subject(username: user.username, sub: user.sub))
  }
}
