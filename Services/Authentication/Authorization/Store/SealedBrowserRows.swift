internal import AuthenticationCore
internal import Cryptography
internal import Domain
internal import Postgres
package import SealedRows

/// What is sealed of browsers' sign-ins, each for its row.
enum SealedBrowserRows {
  typealias Row = (pool: UserPoolID, hash: [UInt8])

  static let signIns = SealedColumn<Row, AuthenticationFailure>(of: "a browser's sign-in") {
    "browser_sessions|\($0.pool.text)|\(Hex.encode($0.hash))"
  }

  static let grants = SealedColumn<Row, AuthenticationFailure>(of: "the grant of a code") {
    "authorization_codes|\($0.pool.text)|\(Hex.encode($0.hash))"
  }
}

/// What of the area's tables depends on sealing keys: the hashes too, so that a row cannot outlive its key.
package enum SealedBrowsers {
  package static let rows: [SealedRows] = [
    .keyed(
      "browser_sessions.sealed_sign_in",
      in: "authentication.browser_sessions",
      primaryKey: ["r.user_pool_id", "r.session_id"],
      keyID: SealedRows.keyID(of: "substring(r.sealed_sign_in FROM 2 FOR 4)")
    ),
    .keyed(
      "authorization_codes.sealed_grant",
      in: "authentication.authorization_codes",
      primaryKey: ["r.user_pool_id", "r.code_hash"],
      keyID: SealedRows.keyID(of: "substring(r.sealed_grant FROM 2 FOR 4)")
    ),
  ]
}
