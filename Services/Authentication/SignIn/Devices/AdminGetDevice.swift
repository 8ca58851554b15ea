package import AuthenticationCore
package import AuthenticationMessages
internal import PublicOperations
internal import RPC

extension SignIn {
  /// What the pool's owner may see of any tracked device of a user.
  package func adminGetDevice(
    _ request: AdminGetDeviceRequest,
    call: Call
  ) async throws(AuthenticationFailure) -> AdminGetDeviceResponse {
    let owner = try await directory.managedOwner(request.username, in: request.userPoolId, call)
    let device = try await deviceCalls.device(request.deviceKey, of: owner, context: call.context)
    return AdminGetDeviceResponse(device: description(of: owner).forAdministrator(device))
  }
}
