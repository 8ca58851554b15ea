internal import AuthenticationCore
internal import Domain
internal import PublicOperations
internal import RPC

extension Accounts {
  /// Deletes a user with everything that is stored of it.
  ///
  /// The row goes last: should that fail, an administrator can repeat the call.
  func remove(
    _ user: UserRecord,
    from pool: UserPoolID,
    call: Call
  ) async throws(AuthenticationFailure) {
    let identities = try identities(of: user)
    try await tokenCalls.revokeTokens(of: user.sub, in: pool, context: call.context)
    try await deviceCalls.removeDevices(of: user.sub, in: pool, context: call.context)
    try await removeTokens(of: identities, in: pool, call)
    guard try await users.delete(user, in: pool) else { throw .unknownUser }
    // A ConfirmDevice at the same time may have added some; a later one finds the user gone.
    try await deviceCalls.removeDevices(of: user.sub, in: pool, context: call.context)
    // The same of a sign-in that has kept its provider's tokens.
    try await removeTokens(of: identities, in: pool, call)
  }
}
