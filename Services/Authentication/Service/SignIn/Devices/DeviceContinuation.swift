internal import Cryptography
internal import Domain
internal import GatehouseMessages
internal import GatehouseStubs
internal import RPC

/// Where devices come into a sign-in.
extension Authentication {
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
    let expectation = mayProve ? try proofExpectation(of: signIn, key, need) : nil
    do throws(AuthenticationFailure) {
      let (device, isProofExpected) = try await device(
        key,
        of: owner,
        expecting: expectation,
        context: signIn.context
      )
      if isProofExpected { signIn.expectedSession = expectation?.session }
      guard signIn.deviceKeyOrigin != .beforeSetUp else { return .notRemembered }
      return DeviceDecision.NamedDevice(device)
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
    _ = try await device(key, of: owner, context: signIn.context)
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
    _ key: String,
    _ need: SecondFactorNeed
  ) throws(AuthenticationFailure) -> ProofExpectation {
    ProofExpectation(
      clientPublic: signIn.clientPublic,
      validitySeconds: signIn.subject.client.sessionValiditySeconds,
      session: try sealedDeviceSession(of: signIn, key),
      needsFactor: need != .none
    )
  }

  private func sealedDeviceSession(
    of signIn: ProvedSignIn,
    _ key: String
  ) throws(AuthenticationFailure) -> [UInt8] {
    let client = signIn.subject.client
    let session = DeviceSession(
      id: random.bytes(16),
      signIn: signIn,
      deviceKey: key,
      expiresAt: clock.now().adding(seconds: client.sessionValiditySeconds)
    )
    return try session.sealed(for: .deviceSRP, sealer: sealer, client: client)
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
      sealed = try sealedDeviceSession(of: signIn, key)
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
        context: signIn.context.repeatable
      )
    }
  }

  /// Tokens for a sign-in whose device was proved, dead where it was forgotten meanwhile.
  func issueTokensToProvedDevice(
    _ signIn: ProvedSignIn,
    _ key: String
  ) async throws(AuthenticationFailure) -> AuthenticationResultType {
    let owner = try DeviceOwner(signIn.user, in: signIn.subject.pool)
    let contents = try await approvedContents(signIn, for: .authenticateDevice)
    let result = try await issueTokens(signIn, contents, to: key)
    do throws(AuthenticationFailure) {
      // Last: a device that is forgotten from now on takes these tokens with it.
      _ = try await askingDeviceRegistry { () async throws(RPCError) in
        try await devices.noteDeviceSignIn(
          NoteDeviceSignInRequest(
            userPoolId: owner.pool.text,
            sub: owner.user.sub,
            deviceKey: key,
            ipAddress: signIn.context.sourceIP,
            sdk: signIn.context.deviceSDK,
            isFactorGiven: signIn.isFactorGiven
          ),
          context: signIn.context.repeatable
        )
      }
    } catch .deviceNotFound {
      try await revokeTokens(of: owner, on: [key], context: signIn.context)
      throw refusal(.deviceNotFound, "the device was forgotten meanwhile", signIn.context)
    }
    return result
  }

  /// Tokens for a sign-in that names a tracked device without a proof, which they are bound to.
  func issueTokensToTrackedDevice(
    _ signIn: ProvedSignIn
  ) async throws(AuthenticationFailure) -> AuthenticationResultType {
    guard let key = signIn.deviceKey else { throw .internalFault("tokens to no device") }
    let owner = try DeviceOwner(signIn.user, in: signIn.subject.pool)
    let contents = try await approvedContents(signIn, for: signIn.tokenSource)
    let result = try await issueTokens(signIn, contents, to: key)
    do throws(AuthenticationFailure) {
      // Last: a device that is forgotten from now on takes these tokens with it.
      _ = try await device(key, of: owner, context: signIn.context)
    } catch .deviceNotFound {
      try await revokeTokens(of: owner, on: [key], context: signIn.context)
      throw refusal(.deviceNotFound, "the device was forgotten meanwhile", signIn.context)
    }
    return result
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
        context: signIn.context.repeatable
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
