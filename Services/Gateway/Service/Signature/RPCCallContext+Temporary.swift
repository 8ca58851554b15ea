internal import GatehouseMessages
internal import RPC

extension RPCCallContext {
  /// Names the holder of temporary credentials as the caller.
  mutating func setTemporary(_ principal: Principal) {
    metadata["temporary-access-key-id"] = principal.accessKeyId
    metadata["identity-pool-id"] = principal.identityPoolId
    metadata["identity-id"] = principal.identityId
    metadata["role-arn"] = principal.roleArn
    metadata["session-name"] = principal.sessionName
  }
}
