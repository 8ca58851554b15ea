internal import AuthenticationCore
internal import AuthenticationProtection
internal import PublicOperations

/// How the client of a sign-in proves which it is, at every step and before any other thing is looked at.
extension SignIn {
  /// Refuses a client of the API that has a secret and does not show it by SECRET_HASH over the name that its
  /// request has; returns the settings that were gone by.
  ///
  /// Those are cached, and may lack a change of this very moment: `checkClient(of:as:unlike:)` goes by what
  /// the step has read.
  func checkClient(
    of request: SignInRequest
  ) async throws(AuthenticationFailure) -> ClientSettings {
    let cached = try await directory.cachedSettings(of: request)
    try protection.checkAddress(request.contextSource, cached.client, in: cached.pool)
    guard request.door.isOfAPI else { return cached.client }
    let name = try request.username(in: cached.pool)
    request.call.trail.note(pool: cached.pool.id, client: cached.client.id)
    try await directory.checkPresently(cached.client) { (client) throws(AuthenticationFailure) in
      try checkSecretHash(of: request, over: name, client)
    }
    return cached.client
  }

  /// Checks once more by the client's settings of now, where they are others than those of the first check.
  func checkClient(
    of request: SignInRequest,
    as present: ClientSettings,
    unlike former: ClientSettings
  ) throws(AuthenticationFailure) {
    guard request.door.isOfAPI, present.version != former.version else { return }
    try checkSecretHash(of: request, over: request.parameters["USERNAME"] ?? "", present)
  }

  private func checkSecretHash(
    of request: SignInRequest,
    over name: String,
    _ client: ClientSettings
  ) throws(AuthenticationFailure) {
    try directory.checkSecretHash(request.parameters["SECRET_HASH"], over: name, of: client)
  }
}
