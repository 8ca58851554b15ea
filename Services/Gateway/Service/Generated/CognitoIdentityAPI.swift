// swift-format-ignore-file
// Generated from botocore's models and Proto/apis. Do not edit.

internal import IdentityFederationMessages
internal import IdentityFederationStubs
internal import RPC

extension PublicAPI {
  /// Amazon Cognito Identity.
  static let cognitoIdentity: PublicAPI = PublicAPI(
    name: "cognito-identity",
    form: .json(targetPrefix: "AWSCognitoIdentityService."),
    breach: "ValidationException",
    operations: [
      .json(
        "CreateIdentityPool",
        label: "CreateIdentityPool",
        isSigned: true,
        isRead: false,
        fault: "InternalErrorException",
        hasOutput: true,
        method: OwnedMethod<CreateIdentityPoolRequest, IdentityPool>(.identityFederation, IdentityFederationMethods.createIdentityPool)
      ),
      .json(
        "DescribeIdentityPool",
        label: "DescribeIdentityPool",
        isSigned: true,
        isRead: true,
        fault: "InternalErrorException",
        hasOutput: true,
        method: OwnedMethod<DescribeIdentityPoolRequest, IdentityPool>(.identityFederation, IdentityFederationMethods.describeIdentityPool)
      ),
      .json(
        "UpdateIdentityPool",
        label: "UpdateIdentityPool",
        isSigned: true,
        isRead: false,
        fault: "InternalErrorException",
        hasOutput: true,
        method: OwnedMethod<IdentityPool, IdentityPool>(.identityFederation, IdentityFederationMethods.updateIdentityPool)
      ),
      .json(
        "DeleteIdentityPool",
        label: "DeleteIdentityPool",
        isSigned: true,
        isRead: false,
        fault: "InternalErrorException",
        hasOutput: false,
        method: OwnedMethod<DeleteIdentityPoolRequest, DeleteIdentityPoolResponse>(.identityFederation, IdentityFederationMethods.deleteIdentityPool)
      ),
      .json(
        "ListIdentityPools",
        label: "ListIdentityPools",
        isSigned: true,
        isRead: true,
        fault: "InternalErrorException",
        hasOutput: true,
        method: OwnedMethod<ListIdentityPoolsRequest, ListIdentityPoolsResponse>(.identityFederation, IdentityFederationMethods.listIdentityPools)
      ),
      .json(
        "GetIdentityPoolRoles",
        label: "GetIdentityPoolRoles",
        isSigned: true,
        isRead: true,
        fault: "InternalErrorException",
        hasOutput: true,
        method: OwnedMethod<GetIdentityPoolRolesRequest, GetIdentityPoolRolesResponse>(.identityFederation, IdentityFederationMethods.getIdentityPoolRoles)
      ),
      .json(
        "SetIdentityPoolRoles",
        label: "SetIdentityPoolRoles",
        isSigned: true,
        isRead: false,
        fault: "InternalErrorException",
        hasOutput: false,
        method: OwnedMethod<SetIdentityPoolRolesRequest, SetIdentityPoolRolesResponse>(.identityFederation, IdentityFederationMethods.setIdentityPoolRoles)
      ),
      .json(
        "GetPrincipalTagAttributeMap",
        label: "GetPrincipalTagAttributeMap",
        isSigned: true,
        isRead: true,
        fault: "InternalErrorException",
        hasOutput: true,
        method: OwnedMethod<GetPrincipalTagAttributeMapRequest, GetPrincipalTagAttributeMapResponse>(.identityFederation, IdentityFederationMethods.getPrincipalTagAttributeMap)
      ),
      .json(
        "SetPrincipalTagAttributeMap",
        label: "SetPrincipalTagAttributeMap",
        isSigned: true,
        isRead: false,
        fault: "InternalErrorException",
        hasOutput: true,
        method: OwnedMethod<SetPrincipalTagAttributeMapRequest, SetPrincipalTagAttributeMapResponse>(.identityFederation, IdentityFederationMethods.setPrincipalTagAttributeMap)
      ),
      .json(
        "TagResource",
        label: "cognito-identity.TagResource",
        isSigned: true,
        isRead: false,
        fault: "InternalErrorException",
        hasOutput: true,
        method: OwnedMethod<IdentityTagResourceRequest, IdentityTagResourceResponse>(.identityFederation, IdentityFederationMethods.tagResource)
      ),
      .json(
        "UntagResource",
        label: "cognito-identity.UntagResource",
        isSigned: true,
        isRead: false,
        fault: "InternalErrorException",
        hasOutput: true,
        method: OwnedMethod<IdentityUntagResourceRequest, IdentityUntagResourceResponse>(.identityFederation, IdentityFederationMethods.untagResource)
      ),
      .json(
        "ListTagsForResource",
        label: "cognito-identity.ListTagsForResource",
        isSigned: true,
        isRead: true,
        fault: "InternalErrorException",
        hasOutput: true,
        method: OwnedMethod<IdentityListTagsForResourceRequest, IdentityListTagsForResourceResponse>(.identityFederation, IdentityFederationMethods.listTagsForResource)
      ),
      .json(
        "GetId",
        label: "GetId",
        isSigned: false,
        isRead: false,
        fault: "InternalErrorException",
        hasOutput: true,
        method: OwnedMethod<GetIdRequest, GetIdResponse>(.identityFederation, IdentityFederationMethods.getId)
      ),
      .json(
        "GetOpenIdToken",
        label: "GetOpenIdToken",
        isSigned: false,
        isRead: false,
        fault: "InternalErrorException",
        hasOutput: true,
        method: OwnedMethod<GetOpenIdTokenRequest, GetOpenIdTokenResponse>(.identityFederation, IdentityFederationMethods.getOpenIdToken)
      ),
      .json(
        "GetCredentialsForIdentity",
        label: "GetCredentialsForIdentity",
        isSigned: false,
        isRead: false,
        fault: "InternalErrorException",
        hasOutput: true,
        method: OwnedMethod<GetCredentialsForIdentityRequest, GetCredentialsForIdentityResponse>(.identityFederation, IdentityFederationMethods.getCredentialsForIdentity)
      ),
      .json(
        "DescribeIdentity",
        label: "DescribeIdentity",
        isSigned: true,
        isRead: true,
        fault: "InternalErrorException",
        hasOutput: true,
        method: OwnedMethod<DescribeIdentityRequest, IdentityDescription>(.identityFederation, IdentityFederationMethods.describeIdentity)
      ),
      .json(
        "ListIdentities",
        label: "ListIdentities",
        isSigned: true,
        isRead: true,
        fault: "InternalErrorException",
        hasOutput: true,
        method: OwnedMethod<ListIdentitiesRequest, ListIdentitiesResponse>(.identityFederation, IdentityFederationMethods.listIdentities)
      ),
      .json(
        "DeleteIdentities",
        label: "DeleteIdentities",
        isSigned: true,
        isRead: false,
        fault: "InternalErrorException",
        hasOutput: true,
        method: OwnedMethod<DeleteIdentitiesRequest, DeleteIdentitiesResponse>(.identityFederation, IdentityFederationMethods.deleteIdentities)
      ),
      .json(
        "UnlinkIdentity",
        label: "UnlinkIdentity",
        isSigned: false,
        isRead: false,
        fault: "InternalErrorException",
        hasOutput: false,
        method: OwnedMethod<UnlinkIdentityRequest, UnlinkIdentityResponse>(.identityFederation, IdentityFederationMethods.unlinkIdentity)
      ),
      .json(
        "GetOpenIdTokenForDeveloperIdentity",
        label: "GetOpenIdTokenForDeveloperIdentity",
        isSigned: true,
        isRead: false,
        fault: "InternalErrorException",
        hasOutput: true,
        method: OwnedMethod<GetOpenIdTokenForDeveloperIdentityRequest, GetOpenIdTokenForDeveloperIdentityResponse>(.identityFederation, IdentityFederationMethods.getOpenIdTokenForDeveloperIdentity)
      ),
      .json(
        "LookupDeveloperIdentity",
        label: "LookupDeveloperIdentity",
        isSigned: true,
        isRead: true,
        fault: "InternalErrorException",
        hasOutput: true,
        method: OwnedMethod<LookupDeveloperIdentityRequest, LookupDeveloperIdentityResponse>(.identityFederation, IdentityFederationMethods.lookupDeveloperIdentity)
      ),
      .json(
        "MergeDeveloperIdentities",
        label: "MergeDeveloperIdentities",
        isSigned: true,
        isRead: false,
        fault: "InternalErrorException",
        hasOutput: true,
        method: OwnedMethod<MergeDeveloperIdentitiesRequest, MergeDeveloperIdentitiesResponse>(.identityFederation, IdentityFederationMethods.mergeDeveloperIdentities)
      ),
      .json(
        "UnlinkDeveloperIdentity",
        label: "UnlinkDeveloperIdentity",
        isSigned: true,
        isRead: false,
        fault: "InternalErrorException",
        hasOutput: false,
        method: OwnedMethod<UnlinkDeveloperIdentityRequest, UnlinkDeveloperIdentityResponse>(.identityFederation, IdentityFederationMethods.unlinkDeveloperIdentity)
      ),
    ],
    exceptions: [
      "InternalErrorException": DeclaredException(status: 500),
    ],
    knownNames: [
      "CreateIdentityPool",
      "DeleteIdentities",
      "DeleteIdentityPool",
      "DescribeIdentity",
      "DescribeIdentityPool",
      "GetCredentialsForIdentity",
      "GetId",
      "GetIdentityPoolRoles",
      "GetOpenIdToken",
      "GetOpenIdTokenForDeveloperIdentity",
      "GetPrincipalTagAttributeMap",
      "ListIdentities",
      "ListIdentityPools",
      "ListTagsForResource",
      "LookupDeveloperIdentity",
      "MergeDeveloperIdentities",
      "SetIdentityPoolRoles",
      "SetPrincipalTagAttributeMap",
      "TagResource",
      "UnlinkDeveloperIdentity",
      "UnlinkIdentity",
      "UntagResource",
      "UpdateIdentityPool",
    ]
  )
}
