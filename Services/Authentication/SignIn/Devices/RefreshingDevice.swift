internal import GatehouseMessages
internal import RPC

extension Authentication {
  /// Refuses to refresh a token from any device but its own (DEV-27).
  ///
  /// A token that is bound to no device is not asked for one.
  func checkDevice(
    _ presented: String?,
    of holder: RefreshTokenHolder,
    context: RPCCallContext
  ) async throws(AuthenticationFailure) {
    guard let bound = holder.deviceKey, let tracking = holder.subject.pool.deviceTracking else {
      return
    }
    guard presented != nil || tracking.options.acceptsMissingKey else {
      throw refusal(.invalidRefreshToken, "the token's device is not named", context)
    }
    guard presented == nil || presented == bound else {
      throw refusal(.invalidRefreshToken, "another device is named", context)
    }
    let owner = try DeviceOwner(holder.user, in: holder.subject.pool)
    do throws(AuthenticationFailure) {
      _ = try await device(bound, of: owner, context: context)
    } catch .deviceNotFound {
      throw refusal(.invalidRefreshToken, "the device is not confirmed, or forgotten", context)
    }
  }
}
