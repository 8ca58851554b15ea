/// A client, its pool and perhaps a user, all as of one moment.
package struct SignInContext: Sendable {
  package let client: ClientSettings
  package let pool: UserPoolSettings
  package let user: UserRecord?
  /// Whether wrong passwords lock the name that the request gave.
  package let isLocked: Bool

  package init(client: ClientSettings, pool: UserPoolSettings, user: UserRecord?, isLocked: Bool) {
    self.client = client
    self.pool = pool
    self.user = user
    self.isLocked = isLocked
  }
}
