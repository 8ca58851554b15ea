// swift-format-ignore-file
// Generated from botocore's models and Proto/apis. Do not edit.

internal import GatehouseMessages
internal import GatehouseStubs
internal import RPC

extension PublicAPI {
  /// Amazon Cognito Identity Provider.
  static let cognitoIdp: PublicAPI = PublicAPI(
    name: "cognito-idp",
    form: .json(targetPrefix: "AWSCognitoIdentityProviderService."),
    operations: [
      .json(
        "CreateUserPool",
        label: "CreateUserPool",
        isSigned: true,
        isRead: false,
        fault: "InternalErrorException",
        hasOutput: true
      ) {
        (clients: PublicClients, request: CreateUserPoolRequest, context: RPCCallContext)
          async throws(RPCError) -> CreateUserPoolResponse in
        try await clients.authentication.createUserPool(request, context: context)
      },
      .json(
        "DescribeUserPool",
        label: "DescribeUserPool",
        isSigned: true,
        isRead: true,
        fault: "InternalErrorException",
        hasOutput: true
      ) {
        (clients: PublicClients, request: DescribeUserPoolRequest, context: RPCCallContext)
          async throws(RPCError) -> DescribeUserPoolResponse in
        try await clients.authentication.describeUserPool(request, context: context)
      },
      .json(
        "UpdateUserPool",
        label: "UpdateUserPool",
        isSigned: true,
        isRead: false,
        fault: "InternalErrorException",
        hasOutput: true
      ) {
        (clients: PublicClients, request: UpdateUserPoolRequest, context: RPCCallContext)
          async throws(RPCError) -> UpdateUserPoolResponse in
        try await clients.authentication.updateUserPool(request, context: context)
      },
      .json(
        "DeleteUserPool",
        label: "DeleteUserPool",
        isSigned: true,
        isRead: false,
        fault: "InternalErrorException",
        hasOutput: false
      ) {
        (clients: PublicClients, request: DeleteUserPoolRequest, context: RPCCallContext)
          async throws(RPCError) -> DeleteUserPoolResponse in
        try await clients.authentication.deleteUserPool(request, context: context)
      },
      .json(
        "ListUserPools",
        label: "ListUserPools",
        isSigned: true,
        isRead: true,
        fault: "InternalErrorException",
        hasOutput: true
      ) {
        (clients: PublicClients, request: ListUserPoolsRequest, context: RPCCallContext)
          async throws(RPCError) -> ListUserPoolsResponse in
        try await clients.authentication.listUserPools(request, context: context)
      },
      .json(
        "AddCustomAttributes",
        label: "AddCustomAttributes",
        isSigned: true,
        isRead: false,
        fault: "InternalErrorException",
        hasOutput: true
      ) {
        (clients: PublicClients, request: AddCustomAttributesRequest, context: RPCCallContext)
          async throws(RPCError) -> AddCustomAttributesResponse in
        try await clients.authentication.addCustomAttributes(request, context: context)
      },
      .json(
        "SetUserPoolMfaConfig",
        label: "SetUserPoolMfaConfig",
        isSigned: true,
        isRead: false,
        fault: "InternalErrorException",
        hasOutput: true
      ) {
        (clients: PublicClients, request: SetUserPoolMfaConfigRequest, context: RPCCallContext)
          async throws(RPCError) -> SetUserPoolMfaConfigResponse in
        try await clients.authentication.setUserPoolMfaConfig(request, context: context)
      },
      .json(
        "GetUserPoolMfaConfig",
        label: "GetUserPoolMfaConfig",
        isSigned: true,
        isRead: true,
        fault: "InternalErrorException",
        hasOutput: true
      ) {
        (clients: PublicClients, request: GetUserPoolMfaConfigRequest, context: RPCCallContext)
          async throws(RPCError) -> GetUserPoolMfaConfigResponse in
        try await clients.authentication.getUserPoolMfaConfig(request, context: context)
      },
      .json(
        "CreateUserPoolClient",
        label: "CreateUserPoolClient",
        isSigned: true,
        isRead: false,
        fault: "InternalErrorException",
        hasOutput: true
      ) {
        (clients: PublicClients, request: CreateUserPoolClientRequest, context: RPCCallContext)
          async throws(RPCError) -> CreateUserPoolClientResponse in
        try await clients.authentication.createUserPoolClient(request, context: context)
      },
      .json(
        "DescribeUserPoolClient",
        label: "DescribeUserPoolClient",
        isSigned: true,
        isRead: true,
        fault: "InternalErrorException",
        hasOutput: true
      ) {
        (clients: PublicClients, request: DescribeUserPoolClientRequest, context: RPCCallContext)
          async throws(RPCError) -> DescribeUserPoolClientResponse in
        try await clients.authentication.describeUserPoolClient(request, context: context)
      },
      .json(
        "UpdateUserPoolClient",
        label: "UpdateUserPoolClient",
        isSigned: true,
        isRead: false,
        fault: "InternalErrorException",
        hasOutput: true
      ) {
        (clients: PublicClients, request: UpdateUserPoolClientRequest, context: RPCCallContext)
          async throws(RPCError) -> UpdateUserPoolClientResponse in
        try await clients.authentication.updateUserPoolClient(request, context: context)
      },
      .json(
        "DeleteUserPoolClient",
        label: "DeleteUserPoolClient",
        isSigned: true,
        isRead: false,
        fault: "InternalErrorException",
        hasOutput: false
      ) {
        (clients: PublicClients, request: DeleteUserPoolClientRequest, context: RPCCallContext)
          async throws(RPCError) -> DeleteUserPoolClientResponse in
        try await clients.authentication.deleteUserPoolClient(request, context: context)
      },
      .json(
        "ListUserPoolClients",
        label: "ListUserPoolClients",
        isSigned: true,
        isRead: true,
        fault: "InternalErrorException",
        hasOutput: true
      ) {
        (clients: PublicClients, request: ListUserPoolClientsRequest, context: RPCCallContext)
          async throws(RPCError) -> ListUserPoolClientsResponse in
        try await clients.authentication.listUserPoolClients(request, context: context)
      },
      .json(
        "AddUserPoolClientSecret",
        label: "AddUserPoolClientSecret",
        isSigned: true,
        isRead: false,
        fault: "InternalServerException",
        hasOutput: true
      ) {
        (clients: PublicClients, request: AddUserPoolClientSecretRequest, context: RPCCallContext)
          async throws(RPCError) -> AddUserPoolClientSecretResponse in
        try await clients.authentication.addUserPoolClientSecret(request, context: context)
      },
      .json(
        "ListUserPoolClientSecrets",
        label: "ListUserPoolClientSecrets",
        isSigned: true,
        isRead: true,
        fault: "InternalServerException",
        hasOutput: true
      ) {
        (clients: PublicClients, request: ListUserPoolClientSecretsRequest, context: RPCCallContext)
          async throws(RPCError) -> ListUserPoolClientSecretsResponse in
        try await clients.authentication.listUserPoolClientSecrets(request, context: context)
      },
      .json(
        "DeleteUserPoolClientSecret",
        label: "DeleteUserPoolClientSecret",
        isSigned: true,
        isRead: false,
        fault: "InternalServerException",
        hasOutput: true
      ) {
        (clients: PublicClients, request: DeleteUserPoolClientSecretRequest, context: RPCCallContext)
          async throws(RPCError) -> DeleteUserPoolClientSecretResponse in
        try await clients.authentication.deleteUserPoolClientSecret(request, context: context)
      },
      .json(
        "SignUp",
        label: "SignUp",
        isSigned: false,
        isRead: false,
        fault: "InternalErrorException",
        hasOutput: true
      ) {
        (clients: PublicClients, request: SignUpRequest, context: RPCCallContext)
          async throws(RPCError) -> SignUpResponse in
        try await clients.authentication.signUp(request, context: context)
      },
      .json(
        "ConfirmSignUp",
        label: "ConfirmSignUp",
        isSigned: false,
        isRead: false,
        fault: "InternalErrorException",
        hasOutput: true
      ) {
        (clients: PublicClients, request: ConfirmSignUpRequest, context: RPCCallContext)
          async throws(RPCError) -> ConfirmSignUpResponse in
        try await clients.authentication.confirmSignUp(request, context: context)
      },
      .json(
        "AdminConfirmSignUp",
        label: "AdminConfirmSignUp",
        isSigned: true,
        isRead: false,
        fault: "InternalErrorException",
        hasOutput: true
      ) {
        (clients: PublicClients, request: AdminConfirmSignUpRequest, context: RPCCallContext)
          async throws(RPCError) -> AdminConfirmSignUpResponse in
        try await clients.authentication.adminConfirmSignUp(request, context: context)
      },
      .json(
        "AdminCreateUser",
        label: "AdminCreateUser",
        isSigned: true,
        isRead: false,
        fault: "InternalErrorException",
        hasOutput: true
      ) {
        (clients: PublicClients, request: AdminCreateUserRequest, context: RPCCallContext)
          async throws(RPCError) -> AdminCreateUserResponse in
        try await clients.authentication.adminCreateUser(request, context: context)
      },
      .json(
        "AdminSetUserPassword",
        label: "AdminSetUserPassword",
        isSigned: true,
        isRead: false,
        fault: "InternalErrorException",
        hasOutput: true
      ) {
        (clients: PublicClients, request: AdminSetUserPasswordRequest, context: RPCCallContext)
          async throws(RPCError) -> AdminSetUserPasswordResponse in
        try await clients.authentication.adminSetUserPassword(request, context: context)
      },
      .json(
        "AdminGetUser",
        label: "AdminGetUser",
        isSigned: true,
        isRead: true,
        fault: "InternalErrorException",
        hasOutput: true
      ) {
        (clients: PublicClients, request: AdminGetUserRequest, context: RPCCallContext)
          async throws(RPCError) -> AdminGetUserResponse in
        try await clients.authentication.adminGetUser(request, context: context)
      },
      .json(
        "GetUser",
        label: "GetUser",
        isSigned: false,
        isRead: true,
        fault: "InternalErrorException",
        hasOutput: true
      ) {
        (clients: PublicClients, request: GetUserRequest, context: RPCCallContext)
          async throws(RPCError) -> GetUserResponse in
        try await clients.authentication.getUser(request, context: context)
      },
      .json(
        "AdminDeleteUser",
        label: "AdminDeleteUser",
        isSigned: true,
        isRead: false,
        fault: "InternalErrorException",
        hasOutput: false
      ) {
        (clients: PublicClients, request: AdminDeleteUserRequest, context: RPCCallContext)
          async throws(RPCError) -> AdminDeleteUserResponse in
        try await clients.authentication.adminDeleteUser(request, context: context)
      },
      .json(
        "InitiateAuth",
        label: "InitiateAuth",
        isSigned: false,
        isRead: false,
        fault: "InternalErrorException",
        hasOutput: true
      ) {
        (clients: PublicClients, request: InitiateAuthRequest, context: RPCCallContext)
          async throws(RPCError) -> InitiateAuthResponse in
        try await clients.authentication.initiateAuth(request, context: context)
      },
      .json(
        "AdminInitiateAuth",
        label: "AdminInitiateAuth",
        isSigned: true,
        isRead: false,
        fault: "InternalErrorException",
        hasOutput: true
      ) {
        (clients: PublicClients, request: AdminInitiateAuthRequest, context: RPCCallContext)
          async throws(RPCError) -> AdminInitiateAuthResponse in
        try await clients.authentication.adminInitiateAuth(request, context: context)
      },
      .json(
        "RespondToAuthChallenge",
        label: "RespondToAuthChallenge",
        isSigned: false,
        isRead: false,
        fault: "InternalErrorException",
        hasOutput: true
      ) {
        (clients: PublicClients, request: RespondToAuthChallengeRequest, context: RPCCallContext)
          async throws(RPCError) -> RespondToAuthChallengeResponse in
        try await clients.authentication.respondToAuthChallenge(request, context: context)
      },
      .json(
        "AdminRespondToAuthChallenge",
        label: "AdminRespondToAuthChallenge",
        isSigned: true,
        isRead: false,
        fault: "InternalErrorException",
        hasOutput: true
      ) {
        (clients: PublicClients, request: AdminRespondToAuthChallengeRequest, context: RPCCallContext)
          async throws(RPCError) -> AdminRespondToAuthChallengeResponse in
        try await clients.authentication.adminRespondToAuthChallenge(request, context: context)
      },
      .json(
        "GetTokensFromRefreshToken",
        label: "GetTokensFromRefreshToken",
        isSigned: false,
        isRead: false,
        fault: "InternalErrorException",
        hasOutput: true
      ) {
        (clients: PublicClients, request: GetTokensFromRefreshTokenRequest, context: RPCCallContext)
          async throws(RPCError) -> GetTokensFromRefreshTokenResponse in
        try await clients.authentication.getTokensFromRefreshToken(request, context: context)
      },
      .json(
        "RevokeToken",
        label: "RevokeToken",
        isSigned: false,
        isRead: false,
        fault: "InternalErrorException",
        hasOutput: true
      ) {
        (clients: PublicClients, request: RevokeTokenRequest, context: RPCCallContext)
          async throws(RPCError) -> RevokeTokenResponse in
        try await clients.authentication.revokeToken(request, context: context)
      },
      .json(
        "GlobalSignOut",
        label: "GlobalSignOut",
        isSigned: false,
        isRead: false,
        fault: "InternalErrorException",
        hasOutput: true
      ) {
        (clients: PublicClients, request: GlobalSignOutRequest, context: RPCCallContext)
          async throws(RPCError) -> GlobalSignOutResponse in
        try await clients.authentication.globalSignOut(request, context: context)
      },
      .json(
        "AdminUserGlobalSignOut",
        label: "AdminUserGlobalSignOut",
        isSigned: true,
        isRead: false,
        fault: "InternalErrorException",
        hasOutput: true
      ) {
        (clients: PublicClients, request: AdminUserGlobalSignOutRequest, context: RPCCallContext)
          async throws(RPCError) -> AdminUserGlobalSignOutResponse in
        try await clients.authentication.adminUserGlobalSignOut(request, context: context)
      },
      .json(
        "TagResource",
        label: "TagResource",
        isSigned: true,
        isRead: false,
        fault: "InternalErrorException",
        hasOutput: true
      ) {
        (clients: PublicClients, request: TagResourceRequest, context: RPCCallContext)
          async throws(RPCError) -> TagResourceResponse in
        try await clients.authentication.tagResource(request, context: context)
      },
      .json(
        "UntagResource",
        label: "UntagResource",
        isSigned: true,
        isRead: false,
        fault: "InternalErrorException",
        hasOutput: true
      ) {
        (clients: PublicClients, request: UntagResourceRequest, context: RPCCallContext)
          async throws(RPCError) -> UntagResourceResponse in
        try await clients.authentication.untagResource(request, context: context)
      },
      .json(
        "ListTagsForResource",
        label: "ListTagsForResource",
        isSigned: true,
        isRead: true,
        fault: "InternalErrorException",
        hasOutput: true
      ) {
        (clients: PublicClients, request: ListTagsForResourceRequest, context: RPCCallContext)
          async throws(RPCError) -> ListTagsForResourceResponse in
        try await clients.authentication.listTagsForResource(request, context: context)
      },
      .json(
        "ResendConfirmationCode",
        label: "ResendConfirmationCode",
        isSigned: false,
        isRead: false,
        fault: "InternalErrorException",
        hasOutput: true
      ) {
        (clients: PublicClients, request: ResendConfirmationCodeRequest, context: RPCCallContext)
          async throws(RPCError) -> ResendConfirmationCodeResponse in
        try await clients.authentication.resendConfirmationCode(request, context: context)
      },
      .json(
        "ForgotPassword",
        label: "ForgotPassword",
        isSigned: false,
        isRead: false,
        fault: "InternalErrorException",
        hasOutput: true
      ) {
        (clients: PublicClients, request: ForgotPasswordRequest, context: RPCCallContext)
          async throws(RPCError) -> ForgotPasswordResponse in
        try await clients.authentication.forgotPassword(request, context: context)
      },
      .json(
        "ConfirmForgotPassword",
        label: "ConfirmForgotPassword",
        isSigned: false,
        isRead: false,
        fault: "InternalErrorException",
        hasOutput: true
      ) {
        (clients: PublicClients, request: ConfirmForgotPasswordRequest, context: RPCCallContext)
          async throws(RPCError) -> ConfirmForgotPasswordResponse in
        try await clients.authentication.confirmForgotPassword(request, context: context)
      },
      .json(
        "ChangePassword",
        label: "ChangePassword",
        isSigned: false,
        isRead: false,
        fault: "InternalErrorException",
        hasOutput: true
      ) {
        (clients: PublicClients, request: ChangePasswordRequest, context: RPCCallContext)
          async throws(RPCError) -> ChangePasswordResponse in
        try await clients.authentication.changePassword(request, context: context)
      },
      .json(
        "AdminResetUserPassword",
        label: "AdminResetUserPassword",
        isSigned: true,
        isRead: false,
        fault: "InternalErrorException",
        hasOutput: true
      ) {
        (clients: PublicClients, request: AdminResetUserPasswordRequest, context: RPCCallContext)
          async throws(RPCError) -> AdminResetUserPasswordResponse in
        try await clients.authentication.adminResetUserPassword(request, context: context)
      },
      .json(
        "UpdateUserAttributes",
        label: "UpdateUserAttributes",
        isSigned: false,
        isRead: false,
        fault: "InternalErrorException",
        hasOutput: true
      ) {
        (clients: PublicClients, request: UpdateUserAttributesRequest, context: RPCCallContext)
          async throws(RPCError) -> UpdateUserAttributesResponse in
        try await clients.authentication.updateUserAttributes(request, context: context)
      },
      .json(
        "AdminUpdateUserAttributes",
        label: "AdminUpdateUserAttributes",
        isSigned: true,
        isRead: false,
        fault: "InternalErrorException",
        hasOutput: true
      ) {
        (clients: PublicClients, request: AdminUpdateUserAttributesRequest, context: RPCCallContext)
          async throws(RPCError) -> AdminUpdateUserAttributesResponse in
        try await clients.authentication.adminUpdateUserAttributes(request, context: context)
      },
      .json(
        "DeleteUserAttributes",
        label: "DeleteUserAttributes",
        isSigned: false,
        isRead: false,
        fault: "InternalErrorException",
        hasOutput: true
      ) {
        (clients: PublicClients, request: DeleteUserAttributesRequest, context: RPCCallContext)
          async throws(RPCError) -> DeleteUserAttributesResponse in
        try await clients.authentication.deleteUserAttributes(request, context: context)
      },
      .json(
        "AdminDeleteUserAttributes",
        label: "AdminDeleteUserAttributes",
        isSigned: true,
        isRead: false,
        fault: "InternalErrorException",
        hasOutput: true
      ) {
        (clients: PublicClients, request: AdminDeleteUserAttributesRequest, context: RPCCallContext)
          async throws(RPCError) -> AdminDeleteUserAttributesResponse in
        try await clients.authentication.adminDeleteUserAttributes(request, context: context)
      },
      .json(
        "GetUserAttributeVerificationCode",
        label: "GetUserAttributeVerificationCode",
        isSigned: false,
        isRead: false,
        fault: "InternalErrorException",
        hasOutput: true
      ) {
        (clients: PublicClients, request: GetUserAttributeVerificationCodeRequest, context: RPCCallContext)
          async throws(RPCError) -> GetUserAttributeVerificationCodeResponse in
        try await clients.authentication.getUserAttributeVerificationCode(request, context: context)
      },
      .json(
        "VerifyUserAttribute",
        label: "VerifyUserAttribute",
        isSigned: false,
        isRead: false,
        fault: "InternalErrorException",
        hasOutput: true
      ) {
        (clients: PublicClients, request: VerifyUserAttributeRequest, context: RPCCallContext)
          async throws(RPCError) -> VerifyUserAttributeResponse in
        try await clients.authentication.verifyUserAttribute(request, context: context)
      },
      .json(
        "AdminDisableUser",
        label: "AdminDisableUser",
        isSigned: true,
        isRead: false,
        fault: "InternalErrorException",
        hasOutput: true
      ) {
        (clients: PublicClients, request: AdminDisableUserRequest, context: RPCCallContext)
          async throws(RPCError) -> AdminDisableUserResponse in
        try await clients.authentication.adminDisableUser(request, context: context)
      },
      .json(
        "AdminEnableUser",
        label: "AdminEnableUser",
        isSigned: true,
        isRead: false,
        fault: "InternalErrorException",
        hasOutput: true
      ) {
        (clients: PublicClients, request: AdminEnableUserRequest, context: RPCCallContext)
          async throws(RPCError) -> AdminEnableUserResponse in
        try await clients.authentication.adminEnableUser(request, context: context)
      },
      .json(
        "DeleteUser",
        label: "DeleteUser",
        isSigned: false,
        isRead: false,
        fault: "InternalErrorException",
        hasOutput: false
      ) {
        (clients: PublicClients, request: DeleteUserRequest, context: RPCCallContext)
          async throws(RPCError) -> DeleteUserResponse in
        try await clients.authentication.deleteUser(request, context: context)
      },
      .json(
        "SetUserSettings",
        label: "SetUserSettings",
        isSigned: false,
        isRead: false,
        fault: "InternalErrorException",
        hasOutput: true
      ) {
        (clients: PublicClients, request: SetUserSettingsRequest, context: RPCCallContext)
          async throws(RPCError) -> SetUserSettingsResponse in
        try await clients.authentication.setUserSettings(request, context: context)
      },
      .json(
        "AdminSetUserSettings",
        label: "AdminSetUserSettings",
        isSigned: true,
        isRead: false,
        fault: "InternalErrorException",
        hasOutput: true
      ) {
        (clients: PublicClients, request: AdminSetUserSettingsRequest, context: RPCCallContext)
          async throws(RPCError) -> AdminSetUserSettingsResponse in
        try await clients.authentication.adminSetUserSettings(request, context: context)
      },
      .json(
        "ListUsers",
        label: "ListUsers",
        isSigned: true,
        isRead: true,
        fault: "InternalErrorException",
        hasOutput: true
      ) {
        (clients: PublicClients, request: ListUsersRequest, context: RPCCallContext)
          async throws(RPCError) -> ListUsersResponse in
        try await clients.authentication.listUsers(request, context: context)
      },
      .json(
        "CreateGroup",
        label: "CreateGroup",
        isSigned: true,
        isRead: false,
        fault: "InternalErrorException",
        hasOutput: true
      ) {
        (clients: PublicClients, request: CreateGroupRequest, context: RPCCallContext)
          async throws(RPCError) -> CreateGroupResponse in
        try await clients.authentication.createGroup(request, context: context)
      },
      .json(
        "GetGroup",
        label: "GetGroup",
        isSigned: true,
        isRead: true,
        fault: "InternalErrorException",
        hasOutput: true
      ) {
        (clients: PublicClients, request: GetGroupRequest, context: RPCCallContext)
          async throws(RPCError) -> GetGroupResponse in
        try await clients.authentication.getGroup(request, context: context)
      },
      .json(
        "UpdateGroup",
        label: "UpdateGroup",
        isSigned: true,
        isRead: false,
        fault: "InternalErrorException",
        hasOutput: true
      ) {
        (clients: PublicClients, request: UpdateGroupRequest, context: RPCCallContext)
          async throws(RPCError) -> UpdateGroupResponse in
        try await clients.authentication.updateGroup(request, context: context)
      },
      .json(
        "DeleteGroup",
        label: "DeleteGroup",
        isSigned: true,
        isRead: false,
        fault: "InternalErrorException",
        hasOutput: false
      ) {
        (clients: PublicClients, request: DeleteGroupRequest, context: RPCCallContext)
          async throws(RPCError) -> DeleteGroupResponse in
        try await clients.authentication.deleteGroup(request, context: context)
      },
      .json(
        "ListGroups",
        label: "ListGroups",
        isSigned: true,
        isRead: true,
        fault: "InternalErrorException",
        hasOutput: true
      ) {
        (clients: PublicClients, request: ListGroupsRequest, context: RPCCallContext)
          async throws(RPCError) -> ListGroupsResponse in
        try await clients.authentication.listGroups(request, context: context)
      },
      .json(
        "AdminAddUserToGroup",
        label: "AdminAddUserToGroup",
        isSigned: true,
        isRead: false,
        fault: "InternalErrorException",
        hasOutput: false
      ) {
        (clients: PublicClients, request: AdminAddUserToGroupRequest, context: RPCCallContext)
          async throws(RPCError) -> AdminAddUserToGroupResponse in
        try await clients.authentication.adminAddUserToGroup(request, context: context)
      },
      .json(
        "AdminRemoveUserFromGroup",
        label: "AdminRemoveUserFromGroup",
        isSigned: true,
        isRead: false,
        fault: "InternalErrorException",
        hasOutput: false
      ) {
        (clients: PublicClients, request: AdminRemoveUserFromGroupRequest, context: RPCCallContext)
          async throws(RPCError) -> AdminRemoveUserFromGroupResponse in
        try await clients.authentication.adminRemoveUserFromGroup(request, context: context)
      },
      .json(
        "AdminListGroupsForUser",
        label: "AdminListGroupsForUser",
        isSigned: true,
        isRead: true,
        fault: "InternalErrorException",
        hasOutput: true
      ) {
        (clients: PublicClients, request: AdminListGroupsForUserRequest, context: RPCCallContext)
          async throws(RPCError) -> AdminListGroupsForUserResponse in
        try await clients.authentication.adminListGroupsForUser(request, context: context)
      },
      .json(
        "ListUsersInGroup",
        label: "ListUsersInGroup",
        isSigned: true,
        isRead: true,
        fault: "InternalErrorException",
        hasOutput: true
      ) {
        (clients: PublicClients, request: ListUsersInGroupRequest, context: RPCCallContext)
          async throws(RPCError) -> ListUsersInGroupResponse in
        try await clients.authentication.listUsersInGroup(request, context: context)
      },
      .json(
        "ConfirmDevice",
        label: "ConfirmDevice",
        isSigned: false,
        isRead: false,
        fault: "InternalErrorException",
        hasOutput: true
      ) {
        (clients: PublicClients, request: ConfirmDeviceRequest, context: RPCCallContext)
          async throws(RPCError) -> ConfirmDeviceResponse in
        try await clients.authentication.confirmDevice(request, context: context)
      },
      .json(
        "UpdateDeviceStatus",
        label: "UpdateDeviceStatus",
        isSigned: false,
        isRead: false,
        fault: "InternalErrorException",
        hasOutput: true
      ) {
        (clients: PublicClients, request: UpdateDeviceStatusRequest, context: RPCCallContext)
          async throws(RPCError) -> UpdateDeviceStatusResponse in
        try await clients.authentication.updateDeviceStatus(request, context: context)
      },
      .json(
        "GetDevice",
        label: "GetDevice",
        isSigned: false,
        isRead: true,
        fault: "InternalErrorException",
        hasOutput: true
      ) {
        (clients: PublicClients, request: GetDeviceRequest, context: RPCCallContext)
          async throws(RPCError) -> GetDeviceResponse in
        try await clients.authentication.getDevice(request, context: context)
      },
      .json(
        "ListDevices",
        label: "ListDevices",
        isSigned: false,
        isRead: true,
        fault: "InternalErrorException",
        hasOutput: true
      ) {
        (clients: PublicClients, request: ListDevicesRequest, context: RPCCallContext)
          async throws(RPCError) -> ListDevicesResponse in
        try await clients.authentication.listDevices(request, context: context)
      },
      .json(
        "ForgetDevice",
        label: "ForgetDevice",
        isSigned: false,
        isRead: false,
        fault: "InternalErrorException",
        hasOutput: false
      ) {
        (clients: PublicClients, request: ForgetDeviceRequest, context: RPCCallContext)
          async throws(RPCError) -> ForgetDeviceResponse in
        try await clients.authentication.forgetDevice(request, context: context)
      },
      .json(
        "AdminGetDevice",
        label: "AdminGetDevice",
        isSigned: true,
        isRead: true,
        fault: "InternalErrorException",
        hasOutput: true
      ) {
        (clients: PublicClients, request: AdminGetDeviceRequest, context: RPCCallContext)
          async throws(RPCError) -> AdminGetDeviceResponse in
        try await clients.authentication.adminGetDevice(request, context: context)
      },
      .json(
        "AdminListDevices",
        label: "AdminListDevices",
        isSigned: true,
        isRead: true,
        fault: "InternalErrorException",
        hasOutput: true
      ) {
        (clients: PublicClients, request: AdminListDevicesRequest, context: RPCCallContext)
          async throws(RPCError) -> AdminListDevicesResponse in
        try await clients.authentication.adminListDevices(request, context: context)
      },
      .json(
        "AdminUpdateDeviceStatus",
        label: "AdminUpdateDeviceStatus",
        isSigned: true,
        isRead: false,
        fault: "InternalErrorException",
        hasOutput: true
      ) {
        (clients: PublicClients, request: AdminUpdateDeviceStatusRequest, context: RPCCallContext)
          async throws(RPCError) -> AdminUpdateDeviceStatusResponse in
        try await clients.authentication.adminUpdateDeviceStatus(request, context: context)
      },
      .json(
        "AdminForgetDevice",
        label: "AdminForgetDevice",
        isSigned: true,
        isRead: false,
        fault: "InternalErrorException",
        hasOutput: false
      ) {
        (clients: PublicClients, request: AdminForgetDeviceRequest, context: RPCCallContext)
          async throws(RPCError) -> AdminForgetDeviceResponse in
        try await clients.authentication.adminForgetDevice(request, context: context)
      },
      .json(
        "AssociateSoftwareToken",
        label: "AssociateSoftwareToken",
        isSigned: false,
        isRead: false,
        fault: "InternalErrorException",
        hasOutput: true
      ) {
        (clients: PublicClients, request: AssociateSoftwareTokenRequest, context: RPCCallContext)
          async throws(RPCError) -> AssociateSoftwareTokenResponse in
        try await clients.authentication.associateSoftwareToken(request, context: context)
      },
      .json(
        "VerifySoftwareToken",
        label: "VerifySoftwareToken",
        isSigned: false,
        isRead: false,
        fault: "InternalErrorException",
        hasOutput: true
      ) {
        (clients: PublicClients, request: VerifySoftwareTokenRequest, context: RPCCallContext)
          async throws(RPCError) -> VerifySoftwareTokenResponse in
        try await clients.authentication.verifySoftwareToken(request, context: context)
      },
      .json(
        "SetUserMFAPreference",
        label: "SetUserMFAPreference",
        isSigned: false,
        isRead: false,
        fault: "InternalErrorException",
        hasOutput: true
      ) {
        (clients: PublicClients, request: SetUserMFAPreferenceRequest, context: RPCCallContext)
          async throws(RPCError) -> SetUserMFAPreferenceResponse in
        try await clients.authentication.setUserMFAPreference(request, context: context)
      },
      .json(
        "AdminSetUserMFAPreference",
        label: "AdminSetUserMFAPreference",
        isSigned: true,
        isRead: false,
        fault: "InternalErrorException",
        hasOutput: true
      ) {
        (clients: PublicClients, request: AdminSetUserMFAPreferenceRequest, context: RPCCallContext)
          async throws(RPCError) -> AdminSetUserMFAPreferenceResponse in
        try await clients.authentication.adminSetUserMFAPreference(request, context: context)
      },
      .json(
        "AdminDeleteSoftwareToken",
        label: "AdminDeleteSoftwareToken",
        isSigned: true,
        isRead: false,
        fault: "InternalErrorException",
        hasOutput: true
      ) {
        (clients: PublicClients, request: AdminDeleteSoftwareTokenRequest, context: RPCCallContext)
          async throws(RPCError) -> AdminDeleteSoftwareTokenResponse in
        try await clients.authentication.adminDeleteSoftwareToken(request, context: context)
      },
      .json(
        "GetUserAuthFactors",
        label: "GetUserAuthFactors",
        isSigned: false,
        isRead: true,
        fault: "InternalErrorException",
        hasOutput: true
      ) {
        (clients: PublicClients, request: GetUserAuthFactorsRequest, context: RPCCallContext)
          async throws(RPCError) -> GetUserAuthFactorsResponse in
        try await clients.authentication.getUserAuthFactors(request, context: context)
      },
      .json(
        "AdminGetUserAuthFactors",
        label: "AdminGetUserAuthFactors",
        isSigned: true,
        isRead: true,
        fault: "InternalErrorException",
        hasOutput: true
      ) {
        (clients: PublicClients, request: AdminGetUserAuthFactorsRequest, context: RPCCallContext)
          async throws(RPCError) -> AdminGetUserAuthFactorsResponse in
        try await clients.authentication.adminGetUserAuthFactors(request, context: context)
      },
      .json(
        "GetCSVHeader",
        label: "GetCSVHeader",
        isSigned: true,
        isRead: true,
        fault: "InternalErrorException",
        hasOutput: true
      ) {
        (clients: PublicClients, request: GetCSVHeaderRequest, context: RPCCallContext)
          async throws(RPCError) -> GetCSVHeaderResponse in
        try await clients.authentication.getCSVHeader(request, context: context)
      },
      .json(
        "CreateUserImportJob",
        label: "CreateUserImportJob",
        isSigned: true,
        isRead: false,
        fault: "InternalErrorException",
        hasOutput: true
      ) {
        (clients: PublicClients, request: CreateUserImportJobRequest, context: RPCCallContext)
          async throws(RPCError) -> CreateUserImportJobResponse in
        try await clients.authentication.createUserImportJob(request, context: context)
      },
      .json(
        "DescribeUserImportJob",
        label: "DescribeUserImportJob",
        isSigned: true,
        isRead: true,
        fault: "InternalErrorException",
        hasOutput: true
      ) {
        (clients: PublicClients, request: DescribeUserImportJobRequest, context: RPCCallContext)
          async throws(RPCError) -> DescribeUserImportJobResponse in
        try await clients.authentication.describeUserImportJob(request, context: context)
      },
      .json(
        "ListUserImportJobs",
        label: "ListUserImportJobs",
        isSigned: true,
        isRead: true,
        fault: "InternalErrorException",
        hasOutput: true
      ) {
        (clients: PublicClients, request: ListUserImportJobsRequest, context: RPCCallContext)
          async throws(RPCError) -> ListUserImportJobsResponse in
        try await clients.authentication.listUserImportJobs(request, context: context)
      },
      .json(
        "StartUserImportJob",
        label: "StartUserImportJob",
        isSigned: true,
        isRead: false,
        fault: "InternalErrorException",
        hasOutput: true
      ) {
        (clients: PublicClients, request: StartUserImportJobRequest, context: RPCCallContext)
          async throws(RPCError) -> StartUserImportJobResponse in
        try await clients.authentication.startUserImportJob(request, context: context)
      },
      .json(
        "StopUserImportJob",
        label: "StopUserImportJob",
        isSigned: true,
        isRead: false,
        fault: "InternalErrorException",
        hasOutput: true
      ) {
        (clients: PublicClients, request: StopUserImportJobRequest, context: RPCCallContext)
          async throws(RPCError) -> StopUserImportJobResponse in
        try await clients.authentication.stopUserImportJob(request, context: context)
      },
    ],
    exceptions: [
      "InternalErrorException": DeclaredException(status: 500),
      "InternalServerException": DeclaredException(status: 500),
    ],
    knownNames: [
      "AddCustomAttributes",
      "AddUserPoolClientSecret",
      "AdminAddUserToGroup",
      "AdminConfirmSignUp",
      "AdminCreateUser",
      "AdminDeleteSoftwareToken",
      "AdminDeleteUser",
      "AdminDeleteUserAttributes",
      "AdminDisableProviderForUser",
      "AdminDisableUser",
      "AdminEnableUser",
      "AdminForgetDevice",
      "AdminGetDevice",
      "AdminGetUser",
      "AdminGetUserAuthFactors",
      "AdminInitiateAuth",
      "AdminLinkProviderForUser",
      "AdminListDevices",
      "AdminListGroupsForUser",
      "AdminListUserAuthEvents",
      "AdminListUserSessions",
      "AdminRemoveUserFromGroup",
      "AdminResetUserPassword",
      "AdminRespondToAuthChallenge",
      "AdminRevokeUserSession",
      "AdminSetUserMFAPreference",
      "AdminSetUserPassword",
      "AdminSetUserSettings",
      "AdminUpdateAuthEventFeedback",
      "AdminUpdateDeviceStatus",
      "AdminUpdateUserAttributes",
      "AdminUserGlobalSignOut",
      "AssociateSoftwareToken",
      "ChangePassword",
      "CompleteWebAuthnRegistration",
      "ConfirmDevice",
      "ConfirmForgotPassword",
      "ConfirmSignUp",
      "CreateGroup",
      "CreateIdentityProvider",
      "CreateManagedLoginBranding",
      "CreateResourceServer",
      "CreateTerms",
      "CreateUserImportJob",
      "CreateUserPool",
      "CreateUserPoolClient",
      "CreateUserPoolDomain",
      "CreateUserPoolReplica",
      "DeleteGroup",
      "DeleteIdentityProvider",
      "DeleteManagedLoginBranding",
      "DeleteResourceServer",
      "DeleteTerms",
      "DeleteUser",
      "DeleteUserAttributes",
      "DeleteUserPool",
      "DeleteUserPoolClient",
      "DeleteUserPoolClientSecret",
      "DeleteUserPoolDomain",
      "DeleteUserPoolReplica",
      "DeleteWebAuthnCredential",
      "DescribeIdentityProvider",
      "DescribeManagedLoginBranding",
      "DescribeManagedLoginBrandingByClient",
      "DescribeResourceServer",
      "DescribeRiskConfiguration",
      "DescribeTerms",
      "DescribeTermsByClient",
      "DescribeUserImportJob",
      "DescribeUserPool",
      "DescribeUserPoolClient",
      "DescribeUserPoolDomain",
      "ForgetDevice",
      "ForgotPassword",
      "GetCSVHeader",
      "GetClientToken",
      "GetDerivedToken",
      "GetDevice",
      "GetGroup",
      "GetIdentityProviderByIdentifier",
      "GetLogDeliveryConfiguration",
      "GetProvisionedLimit",
      "GetSigningCertificate",
      "GetTokensFromRefreshToken",
      "GetUICustomization",
      "GetUser",
      "GetUserAttributeVerificationCode",
      "GetUserAuthFactors",
      "GetUserPoolClientSessionConfiguration",
      "GetUserPoolMfaConfig",
      "GetUserPoolSessionConfiguration",
      "GlobalSignOut",
      "InitiateAuth",
      "ListDevices",
      "ListGroups",
      "ListIdentityProviders",
      "ListResourceServers",
      "ListTagsForResource",
      "ListTerms",
      "ListUserImportJobs",
      "ListUserPoolClientSecrets",
      "ListUserPoolClients",
      "ListUserPoolReplicas",
      "ListUserPools",
      "ListUserSessions",
      "ListUsers",
      "ListUsersInGroup",
      "ListWebAuthnCredentials",
      "ResendConfirmationCode",
      "RespondToAuthChallenge",
      "RevokeToken",
      "RevokeUserSession",
      "SetLogDeliveryConfiguration",
      "SetRiskConfiguration",
      "SetUICustomization",
      "SetUserMFAPreference",
      "SetUserPoolClientSessionConfiguration",
      "SetUserPoolMfaConfig",
      "SetUserPoolSessionConfiguration",
      "SetUserSettings",
      "SignUp",
      "StartUserImportJob",
      "StartWebAuthnRegistration",
      "StopUserImportJob",
      "TagResource",
      "UntagResource",
      "UpdateAuthEventFeedback",
      "UpdateDeviceStatus",
      "UpdateGroup",
      "UpdateIdentityProvider",
      "UpdateManagedLoginBranding",
      "UpdateProvisionedLimit",
      "UpdateResourceServer",
      "UpdateTerms",
      "UpdateUserAttributes",
      "UpdateUserPool",
      "UpdateUserPoolClient",
      "UpdateUserPoolDomain",
      "UpdateUserPoolReplica",
      "VerifySoftwareToken",
      "VerifyUserAttribute",
    ]
  )
}
