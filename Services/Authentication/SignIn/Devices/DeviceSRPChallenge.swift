internal import AuthenticationCore
internal import Cryptography
internal import DeviceRegistryMessages
internal import DeviceRegistryStubs
internal import Domain
internal import GatehouseStubs
internal import PublicOperations
internal import RPC

extension ChallengeName {
  static let deviceSRP = ChallengeName("DEVICE_SRP_AUTH")
}

extension SignInChallenge {
  /// The first step of a device's proof.
  static let deviceSRP = SignInChallenge(
    name: .deviceSRP,
    steps: [.deviceSRP],
    ask: { (signIn, attempt) async throws(AuthenticationFailure) in
      try await signIn.askForDeviceProof(attempt)
    },
    answer: { (signIn, request) async throws(AuthenticationFailure) in
      try await signIn.answerDeviceSRP(request)
    }
  )
}

extension SignIn {
  fileprivate func askForDeviceProof(
    _ attempt: SignInAttempt
  ) async throws(AuthenticationFailure) -> SignInAnswer {
    guard let key = attempt.state.deviceKey else { throw .internalFault("a proof of no device") }
    let sealed: [UInt8]
    if let session = attempt.expectedSession {
      sealed = session
    } else {
      sealed = try seal.seal(deviceChallenge(of: attempt), for: attempt.subject.client)
      try await expectDeviceProof(attempt, key, sealed)
    }
    return SignInAnswer(
      challengeName: ChallengeName.deviceSRP.text,
      session: Base64URL.encode(sealed),
      challengeParameters: ["USERNAME": attempt.state.username, "DEVICE_KEY": key]
    )
  }

  /// For clients that go on without a Session.
  private func expectDeviceProof(
    _ attempt: SignInAttempt,
    _ key: String,
    _ session: [UInt8]
  ) async throws(AuthenticationFailure) {
    _ = try await askingDeviceRegistry { () async throws(RPCError) in
      try await devices.expectDeviceProof(
        ExpectDeviceProofRequest(
          userPoolId: attempt.subject.pool.id.text,
          sub: attempt.state.sub,
          deviceKey: key,
          clientPublic: attempt.state.clientPublic,
          validitySeconds: attempt.subject.client.sessionValiditySeconds,
          session: session
        ),
        context: attempt.call.context.repeatable
      )
    }
  }

  fileprivate func answerDeviceSRP(
    _ request: SignInRequest
  ) async throws(AuthenticationFailure) -> SignInAttempt {
    let name = try request.requiredUsername()
    let key = try request.requiredDeviceKey()
    let clientPublic = try Self.clientPublic(try request.required("SRP_A"))
    let cached = try await directory.cachedSettings(of: request)
    let sealed = try await deviceSession(request, name, key, clientPublic, cached)
    guard let asked = seal.open(sealed, at: .deviceSRP, for: cached.client),
      case .deviceSRP(let proof) = asked.step
    else { throw request.call.refusal(.invalidSession, "the session is not this step's") }
    try asked.checkAge(at: clock.now())
    let consuming = try await consumedChallenges.consume(
      asked.key(in: cached.pool.id),
      for: cached.client.id
    )
    let subject = try await directory.subject(consuming?.lookup, cached: cached, request.call)
    guard consuming?.isFirst == true else {
      throw request.call.refusal(.usedSession, "the session was used before")
    }
    try checkStillGood(asked, of: subject, named: name, request.call)
    // The very text that makes a client drop its key: another device's is as good as none.
    guard key == asked.state.deviceKey else {
      try await restore(asked.state.answeredChallenge, in: subject.pool.id)
      throw request.call.refusal(.deviceNotFound, "another device was asked for")
    }
    var attempt = SignInAttempt(asked.state, of: subject, request, answered: .deviceName(proof))
    attempt.state.clientPublic = clientPublic
    return attempt
  }

  /// The Session that the client brings, or the one that its A stands for.
  private func deviceSession(
    _ request: SignInRequest,
    _ name: String,
    _ key: String,
    _ clientPublic: [UInt8],
    _ cached: ClientAndPool
  ) async throws(AuthenticationFailure) -> [UInt8] {
    if let text = request.session, !isOfSecondFactor(text, cached.client) {
      guard let sealed = Base64URL.decode(text) else { throw .invalidSession }
      return sealed
    }
    let subject = try await directory.subject(named: name, for: request)
    // The registry is asked for unknown users too, so that neither time nor text reveals existence:
    // this step is reached without a password.
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
      guard [.deviceProofInvalid, .deviceNotFound].contains(error.knownReason) else {
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
  private func isOfSecondFactor(_ text: String, _ client: ClientSettings) -> Bool {
    guard let sealed = Base64URL.decode(text) else { return false }
    let asked = seal.step(of: sealed, among: SignInStep.Name.codes, for: client)
    return asked.map { !$0.isExpired(at: clock.now()) } ?? false
  }
}
