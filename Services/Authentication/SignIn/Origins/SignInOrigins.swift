internal import AuthenticationCore
internal import Cryptography
internal import Domain
internal import Logging
internal import PublicOperations
internal import RPC

/// Where users sign in from, by keyed hashes that also hold the user's name.
struct SignInOrigins: Sendable {
  private let unknownUsers: UnknownUsers

  /// What the name of an origin is made of.
  enum Kind: String, Sendable {
    case network
    case device
  }

  init(_ unknownUsers: UnknownUsers) {
    self.unknownUsers = unknownUsers
  }

  /// The username is USER_ID_FOR_SRP, which is made up where there is no such user.
  func name(
    _ kind: Kind,
    _ text: String,
    of username: String,
    in pool: UserPoolID
  ) -> String {
    let message = "\(pool.text)|\(kind.rawValue)|\(username.utf8.count)|\(username)|\(text)"
    let hash = unknownUsers.lastingKey("origins of sign-ins").authenticate(Array(message.utf8))
    return "origin " + Hex.encode(Array(hash.prefix(16)))
  }
}

extension SignIn {
  /// Where a guess at the password comes from.
  ///
  /// Wrong passwords that an administrator's backend passes on are not counted for its network.
  func origins(
    ofGuessAt username: String,
    deviceKey: String?,
    in pool: UserPoolID,
    _ request: SignInRequest
  ) -> GuessOrigins {
    let network = request.call.sourceNetwork
    return GuessOrigins(
      names: [
        network.map { origins.name(.network, $0, of: username, in: pool) },
        deviceKey.map { origins.name(.device, $0, of: username, in: pool) },
      ].compactMap { $0 },
      failures: request.door == .administrator
        ? nil
        : network.map { network in
          Allowance(
            "wrong passwords of a network",
            key: allowances.key(network, in: pool),
            count: configuration.wrongPasswordsOfNetwork
          )
        }
    )
  }

  /// Counts a wrong password for the network that it came from, and locks the network where it has had its
  /// share.
  func countFailure(
    from origins: GuessOrigins,
    in pool: UserPoolID,
    call: Call
  ) async throws(AuthenticationFailure) {
    guard let failures = origins.failures else { return }
    let now = clock.now()
    let usedUp = try await allowances.take(
      [failures],
      ofPeriod: NetworkLock.periodSeconds,
      in: pool,
      at: now
    )
    guard usedUp != nil,
      let seconds = try await passwordFailures.lock(failures, in: pool, at: now)
    else { return }
    // An operator whose users all seem to come from the proxy must learn it here: no client is told.
    call.logger.warning(
      "passwords from a network are not looked at for a while: too many were wrong",
      metadata: [
        "request_id": "\(call.context.requestID)", "user_pool_id": "\(pool.text)",
        "network": "\(call.sourceNetwork ?? "")", "seconds": "\(seconds)",
        "cure": """
        if this is the address of a proxy, name it in trusted-proxies of the gateway; if many users \
        share it, raise sign-in-limits.wrong-passwords-of-network
        """,
      ]
    )
  }

  /// Keeps where a sign-in came from: from there the right password passes a lock (E.1.9).
  ///
  /// Everything is proved; a failure here refuses nothing.
  func rememberOrigins(
    of username: String,
    in pool: UserPoolID,
    provedDevice: String?,
    _ call: Call
  ) async {
    let names = [
      call.sourceNetwork.map { origins.name(.network, $0, of: username, in: pool) },
      provedDevice.map { origins.name(.device, $0, of: username, in: pool) },
    ].compactMap { $0 }
    guard !names.isEmpty else { return }
    do throws(AuthenticationFailure) {
      try await familiarOrigins.keep(names, in: pool, at: clock.now())
    } catch {
      call.logger.warning(
        "where a sign-in came from is not kept",
        metadata: [
          "request_id": "\(call.context.requestID)", "error": "\(error.status)",
        ]
      )
    }
  }

  /// Keeps a device that its user remembers, before its first proof: the sign-in that it was given in has
  /// shown all that was asked for.
  func rememberOrigin(
    of deviceKey: String,
    _ owner: DeviceOwner
  ) async throws(AuthenticationFailure) {
    let name = origins.name(.device, deviceKey, of: owner.user.username, in: owner.pool)
    try await familiarOrigins.keep([name], in: owner.pool, at: clock.now())
  }

  /// Forgets devices as origins: a stolen one is forgotten so that it opens nothing.
  func forgetOrigins(
    of deviceKeys: [String],
    _ owner: DeviceOwner
  ) async throws(AuthenticationFailure) {
    guard !deviceKeys.isEmpty else { return }
    let names = deviceKeys.map {
      origins.name(.device, $0, of: owner.user.username, in: owner.pool)
    }
    try await familiarOrigins.forget(names, in: owner.pool)
  }
}
