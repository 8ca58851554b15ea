// swift-format-ignore-file
// Generated from botocore's models and Proto/apis. Do not edit.

public import GatehouseStubs

/// The public operations that identity_federation decides.
public enum IdentityFederationOperation: String, DeclaredOperation, Hashable, CaseIterable {
  /// CreateIdentityPool.
  case createIdentityPool = "CreateIdentityPool"
  /// DescribeIdentityPool.
  case describeIdentityPool = "DescribeIdentityPool"
  /// UpdateIdentityPool.
  case updateIdentityPool = "UpdateIdentityPool"
  /// DeleteIdentityPool.
  case deleteIdentityPool = "DeleteIdentityPool"
  /// ListIdentityPools.
  case listIdentityPools = "ListIdentityPools"
  /// GetIdentityPoolRoles.
  case getIdentityPoolRoles = "GetIdentityPoolRoles"
  /// SetIdentityPoolRoles.
  case setIdentityPoolRoles = "SetIdentityPoolRoles"
  /// GetPrincipalTagAttributeMap.
  case getPrincipalTagAttributeMap = "GetPrincipalTagAttributeMap"
  /// SetPrincipalTagAttributeMap.
  case setPrincipalTagAttributeMap = "SetPrincipalTagAttributeMap"
  /// TagResource.
  case tagResource = "cognito-identity.TagResource"
  /// UntagResource.
  case untagResource = "cognito-identity.UntagResource"
  /// ListTagsForResource.
  case listTagsForResource = "cognito-identity.ListTagsForResource"
  /// GetId.
  case getId = "GetId"
  /// GetOpenIdToken.
  case getOpenIdToken = "GetOpenIdToken"
  /// GetCredentialsForIdentity.
  case getCredentialsForIdentity = "GetCredentialsForIdentity"
  /// DescribeIdentity.
  case describeIdentity = "DescribeIdentity"
  /// ListIdentities.
  case listIdentities = "ListIdentities"
  /// DeleteIdentities.
  case deleteIdentities = "DeleteIdentities"
  /// UnlinkIdentity.
  case unlinkIdentity = "UnlinkIdentity"
  /// GetOpenIdTokenForDeveloperIdentity.
  case getOpenIdTokenForDeveloperIdentity = "GetOpenIdTokenForDeveloperIdentity"
  /// LookupDeveloperIdentity.
  case lookupDeveloperIdentity = "LookupDeveloperIdentity"
  /// MergeDeveloperIdentities.
  case mergeDeveloperIdentities = "MergeDeveloperIdentities"
  /// UnlinkDeveloperIdentity.
  case unlinkDeveloperIdentity = "UnlinkDeveloperIdentity"
  /// ListDatasets.
  case listDatasets = "ListDatasets"
  /// DescribeDataset.
  case describeDataset = "DescribeDataset"
  /// DeleteDataset.
  case deleteDataset = "DeleteDataset"
  /// ListRecords.
  case listRecords = "ListRecords"
  /// UpdateRecords.
  case updateRecords = "UpdateRecords"
  /// RegisterDevice.
  case registerDevice = "RegisterDevice"
  /// SubscribeToDataset.
  case subscribeToDataset = "SubscribeToDataset"
  /// UnsubscribeFromDataset.
  case unsubscribeFromDataset = "UnsubscribeFromDataset"
  /// GetIdentityPoolConfiguration.
  case getIdentityPoolConfiguration = "GetIdentityPoolConfiguration"
  /// SetIdentityPoolConfiguration.
  case setIdentityPoolConfiguration = "SetIdentityPoolConfiguration"
  /// GetCognitoEvents.
  case getCognitoEvents = "GetCognitoEvents"
  /// SetCognitoEvents.
  case setCognitoEvents = "SetCognitoEvents"
  /// BulkPublish.
  case bulkPublish = "BulkPublish"
  /// GetBulkPublishDetails.
  case getBulkPublishDetails = "GetBulkPublishDetails"
  /// ListIdentityPoolUsage.
  case listIdentityPoolUsage = "ListIdentityPoolUsage"
  /// DescribeIdentityPoolUsage.
  case describeIdentityPoolUsage = "DescribeIdentityPoolUsage"
  /// DescribeIdentityUsage.
  case describeIdentityUsage = "DescribeIdentityUsage"
  /// AssumeRole.
  case assumeRole = "AssumeRole"
  /// AssumeRoleWithSAML.
  case assumeRoleWithSAML = "AssumeRoleWithSAML"
  /// AssumeRoleWithWebIdentity.
  case assumeRoleWithWebIdentity = "AssumeRoleWithWebIdentity"
  /// AssumeRoot.
  case assumeRoot = "AssumeRoot"
  /// DecodeAuthorizationMessage.
  case decodeAuthorizationMessage = "DecodeAuthorizationMessage"
  /// GetAccessKeyInfo.
  case getAccessKeyInfo = "GetAccessKeyInfo"
  /// GetCallerIdentity.
  case getCallerIdentity = "GetCallerIdentity"
  /// GetDelegatedAccessToken.
  case getDelegatedAccessToken = "GetDelegatedAccessToken"
  /// GetFederationToken.
  case getFederationToken = "GetFederationToken"
  /// GetSessionToken.
  case getSessionToken = "GetSessionToken"
  /// GetWebIdentityToken.
  case getWebIdentityToken = "GetWebIdentityToken"

