internal import AuthenticationCore
internal import GatehouseMessages
internal import PublicOperations
internal import RPC

extension SignIn {
  /// Refuses to refresh a token from any device but its own (DEV-27).
  ///
  /// A token that is bound to no device is not asked for one.
  func checkDevice(
    _ presented: String?,
    of holder: RefreshTokenHolder,
    call: Call
  ) async throws(AuthenticationFailure) {
    guard let bound = holder.deviceKey, let tracking = holder.subject.pool.deviceTracking else {
      return
    }
    guard presented != nil || tracking.options.acceptsMissingKey else {
      throw call.refusal(.invalidRefreshToken, "the token's device is not named")
    }
    guard presented == nil || presented == bound else {
      throw call.refusal(.invalidRefreshToken, "another device is named")
    }
    let owner = try DeviceOwner(holder.user, in: holder.subject.pool)
    do throws(AuthenticationFailure) {
      _ = try await deviceCalls.device(bound, of: owner, context: call.context)
    } catch .deviceNotFound {
      throw call.refusal(.invalidRefreshToken, "the device is not confirmed, or forgotten")
    }
  }
}
