// swift-format-ignore-file
// Generated from botocore's models and Proto/apis. Do not edit.

extension DeclaredAPI {
  /// Every API that is served.
  public static let all: [DeclaredAPI] = [
    DeclaredAPI(
      name: "cognito-idp",
      naming: .target(
        "AWSCognitoIdentityProviderService",
        pools: [
          .userPoolID: ["DescribeUserPool", "UpdateUserPool", "DeleteUserPool", "AddCustomAttributes", "SetUserPoolMfaConfig", "GetUserPoolMfaConfig", "CreateUserPoolClient", "DescribeUserPoolClient", "UpdateUserPoolClient", "DeleteUserPoolClient", "ListUserPoolClients", "AddUserPoolClientSecret", "ListUserPoolClientSecrets", "DeleteUserPoolClientSecret", "CreateUserPoolDomain", "UpdateUserPoolDomain", "DeleteUserPoolDomain", "GetUserPoolSessionConfiguration", "SetUserPoolSessionConfiguration", "GetUserPoolClientSessionConfiguration", "SetUserPoolClientSessionConfiguration", "AdminConfirmSignUp", "AdminCreateUser", "AdminSetUserPassword", "AdminGetUser", "AdminDeleteUser", "AdminInitiateAuth", "AdminRespondToAuthChallenge", "AdminUserGlobalSignOut", "AdminResetUserPassword", "AdminUpdateUserAttributes", "AdminDeleteUserAttributes", "AdminDisableUser", "AdminEnableUser", "AdminSetUserSettings", "ListUsers", "CreateGroup", "GetGroup", "UpdateGroup", "DeleteGroup", "ListGroups", "AdminAddUserToGroup", "AdminRemoveUserFromGroup", "AdminListGroupsForUser", "ListUsersInGroup", "AdminGetDevice", "AdminListDevices", "AdminUpdateDeviceStatus", "AdminForgetDevice", "AdminListUserSessions", "AdminRevokeUserSession", "AdminSetUserMFAPreference", "AdminDeleteSoftwareToken", "AdminGetUserAuthFactors", "GetCSVHeader", "CreateUserImportJob", "DescribeUserImportJob", "ListUserImportJobs", "StartUserImportJob", "StopUserImportJob", "CreateIdentityProvider", "DescribeIdentityProvider", "UpdateIdentityProvider", "DeleteIdentityProvider", "ListIdentityProviders", "GetIdentityProviderByIdentifier", "GetSigningCertificate", "AdminLinkProviderForUser", "AdminDisableProviderForUser", "CreateResourceServer", "DescribeResourceServer", "UpdateResourceServer", "DeleteResourceServer", "ListResourceServers", "CreateManagedLoginBranding", "DescribeManagedLoginBranding", "DescribeManagedLoginBrandingByClient", "UpdateManagedLoginBranding", "DeleteManagedLoginBranding", "SetUICustomization", "GetUICustomization", "CreateTerms", "DescribeTerms", "DescribeTermsByClient", "ListTerms", "UpdateTerms", "DeleteTerms", "SetRiskConfiguration", "DescribeRiskConfiguration", "AdminListUserAuthEvents", "AdminUpdateAuthEventFeedback", "UpdateAuthEventFeedback", "SetLogDeliveryConfiguration", "GetLogDeliveryConfiguration", "CreateUserPoolReplica", "ListUserPoolReplicas", "UpdateUserPoolReplica", "DeleteUserPoolReplica"],
          .resourceARN: ["TagResource", "UntagResource", "ListTagsForResource"],
        ]
      )
    ),
    DeclaredAPI(
      name: "cognito-identity",
      naming: .target(
        "AWSCognitoIdentityService",
        pools: [
          .identityPoolID: ["DescribeIdentityPool", "UpdateIdentityPool", "DeleteIdentityPool", "GetIdentityPoolRoles", "SetIdentityPoolRoles", "GetPrincipalTagAttributeMap", "SetPrincipalTagAttributeMap", "GetId", "ListIdentities", "GetOpenIdTokenForDeveloperIdentity", "LookupDeveloperIdentity", "MergeDeveloperIdentities", "UnlinkDeveloperIdentity"],
          .resourceARN: ["TagResource", "UntagResource", "ListTagsForResource"],
        ]
      )
    ),
    DeclaredAPI(
      name: "cognito-sync",
      naming: .routes([
        Route(operation: "ListDatasets", method: "GET", path: RESTPath("/identitypools/{IdentityPoolId}/identities/{IdentityId}/datasets")),
        Route(operation: "DescribeDataset", method: "GET", path: RESTPath("/identitypools/{IdentityPoolId}/identities/{IdentityId}/datasets/{DatasetName}")),
        Route(operation: "DeleteDataset", method: "DELETE", path: RESTPath("/identitypools/{IdentityPoolId}/identities/{IdentityId}/datasets/{DatasetName}")),
        Route(operation: "ListRecords", method: "GET", path: RESTPath("/identitypools/{IdentityPoolId}/identities/{IdentityId}/datasets/{DatasetName}/records")),
        Route(operation: "UpdateRecords", method: "POST", path: RESTPath("/identitypools/{IdentityPoolId}/identities/{IdentityId}/datasets/{DatasetName}")),
        Route(operation: "RegisterDevice", method: "POST", path: RESTPath("/identitypools/{IdentityPoolId}/identity/{IdentityId}/device")),
        Route(operation: "SubscribeToDataset", method: "POST", path: RESTPath("/identitypools/{IdentityPoolId}/identities/{IdentityId}/datasets/{DatasetName}/subscriptions/{DeviceId}")),
        Route(operation: "UnsubscribeFromDataset", method: "DELETE", path: RESTPath("/identitypools/{IdentityPoolId}/identities/{IdentityId}/datasets/{DatasetName}/subscriptions/{DeviceId}")),
        Route(operation: "GetIdentityPoolConfiguration", method: "GET", path: RESTPath("/identitypools/{IdentityPoolId}/configuration")),
        Route(operation: "SetIdentityPoolConfiguration", method: "POST", path: RESTPath("/identitypools/{IdentityPoolId}/configuration")),
        Route(operation: "GetCognitoEvents", method: "GET", path: RESTPath("/identitypools/{IdentityPoolId}/events")),
        Route(operation: "SetCognitoEvents", method: "POST", path: RESTPath("/identitypools/{IdentityPoolId}/events")),
        Route(operation: "BulkPublish", method: "POST", path: RESTPath("/identitypools/{IdentityPoolId}/bulkpublish")),
        Route(operation: "GetBulkPublishDetails", method: "POST", path: RESTPath("/identitypools/{IdentityPoolId}/getBulkPublishDetails")),
        Route(operation: "ListIdentityPoolUsage", method: "GET", path: RESTPath("/identitypools")),
        Route(operation: "DescribeIdentityPoolUsage", method: "GET", path: RESTPath("/identitypools/{IdentityPoolId}")),
        Route(operation: "DescribeIdentityUsage", method: "GET", path: RESTPath("/identitypools/{IdentityPoolId}/identities/{IdentityId}")),
      ])
    ),
    DeclaredAPI(
      name: "sts",
      naming: .action(["AssumeRole", "AssumeRoot", "DecodeAuthorizationMessage", "GetAccessKeyInfo", "GetCallerIdentity", "GetDelegatedAccessToken", "GetFederationToken", "GetSessionToken", "GetWebIdentityToken"])
    ),
  ]
}
