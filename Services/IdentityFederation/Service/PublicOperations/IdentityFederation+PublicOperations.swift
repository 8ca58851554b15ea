internal import GatehouseStubs
public import RPC

extension IdentityFederation {
  /// Answers the public operations of Cognito identity pools, Cognito sync and STS in the router.
  public func registerPublicOperations(in router: inout RPCRouter) {
    IdentityFederationMethods.register(
      in: &router,
      through: IdentityOperationGate(),
      identityPool: IdentityPools(),
      identity: Identities(),
      developerIdentity: DeveloperIdentities(),
      dataset: Datasets(),
      pushSync: PushSubscriptions(),
      syncConfiguration: SyncConfiguration(),
      syncUsage: SyncUsage(),
      securityToken: SecurityTokens()
    )
  }
}
