public import DeviceRegistryMessages
internal import Domain
public import RPC

extension DeviceRegistry {
  /// The browser of a user that a sign-in comes from, by what it has proved to be (BDV-3).
  ///
  /// What it signed counts once: a proof that comes again is as good as none.
  public func proveBrowser(
    _ request: ProveBrowserRequest,
    context: RPCCallContext
  ) async throws(DeviceRegistryFailure) -> ProveBrowserResponse {
    let owner = try owner(request.userPoolId, request.sub)
    let now = clock.now()
    if let challenge = request.challengeId {
      let expiry = try required(request.challengeExpiresAtUnixMillis, "challenge_expires_at")
      let isFirst = try await devices.spend(
        challenge,
        in: owner.pool,
        until: Instant(unixMillis: expiry)
      )
      guard isFirst else { return ProveBrowserResponse(isSpent: true) }
    }
    let record = try await devices.noteBrowser(
      provedBy: request.proofs.compactMap(\.hash),
      of: owner,
      from: LastSeen(ipAddress: request.ipAddress, sdk: request.sdk),
      isFactorGiven: request.isFactorGiven ?? false,
      at: now
    )
    let remembering = Remembering(seconds: request.rememberedForSeconds, now: now)
    return ProveBrowserResponse(device: record?.description(remembering))
  }
}
