internal import AuthenticationCore
internal import Cryptography
internal import Domain
internal import Postgres
package import SealedRows

/// The sealed secrets of users' authenticators.
package enum SealedFactors {
  /// Both columns.
  package static let rows: [SealedRows] = [
    SealedUsers.user("users.sealed_totp_secret", "sealed_totp_secret") {
      SoftwareTokenSecrets.column.associatedData(of: $0)
    },
    SealedUsers.user("users.sealed_pending_totp_secret", "sealed_pending_totp_secret") {
      SoftwareTokenSecrets.column.associatedData(of: $0)
    },
  ]
}
