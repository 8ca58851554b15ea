internal import AuthenticationCore
internal import AuthenticationMessages
internal import Domain
internal import PublicOperations
internal import RPC

extension Interaction {
  /// Starts a session (USR-25), for a caller that proves itself in one of four ways: a client's secret,
  /// a user's access token, an instance's proof, or nothing but a public client's id.
  func startInteraction(
    _ request: StartInteractionRequest,
    body: CallBody,
    call: Call
  ) async throws(AuthenticationFailure) -> StartInteractionResponse {
    let given = try RelyingCredentials(request.call, body: body)
    let started =
      if let token = given.bearer {
        try await startForUser(token, given, body, call)
      } else if request.call?.proof != nil {
        try await startForInstance(request.call, given, body, call)
      } else {
        try await startForClient(given, body, call)
      }
    return StartInteractionResponse(
      sessionId: started.session.id,
      handle: started.handle,
      version: started.session.version,
      expiresAtUnixMillis: started.session.expiresAt.unixMillis,
      link: started.link,
      comparison: started.session.comparisonDigits
    )
  }

  private func startForClient(
    _ given: RelyingCredentials,
    _ body: CallBody,
    _ call: Call
  ) async throws(AuthenticationFailure) -> StartedInteraction {
    let (client, isConfidential) = try await provedClient(given)
    call.trail.note(pool: client.pool.id, client: client.client.id)
    let pool = try EnabledPool(client.pool)
    if !isConfidential { try await admitStart(of: call, in: client.pool.id) }
    let new = try NewInteraction(body, starter: isConfidential ? .server : .page, in: pool)
    guard isConfidential || new.kind == .login else {
      throw .interaction(.notAllowed, "A client without a secret may start sign-ins alone.")
    }
    return try await start(new, for: client, call: call)
  }

  /// The address alone can be counted of a caller who shows no secret.
  func admitStart(
    of call: Call,
    in pool: UserPoolID
  ) async throws(AuthenticationFailure) {
    let isAdmitted = try await rates.admits(
      call.sourceNetwork ?? "",
      .starts,
      in: pool,
      at: clock.now()
    )
    guard isAdmitted else {
      throw .interaction(.tooMany, "The address has started as many sessions as it may.")
    }
  }

  private func startForInstance(
    _ given: InteractionCall?,
    _ credentials: RelyingCredentials,
    _ body: CallBody,
    _ call: Call
  ) async throws(AuthenticationFailure) -> StartedInteraction {
    let (client, _) = try await provedClient(credentials)
    let pool = try EnabledPool(client.pool)
    let instance = try await prove(given, in: pool.id, call.context)
    call.trail.note(pool: pool.id, client: client.client.id)
    var new = try NewInteraction(body, starter: .instance, in: pool)
    guard new.kind == .login else {
      throw .interaction(.notAllowed, "An app may start sign-ins alone.")
    }
    new.instance = instance.id
    return try await start(new, for: client, call: call)
  }
}
