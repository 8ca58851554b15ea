internal import AuthenticationCore

/// Whose attributes are changed, and by whom.
struct AttributeChanger: Sendable {
  let user: UserRecord
  let pool: UserPoolSettings
  /// The client of the user's own access token; nil for an administrator.
  let client: ClientSettings?
  /// The session of that token.
  let chainID: String?

  init(_ holder: AccessTokenHolder) {
    user = holder.user
    pool = holder.pool
    client = holder.client
    chainID = holder.chainID
  }

  init(administratorOf user: UserRecord, in pool: UserPoolSettings) {
    self.user = user
    self.pool = pool
    client = nil
    chainID = nil
  }
}
