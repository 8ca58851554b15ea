public import DeviceRegistryMessages
internal import Domain
public import RPC

extension DeviceRegistry {
  /// Remembers the browser that a sign-in came from (BDV-2).
  public func trackBrowser(
    _ request: TrackBrowserRequest,
    context: RPCCallContext
  ) async throws(DeviceRegistryFailure) -> TrackBrowserResponse {
    let owner = try owner(request.userPoolId, request.sub)
    let tracking = try await devices.track(
      DeviceStore.NewBrowser(
        id: .random(for: owner, from: random),
        proofHash: try required(request.proofHash, "proof_hash"),
        name: request.name,
        isAskedFor: request.isAskedFor ?? false,
        isFactorGiven: request.isFactorGiven ?? false,
        lastSeen: LastSeen(ipAddress: request.ipAddress, sdk: request.sdk)
      ),
      limit: try DeviceLimitRule(request.limit),
      at: clock.now()
    )
    switch tracking {
    case .tracked(let key, let isNew, let removed):
      return TrackBrowserResponse(
        deviceKey: key,
        removedDeviceKeys: removed.keys,
        removedAccounts: removed.accountMessages,
        isNew: isNew
      )
    case .limitReached:
      throw refusal(.deviceLimitReached, "the user has no room for a browser", context)
    }
  }
}
