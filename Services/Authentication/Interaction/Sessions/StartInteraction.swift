internal import AuthenticationCore
internal import Cryptography
internal import Domain
internal import FoundationEssentials
internal import GatehouseMessages
internal import GatehouseStubs
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
        try await startForUser(token, body, call)
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

  /// A user's own enrolment: a stolen token of a long sign-in must not add a phone.
  private func startForUser(
    _ token: String,
    _ body: CallBody,
    _ call: Call
  ) async throws(AuthenticationFailure) -> StartedInteraction {
    let holder: AccessTokenHolder
    do throws(AuthenticationFailure) {
      holder = try await directory.activeHolder(of: token, call: call)
    } catch .unavailable(let message) {
      throw .unavailable(message)
    } catch .internalFault(let message) {
      throw .internalFault(message)
    } catch {
      throw call.refusal(.interaction(.invalidHandle), "the access token is not accepted")
    }
    let pool = try EnabledPool(holder.pool)
    guard let time = Self.signInTime(of: token),
      clock.now().unixSeconds - time <= Self.freshSeconds
    else { throw .interaction(.notAllowed, "The sign-in is older than 10 minutes.") }
    let need = try SecondFactorNeed(of: holder.user, in: holder.pool)
    guard holder.isFactorGiven || !need.isCode else {
      throw .interaction(.notAllowed, "The sign-in had no second factor.")
    }
    let new = try NewInteraction(body, starter: .user, in: pool, of: holder.user.username)
    guard new.kind == .enrol else {
      throw .interaction(.notAllowed, "A user may start enrolments alone.")
    }
    return try await start(
      new,
      for: ClientAndPool(client: holder.client, pool: holder.pool),
      call: call
    )
  }

  private static let freshSeconds: Int64 = 600

  /// The claim `auth_time` of a token that was accepted.
  private static func signInTime(of token: String) -> Int64? {
    struct Claims: Decodable {
      let auth_time: Int64
    }
    let parts = token.split(separator: ".")
    guard parts.count == 3, let payload = Base64URL.decode(String(parts[1])) else { return nil }
    return try? JSONDecoder().decode(Claims.self, from: Data(payload)).auth_time
  }
}

extension SecondFactorNeed {
  /// Whether the user has a factor that a sign-in asks for.
  fileprivate var isCode: Bool {
    switch self {
    case .code, .choice: true
    case .none, .setUp: false
    }
  }
}
