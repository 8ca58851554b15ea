internal import Cryptography
public import DeviceRegistryMessages
internal import Domain
public import RPC

extension DeviceRegistry {
  /// Says whether the device knows its secret, and describes its present state.
  ///
  /// Records the sign-in if the device is proved and remembered.
  public func finishDeviceProof(
    _ request: FinishDeviceProofRequest,
    context: RPCCallContext
  ) async throws(DeviceRegistryFailure) -> FinishDeviceProofResponse {
    let device = try device(request.userPoolId, request.sub, request.deviceKey)
    let sealed = try required(request.challenge, "challenge")
    guard let challenge = try DeviceProofChallenge(opening: sealed, with: sealer, of: device)
    else {
      throw refusal(.deviceProofInvalid, "the challenge is not this device's", context)
    }
    let now = clock.now()
    guard now < challenge.expiresAt else {
      throw refusal(.deviceProofExpired, "the challenge is too old", context)
    }
    // Checked before anything is consumed: below is one statement for each answer.
    let isProved = try await isProved(challenge, request)
    let remembering = Remembering(seconds: request.rememberedForSeconds, now: now)
    // A wrong answer consumes the challenge too: each guess costs the guesser a proof of the
    // password.
    let consuming = try await devices.consume(
      challenge,
      DeviceStore.Proof(
        isRight: isProved,
        rememberedSince: remembering.since,
        lastSeen: LastSeen(ipAddress: request.ipAddress, sdk: request.sdk),
        isFactorGiven: request.isFactorGiven ?? false,
        tokensFollow: request.tokensFollow ?? false
      ),
      at: now
    )
    guard consuming.isFirst else {
      throw refusal(.deviceProofInvalid, "the challenge was answered before", context)
    }
    if let noted = consuming.noted {
      return FinishDeviceProofResponse(device: noted.description(remembering))
    }
    // The caller decides what follows. Where devices no longer count, this one need not exist.
    guard let record = try await devices.find(device) else { return FinishDeviceProofResponse() }
    guard isProved, try isVerifier(of: challenge, record.sealedVerifier) else {
      throw refusal(.deviceProofInvalid, "the signature is wrong", context)
    }
    return FinishDeviceProofResponse(device: record.description(remembering))
  }

  /// Whether the device's verifier is that of the challenge; it may be sealed anew since.
  private func isVerifier(
    of challenge: DeviceProofChallenge,
    _ sealed: [UInt8]
  ) throws(DeviceRegistryFailure) -> Bool {
    if sealed == challenge.sealedVerifier { return true }
    return constantTimeEquals(
      try verifiers.open(sealed, of: challenge.device),
      try verifiers.open(challenge.sealedVerifier, of: challenge.device)
    )
  }

  private func isProved(
    _ challenge: DeviceProofChallenge,
    _ request: FinishDeviceProofRequest
  ) async throws(DeviceRegistryFailure) -> Bool {
    let clientPublic = try required(request.clientPublic, "client_public")
    let serverPublic = try required(request.serverPublic, "server_public")
    let block = try required(request.secretBlock, "secret_block")
    let signature = try required(request.signature, "signature")
    let timestamp = try required(request.timestamp, "timestamp")
    // With A ≡ 0 any client would know the session key, whatever the device's secret.
    guard SRP.isClientPublic(clientPublic) else { return false }
    let verifier = try verifiers.open(challenge.sealedVerifier, of: challenge.device)
    do throws(CryptographyError) {
      let key = try await computing { () throws(CryptographyError) in
        try SRP.serverSessionKey(
          verifier: verifier,
          exponent: challenge.exponent,
          clientPublic: clientPublic,
          serverPublic: serverPublic
        )
      }
      return challenge.device.identities.contains { identity in
        let expected = SRP.signature(
          key: key,
          identity: identity,
          secretBlock: block,
          timestamp: timestamp
        )
        return constantTimeEquals(signature, expected)
      }
    } catch {
      // A was checked above, and B is ours.
      throw .internalFault("a device's proof cannot be checked: \(error)")
    }
  }
}
