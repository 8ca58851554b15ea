internal import AuthenticationCore
internal import AuthenticationMessages
internal import Domain

extension Pools {
  /// The pool as its row is now, if its tier has sessions.
  func poolWithSessions(_ id: UserPoolID) async throws(AuthenticationFailure) -> UserPoolRecord {
    guard let record = try await userPools.find(id) else { throw .userPoolNotFound(id.text) }
    let pool = try record.description(accountID: configuration.accountID)
    guard pool.userPoolTier != "LITE" else {
      throw .featureUnavailableInTier("Session tracking is not available in the LITE pricing tier.")
    }
    return record
  }
}

extension AuthenticationFailure {
  /// Another call wrote first; the caller may repeat this one.
  static func modifiedMeanwhile(_ thing: String) -> AuthenticationFailure {
    .concurrentModification("\(thing) is being modified by other requests, please try again.")
  }
}
