public import GatehouseMessages
public import RPC

extension Authentication {
  /// ConfirmDevice, not served yet.
  public func confirmDevice(
    _ request: ConfirmDeviceRequest,
    context: RPCCallContext
  ) async throws(AuthenticationFailure) -> ConfirmDeviceResponse {
    throw .unsupportedOperation("ConfirmDevice is not available.")
  }

  /// UpdateDeviceStatus, not served yet.
  public func updateDeviceStatus(
    _ request: UpdateDeviceStatusRequest,
    context: RPCCallContext
  ) async throws(AuthenticationFailure) -> UpdateDeviceStatusResponse {
    throw .unsupportedOperation("UpdateDeviceStatus is not available.")
  }

  /// GetDevice, not served yet.
  public func getDevice(
    _ request: GetDeviceRequest,
    context: RPCCallContext
  ) async throws(AuthenticationFailure) -> GetDeviceResponse {
    throw .unsupportedOperation("GetDevice is not available.")
  }

  /// ListDevices, not served yet.
  public func listDevices(
    _ request: ListDevicesRequest,
    context: RPCCallContext
  ) async throws(AuthenticationFailure) -> ListDevicesResponse {
    throw .unsupportedOperation("ListDevices is not available.")
  }

  /// ForgetDevice, not served yet.
  public func forgetDevice(
    _ request: ForgetDeviceRequest,
    context: RPCCallContext
  ) async throws(AuthenticationFailure) -> ForgetDeviceResponse {
    throw .unsupportedOperation("ForgetDevice is not available.")
  }

  /// AdminGetDevice, not served yet.
  public func adminGetDevice(
    _ request: AdminGetDeviceRequest,
    context: RPCCallContext
  ) async throws(AuthenticationFailure) -> AdminGetDeviceResponse {
    throw .unsupportedOperation("AdminGetDevice is not available.")
  }

  /// AdminListDevices, not served yet.
  public func adminListDevices(
    _ request: AdminListDevicesRequest,
    context: RPCCallContext
  ) async throws(AuthenticationFailure) -> AdminListDevicesResponse {
    throw .unsupportedOperation("AdminListDevices is not available.")
  }

  /// AdminUpdateDeviceStatus, not served yet.
  public func adminUpdateDeviceStatus(
    _ request: AdminUpdateDeviceStatusRequest,
    context: RPCCallContext
  ) async throws(AuthenticationFailure) -> AdminUpdateDeviceStatusResponse {
    throw .unsupportedOperation("AdminUpdateDeviceStatus is not available.")
  }

  /// AdminForgetDevice, not served yet.
  public func adminForgetDevice(
    _ request: AdminForgetDeviceRequest,
    context: RPCCallContext
  ) async throws(AuthenticationFailure) -> AdminForgetDeviceResponse {
    throw .unsupportedOperation("AdminForgetDevice is not available.")
  }
}
