internal import Domain
public import GatehouseMessages
public import RPC

extension Authentication {
  /// What the pool's owner may see of any tracked device of a user.
  public func adminGetDevice(
    _ request: AdminGetDeviceRequest,
    context: RPCCallContext
  ) async throws(AuthenticationFailure) -> AdminGetDeviceResponse {
    let owner = try await managedOwner(request.username, in: request.userPoolId)
    let device = try await device(request.deviceKey, of: owner, context: context)
    return AdminGetDeviceResponse(device: description(of: owner).forAdministrator(device))
  }
}
