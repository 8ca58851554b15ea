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
    PublicOperation("AddCustomAttributes", isSigned: true, hasOutput: true) {
      (client: AuthenticationClient, request: AddCustomAttributesRequest, context: RPCCallContext)
        async throws(RPCError) -> AddCustomAttributesResponse in
      try await client.addCustomAttributes(request, context: context)
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
    PublicOperation("AddUserPoolClientSecret", isSigned: true, hasOutput: true) {
      (client: AuthenticationClient, request: AddUserPoolClientSecretRequest, context: RPCCallContext)
        async throws(RPCError) -> AddUserPoolClientSecretResponse in
      try await client.addUserPoolClientSecret(request, context: context)
    },
    PublicOperation("ListUserPoolClientSecrets", isSigned: true, hasOutput: true) {
      (client: AuthenticationClient, request: ListUserPoolClientSecretsRequest, context: RPCCallContext)
        async throws(RPCError) -> ListUserPoolClientSecretsResponse in
      try await client.listUserPoolClientSecrets(request, context: context)
    },
    PublicOperation("DeleteUserPoolClientSecret", isSigned: true, hasOutput: true) {
      (client: AuthenticationClient, request: DeleteUserPoolClientSecretRequest, context: RPCCallContext)
        async throws(RPCError) -> DeleteUserPoolClientSecretResponse in
      try await client.deleteUserPoolClientSecret(request, context: context)
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
    PublicOperation("TagResource", isSigned: true, hasOutput: true) {
      (client: AuthenticationClient, request: TagResourceRequest, context: RPCCallContext)
        async throws(RPCError) -> TagResourceResponse in
      try await client.tagResource(request, context: context)
    },
    PublicOperation("UntagResource", isSigned: true, hasOutput: true) {
      (client: AuthenticationClient, request: UntagResourceRequest, context: RPCCallContext)
        async throws(RPCError) -> UntagResourceResponse in
      try await client.untagResource(request, context: context)
    },
    PublicOperation("ListTagsForResource", isSigned: true, hasOutput: true) {
      (client: AuthenticationClient, request: ListTagsForResourceRequest, context: RPCCallContext)
        async throws(RPCError) -> ListTagsForResourceResponse in
      try await client.listTagsForResource(request, context: context)
    },
    PublicOperation("ResendConfirmationCode", isSigned: false, hasOutput: true) {
      (client: AuthenticationClient, request: ResendConfirmationCodeRequest, context: RPCCallContext)
        async throws(RPCError) -> ResendConfirmationCodeResponse in
      try await client.resendConfirmationCode(request, context: context)
    },
    PublicOperation("ForgotPassword", isSigned: false, hasOutput: true) {
      (client: AuthenticationClient, request: ForgotPasswordRequest, context: RPCCallContext)
        async throws(RPCError) -> ForgotPasswordResponse in
      try await client.forgotPassword(request, context: context)
    },
    PublicOperation("ConfirmForgotPassword", isSigned: false, hasOutput: true) {
      (client: AuthenticationClient, request: ConfirmForgotPasswordRequest, context: RPCCallContext)
        async throws(RPCError) -> ConfirmForgotPasswordResponse in
      try await client.confirmForgotPassword(request, context: context)
    },
    PublicOperation("ChangePassword", isSigned: false, hasOutput: true) {
      (client: AuthenticationClient, request: ChangePasswordRequest, context: RPCCallContext)
        async throws(RPCError) -> ChangePasswordResponse in
      try await client.changePassword(request, context: context)
    },
    PublicOperation("AdminResetUserPassword", isSigned: true, hasOutput: true) {
      (client: AuthenticationClient, request: AdminResetUserPasswordRequest, context: RPCCallContext)
        async throws(RPCError) -> AdminResetUserPasswordResponse in
      try await client.adminResetUserPassword(request, context: context)
    },
    PublicOperation("UpdateUserAttributes", isSigned: false, hasOutput: true) {
      (client: AuthenticationClient, request: UpdateUserAttributesRequest, context: RPCCallContext)
        async throws(RPCError) -> UpdateUserAttributesResponse in
      try await client.updateUserAttributes(request, context: context)
    },
    PublicOperation("AdminUpdateUserAttributes", isSigned: true, hasOutput: true) {
      (client: AuthenticationClient, request: AdminUpdateUserAttributesRequest, context: RPCCallContext)
        async throws(RPCError) -> AdminUpdateUserAttributesResponse in
      try await client.adminUpdateUserAttributes(request, context: context)
    },
    PublicOperation("DeleteUserAttributes", isSigned: false, hasOutput: true) {
      (client: AuthenticationClient, request: DeleteUserAttributesRequest, context: RPCCallContext)
        async throws(RPCError) -> DeleteUserAttributesResponse in
      try await client.deleteUserAttributes(request, context: context)
    },
    PublicOperation("AdminDeleteUserAttributes", isSigned: true, hasOutput: true) {
      (client: AuthenticationClient, request: AdminDeleteUserAttributesRequest, context: RPCCallContext)
        async throws(RPCError) -> AdminDeleteUserAttributesResponse in
      try await client.adminDeleteUserAttributes(request, context: context)
    },
    PublicOperation("GetUserAttributeVerificationCode", isSigned: false, hasOutput: true) {
      (client: AuthenticationClient, request: GetUserAttributeVerificationCodeRequest, context: RPCCallContext)
        async throws(RPCError) -> GetUserAttributeVerificationCodeResponse in
      try await client.getUserAttributeVerificationCode(request, context: context)
    },
    PublicOperation("VerifyUserAttribute", isSigned: false, hasOutput: true) {
      (client: AuthenticationClient, request: VerifyUserAttributeRequest, context: RPCCallContext)
        async throws(RPCError) -> VerifyUserAttributeResponse in
      try await client.verifyUserAttribute(request, context: context)
    },
    PublicOperation("AdminDisableUser", isSigned: true, hasOutput: true) {
      (client: AuthenticationClient, request: AdminDisableUserRequest, context: RPCCallContext)
        async throws(RPCError) -> AdminDisableUserResponse in
      try await client.adminDisableUser(request, context: context)
    },
    PublicOperation("AdminEnableUser", isSigned: true, hasOutput: true) {
      (client: AuthenticationClient, request: AdminEnableUserRequest, context: RPCCallContext)
        async throws(RPCError) -> AdminEnableUserResponse in
      try await client.adminEnableUser(request, context: context)
    },
    PublicOperation("DeleteUser", isSigned: false, hasOutput: false) {
      (client: AuthenticationClient, request: DeleteUserRequest, context: RPCCallContext)
        async throws(RPCError) -> DeleteUserResponse in
      try await client.deleteUser(request, context: context)
    },
    PublicOperation("SetUserSettings", isSigned: false, hasOutput: true) {
      (client: AuthenticationClient, request: SetUserSettingsRequest, context: RPCCallContext)
        async throws(RPCError) -> SetUserSettingsResponse in
      try await client.setUserSettings(request, context: context)
    },
    PublicOperation("AdminSetUserSettings", isSigned: true, hasOutput: true) {
      (client: AuthenticationClient, request: AdminSetUserSettingsRequest, context: RPCCallContext)
        async throws(RPCError) -> AdminSetUserSettingsResponse in
      try await client.adminSetUserSettings(request, context: context)
    },
    PublicOperation("ListUsers", isSigned: true, hasOutput: true) {
      (client: AuthenticationClient, request: ListUsersRequest, context: RPCCallContext)
        async throws(RPCError) -> ListUsersResponse in
      try await client.listUsers(request, context: context)
    },
    PublicOperation("CreateGroup", isSigned: true, hasOutput: true) {
      (client: AuthenticationClient, request: CreateGroupRequest, context: RPCCallContext)
        async throws(RPCError) -> CreateGroupResponse in
      try await client.createGroup(request, context: context)
    },
    PublicOperation("GetGroup", isSigned: true, hasOutput: true) {
      (client: AuthenticationClient, request: GetGroupRequest, context: RPCCallContext)
        async throws(RPCError) -> GetGroupResponse in
      try await client.getGroup(request, context: context)
    },
    PublicOperation("UpdateGroup", isSigned: true, hasOutput: true) {
      (client: AuthenticationClient, request: UpdateGroupRequest, context: RPCCallContext)
        async throws(RPCError) -> UpdateGroupResponse in
      try await client.updateGroup(request, context: context)
    },
    PublicOperation("DeleteGroup", isSigned: true, hasOutput: false) {
      (client: AuthenticationClient, request: DeleteGroupRequest, context: RPCCallContext)
        async throws(RPCError) -> DeleteGroupResponse in
      try await client.deleteGroup(request, context: context)
    },
    PublicOperation("ListGroups", isSigned: true, hasOutput: true) {
      (client: AuthenticationClient, request: ListGroupsRequest, context: RPCCallContext)
        async throws(RPCError) -> ListGroupsResponse in
      try await client.listGroups(request, context: context)
    },
    PublicOperation("AdminAddUserToGroup", isSigned: true, hasOutput: false) {
      (client: AuthenticationClient, request: AdminAddUserToGroupRequest, context: RPCCallContext)
        async throws(RPCError) -> AdminAddUserToGroupResponse in
      try await client.adminAddUserToGroup(request, context: context)
    },
    PublicOperation("AdminRemoveUserFromGroup", isSigned: true, hasOutput: false) {
      (client: AuthenticationClient, request: AdminRemoveUserFromGroupRequest, context: RPCCallContext)
        async throws(RPCError) -> AdminRemoveUserFromGroupResponse in
      try await client.adminRemoveUserFromGroup(request, context: context)
    },
    PublicOperation("AdminListGroupsForUser", isSigned: true, hasOutput: true) {
      (client: AuthenticationClient, request: AdminListGroupsForUserRequest, context: RPCCallContext)
        async throws(RPCError) -> AdminListGroupsForUserResponse in
      try await client.adminListGroupsForUser(request, context: context)
    },
    PublicOperation("ListUsersInGroup", isSigned: true, hasOutput: true) {
      (client: AuthenticationClient, request: ListUsersInGroupRequest, context: RPCCallContext)
        async throws(RPCError) -> ListUsersInGroupResponse in
      try await client.listUsersInGroup(request, context: context)
    },
    PublicOperation("ConfirmDevice", isSigned: false, hasOutput: true) {
      (client: AuthenticationClient, request: ConfirmDeviceRequest, context: RPCCallContext)
        async throws(RPCError) -> ConfirmDeviceResponse in
      try await client.confirmDevice(request, context: context)
    },
    PublicOperation("UpdateDeviceStatus", isSigned: false, hasOutput: true) {
      (client: AuthenticationClient, request: UpdateDeviceStatusRequest, context: RPCCallContext)
        async throws(RPCError) -> UpdateDeviceStatusResponse in
      try await client.updateDeviceStatus(request, context: context)
    },
    PublicOperation("GetDevice", isSigned: false, hasOutput: true) {
      (client: AuthenticationClient, request: GetDeviceRequest, context: RPCCallContext)
        async throws(RPCError) -> GetDeviceResponse in
      try await client.getDevice(request, context: context)
    },
    PublicOperation("ListDevices", isSigned: false, hasOutput: true) {
      (client: AuthenticationClient, request: ListDevicesRequest, context: RPCCallContext)
        async throws(RPCError) -> ListDevicesResponse in
      try await client.listDevices(request, context: context)
    },
    PublicOperation("ForgetDevice", isSigned: false, hasOutput: false) {
      (client: AuthenticationClient, request: ForgetDeviceRequest, context: RPCCallContext)
        async throws(RPCError) -> ForgetDeviceResponse in
      try await client.forgetDevice(request, context: context)
    },
    PublicOperation("AdminGetDevice", isSigned: true, hasOutput: true) {
      (client: AuthenticationClient, request: AdminGetDeviceRequest, context: RPCCallContext)
        async throws(RPCError) -> AdminGetDeviceResponse in
      try await client.adminGetDevice(request, context: context)
    },
    PublicOperation("AdminListDevices", isSigned: true, hasOutput: true) {
      (client: AuthenticationClient, request: AdminListDevicesRequest, context: RPCCallContext)
        async throws(RPCError) -> AdminListDevicesResponse in
      try await client.adminListDevices(request, context: context)
    },
    PublicOperation("AdminUpdateDeviceStatus", isSigned: true, hasOutput: true) {
      (client: AuthenticationClient, request: AdminUpdateDeviceStatusRequest, context: RPCCallContext)
        async throws(RPCError) -> AdminUpdateDeviceStatusResponse in
      try await client.adminUpdateDeviceStatus(request, context: context)
    },
    PublicOperation("AdminForgetDevice", isSigned: true, hasOutput: false) {
      (client: AuthenticationClient, request: AdminForgetDeviceRequest, context: RPCCallContext)
        async throws(RPCError) -> AdminForgetDeviceResponse in
      try await client.adminForgetDevice(request, context: context)
    },
    PublicOperation("SetUserPoolMfaConfig", isSigned: true, hasOutput: true) {
      (client: AuthenticationClient, request: SetUserPoolMfaConfigRequest, context: RPCCallContext)
        async throws(RPCError) -> SetUserPoolMfaConfigResponse in
      try await client.setUserPoolMfaConfig(request, context: context)
    },
    PublicOperation("GetUserPoolMfaConfig", isSigned: true, hasOutput: true) {
      (client: AuthenticationClient, request: GetUserPoolMfaConfigRequest, context: RPCCallContext)
        async throws(RPCError) -> GetUserPoolMfaConfigResponse in
      try await client.getUserPoolMfaConfig(request, context: context)
    },
    PublicOperation("AssociateSoftwareToken", isSigned: false, hasOutput: true) {
      (client: AuthenticationClient, request: AssociateSoftwareTokenRequest, context: RPCCallContext)
        async throws(RPCError) -> AssociateSoftwareTokenResponse in
      try await client.associateSoftwareToken(request, context: context)
    },
    PublicOperation("VerifySoftwareToken", isSigned: false, hasOutput: true) {
      (client: AuthenticationClient, request: VerifySoftwareTokenRequest, context: RPCCallContext)
        async throws(RPCError) -> VerifySoftwareTokenResponse in
      try await client.verifySoftwareToken(request, context: context)
    },
    PublicOperation("SetUserMFAPreference", isSigned: false, hasOutput: true) {
      (client: AuthenticationClient, request: SetUserMFAPreferenceRequest, context: RPCCallContext)
        async throws(RPCError) -> SetUserMFAPreferenceResponse in
      try await client.setUserMFAPreference(request, context: context)
    },
    PublicOperation("AdminSetUserMFAPreference", isSigned: true, hasOutput: true) {
      (client: AuthenticationClient, request: AdminSetUserMFAPreferenceRequest, context: RPCCallContext)
        async throws(RPCError) -> AdminSetUserMFAPreferenceResponse in
      try await client.adminSetUserMFAPreference(request, context: context)
    },
    PublicOperation("AdminDeleteSoftwareToken", isSigned: true, hasOutput: true) {
      (client: AuthenticationClient, request: AdminDeleteSoftwareTokenRequest, context: RPCCallContext)
        async throws(RPCError) -> AdminDeleteSoftwareTokenResponse in
      try await client.adminDeleteSoftwareToken(request, context: context)
    },
    PublicOperation("GetUserAuthFactors", isSigned: false, hasOutput: true) {
      (client: AuthenticationClient, request: GetUserAuthFactorsRequest, context: RPCCallContext)
        async throws(RPCError) -> GetUserAuthFactorsResponse in
      try await client.getUserAuthFactors(request, context: context)
    },
    PublicOperation("AdminGetUserAuthFactors", isSigned: true, hasOutput: true) {
      (client: AuthenticationClient, request: AdminGetUserAuthFactorsRequest, context: RPCCallContext)
        async throws(RPCError) -> AdminGetUserAuthFactorsResponse in
      try await client.adminGetUserAuthFactors(request, context: context)
    },
    PublicOperation("GetCSVHeader", isSigned: true, hasOutput: true) {
      (client: AuthenticationClient, request: GetCSVHeaderRequest, context: RPCCallContext)
        async throws(RPCError) -> GetCSVHeaderResponse in
      try await client.getCSVHeader(request, context: context)
    },
    PublicOperation("CreateUserImportJob", isSigned: true, hasOutput: true) {
      (client: AuthenticationClient, request: CreateUserImportJobRequest, context: RPCCallContext)
        async throws(RPCError) -> CreateUserImportJobResponse in
      try await client.createUserImportJob(request, context: context)
    },
    PublicOperation("DescribeUserImportJob", isSigned: true, hasOutput: true) {
      (client: AuthenticationClient, request: DescribeUserImportJobRequest, context: RPCCallContext)
        async throws(RPCError) -> DescribeUserImportJobResponse in
      try await client.describeUserImportJob(request, context: context)
    },
    PublicOperation("ListUserImportJobs", isSigned: true, hasOutput: true) {
      (client: AuthenticationClient, request: ListUserImportJobsRequest, context: RPCCallContext)
        async throws(RPCError) -> ListUserImportJobsResponse in
      try await client.listUserImportJobs(request, context: context)
    },
    PublicOperation("StartUserImportJob", isSigned: true, hasOutput: true) {
      (client: AuthenticationClient, request: StartUserImportJobRequest, context: RPCCallContext)
        async throws(RPCError) -> StartUserImportJobResponse in
      try await client.startUserImportJob(request, context: context)
    },
    PublicOperation("StopUserImportJob", isSigned: true, hasOutput: true) {
      (client: AuthenticationClient, request: StopUserImportJobRequest, context: RPCCallContext)
        async throws(RPCError) -> StopUserImportJobResponse in
      try await client.stopUserImportJob(request, context: context)
    },
  ]
}