  /// Whether a success is an audit event; a refusal always is.
  public var isAuditedOnSuccess: Bool {
    switch self {
    case .createIdentityPool, .describeIdentityPool, .updateIdentityPool, .deleteIdentityPool, .listIdentityPools, .getIdentityPoolRoles, .setIdentityPoolRoles, .getPrincipalTagAttributeMap, .setPrincipalTagAttributeMap, .tagResource, .untagResource, .listTagsForResource, .describeIdentity, .listIdentities, .deleteIdentities, .getOpenIdTokenForDeveloperIdentity, .lookupDeveloperIdentity, .mergeDeveloperIdentities, .unlinkDeveloperIdentity, .listDatasets, .describeDataset, .deleteDataset, .listRecords, .updateRecords, .registerDevice, .subscribeToDataset, .unsubscribeFromDataset, .getIdentityPoolConfiguration, .setIdentityPoolConfiguration, .getCognitoEvents, .setCognitoEvents, .bulkPublish, .getBulkPublishDetails, .listIdentityPoolUsage, .describeIdentityPoolUsage, .describeIdentityUsage, .assumeRole, .assumeRoot, .decodeAuthorizationMessage, .getAccessKeyInfo, .getCallerIdentity, .getDelegatedAccessToken, .getFederationToken, .getSessionToken, .getWebIdentityToken: true
    case .getId, .getOpenIdToken, .getCredentialsForIdentity, .unlinkIdentity, .assumeRoleWithSAML, .assumeRoleWithWebIdentity: false
    }
  }

  /// Whether it is there to change something, and noted before it does.
  public var isChange: Bool {
    switch self {
    case .createIdentityPool, .updateIdentityPool, .deleteIdentityPool, .setIdentityPoolRoles, .setPrincipalTagAttributeMap, .tagResource, .untagResource, .deleteIdentities, .mergeDeveloperIdentities, .unlinkDeveloperIdentity, .deleteDataset, .updateRecords, .registerDevice, .subscribeToDataset, .unsubscribeFromDataset, .setIdentityPoolConfiguration, .setCognitoEvents, .bulkPublish: true
    case .describeIdentityPool, .listIdentityPools, .getIdentityPoolRoles, .getPrincipalTagAttributeMap, .listTagsForResource, .getId, .getOpenIdToken, .getCredentialsForIdentity, .describeIdentity, .listIdentities, .unlinkIdentity, .getOpenIdTokenForDeveloperIdentity, .lookupDeveloperIdentity, .listDatasets, .describeDataset, .listRecords, .getIdentityPoolConfiguration, .getCognitoEvents, .getBulkPublishDetails, .listIdentityPoolUsage, .describeIdentityPoolUsage, .describeIdentityUsage, .assumeRole, .assumeRoleWithSAML, .assumeRoleWithWebIdentity, .assumeRoot, .decodeAuthorizationMessage, .getAccessKeyInfo, .getCallerIdentity, .getDelegatedAccessToken, .getFederationToken, .getSessionToken, .getWebIdentityToken: false
    }
  }

  /// Whether it only reads.
  public var isRead: Bool {
    switch self {
    case .createIdentityPool, .updateIdentityPool, .deleteIdentityPool, .setIdentityPoolRoles, .setPrincipalTagAttributeMap, .tagResource, .untagResource, .getId, .getOpenIdToken, .getCredentialsForIdentity, .deleteIdentities, .unlinkIdentity, .getOpenIdTokenForDeveloperIdentity, .mergeDeveloperIdentities, .unlinkDeveloperIdentity, .deleteDataset, .updateRecords, .registerDevice, .subscribeToDataset, .unsubscribeFromDataset, .setIdentityPoolConfiguration, .setCognitoEvents, .bulkPublish, .assumeRoleWithWebIdentity: false
    case .describeIdentityPool, .listIdentityPools, .getIdentityPoolRoles, .getPrincipalTagAttributeMap, .listTagsForResource, .describeIdentity, .listIdentities, .lookupDeveloperIdentity, .listDatasets, .describeDataset, .listRecords, .getIdentityPoolConfiguration, .getCognitoEvents, .getBulkPublishDetails, .listIdentityPoolUsage, .describeIdentityPoolUsage, .describeIdentityUsage, .assumeRole, .assumeRoleWithSAML, .assumeRoot, .decodeAuthorizationMessage, .getAccessKeyInfo, .getCallerIdentity, .getDelegatedAccessToken, .getFederationToken, .getSessionToken, .getWebIdentityToken: true
    }
  }

