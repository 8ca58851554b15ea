package import AuthenticationCore
package import AuthenticationMessages
internal import Domain
internal import PublicOperations

/// What users see and say of attempts at their own accounts (ACC-7).
extension Protection {
  private static let shownDays: Int64 = 90
  private static let shownEvents = 60

  /// The attempts at the user's account of the last ninety days, newest first; none where the pool watches
  /// nothing.
  package func ownEvents(
    of user: UserRecord,
    in pool: UserPoolSettings
  ) async throws(AuthenticationFailure) -> [AuthEventType] {
    guard pool.protection.isWatching else { return [] }
    await events.flush()
    let earliest = clock.now().adding(seconds: -Self.shownDays * 86_400)
    return try await eventListing.list(
      of: user.sub,
      in: pool.id,
      after: nil,
      limit: Self.shownEvents
    )
    .filter { $0.createdAt >= earliest }.map { described($0) }
  }

  /// Notes that an attempt at the user's account was another person's; another user's is answered like one that
  /// is not there.
  package func disown(
    _ event: String,
    of user: UserRecord,
    in pool: UserPoolSettings
  ) async throws(AuthenticationFailure) {
    guard pool.protection.isWatching else { throw .threatProtectionOff }
    await events.flush()
    let isNoted = try await traitStore.say(
      "Invalid",
      by: "User",
      of: event,
      user.sub,
      in: pool.id,
      at: clock.now()
    )
    guard isNoted else { throw .resourceNotFound("The event does not exist.") }
  }
}
