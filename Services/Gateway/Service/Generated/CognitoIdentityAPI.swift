// swift-format-ignore-file
// Generated from botocore's models and Proto/apis. Do not edit.

internal import GatehouseMessages
internal import GatehouseStubs
internal import RPC

extension PublicAPI {
  /// Amazon Cognito Identity.
  static let cognitoIdentity: PublicAPI = PublicAPI(
    name: "cognito-identity",
    form: .json(targetPrefix: "AWSCognitoIdentityService."),
    operations: [
      .json(
        "CreateIdentityPool",
        label: "CreateIdentityPool",
        isSigned: true,
        isRead: false,
        fault: "InternalErrorException",
        hasOutput: true
      ) {
        (clients: PublicClients, request: CreateIdentityPoolRequest, context: RPCCallContext)
          async throws(RPCError) -> IdentityPool in
        try await clients.identityFederation.createIdentityPool(request, context: context)
      },
      .json(
        "DescribeIdentityPool",
        label: "DescribeIdentityPool",
        isSigned: true,
        isRead: true,
        fault: "InternalErrorException",
        hasOutput: true
      ) {
        (clients: PublicClients, request: DescribeIdentityPoolRequest, context: RPCCallContext)
          async throws(RPCError) -> IdentityPool in
        try await clients.identityFederation.describeIdentityPool(request, context: context)
      },
      .json(
        "UpdateIdentityPool",
        label: "UpdateIdentityPool",
        isSigned: true,
        isRead: false,
        fault: "InternalErrorException",
        hasOutput: true
      ) {
        (clients: PublicClients, request: IdentityPool, context: RPCCallContext)
          async throws(RPCError) -> IdentityPool in
        try await clients.identityFederation.updateIdentityPool(request, context: context)
      },
      .json(
        "DeleteIdentityPool",
        label: "DeleteIdentityPool",
        isSigned: true,
        isRead: false,
        fault: "InternalErrorException",
        hasOutput: false
      ) {
        (clients: PublicClients, request: DeleteIdentityPoolRequest, context: RPCCallContext)
          async throws(RPCError) -> DeleteIdentityPoolResponse in
        try await clients.identityFederation.deleteIdentityPool(request, context: context)
      },
      .json(
        "ListIdentityPools",
        label: "ListIdentityPools",
        isSigned: true,
        isRead: true,
        fault: "InternalErrorException",
        hasOutput: true
      ) {
        (clients: PublicClients, request: ListIdentityPoolsRequest, context: RPCCallContext)
          async throws(RPCError) -> ListIdentityPoolsResponse in
        try await clients.identityFederation.listIdentityPools(request, context: context)
      },
      .json(
        "GetIdentityPoolRoles",
        label: "GetIdentityPoolRoles",
        isSigned: true,
        isRead: true,
        fault: "InternalErrorException",
        hasOutput: true
      ) {
        (clients: PublicClients, request: GetIdentityPoolRolesRequest, context: RPCCallContext)
          async throws(RPCError) -> GetIdentityPoolRolesResponse in
        try await clients.identityFederation.getIdentityPoolRoles(request, context: context)
      },
      .json(
        "SetIdentityPoolRoles",
        label: "SetIdentityPoolRoles",
        isSigned: true,
        isRead: false,
        fault: "InternalErrorException",
        hasOutput: false
      ) {
        (clients: PublicClients, request: SetIdentityPoolRolesRequest, context: RPCCallContext)
          async throws(RPCError) -> SetIdentityPoolRolesResponse in
        try await clients.identityFederation.setIdentityPoolRoles(request, context: context)
      },
      .json(
        "GetPrincipalTagAttributeMap",
        label: "GetPrincipalTagAttributeMap",
        isSigned: true,
        isRead: true,
        fault: "InternalErrorException",
        hasOutput: true
      ) {
        (clients: PublicClients, request: GetPrincipalTagAttributeMapRequest, context: RPCCallContext)
          async throws(RPCError) -> GetPrincipalTagAttributeMapResponse in
        try await clients.identityFederation.getPrincipalTagAttributeMap(request, context: context)
      },
      .json(
        "SetPrincipalTagAttributeMap",
        label: "SetPrincipalTagAttributeMap",
        isSigned: true,
        isRead: false,
        fault: "InternalErrorException",
        hasOutput: true
      ) {
        (clients: PublicClients, request: SetPrincipalTagAttributeMapRequest, context: RPCCallContext)
          async throws(RPCError) -> SetPrincipalTagAttributeMapResponse in
        try await clients.identityFederation.setPrincipalTagAttributeMap(request, context: context)
      },
      .json(
        "TagResource",
        label: "cognito-identity.TagResource",
        isSigned: true,
        isRead: false,
        fault: "InternalErrorException",
        hasOutput: true
      ) {
        (clients: PublicClients, request: IdentityTagResourceRequest, context: RPCCallContext)
          async throws(RPCError) -> IdentityTagResourceResponse in
        try await clients.identityFederation.tagResource(request, context: context)
      },
      .json(
        "UntagResource",
        label: "cognito-identity.UntagResource",
        isSigned: true,
        isRead: false,
        fault: "InternalErrorException",
        hasOutput: true
      ) {
        (clients: PublicClients, request: IdentityUntagResourceRequest, context: RPCCallContext)
          async throws(RPCError) -> IdentityUntagResourceResponse in
        try await clients.identityFederation.untagResource(request, context: context)
      },
      .json(
        "ListTagsForResource",
        label: "cognito-identity.ListTagsForResource",
        isSigned: true,
        isRead: true,
        fault: "InternalErrorException",
        hasOutput: true
      ) {
        (clients: PublicClients, request: IdentityListTagsForResourceRequest, context: RPCCallContext)
          async throws(RPCError) -> IdentityListTagsForResourceResponse in
        try await clients.identityFederation.listTagsForResource(request, context: context)
      },
      .json(
        "GetId",
        label: "GetId",
        isSigned: false,
        isRead: false,
        fault: "InternalErrorException",
        hasOutput: true
      ) {
        (clients: PublicClients, request: GetIdRequest, context: RPCCallContext)
          async throws(RPCError) -> GetIdResponse in
        try await clients.identityFederation.getId(request, context: context)
      },
      .json(
        "GetOpenIdToken",
        label: "GetOpenIdToken",
        isSigned: false,
        isRead: false,
        fault: "InternalErrorException",
        hasOutput: true
      ) {
        (clients: PublicClients, request: GetOpenIdTokenRequest, context: RPCCallContext)
          async throws(RPCError) -> GetOpenIdTokenResponse in
        try await clients.identityFederation.getOpenIdToken(request, context: context)
      },
      .json(
        "GetCredentialsForIdentity",
        label: "GetCredentialsForIdentity",
        isSigned: false,
        isRead: false,
        fault: "InternalErrorException",
        hasOutput: true
      ) {
        (clients: PublicClients, request: GetCredentialsForIdentityRequest, context: RPCCallContext)
          async throws(RPCError) -> GetCredentialsForIdentityResponse in
        try await clients.identityFederation.getCredentialsForIdentity(request, context: context)
      },
      .json(
        "DescribeIdentity",
        label: "DescribeIdentity",
        isSigned: true,
        isRead: true,
        fault: "InternalErrorException",
        hasOutput: true
      ) {
        (clients: PublicClients, request: DescribeIdentityRequest, context: RPCCallContext)
          async throws(RPCError) -> IdentityDescription in
        try await clients.identityFederation.describeIdentity(request, context: context)
      },
      .json(
        "ListIdentities",
        label: "ListIdentities",
        isSigned: true,
        isRead: true,
        fault: "InternalErrorException",
        hasOutput: true
      ) {
        (clients: PublicClients, request: ListIdentitiesRequest, context: RPCCallContext)
          async throws(RPCError) -> ListIdentitiesResponse in
        try await clients.identityFederation.listIdentities(request, context: context)
      },
      .json(
        "DeleteIdentities",
        label: "DeleteIdentities",
        isSigned: true,
        isRead: false,
        fault: "InternalErrorException",
        hasOutput: true
      ) {
        (clients: PublicClients, request: DeleteIdentitiesRequest, context: RPCCallContext)
          async throws(RPCError) -> DeleteIdentitiesResponse in
        try await clients.identityFederation.deleteIdentities(request, context: context)
      },
      .json(
        "UnlinkIdentity",
        label: "UnlinkIdentity",
        isSigned: false,
        isRead: false,
        fault: "InternalErrorException",
        hasOutput: false
      ) {
        (clients: PublicClients, request: UnlinkIdentityRequest, context: RPCCallContext)
          async throws(RPCError) -> UnlinkIdentityResponse in
        try await clients.identityFederation.unlinkIdentity(request, context: context)
      },
      .json(
        "GetOpenIdTokenForDeveloperIdentity",
        label: "GetOpenIdTokenForDeveloperIdentity",
        isSigned: true,
        isRead: false,
        fault: "InternalErrorException",
        hasOutput: true
      ) {
        (clients: PublicClients, request: GetOpenIdTokenForDeveloperIdentityRequest, context: RPCCallContext)
          async throws(RPCError) -> GetOpenIdTokenForDeveloperIdentityResponse in
        try await clients.identityFederation.getOpenIdTokenForDeveloperIdentity(request, context: context)
      },
      .json(
        "LookupDeveloperIdentity",
        label: "LookupDeveloperIdentity",
        isSigned: true,
        isRead: true,
        fault: "InternalErrorException",
        hasOutput: true
      ) {
        (clients: PublicClients, request: LookupDeveloperIdentityRequest, context: RPCCallContext)
          async throws(RPCError) -> LookupDeveloperIdentityResponse in
        try await clients.identityFederation.lookupDeveloperIdentity(request, context: context)
      },
      .json(
        "MergeDeveloperIdentities",
        label: "MergeDeveloperIdentities",
        isSigned: true,
        isRead: false,
        fault: "InternalErrorException",
        hasOutput: true
      ) {
        (clients: PublicClients, request: MergeDeveloperIdentitiesRequest, context: RPCCallContext)
          async throws(RPCError) -> MergeDeveloperIdentitiesResponse in
        try await clients.identityFederation.mergeDeveloperIdentities(request, context: context)
      },
      .json(
        "UnlinkDeveloperIdentity",
        label: "UnlinkDeveloperIdentity",
        isSigned: true,
        isRead: false,
        fault: "InternalErrorException",
        hasOutput: false
      ) {
        (clients: PublicClients, request: UnlinkDeveloperIdentityRequest, context: RPCCallContext)
          async throws(RPCError) -> UnlinkDeveloperIdentityResponse in
        try await clients.identityFederation.unlinkDeveloperIdentity(request, context: context)
      },
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
