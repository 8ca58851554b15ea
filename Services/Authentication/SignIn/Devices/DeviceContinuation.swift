internal import AuthenticationCore
internal import Cryptography
internal import Domain
internal import GatehouseMessages
internal import GatehouseStubs
internal import PublicOperations
internal import RPC

/// Where devices come into a sign-in.
extension SignIn {
  /// What the device that the client names means for the rest of the sign-in.
  ///
  /// Asks nobody where the pool does not track devices or the client names none.
  func deviceDecision(
    for signIn: inout ProvedSignIn,
    need: SecondFactorNeed
  ) async throws(AuthenticationFailure) -> DeviceDecision {
    DeviceDecision(
      tracking: signIn.subject.pool.deviceTracking,
      device: try await namedDevice(of: &signIn, need),
      need: need,
      isAdministrators: signIn.isAdministrators,
      isPasswordProved: signIn.isPasswordProved
    )
  }

  private func namedDevice(
    of signIn: inout ProvedSignIn,
    _ need: SecondFactorNeed
  ) async throws(AuthenticationFailure) -> DeviceDecision.NamedDevice {
    guard signIn.subject.pool.deviceTracking != nil, let key = signIn.deviceKey else {
      return .none
    }
    let owner = try DeviceOwner(signIn.user, in: signIn.subject.pool)
    let mayProve = signIn.deviceKeyOrigin != .beforeSetUp && owner.tracking.asksForProof(of: need)
    let session = mayProve ? newSession(of: signIn, key) : nil
    do throws(AuthenticationFailure) {
      let found = try await deviceCalls.findDevice(
        key,
        of: owner,
        expecting: try session.map { (session) throws(AuthenticationFailure) in
          try proofExpectation(of: signIn, session, need)
        },
        context: signIn.call.context
      )
      if found.isProofExpected ?? false, let session {
        signIn.expectedSession = try session.adding(found.challenge)
          .sealed(for: .deviceSRP, sealer: sealer, client: signIn.subject.client)
      }
      guard signIn.deviceKeyOrigin != .beforeSetUp else { return .notRemembered }
      return DeviceDecision.NamedDevice(found.device)
    } catch .deviceNotFound {
      return signIn.deviceKeyOrigin == .answer ? .unknown : .none
    }
  }

  /// Refuses a device that is unknown, before an answer changes what it could not change again.
  func checkDevice(of signIn: ProvedSignIn) async throws(AuthenticationFailure) {
    guard let tracking = signIn.subject.pool.deviceTracking, signIn.deviceKeyOrigin == .answer,
      let key = signIn.deviceKey, !tracking.options.treatsUnknownAsNew
    else { return }
    let owner = try DeviceOwner(signIn.user, in: signIn.subject.pool)
    _ = try await deviceCalls.device(key, of: owner, context: signIn.call.context)
  }

  /// Lets the challenge that led to a device be answered once more, now that the device is unknown.
  ///
  /// Its answer was right, so that this spares nobody a guess.
  func giveBack(
    _ challenge: [UInt8]?,
    in pool: UserPoolID
  ) async throws(AuthenticationFailure) {
    guard let challenge, !challenge.isEmpty else { return }
    try await spentChallenges.giveBack(challenge, in: pool)
  }

  /// What the registry is to expect of a device from which the sign-in would go on without a code.
  private func proofExpectation(
    of signIn: ProvedSignIn,
    _ session: DeviceSession,
    _ need: SecondFactorNeed
  ) throws(AuthenticationFailure) -> ProofExpectation {
    let client = signIn.subject.client
    return ProofExpectation(
      clientPublic: signIn.clientPublic,
      validitySeconds: client.sessionValiditySeconds,
      session: try session.sealed(for: .deviceSRP, sealer: sealer, client: client),
      needsFactor: need != .none
    )
  }

  private func newSession(of signIn: ProvedSignIn, _ key: String) -> DeviceSession {
    DeviceSession(
      id: random.bytes(16),
      signIn: signIn,
      deviceKey: key,
      expiresAt: clock.now().adding(seconds: signIn.subject.client.sessionValiditySeconds)
    )
  }

  /// DEVICE_SRP_AUTH: asks the client to prove its device.
  func askForDeviceProof(
    _ signIn: ProvedSignIn
  ) async throws(AuthenticationFailure) -> SignInAnswer {
    guard let key = signIn.deviceKey else { throw .internalFault("a proof of no device") }
    let sealed: [UInt8]
    if let session = signIn.expectedSession {
      sealed = session
    } else {
      sealed = try newSession(of: signIn, key)
        .sealed(for: .deviceSRP, sealer: sealer, client: signIn.subject.client)
      try await expectDeviceProof(signIn, key, sealed)
    }
    return SignInAnswer(
      challengeName: "DEVICE_SRP_AUTH",
      session: Base64URL.encode(sealed),
      challengeParameters: ["USERNAME": signIn.user.username, "DEVICE_KEY": key]
    )
  }

  /// For clients that go on without a Session.
  private func expectDeviceProof(
    _ signIn: ProvedSignIn,
    _ key: String,
    _ session: [UInt8]
  ) async throws(AuthenticationFailure) {
    _ = try await askingDeviceRegistry { () async throws(RPCError) in
      try await devices.expectDeviceProof(
        ExpectDeviceProofRequest(
          userPoolId: signIn.subject.pool.id.text,
          sub: signIn.user.sub,
          deviceKey: key,
          clientPublic: signIn.clientPublic,
          validitySeconds: signIn.subject.client.sessionValiditySeconds,
          session: session
        ),
        context: signIn.call.context.repeatable
      )
    }
  }

  /// Tokens bound to a device that was tracked before the sign-in, proved or not; none where it was
  /// forgotten meanwhile.
  func issueTokens(
    _ signIn: ProvedSignIn,
    toTracked key: String,
    for source: TokenSource
  ) async throws(AuthenticationFailure) -> AuthenticationResultType {
    let contents = try await approvedContents(signIn, for: source)
    do throws(AuthenticationFailure) {
      return try await issueTokens(signIn, contents, to: key, isDeviceTracked: true)
    } catch .deviceNotFound {
      throw signIn.call.refusal(.deviceNotFound, "the device was forgotten meanwhile")
    }
  }

  /// Tokens for a sign-in without a device, and the key of one that may be confirmed (DEV-8).
  func issueTokensToNewDevice(
    _ signIn: ProvedSignIn
  ) async throws(AuthenticationFailure) -> AuthenticationResultType {
    let owner = try DeviceOwner(signIn.user, in: signIn.subject.pool)
    let contents = try await approvedContents(
      signIn,
      for: signIn.tokenSource,
      isNewDevice: true
    )
    let issued = try await askingDeviceRegistry { () async throws(RPCError) in
      try await devices.issueDevice(
        IssueDeviceRequest(
          userPoolId: owner.pool.text,
          sub: owner.user.sub,
          limit: owner.tracking.limit
        ),
        context: signIn.call.context.repeatable
      )
    }
    var result = try await issueTokens(signIn, contents, to: issued.deviceKey)
    result.newDeviceMetadata = NewDeviceMetadataType(
      deviceKey: issued.deviceKey,
      deviceGroupKey: issued.deviceGroupKey
    )
    return result
  }
}
