public import DeviceRegistryMessages
internal import Domain
public import RPC

extension AppInstances {
  /// Adds an account of an enrolment that asks for no factor.
  public func addAccount(
    _ request: AddAccountRequest,
    context: RPCCallContext
  ) async throws(DeviceRegistryFailure) -> AddAccountResponse {
    let id = try instance(request.userPoolId, request.instanceId)
    let account = try NewAppAccount(
      try required(request.account, "account"),
      in: id.pool,
      from: random
    )
    do throws(DeviceRegistryFailure) {
      let added = try await accounts.add(account, on: id, at: clock.now())
      return AddAccountResponse(
        account: added.account.description,
        removedDeviceKeys: added.removed.keys,
        removedAccounts: added.removed.accountMessages
      )
    } catch {
      throw refusal(error, "the account is not added", context)
    }
  }
}
