internal import Postgres
internal import TestSupport

@testable internal import AuthenticationCore

/// What an app has confirmed, for tests of what follows: tokens need the session that they are made for.
enum RedeemedSession {
  static let id = "q83vASNFZ4mrze8BI0VniQ"

  private static let content =
    #"{"announceInfo":{},"confirmation":"always","secondFactor":"policy"}"#

  /// A redeemed session of the pool, maybe of a user, whose tokens are not made yet.
  static func make(
    in pool: String,
    of sub: String? = nil,
    _ harness: SignInHarness
  ) async throws {
    try await harness.database.administrationPool().execute(
      """
      INSERT INTO authentication.interaction_sessions (user_pool_id, session_id, sub, client_id, kind,
        state, version, starter, handle_hash, content, comparison, is_pushed,
        created_at_unix_millis, expires_at_unix_millis, removable_at_unix_millis)
      VALUES (\(pool), \(Self.id), \(sub), 'abcdefghijklmnopqrstuvwxyz', 'LOGIN', 'REDEEMED', 1, 'SERVER',
        '', \(Self.content), 'none', false, 0, 0, 0)
      ON CONFLICT (user_pool_id, session_id)
      DO UPDATE SET ended_at_unix_millis = NULL, sub = excluded.sub
      """
    )
  }

  /// Its approval, by an account's app, whose own sign-in it is where it has an account.
  static func approval(
    _ factors: Set<AppApproval.Factor> = [.pin],
    account: String?
  ) -> AppApproval {
    AppApproval(session: id, factors: factors, account: account, isForApp: account != nil)
  }
}
