package import AuthenticationCore
package import AuthenticationMessages
internal import DeviceRegistryMessages
internal import PublicOperations
internal import RPC

extension SignIn {
  /// What a user may see of a remembered device (DEV-17).
  package func getDevice(
    _ request: GetDeviceRequest,
    call: Call
  ) async throws(AuthenticationFailure) -> GetDeviceResponse {
    let holder = try await directory.holder(
      of: request.accessToken,
      withGroups: false,
      call: call
    )
    let owner = try DeviceOwner(holder.user, in: holder.pool)
    let device = try await deviceCalls.device(request.deviceKey, of: owner, context: call.context)
    guard device.isRemembered ?? false else {
      throw call.refusal(.deviceNotFound, "the device is tracked only")
    }
    return GetDeviceResponse(device: description(of: owner).forUser(device))
  }
}
