package import GatehouseStubs
package import PublicOperations

extension IdentityFederationOperation {
  /// Who may carry the operation out.
  package var permittedCallers: PermittedCallers {
    switch self {
    case .getId, .getOpenIdToken, .getCredentialsForIdentity, .unlinkIdentity,
      .assumeRoleWithWebIdentity:
      .anyone
    case .createIdentityPool, .describeIdentityPool, .updateIdentityPool, .deleteIdentityPool,
      .listIdentityPools, .getIdentityPoolRoles, .setIdentityPoolRoles,
      .getPrincipalTagAttributeMap, .setPrincipalTagAttributeMap, .tagResource, .untagResource,
      .listTagsForResource, .describeIdentity, .listIdentities, .deleteIdentities,
      .getOpenIdTokenForDeveloperIdentity, .lookupDeveloperIdentity, .mergeDeveloperIdentities,
      .unlinkDeveloperIdentity, .listIdentityPoolUsage, .describeIdentityPoolUsage,
      .getIdentityPoolConfiguration, .setIdentityPoolConfiguration, .getCognitoEvents,
      .setCognitoEvents, .bulkPublish, .getBulkPublishDetails:
      .accessKeys
    case .registerDevice, .subscribeToDataset, .unsubscribeFromDataset:
      .identities
    case .describeIdentityUsage, .listDatasets, .describeDataset, .deleteDataset, .listRecords,
      .updateRecords, .getCallerIdentity:
      .signers
    }
  }

  /// What a policy of IAM would call the operation, such as `cognito-sync:ListRecords`.
  package var action: String {
    "\(service):\(rawValue.split(separator: ".").last ?? "")"
  }

  private var service: String {
    switch self {
    case .assumeRoleWithWebIdentity, .getCallerIdentity:
      "sts"
    case .listDatasets, .describeDataset, .deleteDataset, .listRecords, .updateRecords,
      .registerDevice, .subscribeToDataset, .unsubscribeFromDataset,
      .getIdentityPoolConfiguration, .setIdentityPoolConfiguration, .getCognitoEvents,
      .setCognitoEvents, .bulkPublish, .getBulkPublishDetails, .listIdentityPoolUsage,
      .describeIdentityPoolUsage, .describeIdentityUsage:
      "cognito-sync"
    case .createIdentityPool, .describeIdentityPool, .updateIdentityPool, .deleteIdentityPool,
      .listIdentityPools, .getIdentityPoolRoles, .setIdentityPoolRoles,
      .getPrincipalTagAttributeMap, .setPrincipalTagAttributeMap, .tagResource, .untagResource,
      .listTagsForResource, .getId, .getOpenIdToken, .getCredentialsForIdentity,
      .describeIdentity, .listIdentities, .deleteIdentities, .unlinkIdentity,
      .getOpenIdTokenForDeveloperIdentity, .lookupDeveloperIdentity, .mergeDeveloperIdentities,
      .unlinkDeveloperIdentity:
      "cognito-identity"
    }
  }
}
