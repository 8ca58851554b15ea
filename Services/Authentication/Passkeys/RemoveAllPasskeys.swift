package import AuthenticationCore
package import Domain

extension Passkeys {
  /// Removes each passkey of a user, for whom another way in was made: a thief may have the device of one.
  package func removeAll(
    of username: String,
    in pool: UserPoolID
  ) async throws(AuthenticationFailure) {
    for passkey in try await store.list(of: username, in: pool) {
      _ = try await store.delete(passkey.id, of: username, in: pool, telling: nil)
    }
  }
}
