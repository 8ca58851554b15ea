internal import Cryptography
internal import Domain
public import GatehouseMessages
public import RPC

extension DeviceRegistry {
  /// Says whether the device knows its secret, and what is known of it now.
  public func finishDeviceProof(
    _ request: FinishDeviceProofRequest,
    context: RPCCallContext
  ) async throws(DeviceRegistryFailure) -> FinishDeviceProofResponse {
    let pool = try pool(request.userPoolId)
    let sealed = try required(request.secretBlock, "secret_block")
    let signature = try required(request.signature, "signature")
    let timestamp = try required(request.timestamp, "timestamp")
    guard let block = DeviceProofBlock(opening: sealed, with: sealer, pool: pool) else {
      throw refusal(.deviceProofInvalid, "the secret block is not this pool's", context)
    }
    let now = clock.now()
    guard now < block.expiresAt else {
      throw refusal(.deviceProofExpired, "the secret block is too old", context)
    }
    // Also a wrong answer spends the block: each guess costs the guesser a proof of the password.
    let spending = try await devices.spend(block)
    guard spending.isFirst else {
      throw refusal(.deviceProofInvalid, "the secret block was answered before", context)
    }
    guard request.deviceKey == block.device.key else {
      throw refusal(.deviceProofInvalid, "another device was challenged", context)
    }
    // What follows is the caller's to decide: where devices stopped to count, this one need not exist.
    guard let record = spending.device else {
      return FinishDeviceProofResponse(
        sub: block.device.owner.sub,
        callerContext: block.callerContext
      )
    }
    let expected = try await expectedSignature(of: block, record, sealed, timestamp)
    guard constantTimeEquals(signature, expected) else {
      throw refusal(.deviceProofInvalid, "the signature is wrong", context)
    }
    let remembering = Remembering(seconds: request.rememberedForSeconds, now: now)
    return FinishDeviceProofResponse(
      sub: block.device.owner.sub,
      callerContext: block.callerContext,
      device: record.description(remembering)
    )
  }

  private func expectedSignature(
    of block: DeviceProofBlock,
    _ record: DeviceRecord,
    _ sealed: [UInt8],
    _ timestamp: String
  ) async throws(DeviceRegistryFailure) -> [UInt8] {
    let verifier = try verifiers.open(record.sealedVerifier, of: block.device)
    do throws(CryptographyError) {
      let key = try await computing { () throws(CryptographyError) in
        try SRP.serverSessionKey(
          verifier: verifier,
          exponent: block.exponent,
          clientPublic: block.clientPublic,
          serverPublic: block.serverPublic
        )
      }
      return SRP.signature(
        key: key,
        identity: block.device.identity,
        secretBlock: sealed,
        timestamp: timestamp
      )
    } catch {
      // All values were checked when the block was sealed; only the verifier may be a new one.
      throw .internalFault("a device's proof cannot be checked: \(error)")
    }
  }
}
