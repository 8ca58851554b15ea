internal import AuthenticationAuthorization
internal import AuthenticationCore
internal import AuthenticationPasskeys
internal import AuthenticationSignIn
internal import Postgres
internal import PublicOperations
public import SealedRows

/// Everything of this service's schema that depends on its sealing keys.
public enum SealedAuthentication {
  /// All columns; messages and import files are gone before they would be sealed anew.
  public static let rows: [SealedRows] =
    SealedUsers.rows + SealedFactors.rows + SealedPasskeys.rows + SealedBrowsers.rows
    + [
      SealedEvents.rows,
      .keyed(
        "outbox_messages.sealed_contents",
        in: "authentication.outbox_messages",
        primaryKey: ["r.user_pool_id", "r.id"],
        keyID: SealedRows.keyID(of: "substring(r.sealed_contents FROM 2 FOR 4)")
      ),
      .keyed(
        "user_import_pieces.sealed_contents",
        in: "authentication.user_import_pieces",
        primaryKey: ["r.user_pool_id", "r.job_id", "r.upload_id", "r.begins_at"],
        keyID: SealedRows.keyID(of: "substring(r.sealed_contents FROM 2 FOR 4)")
      ),
    ]
}
