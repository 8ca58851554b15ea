internal import AuthenticationCore
internal import AuthenticationNotifications
internal import PublicOperations

extension Accounts {
  /// What the user is told of an update by the own token; nil of one that moves no address.
  func notice(
    of update: AttributeUpdate,
    to holder: AccessTokenHolder,
    _ call: Call
  ) async throws(AuthenticationFailure) -> NewOutboxMessage? {
    guard try update.movesAddress(of: holder.user) else { return nil }
    return try await ownerNotices.message(.addressChanged, to: holder, call)
  }
}
