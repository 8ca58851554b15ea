package import AuthenticationCore
package import AuthenticationMessages
package import Domain

extension Authorization {
  /// Whether the code of a redirect still waits to be redeemed: neither has its user's sign-in been ended, nor has it
  /// come back.
  package func isWaiting(
    _ redirect: AuthorizationRedirect,
    of client: ClientID,
    in pool: UserPoolID
  ) async throws(AuthenticationFailure) -> Bool {
    guard let code = redirect.parameters.first(where: { $0.name == "code" })?.value else {
      return false
    }
    let found = try await codes.find(
      secrets.hashes(of: Array(code.utf8)),
      of: client,
      in: pool
    )
    return found.map { !$0.isEnded && !$0.isSpent && clock.now() < $0.expiresAt } ?? false
  }
}
