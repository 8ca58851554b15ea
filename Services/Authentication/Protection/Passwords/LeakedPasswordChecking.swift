package import AuthenticationCore
internal import Domain
internal import Logging
internal import Metrics
internal import PublicOperations

extension Protection {
  /// Whether a password that is shown is a leaked one; nil where the pool does not look, or the operation
  /// is not one of the policy's (THR-40).
  ///
  /// Nothing derived from the password is kept.
  package func isLeaked(
    _ password: String,
    at event: PasswordEvent,
    _ client: ClientSettings?,
    in pool: UserPoolSettings,
    _ call: Call
  ) -> Bool? {
    guard pool.protection.mode != .off,
      let policy = pool.protection.policy(of: client).leakedPasswords, policy.events.contains(event)
    else { return nil }
    switch leakedPasswords.look(for: password) {
    case .notKnown: return false
    case .failed(let reason):
      call.logger.error(
        "the list of leaked passwords cannot be read: a password passes",
        metadata: ["user_pool_id": "\(pool.id.text)", "error": "\(reason)"]
      )
      return nil
    case .leaked:
      Counter(
        label: "gatehouse_leaked_passwords_total",
        dimensions: [("event", event.rawValue)]
      ).increment()
      call.trail.note(rule: "the password is a leaked one")
      return true
    }
  }

  /// Whether the pool acts on a leaked password, and does not only record it (THR-41).
  package func blocksLeaked(_ client: ClientSettings?, in pool: UserPoolSettings) -> Bool {
    pool.protection.mode == .enforced
      && pool.protection.policy(of: client).leakedPasswords?.blocks ?? false
  }

  /// Refuses a new password that is a leaked one; returns whether it is, where it may be set all the same.
  @discardableResult
  package func checkNew(
    _ password: String,
    at event: PasswordEvent,
    _ client: ClientSettings?,
    in pool: UserPoolSettings,
    _ call: Call
  ) throws(AuthenticationFailure) -> Bool? {
    let isLeaked = isLeaked(password, at: event, client, in: pool, call)
    guard isLeaked == true, blocksLeaked(client, in: pool) else { return isLeaked }
    throw call.refusal(.leakedPassword, "the new password is a leaked one")
  }
}
