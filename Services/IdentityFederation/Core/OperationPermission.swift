public import IdentityFederationStubs
public import PublicOperations

extension IdentityFederationOperation: GatedOperation {
  /// Who may carry the operation out.
  public var permittedCallers: PermittedCallers {
    switch self {
    case .getId, .getOpenIdToken, .getCredentialsForIdentity, .unlinkIdentity,
      .assumeRoleWithWebIdentity, .assumeRoleWithSAML:
      .anyone
    case .createIdentityPool, .describeIdentityPool, .updateIdentityPool, .deleteIdentityPool,
      .listIdentityPools, .getIdentityPoolRoles, .setIdentityPoolRoles,
      .getPrincipalTagAttributeMap, .setPrincipalTagAttributeMap, .tagResource, .untagResource,
      .listTagsForResource, .describeIdentity, .listIdentities, .deleteIdentities,
      .getOpenIdTokenForDeveloperIdentity, .lookupDeveloperIdentity, .mergeDeveloperIdentities,
      .unlinkDeveloperIdentity, .listIdentityPoolUsage, .describeIdentityPoolUsage,
      .getIdentityPoolConfiguration, .setIdentityPoolConfiguration, .getCognitoEvents,
      .setCognitoEvents, .bulkPublish, .getBulkPublishDetails, .assumeRole, .assumeRoot,
      .decodeAuthorizationMessage, .getAccessKeyInfo, .getDelegatedAccessToken,
      .getFederationToken, .getSessionToken, .getWebIdentityToken:
      .accessKeys
    case .registerDevice, .subscribeToDataset, .unsubscribeFromDataset:
      .identities
    case .describeIdentityUsage, .listDatasets, .describeDataset, .deleteDataset, .listRecords,
      .updateRecords, .getCallerIdentity:
      .signers
    }
  }
}
