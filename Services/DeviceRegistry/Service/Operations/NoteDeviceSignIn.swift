internal import Domain
public import GatehouseMessages
public import RPC

extension DeviceRegistry {
  /// Notes when and from where a proved device signed in.
  ///
  /// Called once the sign-in's tokens are made: a device that is forgotten before this is missed
  /// here, and one that is forgotten afterwards takes the tokens with it. So no order of the two
  /// leaves a forgotten device with a token.
  public func noteDeviceSignIn(
    _ request: NoteDeviceSignInRequest,
    context: RPCCallContext
  ) async throws(DeviceRegistryFailure) -> NoteDeviceSignInResponse {
    let device = try device(request.userPoolId, request.sub, request.deviceKey)
    let isNoted = try await devices.noteSignIn(
      from: device,
      DeviceSight(ipAddress: request.ipAddress, sdk: request.sdk),
      isFactorGiven: request.isFactorGiven ?? false,
      at: clock.now()
    )
    guard isNoted else {
      throw refusal(.deviceNotFound, "the device was forgotten meanwhile", context)
    }
    return NoteDeviceSignInResponse()
  }
}