  /// Whether an administrator signs the request.
  public var isSigned: Bool {
    switch self {
    case .createIdentityPool, .describeIdentityPool, .updateIdentityPool, .deleteIdentityPool, .listIdentityPools, .getIdentityPoolRoles, .setIdentityPoolRoles, .getPrincipalTagAttributeMap, .setPrincipalTagAttributeMap, .tagResource, .untagResource, .listTagsForResource, .describeIdentity, .listIdentities, .deleteIdentities, .getOpenIdTokenForDeveloperIdentity, .lookupDeveloperIdentity, .mergeDeveloperIdentities, .unlinkDeveloperIdentity, .listDatasets, .describeDataset, .deleteDataset, .listRecords, .updateRecords, .registerDevice, .subscribeToDataset, .unsubscribeFromDataset, .getIdentityPoolConfiguration, .setIdentityPoolConfiguration, .getCognitoEvents, .setCognitoEvents, .bulkPublish, .getBulkPublishDetails, .listIdentityPoolUsage, .describeIdentityPoolUsage, .describeIdentityUsage, .assumeRole, .assumeRoot, .decodeAuthorizationMessage, .getAccessKeyInfo, .getCallerIdentity, .getDelegatedAccessToken, .getFederationToken, .getSessionToken, .getWebIdentityToken: true
    case .getId, .getOpenIdToken, .getCredentialsForIdentity, .unlinkIdentity, .assumeRoleWithSAML, .assumeRoleWithWebIdentity: false
    }
  }

  /// The category whose request rate it counts against.
  public var category: IdentityRequestCategory {
    switch self {
    case .createIdentityPool, .updateIdentityPool, .deleteIdentityPool, .setIdentityPoolRoles, .setPrincipalTagAttributeMap, .tagResource, .untagResource, .setIdentityPoolConfiguration, .setCognitoEvents, .bulkPublish: .identityPoolUpdate
    case .describeIdentityPool, .listIdentityPools, .getIdentityPoolRoles, .getPrincipalTagAttributeMap, .listTagsForResource, .getIdentityPoolConfiguration, .getCognitoEvents, .getBulkPublishDetails, .listIdentityPoolUsage, .describeIdentityPoolUsage: .identityPoolRead
    case .getId, .getOpenIdToken, .getCredentialsForIdentity, .getOpenIdTokenForDeveloperIdentity, .assumeRole, .assumeRoleWithSAML, .assumeRoleWithWebIdentity, .assumeRoot, .getDelegatedAccessToken, .getFederationToken, .getSessionToken, .getWebIdentityToken: .identityToken
    case .describeIdentity, .listIdentities, .lookupDeveloperIdentity, .describeIdentityUsage, .decodeAuthorizationMessage, .getAccessKeyInfo, .getCallerIdentity: .identityRead
    case .deleteIdentities, .unlinkIdentity, .mergeDeveloperIdentities, .unlinkDeveloperIdentity: .identityUpdate
    case .listDatasets, .describeDataset, .listRecords: .syncRead
    case .deleteDataset, .updateRecords, .registerDevice, .subscribeToDataset, .unsubscribeFromDataset: .syncUpdate
    }
  }

  /// The API that has it, as credential scopes name the API.
  public var api: String {
    switch self {
    case .createIdentityPool, .describeIdentityPool, .updateIdentityPool, .deleteIdentityPool, .listIdentityPools, .getIdentityPoolRoles, .setIdentityPoolRoles, .getPrincipalTagAttributeMap, .setPrincipalTagAttributeMap, .tagResource, .untagResource, .listTagsForResource, .getId, .getOpenIdToken, .getCredentialsForIdentity, .describeIdentity, .listIdentities, .deleteIdentities, .unlinkIdentity, .getOpenIdTokenForDeveloperIdentity, .lookupDeveloperIdentity, .mergeDeveloperIdentities, .unlinkDeveloperIdentity: "cognito-identity"
    case .listDatasets, .describeDataset, .deleteDataset, .listRecords, .updateRecords, .registerDevice, .subscribeToDataset, .unsubscribeFromDataset, .getIdentityPoolConfiguration, .setIdentityPoolConfiguration, .getCognitoEvents, .setCognitoEvents, .bulkPublish, .getBulkPublishDetails, .listIdentityPoolUsage, .describeIdentityPoolUsage, .describeIdentityUsage: "cognito-sync"
    case .assumeRole, .assumeRoleWithSAML, .assumeRoleWithWebIdentity, .assumeRoot, .decodeAuthorizationMessage, .getAccessKeyInfo, .getCallerIdentity, .getDelegatedAccessToken, .getFederationToken, .getSessionToken, .getWebIdentityToken: "sts"
    }
  }
}
