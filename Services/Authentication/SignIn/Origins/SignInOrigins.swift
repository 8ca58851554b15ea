internal import AuthenticationCore
internal import Cryptography
internal import Domain
internal import Logging
internal import PublicOperations
internal import RPC

/// Where users sign in from, by keyed hashes that also hold the user's name.
struct SignInOrigins: Sendable {
  private let keys: HMACKey

  /// What the name of an origin is made of.
  enum Kind: String, Sendable {
    case network
    case device
  }

  init(sealer: Sealer) {
    keys = HMACKey(sealer.derive("origins of sign-ins"))
  }

  /// The username is USER_ID_FOR_SRP, which is made up where there is no such user.
  func name(
    _ kind: Kind,
    _ text: String,
    of username: String,
    in pool: UserPoolID
  ) -> String {
    let message = "\(pool.text)|\(kind.rawValue)|\(username.utf8.count)|\(username)|\(text)"
    return "origin " + Hex.encode(Array(keys.authenticate(Array(message.utf8)).prefix(16)))
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
      failures: request.isAdministrators
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

  /// Counts a wrong password for the network that it came from.
  func countFailure(
    from origins: GuessOrigins,
    in pool: UserPoolID
  ) async throws(AuthenticationFailure) {
    guard let failures = origins.failures else { return }
    _ = try await allowances.take(
      [failures],
      ofPeriod: PasswordGuess.networkPeriodSeconds,
      in: pool,
      at: clock.now()
    )
  }

  /// Keeps where a sign-in came from: from there the right password passes a lock (E.1.9).
  ///
  /// The tokens are made; a failure here leaves them good.
  func rememberOrigins(of attempt: SignInAttempt, _ end: SignInEnd) async {
    let (pool, username) = (attempt.subject.pool.id, attempt.state.username)
    var names = [
      attempt.call.sourceNetwork.map { origins.name(.network, $0, of: username, in: pool) }
    ].compactMap { $0 }
    if case .provedDevice(let key) = end {
      names.append(origins.name(.device, key, of: username, in: pool))
    }
    guard !names.isEmpty else { return }
    do throws(AuthenticationFailure) {
      try await familiarOrigins.keep(names, in: pool, at: clock.now())
    } catch {
      attempt.call.logger.warning(
        "where a sign-in came from is not kept",
        metadata: [
          "request_id": "\(attempt.call.context.requestID)", "error": "\(error.status)",
        ]
      )
    }
  }
}
