internal import AuthenticationCore
internal import Cryptography
internal import DeviceRegistryMessages
internal import DeviceRegistryStubs
internal import Domain
internal import FoundationEssentials
internal import JOSE
internal import PublicOperations
internal import RPC
internal import TokenIssuanceMessages
internal import TokenIssuanceStubs

/// Enrolments that a user begins by an access token (USR-25).
///
/// The token may be stolen, or won by a stolen password: it must not become a phone of the thief's.
extension Interaction {
  func startForUser(
    _ token: String,
    _ given: RelyingCredentials,
    _ body: CallBody,
    _ call: Call
  ) async throws(AuthenticationFailure) -> StartedInteraction {
    let holder = try await holder(of: token, call)
    let pool = try EnabledPool(holder.pool)
    try await check(given, of: holder)
    try await checkName(in: body, of: holder, call)
    guard let time = Self.signInTime(of: token),
      clock.now().unixSeconds - time <= Self.freshSeconds
    else { throw .interaction(.notAllowed, "The sign-in is older than 10 minutes.") }
    guard let chain = holder.chainID else { throw .internalFault("an access token of no chain") }
    var new = try NewInteraction(body, starter: .user, in: pool, of: holder.user.username)
    guard new.kind == .enrol else {
      throw .interaction(.notAllowed, "A user may start enrolments alone.")
    }
    if !holder.isFactorGiven {
      let hasAppFactor = try await hasAppFactor(holder.user.sub, in: pool.id, call)
      guard try !holder.user.hasCodeFactor(in: holder.pool), !hasAppFactor else {
        throw Self.factorNeeded
      }
    }
    new.content.token = InteractionToken(chain: chain, isFactorGiven: holder.isFactorGiven)
    return try await start(
      new,
      for: ClientAndPool(client: holder.client, pool: holder.pool),
      call: call
    )
  }

  private func holder(
    of token: String,
    _ call: Call
  ) async throws(AuthenticationFailure) -> AccessTokenHolder {
    do throws(AuthenticationFailure) {
      return try await directory.activeHolder(of: token, call: call)
    } catch .unavailable(let message) {
      throw .unavailable(message)
    } catch .internalFault(let message) {
      throw .internalFault(message)
    } catch {
      throw call.refusal(.interaction(.invalidHandle), "the access token is not accepted")
    }
  }

  /// Refuses another client than the token's: what is shown beside the token must say the same.
  private func check(
    _ given: RelyingCredentials,
    of holder: AccessTokenHolder
  ) async throws(AuthenticationFailure) {
    guard given.clientID != nil || given.secret != nil else { return }
    guard given.clientID == holder.client.id.text else {
      throw .interaction(.notAllowed, "The access token is another client's.")
    }
    if given.secret != nil { _ = try await provedClient(given) }
  }

  /// Refuses the name of another user than the token's.
  private func checkName(
    in body: CallBody,
    of holder: AccessTokenHolder,
    _ call: Call
  ) async throws(AuthenticationFailure) {
    guard let name = try body.text("user", max: 512) else { return }
    guard !name.isEmpty, !name.utf8.contains(0) else { throw body.fault("user", "must be a name") }
    let named = try await directory.subject(named: name, for: holder.client.id, call)
    guard named.user?.sub == holder.user.sub else {
      throw .interaction(.notAllowed, "The access token is another user's.")
    }
  }

  /// Whether the user has an account with PIN or biometrics on any phone.
  private func hasAppFactor(
    _ sub: String,
    in pool: UserPoolID,
    _ call: Call
  ) async throws(AuthenticationFailure) -> Bool {
    let found = try await askingRegistry { () async throws(RPCError) in
      try await instances.findAccounts(
        FindAccountsRequest(userPoolId: pool.text, sub: sub),
        context: call.context.repeatable
      )
    }
    return found.accounts.contains { !($0.isHeadless ?? false) }
  }

  /// Refuses an enrolment that a token began whose sign-in has ended since, or gave no factor while the user
  /// has one now.
  ///
  /// For accounts with a factor the registry looks, when it adds the new one.
  func checkStarter(
    of session: InteractionSession,
    _ call: Call
  ) async throws(AuthenticationFailure) {
    guard let token = session.content.token, let sub = session.sub else { return }
    guard try await isActive(token.chain, of: sub, in: session.pool, call) else {
      throw .interaction(.notAllowed, "The sign-in that began the enrolment has ended.")
    }
    guard !token.isFactorGiven else { return }
    let found = try await directory.users.find(sub: sub, in: session.pool, for: session.client)
    let pool = try await settings.pool(session.pool)
    guard let user = found?.user, try !user.hasCodeFactor(in: pool) else {
      throw Self.factorNeeded
    }
  }

  private func isActive(
    _ chain: String,
    of sub: String,
    in pool: UserPoolID,
    _ call: Call
  ) async throws(AuthenticationFailure) -> Bool {
    let listed = try await askingTokenIssuance { () async throws(RPCError) in
      try await tokens.listSessions(
        ListSessionsRequest(userPoolId: pool.text, sub: sub, limit: Self.maxChains),
        context: call.context.repeatable
      )
    }
    return listed.chains.contains { $0.chainId == chain }
  }

  /// Refuses a key that the app has for something else: an account's pair is its own (USR-16).
  func checkKey(
    _ key: P256PublicKey,
    on instance: ProvedInstance
  ) throws(AuthenticationFailure) {
    let used = instance.accounts.map(\.publicKey) + [instance.publicKey]
    guard !used.contains(key.point) else {
      throw .interaction(.conflict, "The key is another account's or the app's own.")
    }
  }

  private static let factorNeeded = AuthenticationFailure.interaction(
    .notAllowed,
    "The sign-in had no second factor."
  )

  private static let freshSeconds: Int64 = 600
  private static let maxChains: Int64 = 1000

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

extension UserRecord {
  /// Whether the user has a factor that a sign-in asks for.
  fileprivate func hasCodeFactor(in pool: UserPoolSettings) throws(AuthenticationFailure) -> Bool {
    switch try SecondFactorNeed(of: self, in: pool) {
    case .code, .choice: true
    case .none, .setUp: false
    }
  }
}
