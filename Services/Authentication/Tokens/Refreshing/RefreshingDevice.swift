internal import AuthenticationCore
internal import PublicOperations
internal import RPC

extension Tokens {
  /// Why a token is not refreshed from the named device (DEV-27); nil where it is.
  ///
  /// A token that is bound to no device is not asked for one.
  func deviceFault(
    _ presented: String?,
    of user: UserRecord,
    in pool: UserPoolSettings,
    boundTo bound: String?,
    _ call: Call
  ) async throws(AuthenticationFailure) -> StaticString? {
    guard let bound, let tracking = pool.deviceTracking else { return nil }
    guard presented != nil || tracking.options.acceptsMissingKey else {
      return "the token's device is not named"
    }
    guard presented == nil || presented == bound else { return "another device is named" }
    let owner = try DeviceOwner(user, in: pool)
    do throws(AuthenticationFailure) {
      _ = try await deviceCalls.device(bound, of: owner, context: call.context)
      return nil
    } catch .deviceNotFound {
      return "the device is not confirmed, or forgotten"
    }
  }
}
