// swift-format-ignore-file
// Generated from botocore's model and Proto/operations.txt. Do not edit.

internal import GatehouseMessages
internal import GatehouseStubs
internal import RPC

extension PublicOperation {
  /// Every operation that is built.
  static let table: [PublicOperation] = [
    PublicOperation("CreateUserPool", isSigned: true, hasOutput: true) {
      (client: AuthenticationClient, request: CreateUserPoolRequest, context: RPCCallContext)
        async throws(RPCError) -> CreateUserPoolResponse in
      try await client.createUserPool(request, context: context)
    },
    PublicOperation("DescribeUserPool", isSigned: true, hasOutput: true) {
      (client: AuthenticationClient, request: DescribeUserPoolRequest, context: RPCCallContext)
        async throws(RPCError) -> DescribeUserPoolResponse in
      try await client.describeUserPool(request, context: context)
    },
    PublicOperation("UpdateUserPool", isSigned: true, hasOutput: true) {
      (client: AuthenticationClient, request: UpdateUserPoolRequest, context: RPCCallContext)
        async throws(RPCError) -> UpdateUserPoolResponse in
      try await client.updateUserPool(request, context: context)
    },
    PublicOperation("DeleteUserPool", isSigned: true, hasOutput: false) {
      (client: AuthenticationClient, request: DeleteUserPoolRequest, context: RPCCallContext)
        async throws(RPCError) -> DeleteUserPoolResponse in
      try await client.deleteUserPool(request, context: context)
    },
    PublicOperation("ListUserPools", isSigned: true, hasOutput: true) {
      (client: AuthenticationClient, request: ListUserPoolsRequest, context: RPCCallContext)
        async throws(RPCError) -> ListUserPoolsResponse in
      try await client.listUserPools(request, context: context)
    },
    PublicOperation("CreateUserPoolClient", isSigned: true, hasOutput: true) {
      (client: AuthenticationClient, request: CreateUserPoolClientRequest, context: RPCCallContext)
        async throws(RPCError) -> CreateUserPoolClientResponse in
      try await client.createUserPoolClient(request, context: context)
    },
    PublicOperation("DescribeUserPoolClient", isSigned: true, hasOutput: true) {
      (client: AuthenticationClient, request: DescribeUserPoolClientRequest, context: RPCCallContext)
        async throws(RPCError) -> DescribeUserPoolClientResponse in
      try await client.describeUserPoolClient(request, context: context)
    },
    PublicOperation("UpdateUserPoolClient", isSigned: true, hasOutput: true) {
      (client: AuthenticationClient, request: UpdateUserPoolClientRequest, context: RPCCallContext)
        async throws(RPCError) -> UpdateUserPoolClientResponse in
      try await client.updateUserPoolClient(request, context: context)
    },
    PublicOperation("DeleteUserPoolClient", isSigned: true, hasOutput: false) {
      (client: AuthenticationClient, request: DeleteUserPoolClientRequest, context: RPCCallContext)
        async throws(RPCError) -> DeleteUserPoolClientResponse in
      try await client.deleteUserPoolClient(request, context: context)
    },
    PublicOperation("ListUserPoolClients", isSigned: true, hasOutput: true) {
      (client: AuthenticationClient, request: ListUserPoolClientsRequest, context: RPCCallContext)
        async throws(RPCError) -> ListUserPoolClientsResponse in
      try await client.listUserPoolClients(request, context: context)
    },
    PublicOperation("SignUp", isSigned: false, hasOutput: true) {
      (client: AuthenticationClient, request: SignUpRequest, context: RPCCallContext)
        async throws(RPCError) -> SignUpResponse in
      try await client.signUp(request, context: context)
    },
    PublicOperation("ConfirmSignUp", isSigned: false, hasOutput: true) {
      (client: AuthenticationClient, request: ConfirmSignUpRequest, context: RPCCallContext)
        async throws(RPCError) -> ConfirmSignUpResponse in
      try await client.confirmSignUp(request, context: context)
    },
    PublicOperation("AdminConfirmSignUp", isSigned: true, hasOutput: true) {
      (client: AuthenticationClient, request: AdminConfirmSignUpRequest, context: RPCCallContext)
        async throws(RPCError) -> AdminConfirmSignUpResponse in
      try await client.adminConfirmSignUp(request, context: context)
    },
    PublicOperation("AdminCreateUser", isSigned: true, hasOutput: true) {
      (client: AuthenticationClient, request: AdminCreateUserRequest, context: RPCCallContext)
        async throws(RPCError) -> AdminCreateUserResponse in
      try await client.adminCreateUser(request, context: context)
    },
    PublicOperation("AdminSetUserPassword", isSigned: true, hasOutput: true) {
      (client: AuthenticationClient, request: AdminSetUserPasswordRequest, context: RPCCallContext)
        async throws(RPCError) -> AdminSetUserPasswordResponse in
      try await client.adminSetUserPassword(request, context: context)
    },
    PublicOperation("AdminGetUser", isSigned: true, hasOutput: true) {
      (client: AuthenticationClient, request: AdminGetUserRequest, context: RPCCallContext)
        async throws(RPCError) -> AdminGetUserResponse in
      try await client.adminGetUser(request, context: context)
    },
    PublicOperation("GetUser", isSigned: false, hasOutput: true) {
      (client: AuthenticationClient, request: GetUserRequest, context: RPCCallContext)
        async throws(RPCError) -> GetUserResponse in
      try await client.getUser(request, context: context)
    },
    PublicOperation("AdminDeleteUser", isSigned: true, hasOutput: false) {
      (client: AuthenticationClient, request: AdminDeleteUserRequest, context: RPCCallContext)
        async throws(RPCError) -> AdminDeleteUserResponse in
      try await client.adminDeleteUser(request, context: context)
    },
    PublicOperation("InitiateAuth", isSigned: false, hasOutput: true) {
      (client: AuthenticationClient, request: InitiateAuthRequest, context: RPCCallContext)
        async throws(RPCError) -> InitiateAuthResponse in
      try await client.initiateAuth(request, context: context)
    },
    PublicOperation("AdminInitiateAuth", isSigned: true, hasOutput: true) {
      (client: AuthenticationClient, request: AdminInitiateAuthRequest, context: RPCCallContext)
        async throws(RPCError) -> AdminInitiateAuthResponse in
      try await client.adminInitiateAuth(request, context: context)
    },
    PublicOperation("RespondToAuthChallenge", isSigned: false, hasOutput: true) {
      (client: AuthenticationClient, request: RespondToAuthChallengeRequest, context: RPCCallContext)
        async throws(RPCError) -> RespondToAuthChallengeResponse in
      try await client.respondToAuthChallenge(request, context: context)
    },
    PublicOperation("AdminRespondToAuthChallenge", isSigned: true, hasOutput: true) {
      (client: AuthenticationClient, request: AdminRespondToAuthChallengeRequest, context: RPCCallContext)
        async throws(RPCError) -> AdminRespondToAuthChallengeResponse in
      try await client.adminRespondToAuthChallenge(request, context: context)
    },
    PublicOperation("GetTokensFromRefreshToken", isSigned: false, hasOutput: true) {
      (client: AuthenticationClient, request: GetTokensFromRefreshTokenRequest, context: RPCCallContext)
        async throws(RPCError) -> GetTokensFromRefreshTokenResponse in
      try await client.getTokensFromRefreshToken(request, context: context)
    },
    PublicOperation("RevokeToken", isSigned: false, hasOutput: true) {
      (client: AuthenticationClient, request: RevokeTokenRequest, context: RPCCallContext)
        async throws(RPCError) -> RevokeTokenResponse in
      try await client.revokeToken(request, context: context)
    },
    PublicOperation("GlobalSignOut", isSigned: false, hasOutput: true) {
      (client: AuthenticationClient, request: GlobalSignOutRequest, context: RPCCallContext)
        async throws(RPCError) -> GlobalSignOutResponse in
      try await client.globalSignOut(request, context: context)
    },
    PublicOperation("AdminUserGlobalSignOut", isSigned: true, hasOutput: true) {
      (client: AuthenticationClient, request: AdminUserGlobalSignOutRequest, context: RPCCallContext)
        async throws(RPCError) -> AdminUserGlobalSignOutResponse in
      try await client.adminUserGlobalSignOut(request, context: context)
    },
  ]
}
