internal import AuthenticationCore
internal import AuthenticationMessages
internal import Domain

/// What the operations of domains read and check alike.
extension Pools {
  /// The domain that a request names.
  static func requiredDomain(_ text: String?) throws(AuthenticationFailure) -> String {
    guard let text, !text.isEmpty, !text.utf8.contains(0) else { throw .missing("domain") }
    return text
  }

  /// Refuses managed login in a tier that lacks it.
  func checkTier(
    _ version: Int32,
    of id: UserPoolID
  ) async throws(AuthenticationFailure) {
    guard version > 1 else { return }
    guard let record = try await userPools.find(id) else { throw .userPoolNotFound(id.text) }
    guard try record.description(accountID: configuration.accountID).userPoolTier == "LITE" else {
      return
    }
    throw .featureUnavailableInTier("Managed login is not available in the LITE pricing tier.")
  }
}

extension AuthenticationFailure {
  /// Tools that delete a domain twice look for the sentence.
  static let noSuchDomain = AuthenticationFailure.invalidParameter(
    "No such domain or user pool exists."
  )
}
