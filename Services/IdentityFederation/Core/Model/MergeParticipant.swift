package import Domain
package import Postgres

/// Moves what an area stores of an identity when the identity becomes part of another.
package protocol MergeParticipant: Sendable {
  /// Moves it in the transaction of the merge, which holds the locks of both identities.
  ///
  /// `identity` is disabled for good by it; `parent` goes on.
  func merge(
    _ identity: IdentityID,
    into parent: IdentityID,
    of pool: IdentityPoolID,
    at now: Instant,
    in connection: inout PostgresConnection
  ) throws(PostgresError)
}
