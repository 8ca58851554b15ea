public import DeviceRegistryMessages
internal import Domain
public import RPC

extension AppInstances {
  /// Checks and consumes the proof of a call, and describes the instance that made it.
  public func proveInstance(
    _ request: ProveInstanceRequest,
    context: RPCCallContext
  ) async throws(DeviceRegistryFailure) -> ProveInstanceResponse {
    let proof = try required(request.proof, "proof")
    let pool = try request.userPoolId.map { (text) throws(DeviceRegistryFailure) in
      try self.pool(text)
    }
    do throws(DeviceRegistryFailure) {
      let proved = try await proofs.prove(
        proof,
        in: pool,
        InstanceProofs.Use(
          isUse: request.isUse ?? false,
          accountID: request.accountId.flatMap { id($0) }
        )
      )
      guard let accounts = proved.accounts else {
        return ProveInstanceResponse(instance: try await described(proved.instance))
      }
      return ProveInstanceResponse(instance: proved.instance.described(accounts))
    } catch {
      throw refusal(error, "the instance is not proved", context)
    }
  }
}
