internal import AuthenticationNotifications
internal import Domain
internal import Postgres

/// A confirmation code to be written in place of an older one.
struct NewConfirmationCode: Sendable {
  let purpose: CodePurpose
  let hash: [UInt8]
  let attributeName: String
  let tries: Int
  let expiresAt: Instant

  /// The same for another purpose, for which the hash fits no code.
  func standing(for purpose: CodePurpose) -> NewConfirmationCode {
    NewConfirmationCode(
      purpose: purpose,
      hash: hash,
      attributeName: attributeName,
      tries: tries,
      expiresAt: expiresAt
    )
  }

  func replacing(in pool: UserPoolID, of username: String) -> SQL {
    """
    INSERT INTO authentication.confirmation_codes
      (user_pool_id, username, purpose, code_hash, attribute_name, tries_left,
       expires_at_unix_millis)
    VALUES (\(pool.text), \(username), \(purpose.rawValue), \(hash), \(attributeName), \(tries),
      \(expiresAt.unixMillis))
    ON CONFLICT (user_pool_id, username, purpose) DO UPDATE
    SET code_hash = excluded.code_hash, attribute_name = excluded.attribute_name,
      tries_left = excluded.tries_left, expires_at_unix_millis = excluded.expires_at_unix_millis
    """
  }
}
