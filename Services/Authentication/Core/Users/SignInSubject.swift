/// A client, its pool and perhaps a user, all as of one moment.
struct SignInSubject: Sendable {
  let client: ClientSettings
  let pool: UserPoolSettings
  let user: UserRecord?
  /// Whether wrong passwords lock the name that the request gave.
  let isLocked: Bool
}
