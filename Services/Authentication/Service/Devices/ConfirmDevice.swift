internal import Cryptography
internal import Domain
public import GatehouseMessages
internal import GatehouseStubs
public import RPC

extension Authentication {
  /// Begins to track the device that the access token's sign-in was given (DEV-13).
  ///
  /// The token says which: so nobody can confirm a key that was not issued to him, and a key that
  /// was forgotten, whose tokens are dead, never comes back.
  public func confirmDevice(
    _ request: ConfirmDeviceRequest,
    context: RPCCallContext
  ) async throws(AuthenticationFailure) -> ConfirmDeviceResponse {
    let holder = try await holder(of: request.accessToken, context: context)
    let owner = try DeviceOwner(holder.user, in: holder.pool)
    guard let key = request.deviceKey else { throw .missing("deviceKey") }
    guard key == holder.deviceKey else {
      throw refusal(.invalidDeviceKey, "the sign-in was given another key or none", context)
    }
    guard let configuration = request.deviceSecretVerifierConfig,
      let verifier = configuration.passwordVerifier.flatMap({ Base64.decode($0) }),
      let salt = configuration.salt.flatMap({ Base64.decode($0) })
    else { throw .invalidParameter("Invalid device secret verifier given.") }
    let tracked = try await askingDeviceRegistry { () async throws(RPCError) in
      try await devices.trackDevice(
        TrackDeviceRequest(
          userPoolId: owner.pool.text,
          sub: owner.user.sub,
          deviceKey: key,
          name: request.deviceName,
          srpVerifier: verifier,
          srpSalt: salt,
          isRemembered: !owner.tracking.asksUser,
          limit: owner.tracking.limit,
          ipAddress: context.sourceIP,
          sdk: context.deviceSDK,
          isFactorGiven: holder.isFactorGiven
        ),
        context: context
      )
    }
    try await revokeTokens(of: owner, on: tracked.removedDeviceKeys, context: context)
    return ConfirmDeviceResponse(userConfirmationNecessary: owner.tracking.asksUser)
  }
}
