package import AuthenticationCore
internal import Domain
internal import Postgres

extension UserImports {
  /// What removes the rows of a deleted pool; what is not named here refers to one of these, or goes
  /// by its age.
  package static let removalsOfPool: [PoolRowRemoval] = [
    { id, limit in
      """
      DELETE FROM authentication.user_import_log
      WHERE user_pool_id = \(id.text) AND (job_id, line) IN (
        SELECT job_id, line FROM authentication.user_import_log WHERE user_pool_id = \(id.text)
        LIMIT \(limit) FOR UPDATE SKIP LOCKED
      )
      """
    },
    // Each may be as large as a thousand other rows.
    { id, limit in
      """
      DELETE FROM authentication.user_import_pieces
      WHERE user_pool_id = \(id.text) AND (job_id, upload_id, begins_at) IN (
        SELECT job_id, upload_id, begins_at FROM authentication.user_import_pieces
        WHERE user_pool_id = \(id.text)
        LIMIT \(max(limit / 10, 1)) FOR UPDATE SKIP LOCKED
      )
      """
    },
    // A few dozen at most.
    { id, _ in
      "DELETE FROM authentication.imported_hash_kinds WHERE user_pool_id = \(id.text)"
    },
  ]
}
