public import DeviceRegistryMessages
internal import Domain
public import RPC

extension DeviceRegistry {
  /// Forgets every device and app of a deleted pool, in pieces, so that no statement takes long.
  public func removeUserPoolDevices(
    _ request: RemoveUserPoolDevicesRequest,
    context: RPCCallContext
  ) async throws(DeviceRegistryFailure) -> RemoveUserPoolDevicesResponse {
    let pool = try pool(request.userPoolId)
    while try await devices.remove(of: pool, limit: 5000) > 0 {}
    while try await accounts.instances.remove(of: pool, limit: 1000) > 0 {}
    return RemoveUserPoolDevicesResponse()
  }
}
