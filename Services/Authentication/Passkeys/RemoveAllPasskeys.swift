package import AuthenticationCore
package import Domain

extension Passkeys {
  /// Removes each passkey of a user, for whom another way in was made: a thief may have the device of one.
  package func removeAll(
    of username: String,
    in pool: UserPoolID
  ) async throws(AuthenticationFailure) {
    try await store.deleteAll(of: username, in: pool)
  }
}
