// swift-format-ignore-file
// Generated from botocore's models and Proto/apis. Do not edit.

extension DeclaredAPI {
  /// Every API that is served.
  public static let all: [DeclaredAPI] = [
    DeclaredAPI(
      name: "cognito-idp",
      naming: .target("AWSCognitoIdentityProviderService")
    ),
    DeclaredAPI(
      name: "cognito-identity",
      naming: .target("AWSCognitoIdentityService")
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
