// swift-format-ignore-file
// Generated from botocore's models and Proto/apis. Do not edit.

internal import AuthenticationMessages
internal import AuthenticationStubs
internal import RPC

extension PublicAPI {
  /// Amazon Cognito Identity Provider.
  static let cognitoIdp: PublicAPI = PublicAPI(
    name: "cognito-idp",
    form: .json(targetPrefix: "AWSCognitoIdentityProviderService."),
    breach: "InvalidParameterException",
    operations: [
      .json(
        "CreateUserPool",
        label: "CreateUserPool",
        isSigned: true,
        isRead: false,
        fault: "InternalErrorException",
        hasOutput: true,
        method: OwnedMethod<CreateUserPoolRequest, CreateUserPoolResponse>(.authentication, AuthenticationMethods.createUserPool)
      ),
      .json(
        "DescribeUserPool",
        label: "DescribeUserPool",
        isSigned: true,
        isRead: true,
        fault: "InternalErrorException",
        hasOutput: true,
        method: OwnedMethod<DescribeUserPoolRequest, DescribeUserPoolResponse>(.authentication, AuthenticationMethods.describeUserPool)
      ),
      .json(
        "UpdateUserPool",
        label: "UpdateUserPool",
        isSigned: true,
        isRead: false,
        fault: "InternalErrorException",
        hasOutput: true,
        method: OwnedMethod<UpdateUserPoolRequest, UpdateUserPoolResponse>(.authentication, AuthenticationMethods.updateUserPool)
      ),
      .json(
        "DeleteUserPool",
        label: "DeleteUserPool",
        isSigned: true,
        isRead: false,
        fault: "InternalErrorException",
        hasOutput: false,
        method: OwnedMethod<DeleteUserPoolRequest, DeleteUserPoolResponse>(.authentication, AuthenticationMethods.deleteUserPool)
      ),
      .json(
        "ListUserPools",
        label: "ListUserPools",
        isSigned: true,
        isRead: true,
        fault: "InternalErrorException",
        hasOutput: true,
        method: OwnedMethod<ListUserPoolsRequest, ListUserPoolsResponse>(.authentication, AuthenticationMethods.listUserPools)
      ),
      .json(
        "AddCustomAttributes",
        label: "AddCustomAttributes",
        isSigned: true,
        isRead: false,
        fault: "InternalErrorException",
        hasOutput: true,
        method: OwnedMethod<AddCustomAttributesRequest, AddCustomAttributesResponse>(.authentication, AuthenticationMethods.addCustomAttributes)
      ),
      .json(
        "SetUserPoolMfaConfig",
        label: "SetUserPoolMfaConfig",
        isSigned: true,
        isRead: false,
        fault: "InternalErrorException",
        hasOutput: true,
        method: OwnedMethod<SetUserPoolMfaConfigRequest, SetUserPoolMfaConfigResponse>(.authentication, AuthenticationMethods.setUserPoolMfaConfig)
      ),
      .json(
        "GetUserPoolMfaConfig",
        label: "GetUserPoolMfaConfig",
        isSigned: true,
        isRead: true,
        fault: "InternalErrorException",
        hasOutput: true,
        method: OwnedMethod<GetUserPoolMfaConfigRequest, GetUserPoolMfaConfigResponse>(.authentication, AuthenticationMethods.getUserPoolMfaConfig)
      ),
      .json(
        "CreateUserPoolClient",
        label: "CreateUserPoolClient",
        isSigned: true,
        isRead: false,
        fault: "InternalErrorException",
        hasOutput: true,
        method: OwnedMethod<CreateUserPoolClientRequest, CreateUserPoolClientResponse>(.authentication, AuthenticationMethods.createUserPoolClient)
      ),
      .json(
        "DescribeUserPoolClient",
        label: "DescribeUserPoolClient",
        isSigned: true,
        isRead: true,
        fault: "InternalErrorException",
        hasOutput: true,
        method: OwnedMethod<DescribeUserPoolClientRequest, DescribeUserPoolClientResponse>(.authentication, AuthenticationMethods.describeUserPoolClient)
      ),
      .json(
        "UpdateUserPoolClient",
        label: "UpdateUserPoolClient",
        isSigned: true,
        isRead: false,
        fault: "InternalErrorException",
        hasOutput: true,
        method: OwnedMethod<UpdateUserPoolClientRequest, UpdateUserPoolClientResponse>(.authentication, AuthenticationMethods.updateUserPoolClient)
      ),
      .json(
        "DeleteUserPoolClient",
        label: "DeleteUserPoolClient",
        isSigned: true,
        isRead: false,
        fault: "InternalErrorException",
        hasOutput: false,
        method: OwnedMethod<DeleteUserPoolClientRequest, DeleteUserPoolClientResponse>(.authentication, AuthenticationMethods.deleteUserPoolClient)
      ),
      .json(
        "ListUserPoolClients",
        label: "ListUserPoolClients",
        isSigned: true,
        isRead: true,
        fault: "InternalErrorException",
        hasOutput: true,
        method: OwnedMethod<ListUserPoolClientsRequest, ListUserPoolClientsResponse>(.authentication, AuthenticationMethods.listUserPoolClients)
      ),
      .json(
        "AddUserPoolClientSecret",
        label: "AddUserPoolClientSecret",
        isSigned: true,
        isRead: false,
        fault: "InternalServerException",
        hasOutput: true,
        method: OwnedMethod<AddUserPoolClientSecretRequest, AddUserPoolClientSecretResponse>(.authentication, AuthenticationMethods.addUserPoolClientSecret)
      ),
      .json(
        "ListUserPoolClientSecrets",
        label: "ListUserPoolClientSecrets",
        isSigned: true,
        isRead: true,
        fault: "InternalServerException",
        hasOutput: true,
        method: OwnedMethod<ListUserPoolClientSecretsRequest, ListUserPoolClientSecretsResponse>(.authentication, AuthenticationMethods.listUserPoolClientSecrets)
      ),
      .json(
        "DeleteUserPoolClientSecret",
        label: "DeleteUserPoolClientSecret",
        isSigned: true,
        isRead: false,
        fault: "InternalServerException",
        hasOutput: true,
        method: OwnedMethod<DeleteUserPoolClientSecretRequest, DeleteUserPoolClientSecretResponse>(.authentication, AuthenticationMethods.deleteUserPoolClientSecret)
      ),
      .json(
        "CreateUserPoolDomain",
        label: "CreateUserPoolDomain",
        isSigned: true,
        isRead: false,
        fault: "InternalErrorException",
        hasOutput: true,
        method: OwnedMethod<CreateUserPoolDomainRequest, CreateUserPoolDomainResponse>(.authentication, AuthenticationMethods.createUserPoolDomain)
      ),
      .json(
        "DescribeUserPoolDomain",
        label: "DescribeUserPoolDomain",
        isSigned: true,
        isRead: true,
        fault: "InternalErrorException",
        hasOutput: true,
        method: OwnedMethod<DescribeUserPoolDomainRequest, DescribeUserPoolDomainResponse>(.authentication, AuthenticationMethods.describeUserPoolDomain)
      ),
      .json(
        "UpdateUserPoolDomain",
        label: "UpdateUserPoolDomain",
        isSigned: true,
        isRead: false,
        fault: "InternalErrorException",
        hasOutput: true,
        method: OwnedMethod<UpdateUserPoolDomainRequest, UpdateUserPoolDomainResponse>(.authentication, AuthenticationMethods.updateUserPoolDomain)
      ),
      .json(
        "DeleteUserPoolDomain",
        label: "DeleteUserPoolDomain",
        isSigned: true,
        isRead: false,
        fault: "InternalErrorException",
        hasOutput: true,
        method: OwnedMethod<DeleteUserPoolDomainRequest, DeleteUserPoolDomainResponse>(.authentication, AuthenticationMethods.deleteUserPoolDomain)
      ),
      .json(
        "GetUserPoolSessionConfiguration",
        label: "GetUserPoolSessionConfiguration",
        isSigned: true,
        isRead: true,
        fault: "InternalErrorException",
        hasOutput: true,
        method: OwnedMethod<GetUserPoolSessionConfigurationRequest, GetUserPoolSessionConfigurationResponse>(.authentication, AuthenticationMethods.getUserPoolSessionConfiguration)
      ),
      .json(
        "SetUserPoolSessionConfiguration",
        label: "SetUserPoolSessionConfiguration",
        isSigned: true,
        isRead: false,
        fault: "InternalErrorException",
        hasOutput: true,
        method: OwnedMethod<SetUserPoolSessionConfigurationRequest, SetUserPoolSessionConfigurationResponse>(.authentication, AuthenticationMethods.setUserPoolSessionConfiguration)
      ),
      .json(
        "GetUserPoolClientSessionConfiguration",
        label: "GetUserPoolClientSessionConfiguration",
        isSigned: true,
        isRead: true,
        fault: "InternalErrorException",
        hasOutput: true,
        method: OwnedMethod<GetUserPoolClientSessionConfigurationRequest, GetUserPoolClientSessionConfigurationResponse>(.authentication, AuthenticationMethods.getUserPoolClientSessionConfiguration)
      ),
      .json(
        "SetUserPoolClientSessionConfiguration",
        label: "SetUserPoolClientSessionConfiguration",
        isSigned: true,
        isRead: false,
        fault: "InternalErrorException",
        hasOutput: true,
        method: OwnedMethod<SetUserPoolClientSessionConfigurationRequest, SetUserPoolClientSessionConfigurationResponse>(.authentication, AuthenticationMethods.setUserPoolClientSessionConfiguration)
      ),
      .json(
        "SignUp",
        label: "SignUp",
        isSigned: false,
        isRead: false,
        fault: "InternalErrorException",
        hasOutput: true,
        method: OwnedMethod<SignUpRequest, SignUpResponse>(.authentication, AuthenticationMethods.signUp)
      ),
      .json(
        "ConfirmSignUp",
        label: "ConfirmSignUp",
        isSigned: false,
        isRead: false,
        fault: "InternalErrorException",
        hasOutput: true,
        method: OwnedMethod<ConfirmSignUpRequest, ConfirmSignUpResponse>(.authentication, AuthenticationMethods.confirmSignUp)
      ),
      .json(
        "AdminConfirmSignUp",
        label: "AdminConfirmSignUp",
        isSigned: true,
        isRead: false,
        fault: "InternalErrorException",
        hasOutput: true,
        method: OwnedMethod<AdminConfirmSignUpRequest, AdminConfirmSignUpResponse>(.authentication, AuthenticationMethods.adminConfirmSignUp)
      ),
      .json(
        "AdminCreateUser",
        label: "AdminCreateUser",
        isSigned: true,
        isRead: false,
        fault: "InternalErrorException",
        hasOutput: true,
        method: OwnedMethod<AdminCreateUserRequest, AdminCreateUserResponse>(.authentication, AuthenticationMethods.adminCreateUser)
      ),
      .json(
        "AdminSetUserPassword",
        label: "AdminSetUserPassword",
        isSigned: true,
        isRead: false,
        fault: "InternalErrorException",
        hasOutput: true,
        method: OwnedMethod<AdminSetUserPasswordRequest, AdminSetUserPasswordResponse>(.authentication, AuthenticationMethods.adminSetUserPassword)
      ),
      .json(
        "AdminGetUser",
        label: "AdminGetUser",
        isSigned: true,
        isRead: true,
        fault: "InternalErrorException",
        hasOutput: true,
        method: OwnedMethod<AdminGetUserRequest, AdminGetUserResponse>(.authentication, AuthenticationMethods.adminGetUser)
      ),
      .json(
        "GetUser",
        label: "GetUser",
        isSigned: false,
        isRead: true,
        fault: "InternalErrorException",
        hasOutput: true,
        method: OwnedMethod<GetUserRequest, GetUserResponse>(.authentication, AuthenticationMethods.getUser)
      ),
      .json(
        "AdminDeleteUser",
        label: "AdminDeleteUser",
        isSigned: true,
        isRead: false,
        fault: "InternalErrorException",
        hasOutput: false,
        method: OwnedMethod<AdminDeleteUserRequest, AdminDeleteUserResponse>(.authentication, AuthenticationMethods.adminDeleteUser)
      ),
      .json(
        "InitiateAuth",
        label: "InitiateAuth",
        isSigned: false,
        isRead: false,
        fault: "InternalErrorException",
        hasOutput: true,
        method: OwnedMethod<InitiateAuthRequest, InitiateAuthResponse>(.authentication, AuthenticationMethods.initiateAuth)
      ),
      .json(
        "AdminInitiateAuth",
        label: "AdminInitiateAuth",
        isSigned: true,
        isRead: false,
        fault: "InternalErrorException",
        hasOutput: true,
        method: OwnedMethod<AdminInitiateAuthRequest, AdminInitiateAuthResponse>(.authentication, AuthenticationMethods.adminInitiateAuth)
      ),
      .json(
        "RespondToAuthChallenge",
        label: "RespondToAuthChallenge",
        isSigned: false,
        isRead: false,
        fault: "InternalErrorException",
        hasOutput: true,
        method: OwnedMethod<RespondToAuthChallengeRequest, RespondToAuthChallengeResponse>(.authentication, AuthenticationMethods.respondToAuthChallenge)
      ),
      .json(
        "AdminRespondToAuthChallenge",
        label: "AdminRespondToAuthChallenge",
        isSigned: true,
        isRead: false,
        fault: "InternalErrorException",
        hasOutput: true,
        method: OwnedMethod<AdminRespondToAuthChallengeRequest, AdminRespondToAuthChallengeResponse>(.authentication, AuthenticationMethods.adminRespondToAuthChallenge)
      ),
      .json(
        "GetTokensFromRefreshToken",
        label: "GetTokensFromRefreshToken",
        isSigned: false,
        isRead: false,
        fault: "InternalErrorException",
        hasOutput: true,
        method: OwnedMethod<GetTokensFromRefreshTokenRequest, GetTokensFromRefreshTokenResponse>(.authentication, AuthenticationMethods.getTokensFromRefreshToken)
      ),
      .json(
        "RevokeToken",
        label: "RevokeToken",
        isSigned: false,
        isRead: false,
        fault: "InternalErrorException",
        hasOutput: true,
        method: OwnedMethod<RevokeTokenRequest, RevokeTokenResponse>(.authentication, AuthenticationMethods.revokeToken)
      ),
      .json(
        "GlobalSignOut",
        label: "GlobalSignOut",
        isSigned: false,
        isRead: false,
        fault: "InternalErrorException",
        hasOutput: true,
        method: OwnedMethod<GlobalSignOutRequest, GlobalSignOutResponse>(.authentication, AuthenticationMethods.globalSignOut)
      ),
      .json(
        "AdminUserGlobalSignOut",
        label: "AdminUserGlobalSignOut",
        isSigned: true,
        isRead: false,
        fault: "InternalErrorException",
        hasOutput: true,
        method: OwnedMethod<AdminUserGlobalSignOutRequest, AdminUserGlobalSignOutResponse>(.authentication, AuthenticationMethods.adminUserGlobalSignOut)
      ),
      .json(
        "TagResource",
        label: "TagResource",
        isSigned: true,
        isRead: false,
        fault: "InternalErrorException",
        hasOutput: true,
        method: OwnedMethod<TagResourceRequest, TagResourceResponse>(.authentication, AuthenticationMethods.tagResource)
      ),
      .json(
        "UntagResource",
        label: "UntagResource",
        isSigned: true,
        isRead: false,
        fault: "InternalErrorException",
        hasOutput: true,
        method: OwnedMethod<UntagResourceRequest, UntagResourceResponse>(.authentication, AuthenticationMethods.untagResource)
      ),
      .json(
        "ListTagsForResource",
        label: "ListTagsForResource",
        isSigned: true,
        isRead: true,
        fault: "InternalErrorException",
        hasOutput: true,
        method: OwnedMethod<ListTagsForResourceRequest, ListTagsForResourceResponse>(.authentication, AuthenticationMethods.listTagsForResource)
      ),
      .json(
        "ResendConfirmationCode",
        label: "ResendConfirmationCode",
        isSigned: false,
        isRead: false,
        fault: "InternalErrorException",
        hasOutput: true,
        method: OwnedMethod<ResendConfirmationCodeRequest, ResendConfirmationCodeResponse>(.authentication, AuthenticationMethods.resendConfirmationCode)
      ),
      .json(
        "ForgotPassword",
        label: "ForgotPassword",
        isSigned: false,
        isRead: false,
        fault: "InternalErrorException",
        hasOutput: true,
        method: OwnedMethod<ForgotPasswordRequest, ForgotPasswordResponse>(.authentication, AuthenticationMethods.forgotPassword)
      ),
      .json(
        "ConfirmForgotPassword",
        label: "ConfirmForgotPassword",
        isSigned: false,
        isRead: false,
        fault: "InternalErrorException",
        hasOutput: true,
        method: OwnedMethod<ConfirmForgotPasswordRequest, ConfirmForgotPasswordResponse>(.authentication, AuthenticationMethods.confirmForgotPassword)
      ),
      .json(
        "ChangePassword",
        label: "ChangePassword",
        isSigned: false,
        isRead: false,
        fault: "InternalErrorException",
        hasOutput: true,
        method: OwnedMethod<ChangePasswordRequest, ChangePasswordResponse>(.authentication, AuthenticationMethods.changePassword)
      ),
      .json(
        "AdminResetUserPassword",
        label: "AdminResetUserPassword",
        isSigned: true,
        isRead: false,
        fault: "InternalErrorException",
        hasOutput: true,
        method: OwnedMethod<AdminResetUserPasswordRequest, AdminResetUserPasswordResponse>(.authentication, AuthenticationMethods.adminResetUserPassword)
      ),
      .json(
        "UpdateUserAttributes",
        label: "UpdateUserAttributes",
        isSigned: false,
        isRead: false,
        fault: "InternalErrorException",
        hasOutput: true,
        method: OwnedMethod<UpdateUserAttributesRequest, UpdateUserAttributesResponse>(.authentication, AuthenticationMethods.updateUserAttributes)
      ),
      .json(
        "AdminUpdateUserAttributes",
        label: "AdminUpdateUserAttributes",
        isSigned: true,
        isRead: false,
        fault: "InternalErrorException",
        hasOutput: true,
        method: OwnedMethod<AdminUpdateUserAttributesRequest, AdminUpdateUserAttributesResponse>(.authentication, AuthenticationMethods.adminUpdateUserAttributes)
      ),
      .json(
        "DeleteUserAttributes",
        label: "DeleteUserAttributes",
        isSigned: false,
        isRead: false,
        fault: "InternalErrorException",
        hasOutput: true,
        method: OwnedMethod<DeleteUserAttributesRequest, DeleteUserAttributesResponse>(.authentication, AuthenticationMethods.deleteUserAttributes)
      ),
      .json(
        "AdminDeleteUserAttributes",
        label: "AdminDeleteUserAttributes",
        isSigned: true,
        isRead: false,
        fault: "InternalErrorException",
        hasOutput: true,
        method: OwnedMethod<AdminDeleteUserAttributesRequest, AdminDeleteUserAttributesResponse>(.authentication, AuthenticationMethods.adminDeleteUserAttributes)
      ),
      .json(
        "GetUserAttributeVerificationCode",
        label: "GetUserAttributeVerificationCode",
        isSigned: false,
        isRead: false,
        fault: "InternalErrorException",
        hasOutput: true,
        method: OwnedMethod<GetUserAttributeVerificationCodeRequest, GetUserAttributeVerificationCodeResponse>(.authentication, AuthenticationMethods.getUserAttributeVerificationCode)
      ),
      .json(
        "VerifyUserAttribute",
        label: "VerifyUserAttribute",
        isSigned: false,
        isRead: false,
        fault: "InternalErrorException",
        hasOutput: true,
        method: OwnedMethod<VerifyUserAttributeRequest, VerifyUserAttributeResponse>(.authentication, AuthenticationMethods.verifyUserAttribute)
      ),
      .json(
        "AdminDisableUser",
        label: "AdminDisableUser",
        isSigned: true,
        isRead: false,
        fault: "InternalErrorException",
        hasOutput: true,
        method: OwnedMethod<AdminDisableUserRequest, AdminDisableUserResponse>(.authentication, AuthenticationMethods.adminDisableUser)
      ),
      .json(
        "AdminEnableUser",
        label: "AdminEnableUser",
        isSigned: true,
        isRead: false,
        fault: "InternalErrorException",
        hasOutput: true,
        method: OwnedMethod<AdminEnableUserRequest, AdminEnableUserResponse>(.authentication, AuthenticationMethods.adminEnableUser)
      ),
      .json(
        "DeleteUser",
        label: "DeleteUser",
        isSigned: false,
        isRead: false,
        fault: "InternalErrorException",
        hasOutput: false,
        method: OwnedMethod<DeleteUserRequest, DeleteUserResponse>(.authentication, AuthenticationMethods.deleteUser)
      ),
      .json(
        "SetUserSettings",
        label: "SetUserSettings",
        isSigned: false,
        isRead: false,
        fault: "InternalErrorException",
        hasOutput: true,
        method: OwnedMethod<SetUserSettingsRequest, SetUserSettingsResponse>(.authentication, AuthenticationMethods.setUserSettings)
      ),
      .json(
        "AdminSetUserSettings",
        label: "AdminSetUserSettings",
        isSigned: true,
        isRead: false,
        fault: "InternalErrorException",
        hasOutput: true,
        method: OwnedMethod<AdminSetUserSettingsRequest, AdminSetUserSettingsResponse>(.authentication, AuthenticationMethods.adminSetUserSettings)
      ),
      .json(
        "ListUsers",
        label: "ListUsers",
        isSigned: true,
        isRead: true,
        fault: "InternalErrorException",
        hasOutput: true,
        method: OwnedMethod<ListUsersRequest, ListUsersResponse>(.authentication, AuthenticationMethods.listUsers)
      ),
      .json(
        "CreateGroup",
        label: "CreateGroup",
        isSigned: true,
        isRead: false,
        fault: "InternalErrorException",
        hasOutput: true,
        method: OwnedMethod<CreateGroupRequest, CreateGroupResponse>(.authentication, AuthenticationMethods.createGroup)
      ),
      .json(
        "GetGroup",
        label: "GetGroup",
        isSigned: true,
        isRead: true,
        fault: "InternalErrorException",
        hasOutput: true,
        method: OwnedMethod<GetGroupRequest, GetGroupResponse>(.authentication, AuthenticationMethods.getGroup)
      ),
      .json(
        "UpdateGroup",
        label: "UpdateGroup",
        isSigned: true,
        isRead: false,
        fault: "InternalErrorException",
        hasOutput: true,
        method: OwnedMethod<UpdateGroupRequest, UpdateGroupResponse>(.authentication, AuthenticationMethods.updateGroup)
      ),
      .json(
        "DeleteGroup",
        label: "DeleteGroup",
        isSigned: true,
        isRead: false,
        fault: "InternalErrorException",
        hasOutput: false,
        method: OwnedMethod<DeleteGroupRequest, DeleteGroupResponse>(.authentication, AuthenticationMethods.deleteGroup)
      ),
      .json(
        "ListGroups",
        label: "ListGroups",
        isSigned: true,
        isRead: true,
        fault: "InternalErrorException",
        hasOutput: true,
        method: OwnedMethod<ListGroupsRequest, ListGroupsResponse>(.authentication, AuthenticationMethods.listGroups)
      ),
      .json(
        "AdminAddUserToGroup",
        label: "AdminAddUserToGroup",
        isSigned: true,
        isRead: false,
        fault: "InternalErrorException",
        hasOutput: false,
        method: OwnedMethod<AdminAddUserToGroupRequest, AdminAddUserToGroupResponse>(.authentication, AuthenticationMethods.adminAddUserToGroup)
      ),
      .json(
        "AdminRemoveUserFromGroup",
        label: "AdminRemoveUserFromGroup",
        isSigned: true,
        isRead: false,
        fault: "InternalErrorException",
        hasOutput: false,
        method: OwnedMethod<AdminRemoveUserFromGroupRequest, AdminRemoveUserFromGroupResponse>(.authentication, AuthenticationMethods.adminRemoveUserFromGroup)
      ),
      .json(
        "AdminListGroupsForUser",
        label: "AdminListGroupsForUser",
        isSigned: true,
        isRead: true,
        fault: "InternalErrorException",
        hasOutput: true,
        method: OwnedMethod<AdminListGroupsForUserRequest, AdminListGroupsForUserResponse>(.authentication, AuthenticationMethods.adminListGroupsForUser)
      ),
      .json(
        "ListUsersInGroup",
        label: "ListUsersInGroup",
        isSigned: true,
        isRead: true,
        fault: "InternalErrorException",
        hasOutput: true,
        method: OwnedMethod<ListUsersInGroupRequest, ListUsersInGroupResponse>(.authentication, AuthenticationMethods.listUsersInGroup)
      ),
      .json(
        "ConfirmDevice",
        label: "ConfirmDevice",
        isSigned: false,
        isRead: false,
        fault: "InternalErrorException",
        hasOutput: true,
        method: OwnedMethod<ConfirmDeviceRequest, ConfirmDeviceResponse>(.authentication, AuthenticationMethods.confirmDevice)
      ),
      .json(
        "UpdateDeviceStatus",
        label: "UpdateDeviceStatus",
        isSigned: false,
        isRead: false,
        fault: "InternalErrorException",
        hasOutput: true,
        method: OwnedMethod<UpdateDeviceStatusRequest, UpdateDeviceStatusResponse>(.authentication, AuthenticationMethods.updateDeviceStatus)
      ),
      .json(
        "GetDevice",
        label: "GetDevice",
        isSigned: false,
        isRead: true,
        fault: "InternalErrorException",
        hasOutput: true,
        method: OwnedMethod<GetDeviceRequest, GetDeviceResponse>(.authentication, AuthenticationMethods.getDevice)
      ),
      .json(
        "ListDevices",
        label: "ListDevices",
        isSigned: false,
        isRead: true,
        fault: "InternalErrorException",
        hasOutput: true,
        method: OwnedMethod<ListDevicesRequest, ListDevicesResponse>(.authentication, AuthenticationMethods.listDevices)
      ),
      .json(
        "ForgetDevice",
        label: "ForgetDevice",
        isSigned: false,
        isRead: false,
        fault: "InternalErrorException",
        hasOutput: false,
        method: OwnedMethod<ForgetDeviceRequest, ForgetDeviceResponse>(.authentication, AuthenticationMethods.forgetDevice)
      ),
      .json(
        "AdminGetDevice",
        label: "AdminGetDevice",
        isSigned: true,
        isRead: true,
        fault: "InternalErrorException",
        hasOutput: true,
        method: OwnedMethod<AdminGetDeviceRequest, AdminGetDeviceResponse>(.authentication, AuthenticationMethods.adminGetDevice)
      ),
      .json(
        "AdminListDevices",
        label: "AdminListDevices",
        isSigned: true,
        isRead: true,
        fault: "InternalErrorException",
        hasOutput: true,
        method: OwnedMethod<AdminListDevicesRequest, AdminListDevicesResponse>(.authentication, AuthenticationMethods.adminListDevices)
      ),
      .json(
        "AdminUpdateDeviceStatus",
        label: "AdminUpdateDeviceStatus",
        isSigned: true,
        isRead: false,
        fault: "InternalErrorException",
        hasOutput: true,
        method: OwnedMethod<AdminUpdateDeviceStatusRequest, AdminUpdateDeviceStatusResponse>(.authentication, AuthenticationMethods.adminUpdateDeviceStatus)
      ),
      .json(
        "AdminForgetDevice",
        label: "AdminForgetDevice",
        isSigned: true,
        isRead: false,
        fault: "InternalErrorException",
        hasOutput: false,
        method: OwnedMethod<AdminForgetDeviceRequest, AdminForgetDeviceResponse>(.authentication, AuthenticationMethods.adminForgetDevice)
      ),
      .json(
        "ListUserSessions",
        label: "ListUserSessions",
        isSigned: false,
        isRead: true,
        fault: "InternalErrorException",
        hasOutput: true,
        method: OwnedMethod<ListUserSessionsRequest, ListUserSessionsResponse>(.authentication, AuthenticationMethods.listUserSessions)
      ),
      .json(
        "RevokeUserSession",
        label: "RevokeUserSession",
        isSigned: false,
        isRead: false,
        fault: "InternalErrorException",
        hasOutput: true,
        method: OwnedMethod<RevokeUserSessionRequest, RevokeUserSessionResponse>(.authentication, AuthenticationMethods.revokeUserSession)
      ),
      .json(
        "AdminListUserSessions",
        label: "AdminListUserSessions",
        isSigned: true,
        isRead: true,
        fault: "InternalErrorException",
        hasOutput: true,
        method: OwnedMethod<AdminListUserSessionsRequest, AdminListUserSessionsResponse>(.authentication, AuthenticationMethods.adminListUserSessions)
      ),
      .json(
        "AdminRevokeUserSession",
        label: "AdminRevokeUserSession",
        isSigned: true,
        isRead: false,
        fault: "InternalErrorException",
        hasOutput: true,
        method: OwnedMethod<AdminRevokeUserSessionRequest, AdminRevokeUserSessionResponse>(.authentication, AuthenticationMethods.adminRevokeUserSession)
      ),
      .json(
        "AssociateSoftwareToken",
        label: "AssociateSoftwareToken",
        isSigned: false,
        isRead: false,
        fault: "InternalErrorException",
        hasOutput: true,
        method: OwnedMethod<AssociateSoftwareTokenRequest, AssociateSoftwareTokenResponse>(.authentication, AuthenticationMethods.associateSoftwareToken)
      ),
      .json(
        "VerifySoftwareToken",
        label: "VerifySoftwareToken",
        isSigned: false,
        isRead: false,
        fault: "InternalErrorException",
        hasOutput: true,
        method: OwnedMethod<VerifySoftwareTokenRequest, VerifySoftwareTokenResponse>(.authentication, AuthenticationMethods.verifySoftwareToken)
      ),
      .json(
        "SetUserMFAPreference",
        label: "SetUserMFAPreference",
        isSigned: false,
        isRead: false,
        fault: "InternalErrorException",
        hasOutput: true,
        method: OwnedMethod<SetUserMFAPreferenceRequest, SetUserMFAPreferenceResponse>(.authentication, AuthenticationMethods.setUserMFAPreference)
      ),
      .json(
        "AdminSetUserMFAPreference",
        label: "AdminSetUserMFAPreference",
        isSigned: true,
        isRead: false,
        fault: "InternalErrorException",
        hasOutput: true,
        method: OwnedMethod<AdminSetUserMFAPreferenceRequest, AdminSetUserMFAPreferenceResponse>(.authentication, AuthenticationMethods.adminSetUserMFAPreference)
      ),
      .json(
        "AdminDeleteSoftwareToken",
        label: "AdminDeleteSoftwareToken",
        isSigned: true,
        isRead: false,
        fault: "InternalErrorException",
        hasOutput: true,
        method: OwnedMethod<AdminDeleteSoftwareTokenRequest, AdminDeleteSoftwareTokenResponse>(.authentication, AuthenticationMethods.adminDeleteSoftwareToken)
      ),
      .json(
        "GetUserAuthFactors",
        label: "GetUserAuthFactors",
        isSigned: false,
        isRead: true,
        fault: "InternalErrorException",
        hasOutput: true,
        method: OwnedMethod<GetUserAuthFactorsRequest, GetUserAuthFactorsResponse>(.authentication, AuthenticationMethods.getUserAuthFactors)
      ),
      .json(
        "AdminGetUserAuthFactors",
        label: "AdminGetUserAuthFactors",
        isSigned: true,
        isRead: true,
        fault: "InternalErrorException",
        hasOutput: true,
        method: OwnedMethod<AdminGetUserAuthFactorsRequest, AdminGetUserAuthFactorsResponse>(.authentication, AuthenticationMethods.adminGetUserAuthFactors)
      ),
      .json(
        "StartWebAuthnRegistration",
        label: "StartWebAuthnRegistration",
        isSigned: false,
        isRead: false,
        fault: "InternalErrorException",
        hasOutput: true,
        method: OwnedMethod<StartWebAuthnRegistrationRequest, StartWebAuthnRegistrationResponse>(.authentication, AuthenticationMethods.startWebAuthnRegistration)
      ),
      .json(
        "CompleteWebAuthnRegistration",
        label: "CompleteWebAuthnRegistration",
        isSigned: false,
        isRead: false,
        fault: "InternalErrorException",
        hasOutput: true,
        method: OwnedMethod<CompleteWebAuthnRegistrationRequest, CompleteWebAuthnRegistrationResponse>(.authentication, AuthenticationMethods.completeWebAuthnRegistration)
      ),
      .json(
        "ListWebAuthnCredentials",
        label: "ListWebAuthnCredentials",
        isSigned: false,
        isRead: true,
        fault: "InternalErrorException",
        hasOutput: true,
        method: OwnedMethod<ListWebAuthnCredentialsRequest, ListWebAuthnCredentialsResponse>(.authentication, AuthenticationMethods.listWebAuthnCredentials)
      ),
      .json(
        "DeleteWebAuthnCredential",
        label: "DeleteWebAuthnCredential",
        isSigned: false,
        isRead: false,
        fault: "InternalErrorException",
        hasOutput: true,
        method: OwnedMethod<DeleteWebAuthnCredentialRequest, DeleteWebAuthnCredentialResponse>(.authentication, AuthenticationMethods.deleteWebAuthnCredential)
      ),
      .json(
        "GetCSVHeader",
        label: "GetCSVHeader",
        isSigned: true,
        isRead: true,
        fault: "InternalErrorException",
        hasOutput: true,
        method: OwnedMethod<GetCSVHeaderRequest, GetCSVHeaderResponse>(.authentication, AuthenticationMethods.getCSVHeader)
      ),
      .json(
        "CreateUserImportJob",
        label: "CreateUserImportJob",
        isSigned: true,
        isRead: false,
        fault: "InternalErrorException",
        hasOutput: true,
        method: OwnedMethod<CreateUserImportJobRequest, CreateUserImportJobResponse>(.authentication, AuthenticationMethods.createUserImportJob)
      ),
      .json(
        "DescribeUserImportJob",
        label: "DescribeUserImportJob",
        isSigned: true,
        isRead: true,
        fault: "InternalErrorException",
        hasOutput: true,
        method: OwnedMethod<DescribeUserImportJobRequest, DescribeUserImportJobResponse>(.authentication, AuthenticationMethods.describeUserImportJob)
      ),
      .json(
        "ListUserImportJobs",
        label: "ListUserImportJobs",
        isSigned: true,
        isRead: true,
        fault: "InternalErrorException",
        hasOutput: true,
        method: OwnedMethod<ListUserImportJobsRequest, ListUserImportJobsResponse>(.authentication, AuthenticationMethods.listUserImportJobs)
      ),
      .json(
        "StartUserImportJob",
        label: "StartUserImportJob",
        isSigned: true,
        isRead: false,
        fault: "InternalErrorException",
        hasOutput: true,
        method: OwnedMethod<StartUserImportJobRequest, StartUserImportJobResponse>(.authentication, AuthenticationMethods.startUserImportJob)
      ),
      .json(
        "StopUserImportJob",
        label: "StopUserImportJob",
        isSigned: true,
        isRead: false,
        fault: "InternalErrorException",
        hasOutput: true,
        method: OwnedMethod<StopUserImportJobRequest, StopUserImportJobResponse>(.authentication, AuthenticationMethods.stopUserImportJob)
      ),
      .json(
        "CreateIdentityProvider",
        label: "CreateIdentityProvider",
        isSigned: true,
        isRead: false,
        fault: "InternalErrorException",
        hasOutput: true,
        method: OwnedMethod<CreateIdentityProviderRequest, CreateIdentityProviderResponse>(.authentication, AuthenticationMethods.createIdentityProvider)
      ),
      .json(
        "DescribeIdentityProvider",
        label: "DescribeIdentityProvider",
        isSigned: true,
        isRead: true,
        fault: "InternalErrorException",
        hasOutput: true,
        method: OwnedMethod<DescribeIdentityProviderRequest, DescribeIdentityProviderResponse>(.authentication, AuthenticationMethods.describeIdentityProvider)
      ),
      .json(
        "UpdateIdentityProvider",
        label: "UpdateIdentityProvider",
        isSigned: true,
        isRead: false,
        fault: "InternalErrorException",
        hasOutput: true,
        method: OwnedMethod<UpdateIdentityProviderRequest, UpdateIdentityProviderResponse>(.authentication, AuthenticationMethods.updateIdentityProvider)
      ),
      .json(
        "DeleteIdentityProvider",
        label: "DeleteIdentityProvider",
        isSigned: true,
        isRead: false,
        fault: "InternalErrorException",
        hasOutput: false,
        method: OwnedMethod<DeleteIdentityProviderRequest, DeleteIdentityProviderResponse>(.authentication, AuthenticationMethods.deleteIdentityProvider)
      ),
      .json(
        "ListIdentityProviders",
        label: "ListIdentityProviders",
        isSigned: true,
        isRead: true,
        fault: "InternalErrorException",
        hasOutput: true,
        method: OwnedMethod<ListIdentityProvidersRequest, ListIdentityProvidersResponse>(.authentication, AuthenticationMethods.listIdentityProviders)
      ),
      .json(
        "GetIdentityProviderByIdentifier",
        label: "GetIdentityProviderByIdentifier",
        isSigned: true,
        isRead: true,
        fault: "InternalErrorException",
        hasOutput: true,
        method: OwnedMethod<GetIdentityProviderByIdentifierRequest, GetIdentityProviderByIdentifierResponse>(.authentication, AuthenticationMethods.getIdentityProviderByIdentifier)
      ),
      .json(
        "GetSigningCertificate",
        label: "GetSigningCertificate",
        isSigned: true,
        isRead: false,
        fault: "InternalErrorException",
        hasOutput: true,
        method: OwnedMethod<GetSigningCertificateRequest, GetSigningCertificateResponse>(.authentication, AuthenticationMethods.getSigningCertificate)
      ),
      .json(
        "AdminLinkProviderForUser",
        label: "AdminLinkProviderForUser",
        isSigned: true,
        isRead: false,
        fault: "InternalErrorException",
        hasOutput: true,
        method: OwnedMethod<AdminLinkProviderForUserRequest, AdminLinkProviderForUserResponse>(.authentication, AuthenticationMethods.adminLinkProviderForUser)
      ),
      .json(
        "AdminDisableProviderForUser",
        label: "AdminDisableProviderForUser",
        isSigned: true,
        isRead: false,
        fault: "InternalErrorException",
        hasOutput: true,
        method: OwnedMethod<AdminDisableProviderForUserRequest, AdminDisableProviderForUserResponse>(.authentication, AuthenticationMethods.adminDisableProviderForUser)
      ),
      .json(
        "CreateResourceServer",
        label: "CreateResourceServer",
        isSigned: true,
        isRead: false,
        fault: "InternalErrorException",
        hasOutput: true,
        method: OwnedMethod<CreateResourceServerRequest, CreateResourceServerResponse>(.authentication, AuthenticationMethods.createResourceServer)
      ),
      .json(
        "DescribeResourceServer",
        label: "DescribeResourceServer",
        isSigned: true,
        isRead: true,
        fault: "InternalErrorException",
        hasOutput: true,
        method: OwnedMethod<DescribeResourceServerRequest, DescribeResourceServerResponse>(.authentication, AuthenticationMethods.describeResourceServer)
      ),
      .json(
        "UpdateResourceServer",
        label: "UpdateResourceServer",
        isSigned: true,
        isRead: false,
        fault: "InternalErrorException",
        hasOutput: true,
        method: OwnedMethod<UpdateResourceServerRequest, UpdateResourceServerResponse>(.authentication, AuthenticationMethods.updateResourceServer)
      ),
      .json(
        "DeleteResourceServer",
        label: "DeleteResourceServer",
        isSigned: true,
        isRead: false,
        fault: "InternalErrorException",
        hasOutput: false,
        method: OwnedMethod<DeleteResourceServerRequest, DeleteResourceServerResponse>(.authentication, AuthenticationMethods.deleteResourceServer)
      ),
      .json(
        "ListResourceServers",
        label: "ListResourceServers",
        isSigned: true,
        isRead: true,
        fault: "InternalErrorException",
        hasOutput: true,
        method: OwnedMethod<ListResourceServersRequest, ListResourceServersResponse>(.authentication, AuthenticationMethods.listResourceServers)
      ),
      .json(
        "CreateManagedLoginBranding",
        label: "CreateManagedLoginBranding",
        isSigned: true,
        isRead: false,
        fault: "InternalErrorException",
        hasOutput: true,
        isLarge: true,
        method: OwnedMethod<CreateManagedLoginBrandingRequest, CreateManagedLoginBrandingResponse>(.authentication, AuthenticationMethods.createManagedLoginBranding)
      ),
      .json(
        "DescribeManagedLoginBranding",
        label: "DescribeManagedLoginBranding",
        isSigned: true,
        isRead: true,
        fault: "InternalErrorException",
        hasOutput: true,
        method: OwnedMethod<DescribeManagedLoginBrandingRequest, DescribeManagedLoginBrandingResponse>(.authentication, AuthenticationMethods.describeManagedLoginBranding)
      ),
      .json(
        "DescribeManagedLoginBrandingByClient",
        label: "DescribeManagedLoginBrandingByClient",
        isSigned: true,
        isRead: true,
        fault: "InternalErrorException",
        hasOutput: true,
        method: OwnedMethod<DescribeManagedLoginBrandingByClientRequest, DescribeManagedLoginBrandingByClientResponse>(.authentication, AuthenticationMethods.describeManagedLoginBrandingByClient)
      ),
      .json(
        "UpdateManagedLoginBranding",
        label: "UpdateManagedLoginBranding",
        isSigned: true,
        isRead: false,
        fault: "InternalErrorException",
        hasOutput: true,
        isLarge: true,
        method: OwnedMethod<UpdateManagedLoginBrandingRequest, UpdateManagedLoginBrandingResponse>(.authentication, AuthenticationMethods.updateManagedLoginBranding)
      ),
      .json(
        "DeleteManagedLoginBranding",
        label: "DeleteManagedLoginBranding",
        isSigned: true,
        isRead: false,
        fault: "InternalErrorException",
        hasOutput: false,
        method: OwnedMethod<DeleteManagedLoginBrandingRequest, DeleteManagedLoginBrandingResponse>(.authentication, AuthenticationMethods.deleteManagedLoginBranding)
      ),
      .json(
        "SetUICustomization",
        label: "SetUICustomization",
        isSigned: true,
        isRead: false,
        fault: "InternalErrorException",
        hasOutput: true,
        method: OwnedMethod<SetUICustomizationRequest, SetUICustomizationResponse>(.authentication, AuthenticationMethods.setUICustomization)
      ),
      .json(
        "GetUICustomization",
        label: "GetUICustomization",
        isSigned: true,
        isRead: true,
        fault: "InternalErrorException",
        hasOutput: true,
        method: OwnedMethod<GetUICustomizationRequest, GetUICustomizationResponse>(.authentication, AuthenticationMethods.getUICustomization)
      ),
      .json(
        "CreateTerms",
        label: "CreateTerms",
        isSigned: true,
        isRead: false,
        fault: "InternalErrorException",
        hasOutput: true,
        method: OwnedMethod<CreateTermsRequest, CreateTermsResponse>(.authentication, AuthenticationMethods.createTerms)
      ),
      .json(
        "DescribeTerms",
        label: "DescribeTerms",
        isSigned: true,
        isRead: true,
        fault: "InternalErrorException",
        hasOutput: true,
        method: OwnedMethod<DescribeTermsRequest, DescribeTermsResponse>(.authentication, AuthenticationMethods.describeTerms)
      ),
      .json(
        "DescribeTermsByClient",
        label: "DescribeTermsByClient",
        isSigned: true,
        isRead: true,
        fault: "InternalErrorException",
        hasOutput: true,
        method: OwnedMethod<DescribeTermsByClientRequest, DescribeTermsByClientResponse>(.authentication, AuthenticationMethods.describeTermsByClient)
      ),
      .json(
        "ListTerms",
        label: "ListTerms",
        isSigned: true,
        isRead: true,
        fault: "InternalErrorException",
        hasOutput: true,
        method: OwnedMethod<ListTermsRequest, ListTermsResponse>(.authentication, AuthenticationMethods.listTerms)
      ),
      .json(
        "UpdateTerms",
        label: "UpdateTerms",
        isSigned: true,
        isRead: false,
        fault: "InternalErrorException",
        hasOutput: true,
        method: OwnedMethod<UpdateTermsRequest, UpdateTermsResponse>(.authentication, AuthenticationMethods.updateTerms)
      ),
      .json(
        "DeleteTerms",
        label: "DeleteTerms",
        isSigned: true,
        isRead: false,
        fault: "InternalErrorException",
        hasOutput: false,
        method: OwnedMethod<DeleteTermsRequest, DeleteTermsResponse>(.authentication, AuthenticationMethods.deleteTerms)
      ),
      .json(
        "GetClientToken",
        label: "GetClientToken",
        isSigned: false,
        isRead: false,
        fault: "InternalErrorException",
        hasOutput: true,
        method: OwnedMethod<GetClientTokenRequest, GetClientTokenResponse>(.authentication, AuthenticationMethods.getClientToken)
      ),
      .json(
        "GetDerivedToken",
        label: "GetDerivedToken",
        isSigned: false,
        isRead: false,
        fault: "InternalErrorException",
        hasOutput: true,
        method: OwnedMethod<GetDerivedTokenRequest, GetDerivedTokenResponse>(.authentication, AuthenticationMethods.getDerivedToken)
      ),
      .json(
        "SetRiskConfiguration",
        label: "SetRiskConfiguration",
        isSigned: true,
        isRead: false,
        fault: "InternalErrorException",
        hasOutput: true,
        method: OwnedMethod<SetRiskConfigurationRequest, SetRiskConfigurationResponse>(.authentication, AuthenticationMethods.setRiskConfiguration)
      ),
      .json(
        "DescribeRiskConfiguration",
        label: "DescribeRiskConfiguration",
        isSigned: true,
        isRead: true,
        fault: "InternalErrorException",
        hasOutput: true,
        method: OwnedMethod<DescribeRiskConfigurationRequest, DescribeRiskConfigurationResponse>(.authentication, AuthenticationMethods.describeRiskConfiguration)
      ),
      .json(
        "AdminListUserAuthEvents",
        label: "AdminListUserAuthEvents",
        isSigned: true,
        isRead: true,
        fault: "InternalErrorException",
        hasOutput: true,
        method: OwnedMethod<AdminListUserAuthEventsRequest, AdminListUserAuthEventsResponse>(.authentication, AuthenticationMethods.adminListUserAuthEvents)
      ),
      .json(
        "AdminUpdateAuthEventFeedback",
        label: "AdminUpdateAuthEventFeedback",
        isSigned: true,
        isRead: false,
        fault: "InternalErrorException",
        hasOutput: true,
        method: OwnedMethod<AdminUpdateAuthEventFeedbackRequest, AdminUpdateAuthEventFeedbackResponse>(.authentication, AuthenticationMethods.adminUpdateAuthEventFeedback)
      ),
      .json(
        "UpdateAuthEventFeedback",
        label: "UpdateAuthEventFeedback",
        isSigned: false,
        isRead: false,
        fault: "InternalErrorException",
        hasOutput: true,
        method: OwnedMethod<UpdateAuthEventFeedbackRequest, UpdateAuthEventFeedbackResponse>(.authentication, AuthenticationMethods.updateAuthEventFeedback)
      ),
      .json(
        "SetLogDeliveryConfiguration",
        label: "SetLogDeliveryConfiguration",
        isSigned: true,
        isRead: false,
        fault: "InternalErrorException",
        hasOutput: true,
        method: OwnedMethod<SetLogDeliveryConfigurationRequest, SetLogDeliveryConfigurationResponse>(.authentication, AuthenticationMethods.setLogDeliveryConfiguration)
      ),
      .json(
        "GetLogDeliveryConfiguration",
        label: "GetLogDeliveryConfiguration",
        isSigned: true,
        isRead: true,
        fault: "InternalErrorException",
        hasOutput: true,
        method: OwnedMethod<GetLogDeliveryConfigurationRequest, GetLogDeliveryConfigurationResponse>(.authentication, AuthenticationMethods.getLogDeliveryConfiguration)
      ),
      .json(
        "CreateUserPoolReplica",
        label: "CreateUserPoolReplica",
        isSigned: true,
        isRead: false,
        fault: "InternalErrorException",
        hasOutput: true,
        method: OwnedMethod<CreateUserPoolReplicaRequest, CreateUserPoolReplicaResponse>(.authentication, AuthenticationMethods.createUserPoolReplica)
      ),
      .json(
        "ListUserPoolReplicas",
        label: "ListUserPoolReplicas",
        isSigned: true,
        isRead: true,
        fault: "InternalErrorException",
        hasOutput: true,
        method: OwnedMethod<ListUserPoolReplicasRequest, ListUserPoolReplicasResponse>(.authentication, AuthenticationMethods.listUserPoolReplicas)
      ),
      .json(
        "UpdateUserPoolReplica",
        label: "UpdateUserPoolReplica",
        isSigned: true,
        isRead: false,
        fault: "InternalErrorException",
        hasOutput: true,
        method: OwnedMethod<UpdateUserPoolReplicaRequest, UpdateUserPoolReplicaResponse>(.authentication, AuthenticationMethods.updateUserPoolReplica)
      ),
      .json(
        "DeleteUserPoolReplica",
        label: "DeleteUserPoolReplica",
        isSigned: true,
        isRead: false,
        fault: "InternalErrorException",
        hasOutput: true,
        method: OwnedMethod<DeleteUserPoolReplicaRequest, DeleteUserPoolReplicaResponse>(.authentication, AuthenticationMethods.deleteUserPoolReplica)
      ),
      .json(
        "GetProvisionedLimit",
        label: "GetProvisionedLimit",
        isSigned: true,
        isRead: true,
        fault: "InternalErrorException",
        hasOutput: true,
        method: OwnedMethod<GetProvisionedLimitRequest, GetProvisionedLimitResponse>(.authentication, AuthenticationMethods.getProvisionedLimit)
      ),
      .json(
        "UpdateProvisionedLimit",
        label: "UpdateProvisionedLimit",
        isSigned: true,
        isRead: false,
        fault: "InternalErrorException",
        hasOutput: true,
        method: OwnedMethod<UpdateProvisionedLimitRequest, UpdateProvisionedLimitResponse>(.authentication, AuthenticationMethods.updateProvisionedLimit)
      ),
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
