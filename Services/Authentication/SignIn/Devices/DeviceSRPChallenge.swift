internal import AuthenticationCore
internal import Cryptography
internal import Domain
internal import GatehouseMessages
internal import GatehouseStubs
internal import PublicOperations
internal import RPC

/// DEVICE_SRP_AUTH: the first step of a device's proof.
extension SignIn {
  func answerDeviceSRP(
    _ request: SignInRequest
  ) async throws(AuthenticationFailure) -> SignInAnswer {
    let name = try request.requiredUsername()
    let key = try request.requiredDeviceKey()
    let clientPublic = try Self.clientPublic(try request.required("SRP_A"))
    let kept = try await directory.keptSettings(of: request)
    let sealed = try await deviceSession(request, name, key, clientPublic)
    guard
      let session = DeviceSession(
        opening: sealed,
        for: .deviceSRP,
        sealer: sealer,
        client: kept.client
      )
    else { throw request.call.refusal(.invalidSession, "the session is not this step's") }
    guard clock.now() < session.expiresAt else { throw .expiredSession }
    let spending = try await spentChallenges.spend(
      session.id,
      until: session.expiresAt,
      sub: session.sub,
      in: kept.pool.id,
      for: kept.client.id
    )
    let subject = try await directory.subject(spending?.lookup, kept: kept, request.call)
    try directory.checkSecretHash(request.parameters["SECRET_HASH"], over: name, of: subject.client)
    guard spending?.isFirst == true else {
      throw request.call.refusal(.usedSession, "the session was used before")
    }
    let user = try currentUser(of: session, subject, name, request.call)
    do throws(AuthenticationFailure) {
      // The very text that makes a client drop its key: another device's is as good as none.
      guard key == session.deviceKey else {
        throw request.call.refusal(.deviceNotFound, "another device was asked for")
      }
      return try await beginDeviceProof(session, user, clientPublic, subject, request.call)
    } catch .deviceNotFound {
      try await giveBack(session.answeredChallenge, in: subject.pool.id)
      throw .deviceNotFound
    }
  }

  /// The Session that the client brings, or the one that its A stands for.
  private func deviceSession(
    _ request: SignInRequest,
    _ name: String,
    _ key: String,
    _ clientPublic: [UInt8]
  ) async throws(AuthenticationFailure) -> [UInt8] {
    if let text = request.session, !isOfSecondFactor(text) {
      guard let sealed = Base64URL.decode(text) else { throw .invalidSession }
      return sealed
    }
    let subject = try await directory.subject(named: name, for: request)
    // The registry is asked for everybody, so that neither time nor text tells who exists: this step
    // is reached without a password.
    let sub =
      subject.user?.sub ?? unknownUsers.sub(subject.pool.canonical(name), in: subject.pool.id)
    let claimed: ClaimDeviceProofResponse
    do throws(RPCError) {
      claimed = try await devices.claimDeviceProof(
        ClaimDeviceProofRequest(
          userPoolId: subject.pool.id.text,
          sub: sub,
          deviceKey: key,
          clientPublic: clientPublic
        ),
        context: request.call.context
      )
    } catch {
      guard ["device_proof_invalid", "device_not_found"].contains(error.reason) else {
        throw AuthenticationFailure(deviceRegistry: error)
      }
      throw request.call.refusal(.invalidSession, "no proof with this A is expected")
    }
    let session = claimed.session ?? []
    // The registry had it of this service: no client has made it up.
    if let id = sealer.missingKeyID(of: session) { throw .lostSealKey(id) }
    return session
  }

  /// Whether it is the Session of a code that came before.
  ///
  /// amazon-cognito-identity-js repeats that here. It is as good as none: what counts is whether a
  /// proof is expected.
  private func isOfSecondFactor(_ text: String) -> Bool {
    SecondFactor.allCases.contains { factor in
      do throws(AuthenticationFailure) {
        _ = try SecondFactorSession(text, for: .code(factor), sealer: sealer, now: clock.now())
        return true
      } catch {
        return false
      }
    }
  }

  /// The user of a session that is still good.
  func currentUser(
    of session: DeviceSession,
    _ subject: SignInSubject,
    _ name: String,
    _ call: Call
  ) throws(AuthenticationFailure) -> UserRecord {
    guard session.isMeant(by: name, in: subject.pool), let user = subject.user else {
      throw call.refusal(.invalidSession, "USERNAME is not the challenged user")
    }
    try user.standing.check(for: .anyUse)
    guard session.isCurrent(for: user) else {
      throw call.refusal(.invalidSession, "the password was replaced")
    }
    return user
  }

  /// Goes on also where the device counts no more: clients read nothing but a DEVICE_PASSWORD_VERIFIER
  /// here, and whatever follows its answer.
  private func beginDeviceProof(
    _ session: DeviceSession,
    _ user: UserRecord,
    _ clientPublic: [UInt8],
    _ subject: SignInSubject,
    _ call: Call
  ) async throws(AuthenticationFailure) -> SignInAnswer {
    let client = subject.client
    var block = session
    if block.challenge == nil {
      block = block.adding(try await challenge(session, user, subject, call))
    }
    guard let challenge = block.challenge else { throw .internalFault("an empty challenge") }
    block.clientPublic = clientPublic
    block.expiresAt = clock.now().adding(seconds: client.sessionValiditySeconds)
    let sealed = try block.sealed(for: .devicePasswordVerifier, sealer: sealer, client: client)
    return SignInAnswer(
      challengeName: "DEVICE_PASSWORD_VERIFIER",
      challengeParameters: [
        "SALT": Hex.encode(challenge.salt),
        "SRP_B": Hex.encode(challenge.serverPublic),
        "SECRET_BLOCK": Base64.encode(sealed),
        "USERNAME": user.username,
        "DEVICE_KEY": session.deviceKey,
      ]
    )
  }

  /// The registry's first step, for a session that does not bring it.
  private func challenge(
    _ session: DeviceSession,
    _ user: UserRecord,
    _ subject: SignInSubject,
    _ call: Call
  ) async throws(AuthenticationFailure) -> DeviceChallenge? {
    try await askingDeviceRegistry { () async throws(RPCError) in
      try await devices.beginDeviceProof(
        BeginDeviceProofRequest(
          userPoolId: subject.pool.id.text,
          sub: user.sub,
          deviceKey: session.deviceKey,
          validitySeconds: subject.client.sessionValiditySeconds
        ),
        context: call.context.repeatable
      )
    }.challenge
  }
}
