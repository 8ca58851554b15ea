// swift-format-ignore-file
// Generated from Proto/gatehouse/authentication/v1/authentication_service.proto. Do not edit.

public import GatehouseMessages
public import RPC

/// The methods of gatehouse.authentication.v1.AuthenticationService.
public enum AuthenticationMethods {
  /// The service's full name.
  public static let service: String = "gatehouse.authentication.v1.AuthenticationService"
  /// CreateUserPool.
  public static let createUserPool: RPCMethod = RPCMethod("gatehouse.authentication.v1.AuthenticationService/CreateUserPool")
  /// DescribeUserPool.
  public static let describeUserPool: RPCMethod = RPCMethod("gatehouse.authentication.v1.AuthenticationService/DescribeUserPool")
  /// UpdateUserPool.
  public static let updateUserPool: RPCMethod = RPCMethod("gatehouse.authentication.v1.AuthenticationService/UpdateUserPool")
  /// DeleteUserPool.
  public static let deleteUserPool: RPCMethod = RPCMethod("gatehouse.authentication.v1.AuthenticationService/DeleteUserPool")
  /// ListUserPools.
  public static let listUserPools: RPCMethod = RPCMethod("gatehouse.authentication.v1.AuthenticationService/ListUserPools")
  /// AddCustomAttributes.
  public static let addCustomAttributes: RPCMethod = RPCMethod("gatehouse.authentication.v1.AuthenticationService/AddCustomAttributes")
  /// SetUserPoolMfaConfig.
  public static let setUserPoolMfaConfig: RPCMethod = RPCMethod("gatehouse.authentication.v1.AuthenticationService/SetUserPoolMfaConfig")
  /// GetUserPoolMfaConfig.
  public static let getUserPoolMfaConfig: RPCMethod = RPCMethod("gatehouse.authentication.v1.AuthenticationService/GetUserPoolMfaConfig")
  /// CreateUserPoolClient.
  public static let createUserPoolClient: RPCMethod = RPCMethod("gatehouse.authentication.v1.AuthenticationService/CreateUserPoolClient")
  /// DescribeUserPoolClient.
  public static let describeUserPoolClient: RPCMethod = RPCMethod("gatehouse.authentication.v1.AuthenticationService/DescribeUserPoolClient")
  /// UpdateUserPoolClient.
  public static let updateUserPoolClient: RPCMethod = RPCMethod("gatehouse.authentication.v1.AuthenticationService/UpdateUserPoolClient")
  /// DeleteUserPoolClient.
  public static let deleteUserPoolClient: RPCMethod = RPCMethod("gatehouse.authentication.v1.AuthenticationService/DeleteUserPoolClient")
  /// ListUserPoolClients.
  public static let listUserPoolClients: RPCMethod = RPCMethod("gatehouse.authentication.v1.AuthenticationService/ListUserPoolClients")
  /// AddUserPoolClientSecret.
  public static let addUserPoolClientSecret: RPCMethod = RPCMethod("gatehouse.authentication.v1.AuthenticationService/AddUserPoolClientSecret")
  /// ListUserPoolClientSecrets.
  public static let listUserPoolClientSecrets: RPCMethod = RPCMethod("gatehouse.authentication.v1.AuthenticationService/ListUserPoolClientSecrets")
  /// DeleteUserPoolClientSecret.
  public static let deleteUserPoolClientSecret: RPCMethod = RPCMethod("gatehouse.authentication.v1.AuthenticationService/DeleteUserPoolClientSecret")
  /// SignUp.
  public static let signUp: RPCMethod = RPCMethod("gatehouse.authentication.v1.AuthenticationService/SignUp")
  /// ConfirmSignUp.
  public static let confirmSignUp: RPCMethod = RPCMethod("gatehouse.authentication.v1.AuthenticationService/ConfirmSignUp")
  /// AdminConfirmSignUp.
  public static let adminConfirmSignUp: RPCMethod = RPCMethod("gatehouse.authentication.v1.AuthenticationService/AdminConfirmSignUp")
  /// AdminCreateUser.
  public static let adminCreateUser: RPCMethod = RPCMethod("gatehouse.authentication.v1.AuthenticationService/AdminCreateUser")
  /// AdminSetUserPassword.
  public static let adminSetUserPassword: RPCMethod = RPCMethod("gatehouse.authentication.v1.AuthenticationService/AdminSetUserPassword")
  /// AdminGetUser.
  public static let adminGetUser: RPCMethod = RPCMethod("gatehouse.authentication.v1.AuthenticationService/AdminGetUser")
  /// GetUser.
  public static let getUser: RPCMethod = RPCMethod("gatehouse.authentication.v1.AuthenticationService/GetUser")
  /// AdminDeleteUser.
  public static let adminDeleteUser: RPCMethod = RPCMethod("gatehouse.authentication.v1.AuthenticationService/AdminDeleteUser")
  /// InitiateAuth.
  public static let initiateAuth: RPCMethod = RPCMethod("gatehouse.authentication.v1.AuthenticationService/InitiateAuth")
  /// AdminInitiateAuth.
  public static let adminInitiateAuth: RPCMethod = RPCMethod("gatehouse.authentication.v1.AuthenticationService/AdminInitiateAuth")
  /// RespondToAuthChallenge.
  public static let respondToAuthChallenge: RPCMethod = RPCMethod("gatehouse.authentication.v1.AuthenticationService/RespondToAuthChallenge")
  /// AdminRespondToAuthChallenge.
  public static let adminRespondToAuthChallenge: RPCMethod = RPCMethod("gatehouse.authentication.v1.AuthenticationService/AdminRespondToAuthChallenge")
  /// GetTokensFromRefreshToken.
  public static let getTokensFromRefreshToken: RPCMethod = RPCMethod("gatehouse.authentication.v1.AuthenticationService/GetTokensFromRefreshToken")
  /// RevokeToken.
  public static let revokeToken: RPCMethod = RPCMethod("gatehouse.authentication.v1.AuthenticationService/RevokeToken")
  /// GlobalSignOut.
  public static let globalSignOut: RPCMethod = RPCMethod("gatehouse.authentication.v1.AuthenticationService/GlobalSignOut")
  /// AdminUserGlobalSignOut.
  public static let adminUserGlobalSignOut: RPCMethod = RPCMethod("gatehouse.authentication.v1.AuthenticationService/AdminUserGlobalSignOut")
  /// TagResource.
  public static let tagResource: RPCMethod = RPCMethod("gatehouse.authentication.v1.AuthenticationService/TagResource")
  /// UntagResource.
  public static let untagResource: RPCMethod = RPCMethod("gatehouse.authentication.v1.AuthenticationService/UntagResource")
  /// ListTagsForResource.
  public static let listTagsForResource: RPCMethod = RPCMethod("gatehouse.authentication.v1.AuthenticationService/ListTagsForResource")
  /// ResendConfirmationCode.
  public static let resendConfirmationCode: RPCMethod = RPCMethod("gatehouse.authentication.v1.AuthenticationService/ResendConfirmationCode")
  /// ForgotPassword.
  public static let forgotPassword: RPCMethod = RPCMethod("gatehouse.authentication.v1.AuthenticationService/ForgotPassword")
  /// ConfirmForgotPassword.
  public static let confirmForgotPassword: RPCMethod = RPCMethod("gatehouse.authentication.v1.AuthenticationService/ConfirmForgotPassword")
  /// ChangePassword.
  public static let changePassword: RPCMethod = RPCMethod("gatehouse.authentication.v1.AuthenticationService/ChangePassword")
  /// AdminResetUserPassword.
  public static let adminResetUserPassword: RPCMethod = RPCMethod("gatehouse.authentication.v1.AuthenticationService/AdminResetUserPassword")
  /// UpdateUserAttributes.
  public static let updateUserAttributes: RPCMethod = RPCMethod("gatehouse.authentication.v1.AuthenticationService/UpdateUserAttributes")
  /// AdminUpdateUserAttributes.
  public static let adminUpdateUserAttributes: RPCMethod = RPCMethod("gatehouse.authentication.v1.AuthenticationService/AdminUpdateUserAttributes")
  /// DeleteUserAttributes.
  public static let deleteUserAttributes: RPCMethod = RPCMethod("gatehouse.authentication.v1.AuthenticationService/DeleteUserAttributes")
  /// AdminDeleteUserAttributes.
  public static let adminDeleteUserAttributes: RPCMethod = RPCMethod("gatehouse.authentication.v1.AuthenticationService/AdminDeleteUserAttributes")
  /// GetUserAttributeVerificationCode.
  public static let getUserAttributeVerificationCode: RPCMethod = RPCMethod("gatehouse.authentication.v1.AuthenticationService/GetUserAttributeVerificationCode")
  /// VerifyUserAttribute.
  public static let verifyUserAttribute: RPCMethod = RPCMethod("gatehouse.authentication.v1.AuthenticationService/VerifyUserAttribute")
  /// AdminDisableUser.
  public static let adminDisableUser: RPCMethod = RPCMethod("gatehouse.authentication.v1.AuthenticationService/AdminDisableUser")
  /// AdminEnableUser.
  public static let adminEnableUser: RPCMethod = RPCMethod("gatehouse.authentication.v1.AuthenticationService/AdminEnableUser")
  /// DeleteUser.
  public static let deleteUser: RPCMethod = RPCMethod("gatehouse.authentication.v1.AuthenticationService/DeleteUser")
  /// SetUserSettings.
  public static let setUserSettings: RPCMethod = RPCMethod("gatehouse.authentication.v1.AuthenticationService/SetUserSettings")
  /// AdminSetUserSettings.
  public static let adminSetUserSettings: RPCMethod = RPCMethod("gatehouse.authentication.v1.AuthenticationService/AdminSetUserSettings")
  /// ListUsers.
  public static let listUsers: RPCMethod = RPCMethod("gatehouse.authentication.v1.AuthenticationService/ListUsers")
  /// CreateGroup.
  public static let createGroup: RPCMethod = RPCMethod("gatehouse.authentication.v1.AuthenticationService/CreateGroup")
  /// GetGroup.
  public static let getGroup: RPCMethod = RPCMethod("gatehouse.authentication.v1.AuthenticationService/GetGroup")
  /// UpdateGroup.
  public static let updateGroup: RPCMethod = RPCMethod("gatehouse.authentication.v1.AuthenticationService/UpdateGroup")
  /// DeleteGroup.
  public static let deleteGroup: RPCMethod = RPCMethod("gatehouse.authentication.v1.AuthenticationService/DeleteGroup")
  /// ListGroups.
  public static let listGroups: RPCMethod = RPCMethod("gatehouse.authentication.v1.AuthenticationService/ListGroups")
  /// AdminAddUserToGroup.
  public static let adminAddUserToGroup: RPCMethod = RPCMethod("gatehouse.authentication.v1.AuthenticationService/AdminAddUserToGroup")
  /// AdminRemoveUserFromGroup.
  public static let adminRemoveUserFromGroup: RPCMethod = RPCMethod("gatehouse.authentication.v1.AuthenticationService/AdminRemoveUserFromGroup")
  /// AdminListGroupsForUser.
  public static let adminListGroupsForUser: RPCMethod = RPCMethod("gatehouse.authentication.v1.AuthenticationService/AdminListGroupsForUser")
  /// ListUsersInGroup.
  public static let listUsersInGroup: RPCMethod = RPCMethod("gatehouse.authentication.v1.AuthenticationService/ListUsersInGroup")
  /// ConfirmDevice.
  public static let confirmDevice: RPCMethod = RPCMethod("gatehouse.authentication.v1.AuthenticationService/ConfirmDevice")
  /// UpdateDeviceStatus.
  public static let updateDeviceStatus: RPCMethod = RPCMethod("gatehouse.authentication.v1.AuthenticationService/UpdateDeviceStatus")
  /// GetDevice.
  public static let getDevice: RPCMethod = RPCMethod("gatehouse.authentication.v1.AuthenticationService/GetDevice")
  /// ListDevices.
  public static let listDevices: RPCMethod = RPCMethod("gatehouse.authentication.v1.AuthenticationService/ListDevices")
  /// ForgetDevice.
  public static let forgetDevice: RPCMethod = RPCMethod("gatehouse.authentication.v1.AuthenticationService/ForgetDevice")
  /// AdminGetDevice.
  public static let adminGetDevice: RPCMethod = RPCMethod("gatehouse.authentication.v1.AuthenticationService/AdminGetDevice")
  /// AdminListDevices.
  public static let adminListDevices: RPCMethod = RPCMethod("gatehouse.authentication.v1.AuthenticationService/AdminListDevices")
  /// AdminUpdateDeviceStatus.
  public static let adminUpdateDeviceStatus: RPCMethod = RPCMethod("gatehouse.authentication.v1.AuthenticationService/AdminUpdateDeviceStatus")
  /// AdminForgetDevice.
  public static let adminForgetDevice: RPCMethod = RPCMethod("gatehouse.authentication.v1.AuthenticationService/AdminForgetDevice")
  /// AssociateSoftwareToken.
  public static let associateSoftwareToken: RPCMethod = RPCMethod("gatehouse.authentication.v1.AuthenticationService/AssociateSoftwareToken")
  /// VerifySoftwareToken.
  public static let verifySoftwareToken: RPCMethod = RPCMethod("gatehouse.authentication.v1.AuthenticationService/VerifySoftwareToken")
  /// SetUserMFAPreference.
  public static let setUserMFAPreference: RPCMethod = RPCMethod("gatehouse.authentication.v1.AuthenticationService/SetUserMFAPreference")
  /// AdminSetUserMFAPreference.
  public static let adminSetUserMFAPreference: RPCMethod = RPCMethod("gatehouse.authentication.v1.AuthenticationService/AdminSetUserMFAPreference")
  /// AdminDeleteSoftwareToken.
  public static let adminDeleteSoftwareToken: RPCMethod = RPCMethod("gatehouse.authentication.v1.AuthenticationService/AdminDeleteSoftwareToken")
  /// GetUserAuthFactors.
  public static let getUserAuthFactors: RPCMethod = RPCMethod("gatehouse.authentication.v1.AuthenticationService/GetUserAuthFactors")
  /// AdminGetUserAuthFactors.
  public static let adminGetUserAuthFactors: RPCMethod = RPCMethod("gatehouse.authentication.v1.AuthenticationService/AdminGetUserAuthFactors")
  /// GetCSVHeader.
  public static let getCSVHeader: RPCMethod = RPCMethod("gatehouse.authentication.v1.AuthenticationService/GetCSVHeader")
  /// CreateUserImportJob.
  public static let createUserImportJob: RPCMethod = RPCMethod("gatehouse.authentication.v1.AuthenticationService/CreateUserImportJob")
  /// DescribeUserImportJob.
  public static let describeUserImportJob: RPCMethod = RPCMethod("gatehouse.authentication.v1.AuthenticationService/DescribeUserImportJob")
  /// ListUserImportJobs.
  public static let listUserImportJobs: RPCMethod = RPCMethod("gatehouse.authentication.v1.AuthenticationService/ListUserImportJobs")
  /// StartUserImportJob.
  public static let startUserImportJob: RPCMethod = RPCMethod("gatehouse.authentication.v1.AuthenticationService/StartUserImportJob")
  /// StopUserImportJob.
  public static let stopUserImportJob: RPCMethod = RPCMethod("gatehouse.authentication.v1.AuthenticationService/StopUserImportJob")
}

/// The public operations that this service decides.
///
/// The gateway calls them.
public protocol AuthenticationServing: Sendable {
  /// What a call fails with.
  associatedtype Failure: RPCFailure

  /// CreateUserPool.
  func createUserPool(_ request: CreateUserPoolRequest, context: RPCCallContext) async throws(Failure) -> CreateUserPoolResponse

  /// DescribeUserPool.
  func describeUserPool(_ request: DescribeUserPoolRequest, context: RPCCallContext) async throws(Failure) -> DescribeUserPoolResponse

  /// UpdateUserPool.
  func updateUserPool(_ request: UpdateUserPoolRequest, context: RPCCallContext) async throws(Failure) -> UpdateUserPoolResponse

  /// DeleteUserPool.
  func deleteUserPool(_ request: DeleteUserPoolRequest, context: RPCCallContext) async throws(Failure) -> DeleteUserPoolResponse

  /// ListUserPools.
  func listUserPools(_ request: ListUserPoolsRequest, context: RPCCallContext) async throws(Failure) -> ListUserPoolsResponse

  /// AddCustomAttributes.
  func addCustomAttributes(_ request: AddCustomAttributesRequest, context: RPCCallContext) async throws(Failure) -> AddCustomAttributesResponse

  /// SetUserPoolMfaConfig.
  func setUserPoolMfaConfig(_ request: SetUserPoolMfaConfigRequest, context: RPCCallContext) async throws(Failure) -> SetUserPoolMfaConfigResponse

  /// GetUserPoolMfaConfig.
  func getUserPoolMfaConfig(_ request: GetUserPoolMfaConfigRequest, context: RPCCallContext) async throws(Failure) -> GetUserPoolMfaConfigResponse

  /// CreateUserPoolClient.
  func createUserPoolClient(_ request: CreateUserPoolClientRequest, context: RPCCallContext) async throws(Failure) -> CreateUserPoolClientResponse

  /// DescribeUserPoolClient.
  func describeUserPoolClient(_ request: DescribeUserPoolClientRequest, context: RPCCallContext) async throws(Failure) -> DescribeUserPoolClientResponse

  /// UpdateUserPoolClient.
  func updateUserPoolClient(_ request: UpdateUserPoolClientRequest, context: RPCCallContext) async throws(Failure) -> UpdateUserPoolClientResponse

  /// DeleteUserPoolClient.
  func deleteUserPoolClient(_ request: DeleteUserPoolClientRequest, context: RPCCallContext) async throws(Failure) -> DeleteUserPoolClientResponse

  /// ListUserPoolClients.
  func listUserPoolClients(_ request: ListUserPoolClientsRequest, context: RPCCallContext) async throws(Failure) -> ListUserPoolClientsResponse

  /// AddUserPoolClientSecret.
  func addUserPoolClientSecret(_ request: AddUserPoolClientSecretRequest, context: RPCCallContext) async throws(Failure) -> AddUserPoolClientSecretResponse

  /// ListUserPoolClientSecrets.
  func listUserPoolClientSecrets(_ request: ListUserPoolClientSecretsRequest, context: RPCCallContext) async throws(Failure) -> ListUserPoolClientSecretsResponse

  /// DeleteUserPoolClientSecret.
  func deleteUserPoolClientSecret(_ request: DeleteUserPoolClientSecretRequest, context: RPCCallContext) async throws(Failure) -> DeleteUserPoolClientSecretResponse

  /// Unsigned on the public side.
  func signUp(_ request: SignUpRequest, context: RPCCallContext) async throws(Failure) -> SignUpResponse

  /// Unsigned on the public side.
  func confirmSignUp(_ request: ConfirmSignUpRequest, context: RPCCallContext) async throws(Failure) -> ConfirmSignUpResponse

  /// AdminConfirmSignUp.
  func adminConfirmSignUp(_ request: AdminConfirmSignUpRequest, context: RPCCallContext) async throws(Failure) -> AdminConfirmSignUpResponse

  /// AdminCreateUser.
  func adminCreateUser(_ request: AdminCreateUserRequest, context: RPCCallContext) async throws(Failure) -> AdminCreateUserResponse

  /// AdminSetUserPassword.
  func adminSetUserPassword(_ request: AdminSetUserPasswordRequest, context: RPCCallContext) async throws(Failure) -> AdminSetUserPasswordResponse

  /// AdminGetUser.
  func adminGetUser(_ request: AdminGetUserRequest, context: RPCCallContext) async throws(Failure) -> AdminGetUserResponse

  /// Unsigned on the public side.
  func getUser(_ request: GetUserRequest, context: RPCCallContext) async throws(Failure) -> GetUserResponse

  /// AdminDeleteUser.
  func adminDeleteUser(_ request: AdminDeleteUserRequest, context: RPCCallContext) async throws(Failure) -> AdminDeleteUserResponse

  /// Unsigned on the public side.
  func initiateAuth(_ request: InitiateAuthRequest, context: RPCCallContext) async throws(Failure) -> InitiateAuthResponse

  /// AdminInitiateAuth.
  func adminInitiateAuth(_ request: AdminInitiateAuthRequest, context: RPCCallContext) async throws(Failure) -> AdminInitiateAuthResponse

  /// Unsigned on the public side.
  func respondToAuthChallenge(_ request: RespondToAuthChallengeRequest, context: RPCCallContext) async throws(Failure) -> RespondToAuthChallengeResponse

  /// AdminRespondToAuthChallenge.
  func adminRespondToAuthChallenge(_ request: AdminRespondToAuthChallengeRequest, context: RPCCallContext) async throws(Failure) -> AdminRespondToAuthChallengeResponse

  /// Unsigned on the public side.
  func getTokensFromRefreshToken(_ request: GetTokensFromRefreshTokenRequest, context: RPCCallContext) async throws(Failure) -> GetTokensFromRefreshTokenResponse

  /// Unsigned on the public side.
  func revokeToken(_ request: RevokeTokenRequest, context: RPCCallContext) async throws(Failure) -> RevokeTokenResponse

  /// Unsigned on the public side.
  func globalSignOut(_ request: GlobalSignOutRequest, context: RPCCallContext) async throws(Failure) -> GlobalSignOutResponse

  /// AdminUserGlobalSignOut.
  func adminUserGlobalSignOut(_ request: AdminUserGlobalSignOutRequest, context: RPCCallContext) async throws(Failure) -> AdminUserGlobalSignOutResponse

  /// TagResource.
  func tagResource(_ request: TagResourceRequest, context: RPCCallContext) async throws(Failure) -> TagResourceResponse

  /// UntagResource.
  func untagResource(_ request: UntagResourceRequest, context: RPCCallContext) async throws(Failure) -> UntagResourceResponse

  /// ListTagsForResource.
  func listTagsForResource(_ request: ListTagsForResourceRequest, context: RPCCallContext) async throws(Failure) -> ListTagsForResourceResponse

  /// Unsigned on the public side.
  func resendConfirmationCode(_ request: ResendConfirmationCodeRequest, context: RPCCallContext) async throws(Failure) -> ResendConfirmationCodeResponse

  /// Unsigned on the public side.
  func forgotPassword(_ request: ForgotPasswordRequest, context: RPCCallContext) async throws(Failure) -> ForgotPasswordResponse

  /// Unsigned on the public side.
  func confirmForgotPassword(_ request: ConfirmForgotPasswordRequest, context: RPCCallContext) async throws(Failure) -> ConfirmForgotPasswordResponse

  /// Unsigned on the public side.
  func changePassword(_ request: ChangePasswordRequest, context: RPCCallContext) async throws(Failure) -> ChangePasswordResponse

  /// AdminResetUserPassword.
  func adminResetUserPassword(_ request: AdminResetUserPasswordRequest, context: RPCCallContext) async throws(Failure) -> AdminResetUserPasswordResponse

  /// Unsigned on the public side.
  func updateUserAttributes(_ request: UpdateUserAttributesRequest, context: RPCCallContext) async throws(Failure) -> UpdateUserAttributesResponse

  /// AdminUpdateUserAttributes.
  func adminUpdateUserAttributes(_ request: AdminUpdateUserAttributesRequest, context: RPCCallContext) async throws(Failure) -> AdminUpdateUserAttributesResponse

  /// Unsigned on the public side.
  func deleteUserAttributes(_ request: DeleteUserAttributesRequest, context: RPCCallContext) async throws(Failure) -> DeleteUserAttributesResponse

  /// AdminDeleteUserAttributes.
  func adminDeleteUserAttributes(_ request: AdminDeleteUserAttributesRequest, context: RPCCallContext) async throws(Failure) -> AdminDeleteUserAttributesResponse

  /// Unsigned on the public side.
  func getUserAttributeVerificationCode(_ request: GetUserAttributeVerificationCodeRequest, context: RPCCallContext) async throws(Failure) -> GetUserAttributeVerificationCodeResponse

  /// Unsigned on the public side.
  func verifyUserAttribute(_ request: VerifyUserAttributeRequest, context: RPCCallContext) async throws(Failure) -> VerifyUserAttributeResponse

  /// AdminDisableUser.
  func adminDisableUser(_ request: AdminDisableUserRequest, context: RPCCallContext) async throws(Failure) -> AdminDisableUserResponse

  /// AdminEnableUser.
  func adminEnableUser(_ request: AdminEnableUserRequest, context: RPCCallContext) async throws(Failure) -> AdminEnableUserResponse

  /// Unsigned on the public side.
  func deleteUser(_ request: DeleteUserRequest, context: RPCCallContext) async throws(Failure) -> DeleteUserResponse

  /// Unsigned on the public side.
  func setUserSettings(_ request: SetUserSettingsRequest, context: RPCCallContext) async throws(Failure) -> SetUserSettingsResponse

  /// AdminSetUserSettings.
  func adminSetUserSettings(_ request: AdminSetUserSettingsRequest, context: RPCCallContext) async throws(Failure) -> AdminSetUserSettingsResponse

  /// ListUsers.
  func listUsers(_ request: ListUsersRequest, context: RPCCallContext) async throws(Failure) -> ListUsersResponse

  /// CreateGroup.
  func createGroup(_ request: CreateGroupRequest, context: RPCCallContext) async throws(Failure) -> CreateGroupResponse

  /// GetGroup.
  func getGroup(_ request: GetGroupRequest, context: RPCCallContext) async throws(Failure) -> GetGroupResponse

  /// UpdateGroup.
  func updateGroup(_ request: UpdateGroupRequest, context: RPCCallContext) async throws(Failure) -> UpdateGroupResponse

  /// DeleteGroup.
  func deleteGroup(_ request: DeleteGroupRequest, context: RPCCallContext) async throws(Failure) -> DeleteGroupResponse

  /// ListGroups.
  func listGroups(_ request: ListGroupsRequest, context: RPCCallContext) async throws(Failure) -> ListGroupsResponse

  /// AdminAddUserToGroup.
  func adminAddUserToGroup(_ request: AdminAddUserToGroupRequest, context: RPCCallContext) async throws(Failure) -> AdminAddUserToGroupResponse

  /// AdminRemoveUserFromGroup.
  func adminRemoveUserFromGroup(_ request: AdminRemoveUserFromGroupRequest, context: RPCCallContext) async throws(Failure) -> AdminRemoveUserFromGroupResponse

  /// AdminListGroupsForUser.
  func adminListGroupsForUser(_ request: AdminListGroupsForUserRequest, context: RPCCallContext) async throws(Failure) -> AdminListGroupsForUserResponse

  /// ListUsersInGroup.
  func listUsersInGroup(_ request: ListUsersInGroupRequest, context: RPCCallContext) async throws(Failure) -> ListUsersInGroupResponse

  /// Unsigned on the public side.
  func confirmDevice(_ request: ConfirmDeviceRequest, context: RPCCallContext) async throws(Failure) -> ConfirmDeviceResponse

  /// Unsigned on the public side.
  func updateDeviceStatus(_ request: UpdateDeviceStatusRequest, context: RPCCallContext) async throws(Failure) -> UpdateDeviceStatusResponse

  /// Unsigned on the public side.
  func getDevice(_ request: GetDeviceRequest, context: RPCCallContext) async throws(Failure) -> GetDeviceResponse

  /// Unsigned on the public side.
  func listDevices(_ request: ListDevicesRequest, context: RPCCallContext) async throws(Failure) -> ListDevicesResponse

  /// Unsigned on the public side.
  func forgetDevice(_ request: ForgetDeviceRequest, context: RPCCallContext) async throws(Failure) -> ForgetDeviceResponse

  /// AdminGetDevice.
  func adminGetDevice(_ request: AdminGetDeviceRequest, context: RPCCallContext) async throws(Failure) -> AdminGetDeviceResponse

  /// AdminListDevices.
  func adminListDevices(_ request: AdminListDevicesRequest, context: RPCCallContext) async throws(Failure) -> AdminListDevicesResponse

  /// AdminUpdateDeviceStatus.
  func adminUpdateDeviceStatus(_ request: AdminUpdateDeviceStatusRequest, context: RPCCallContext) async throws(Failure) -> AdminUpdateDeviceStatusResponse

  /// AdminForgetDevice.
  func adminForgetDevice(_ request: AdminForgetDeviceRequest, context: RPCCallContext) async throws(Failure) -> AdminForgetDeviceResponse

  /// Unsigned on the public side.
  func associateSoftwareToken(_ request: AssociateSoftwareTokenRequest, context: RPCCallContext) async throws(Failure) -> AssociateSoftwareTokenResponse

  /// Unsigned on the public side.
  func verifySoftwareToken(_ request: VerifySoftwareTokenRequest, context: RPCCallContext) async throws(Failure) -> VerifySoftwareTokenResponse

  /// Unsigned on the public side.
  func setUserMFAPreference(_ request: SetUserMFAPreferenceRequest, context: RPCCallContext) async throws(Failure) -> SetUserMFAPreferenceResponse

  /// AdminSetUserMFAPreference.
  func adminSetUserMFAPreference(_ request: AdminSetUserMFAPreferenceRequest, context: RPCCallContext) async throws(Failure) -> AdminSetUserMFAPreferenceResponse

  /// AdminDeleteSoftwareToken.
  func adminDeleteSoftwareToken(_ request: AdminDeleteSoftwareTokenRequest, context: RPCCallContext) async throws(Failure) -> AdminDeleteSoftwareTokenResponse

  /// Unsigned on the public side.
  func getUserAuthFactors(_ request: GetUserAuthFactorsRequest, context: RPCCallContext) async throws(Failure) -> GetUserAuthFactorsResponse

  /// AdminGetUserAuthFactors.
  func adminGetUserAuthFactors(_ request: AdminGetUserAuthFactorsRequest, context: RPCCallContext) async throws(Failure) -> AdminGetUserAuthFactorsResponse

  /// GetCSVHeader.
  func getCSVHeader(_ request: GetCSVHeaderRequest, context: RPCCallContext) async throws(Failure) -> GetCSVHeaderResponse

  /// CreateUserImportJob.
  func createUserImportJob(_ request: CreateUserImportJobRequest, context: RPCCallContext) async throws(Failure) -> CreateUserImportJobResponse

  /// DescribeUserImportJob.
  func describeUserImportJob(_ request: DescribeUserImportJobRequest, context: RPCCallContext) async throws(Failure) -> DescribeUserImportJobResponse

  /// ListUserImportJobs.
  func listUserImportJobs(_ request: ListUserImportJobsRequest, context: RPCCallContext) async throws(Failure) -> ListUserImportJobsResponse

  /// StartUserImportJob.
  func startUserImportJob(_ request: StartUserImportJobRequest, context: RPCCallContext) async throws(Failure) -> StartUserImportJobResponse

  /// StopUserImportJob.
  func stopUserImportJob(_ request: StopUserImportJobRequest, context: RPCCallContext) async throws(Failure) -> StopUserImportJobResponse
}

extension AuthenticationServing {
  /// Answers this service's methods in the router, each through the interceptor.
  public static func register<Interceptor: OperationInterceptor>(
    in router: inout RPCRouter,
    through interceptor: Interceptor
  )
  where
    Interceptor.Serving == Self,
    Interceptor.Failure == Failure,
    Interceptor.Operation == AuthenticationOperation
  {
    router.register(AuthenticationMethods.createUserPool) {
      (bytes, context) async throws(RPCError) -> [UInt8] in
      let request: CreateUserPoolRequest = try decodeRequest(bytes)
      let response: CreateUserPoolResponse
      do throws(Failure) {
        response = try await interceptor.intercept(
          .createUserPool,
          RequestNaming(),
          context
        ) { (service) async throws(Failure) in
          try await service.createUserPool(request, context: context)
        }
      } catch {
        throw error.status
      }
      return try encodeResponse(response)
    }
    router.register(AuthenticationMethods.describeUserPool) {
      (bytes, context) async throws(RPCError) -> [UInt8] in
      let request: DescribeUserPoolRequest = try decodeRequest(bytes)
      let response: DescribeUserPoolResponse
      do throws(Failure) {
        response = try await interceptor.intercept(
          .describeUserPool,
          RequestNaming(userPoolId: request.userPoolId),
          context
        ) { (service) async throws(Failure) in
          try await service.describeUserPool(request, context: context)
        }
      } catch {
        throw error.status
      }
      return try encodeResponse(response)
    }
    router.register(AuthenticationMethods.updateUserPool) {
      (bytes, context) async throws(RPCError) -> [UInt8] in
      let request: UpdateUserPoolRequest = try decodeRequest(bytes)
      let response: UpdateUserPoolResponse
      do throws(Failure) {
        response = try await interceptor.intercept(
          .updateUserPool,
          RequestNaming(userPoolId: request.userPoolId),
          context
        ) { (service) async throws(Failure) in
          try await service.updateUserPool(request, context: context)
        }
      } catch {
        throw error.status
      }
      return try encodeResponse(response)
    }
    router.register(AuthenticationMethods.deleteUserPool) {
      (bytes, context) async throws(RPCError) -> [UInt8] in
      let request: DeleteUserPoolRequest = try decodeRequest(bytes)
      let response: DeleteUserPoolResponse
      do throws(Failure) {
        response = try await interceptor.intercept(
          .deleteUserPool,
          RequestNaming(userPoolId: request.userPoolId),
          context
        ) { (service) async throws(Failure) in
          try await service.deleteUserPool(request, context: context)
        }
      } catch {
        throw error.status
      }
      return try encodeResponse(response)
    }
    router.register(AuthenticationMethods.listUserPools) {
      (bytes, context) async throws(RPCError) -> [UInt8] in
      let request: ListUserPoolsRequest = try decodeRequest(bytes)
      let response: ListUserPoolsResponse
      do throws(Failure) {
        response = try await interceptor.intercept(
          .listUserPools,
          RequestNaming(),
          context
        ) { (service) async throws(Failure) in
          try await service.listUserPools(request, context: context)
        }
      } catch {
        throw error.status
      }
      return try encodeResponse(response)
    }
    router.register(AuthenticationMethods.addCustomAttributes) {
      (bytes, context) async throws(RPCError) -> [UInt8] in
      let request: AddCustomAttributesRequest = try decodeRequest(bytes)
      let response: AddCustomAttributesResponse
      do throws(Failure) {
        response = try await interceptor.intercept(
          .addCustomAttributes,
          RequestNaming(userPoolId: request.userPoolId),
          context
        ) { (service) async throws(Failure) in
          try await service.addCustomAttributes(request, context: context)
        }
      } catch {
        throw error.status
      }
      return try encodeResponse(response)
    }
    router.register(AuthenticationMethods.setUserPoolMfaConfig) {
      (bytes, context) async throws(RPCError) -> [UInt8] in
      let request: SetUserPoolMfaConfigRequest = try decodeRequest(bytes)
      let response: SetUserPoolMfaConfigResponse
      do throws(Failure) {
        response = try await interceptor.intercept(
          .setUserPoolMfaConfig,
          RequestNaming(userPoolId: request.userPoolId),
          context
        ) { (service) async throws(Failure) in
          try await service.setUserPoolMfaConfig(request, context: context)
        }
      } catch {
        throw error.status
      }
      return try encodeResponse(response)
    }
    router.register(AuthenticationMethods.getUserPoolMfaConfig) {
      (bytes, context) async throws(RPCError) -> [UInt8] in
      let request: GetUserPoolMfaConfigRequest = try decodeRequest(bytes)
      let response: GetUserPoolMfaConfigResponse
      do throws(Failure) {
        response = try await interceptor.intercept(
          .getUserPoolMfaConfig,
          RequestNaming(userPoolId: request.userPoolId),
          context
        ) { (service) async throws(Failure) in
          try await service.getUserPoolMfaConfig(request, context: context)
        }
      } catch {
        throw error.status
      }
      return try encodeResponse(response)
    }
    router.register(AuthenticationMethods.createUserPoolClient) {
      (bytes, context) async throws(RPCError) -> [UInt8] in
      let request: CreateUserPoolClientRequest = try decodeRequest(bytes)
      let response: CreateUserPoolClientResponse
      do throws(Failure) {
        response = try await interceptor.intercept(
          .createUserPoolClient,
          RequestNaming(userPoolId: request.userPoolId),
          context
        ) { (service) async throws(Failure) in
          try await service.createUserPoolClient(request, context: context)
        }
      } catch {
        throw error.status
      }
      return try encodeResponse(response)
    }
    router.register(AuthenticationMethods.describeUserPoolClient) {
      (bytes, context) async throws(RPCError) -> [UInt8] in
      let request: DescribeUserPoolClientRequest = try decodeRequest(bytes)
      let response: DescribeUserPoolClientResponse
      do throws(Failure) {
        response = try await interceptor.intercept(
          .describeUserPoolClient,
          RequestNaming(userPoolId: request.userPoolId, clientId: request.clientId),
          context
        ) { (service) async throws(Failure) in
          try await service.describeUserPoolClient(request, context: context)
        }
      } catch {
        throw error.status
      }
      return try encodeResponse(response)
    }
    router.register(AuthenticationMethods.updateUserPoolClient) {
      (bytes, context) async throws(RPCError) -> [UInt8] in
      let request: UpdateUserPoolClientRequest = try decodeRequest(bytes)
      let response: UpdateUserPoolClientResponse
      do throws(Failure) {
        response = try await interceptor.intercept(
          .updateUserPoolClient,
          RequestNaming(userPoolId: request.userPoolId, clientId: request.clientId),
          context
        ) { (service) async throws(Failure) in
          try await service.updateUserPoolClient(request, context: context)
        }
      } catch {
        throw error.status
      }
      return try encodeResponse(response)
    }
    router.register(AuthenticationMethods.deleteUserPoolClient) {
      (bytes, context) async throws(RPCError) -> [UInt8] in
      let request: DeleteUserPoolClientRequest = try decodeRequest(bytes)
      let response: DeleteUserPoolClientResponse
      do throws(Failure) {
        response = try await interceptor.intercept(
          .deleteUserPoolClient,
          RequestNaming(userPoolId: request.userPoolId, clientId: request.clientId),
          context
        ) { (service) async throws(Failure) in
          try await service.deleteUserPoolClient(request, context: context)
        }
      } catch {
        throw error.status
      }
      return try encodeResponse(response)
    }
    router.register(AuthenticationMethods.listUserPoolClients) {
      (bytes, context) async throws(RPCError) -> [UInt8] in
      let request: ListUserPoolClientsRequest = try decodeRequest(bytes)
      let response: ListUserPoolClientsResponse
      do throws(Failure) {
        response = try await interceptor.intercept(
          .listUserPoolClients,
          RequestNaming(userPoolId: request.userPoolId),
          context
        ) { (service) async throws(Failure) in
          try await service.listUserPoolClients(request, context: context)
        }
      } catch {
        throw error.status
      }
      return try encodeResponse(response)
    }
    router.register(AuthenticationMethods.addUserPoolClientSecret) {
      (bytes, context) async throws(RPCError) -> [UInt8] in
      let request: AddUserPoolClientSecretRequest = try decodeRequest(bytes)
      let response: AddUserPoolClientSecretResponse
      do throws(Failure) {
        response = try await interceptor.intercept(
          .addUserPoolClientSecret,
          RequestNaming(userPoolId: request.userPoolId, clientId: request.clientId),
          context
        ) { (service) async throws(Failure) in
          try await service.addUserPoolClientSecret(request, context: context)
        }
      } catch {
        throw error.status
      }
      return try encodeResponse(response)
    }
    router.register(AuthenticationMethods.listUserPoolClientSecrets) {
      (bytes, context) async throws(RPCError) -> [UInt8] in
      let request: ListUserPoolClientSecretsRequest = try decodeRequest(bytes)
      let response: ListUserPoolClientSecretsResponse
      do throws(Failure) {
        response = try await interceptor.intercept(
          .listUserPoolClientSecrets,
          RequestNaming(userPoolId: request.userPoolId, clientId: request.clientId),
          context
        ) { (service) async throws(Failure) in
          try await service.listUserPoolClientSecrets(request, context: context)
        }
      } catch {
        throw error.status
      }
      return try encodeResponse(response)
    }
    router.register(AuthenticationMethods.deleteUserPoolClientSecret) {
      (bytes, context) async throws(RPCError) -> [UInt8] in
      let request: DeleteUserPoolClientSecretRequest = try decodeRequest(bytes)
      let response: DeleteUserPoolClientSecretResponse
      do throws(Failure) {
        response = try await interceptor.intercept(
          .deleteUserPoolClientSecret,
          RequestNaming(userPoolId: request.userPoolId, clientId: request.clientId),
          context
        ) { (service) async throws(Failure) in
          try await service.deleteUserPoolClientSecret(request, context: context)
        }
      } catch {
        throw error.status
      }
      return try encodeResponse(response)
    }
    router.register(AuthenticationMethods.signUp) {
      (bytes, context) async throws(RPCError) -> [UInt8] in
      let request: SignUpRequest = try decodeRequest(bytes)
      let response: SignUpResponse
      do throws(Failure) {
        response = try await interceptor.intercept(
          .signUp,
          RequestNaming(clientId: request.clientId, username: request.username),
          context
        ) { (service) async throws(Failure) in
          try await service.signUp(request, context: context)
        }
      } catch {
        throw error.status
      }
      return try encodeResponse(response)
    }
    router.register(AuthenticationMethods.confirmSignUp) {
      (bytes, context) async throws(RPCError) -> [UInt8] in
      let request: ConfirmSignUpRequest = try decodeRequest(bytes)
      let response: ConfirmSignUpResponse
      do throws(Failure) {
        response = try await interceptor.intercept(
          .confirmSignUp,
          RequestNaming(clientId: request.clientId, username: request.username),
          context
        ) { (service) async throws(Failure) in
          try await service.confirmSignUp(request, context: context)
        }
      } catch {
        throw error.status
      }
      return try encodeResponse(response)
    }
    router.register(AuthenticationMethods.adminConfirmSignUp) {
      (bytes, context) async throws(RPCError) -> [UInt8] in
      let request: AdminConfirmSignUpRequest = try decodeRequest(bytes)
      let response: AdminConfirmSignUpResponse
      do throws(Failure) {
        response = try await interceptor.intercept(
          .adminConfirmSignUp,
          RequestNaming(userPoolId: request.userPoolId, username: request.username),
          context
        ) { (service) async throws(Failure) in
          try await service.adminConfirmSignUp(request, context: context)
        }
      } catch {
        throw error.status
      }
      return try encodeResponse(response)
    }
    router.register(AuthenticationMethods.adminCreateUser) {
      (bytes, context) async throws(RPCError) -> [UInt8] in
      let request: AdminCreateUserRequest = try decodeRequest(bytes)
      let response: AdminCreateUserResponse
      do throws(Failure) {
        response = try await interceptor.intercept(
          .adminCreateUser,
          RequestNaming(userPoolId: request.userPoolId, username: request.username),
          context
        ) { (service) async throws(Failure) in
          try await service.adminCreateUser(request, context: context)
        }
      } catch {
        throw error.status
      }
      return try encodeResponse(response)
    }
    router.register(AuthenticationMethods.adminSetUserPassword) {
      (bytes, context) async throws(RPCError) -> [UInt8] in
      let request: AdminSetUserPasswordRequest = try decodeRequest(bytes)
      let response: AdminSetUserPasswordResponse
      do throws(Failure) {
        response = try await interceptor.intercept(
          .adminSetUserPassword,
          RequestNaming(userPoolId: request.userPoolId, username: request.username),
          context
        ) { (service) async throws(Failure) in
          try await service.adminSetUserPassword(request, context: context)
        }
      } catch {
        throw error.status
      }
      return try encodeResponse(response)
    }
    router.register(AuthenticationMethods.adminGetUser) {
      (bytes, context) async throws(RPCError) -> [UInt8] in
      let request: AdminGetUserRequest = try decodeRequest(bytes)
      let response: AdminGetUserResponse
      do throws(Failure) {
        response = try await interceptor.intercept(
          .adminGetUser,
          RequestNaming(userPoolId: request.userPoolId, username: request.username),
          context
        ) { (service) async throws(Failure) in
          try await service.adminGetUser(request, context: context)
        }
      } catch {
        throw error.status
      }
      return try encodeResponse(response)
    }
    router.register(AuthenticationMethods.getUser) {
      (bytes, context) async throws(RPCError) -> [UInt8] in
      let request: GetUserRequest = try decodeRequest(bytes)
      let response: GetUserResponse
      do throws(Failure) {
        response = try await interceptor.intercept(
          .getUser,
          RequestNaming(accessToken: request.accessToken),
          context
        ) { (service) async throws(Failure) in
          try await service.getUser(request, context: context)
        }
      } catch {
        throw error.status
      }
      return try encodeResponse(response)
    }
    router.register(AuthenticationMethods.adminDeleteUser) {
      (bytes, context) async throws(RPCError) -> [UInt8] in
      let request: AdminDeleteUserRequest = try decodeRequest(bytes)
      let response: AdminDeleteUserResponse
      do throws(Failure) {
        response = try await interceptor.intercept(
          .adminDeleteUser,
          RequestNaming(userPoolId: request.userPoolId, username: request.username),
          context
        ) { (service) async throws(Failure) in
          try await service.adminDeleteUser(request, context: context)
        }
      } catch {
        throw error.status
      }
      return try encodeResponse(response)
    }
    router.register(AuthenticationMethods.initiateAuth) {
      (bytes, context) async throws(RPCError) -> [UInt8] in
      let request: InitiateAuthRequest = try decodeRequest(bytes)
      let response: InitiateAuthResponse
      do throws(Failure) {
        response = try await interceptor.intercept(
          .initiateAuth,
          RequestNaming(clientId: request.clientId),
          context
        ) { (service) async throws(Failure) in
          try await service.initiateAuth(request, context: context)
        }
      } catch {
        throw error.status
      }
      return try encodeResponse(response)
    }
    router.register(AuthenticationMethods.adminInitiateAuth) {
      (bytes, context) async throws(RPCError) -> [UInt8] in
      let request: AdminInitiateAuthRequest = try decodeRequest(bytes)
      let response: AdminInitiateAuthResponse
      do throws(Failure) {
        response = try await interceptor.intercept(
          .adminInitiateAuth,
          RequestNaming(userPoolId: request.userPoolId, clientId: request.clientId),
          context
        ) { (service) async throws(Failure) in
          try await service.adminInitiateAuth(request, context: context)
        }
      } catch {
        throw error.status
      }
      return try encodeResponse(response)
    }
    router.register(AuthenticationMethods.respondToAuthChallenge) {
      (bytes, context) async throws(RPCError) -> [UInt8] in
      let request: RespondToAuthChallengeRequest = try decodeRequest(bytes)
      let response: RespondToAuthChallengeResponse
      do throws(Failure) {
        response = try await interceptor.intercept(
          .respondToAuthChallenge,
          RequestNaming(clientId: request.clientId),
          context
        ) { (service) async throws(Failure) in
          try await service.respondToAuthChallenge(request, context: context)
        }
      } catch {
        throw error.status
      }
      return try encodeResponse(response)
    }
    router.register(AuthenticationMethods.adminRespondToAuthChallenge) {
      (bytes, context) async throws(RPCError) -> [UInt8] in
      let request: AdminRespondToAuthChallengeRequest = try decodeRequest(bytes)
      let response: AdminRespondToAuthChallengeResponse
      do throws(Failure) {
        response = try await interceptor.intercept(
          .adminRespondToAuthChallenge,
          RequestNaming(userPoolId: request.userPoolId, clientId: request.clientId),
          context
        ) { (service) async throws(Failure) in
          try await service.adminRespondToAuthChallenge(request, context: context)
        }
      } catch {
        throw error.status
      }
      return try encodeResponse(response)
    }
    router.register(AuthenticationMethods.getTokensFromRefreshToken) {
      (bytes, context) async throws(RPCError) -> [UInt8] in
      let request: GetTokensFromRefreshTokenRequest = try decodeRequest(bytes)
      let response: GetTokensFromRefreshTokenResponse
      do throws(Failure) {
        response = try await interceptor.intercept(
          .getTokensFromRefreshToken,
          RequestNaming(clientId: request.clientId),
          context
        ) { (service) async throws(Failure) in
          try await service.getTokensFromRefreshToken(request, context: context)
        }
      } catch {
        throw error.status
      }
      return try encodeResponse(response)
    }
    router.register(AuthenticationMethods.revokeToken) {
      (bytes, context) async throws(RPCError) -> [UInt8] in
      let request: RevokeTokenRequest = try decodeRequest(bytes)
      let response: RevokeTokenResponse
      do throws(Failure) {
        response = try await interceptor.intercept(
          .revokeToken,
          RequestNaming(clientId: request.clientId),
          context
        ) { (service) async throws(Failure) in
          try await service.revokeToken(request, context: context)
        }
      } catch {
        throw error.status
      }
      return try encodeResponse(response)
    }
    router.register(AuthenticationMethods.globalSignOut) {
      (bytes, context) async throws(RPCError) -> [UInt8] in
      let request: GlobalSignOutRequest = try decodeRequest(bytes)
      let response: GlobalSignOutResponse
      do throws(Failure) {
        response = try await interceptor.intercept(
          .globalSignOut,
          RequestNaming(accessToken: request.accessToken),
          context
        ) { (service) async throws(Failure) in
          try await service.globalSignOut(request, context: context)
        }
      } catch {
        throw error.status
      }
      return try encodeResponse(response)
    }
    router.register(AuthenticationMethods.adminUserGlobalSignOut) {
      (bytes, context) async throws(RPCError) -> [UInt8] in
      let request: AdminUserGlobalSignOutRequest = try decodeRequest(bytes)
      let response: AdminUserGlobalSignOutResponse
      do throws(Failure) {
        response = try await interceptor.intercept(
          .adminUserGlobalSignOut,
          RequestNaming(userPoolId: request.userPoolId, username: request.username),
          context
        ) { (service) async throws(Failure) in
          try await service.adminUserGlobalSignOut(request, context: context)
        }
      } catch {
        throw error.status
      }
      return try encodeResponse(response)
    }
    router.register(AuthenticationMethods.tagResource) {
      (bytes, context) async throws(RPCError) -> [UInt8] in
      let request: TagResourceRequest = try decodeRequest(bytes)
      let response: TagResourceResponse
      do throws(Failure) {
        response = try await interceptor.intercept(
          .tagResource,
          RequestNaming(resourceArn: request.resourceArn),
          context
        ) { (service) async throws(Failure) in
          try await service.tagResource(request, context: context)
        }
      } catch {
        throw error.status
      }
      return try encodeResponse(response)
    }
    router.register(AuthenticationMethods.untagResource) {
      (bytes, context) async throws(RPCError) -> [UInt8] in
      let request: UntagResourceRequest = try decodeRequest(bytes)
      let response: UntagResourceResponse
      do throws(Failure) {
        response = try await interceptor.intercept(
          .untagResource,
          RequestNaming(resourceArn: request.resourceArn),
          context
        ) { (service) async throws(Failure) in
          try await service.untagResource(request, context: context)
        }
      } catch {
        throw error.status
      }
      return try encodeResponse(response)
    }
    router.register(AuthenticationMethods.listTagsForResource) {
      (bytes, context) async throws(RPCError) -> [UInt8] in
      let request: ListTagsForResourceRequest = try decodeRequest(bytes)
      let response: ListTagsForResourceResponse
      do throws(Failure) {
        response = try await interceptor.intercept(
          .listTagsForResource,
          RequestNaming(resourceArn: request.resourceArn),
          context
        ) { (service) async throws(Failure) in
          try await service.listTagsForResource(request, context: context)
        }
      } catch {
        throw error.status
      }
      return try encodeResponse(response)
    }
    router.register(AuthenticationMethods.resendConfirmationCode) {
      (bytes, context) async throws(RPCError) -> [UInt8] in
      let request: ResendConfirmationCodeRequest = try decodeRequest(bytes)
      let response: ResendConfirmationCodeResponse
      do throws(Failure) {
        response = try await interceptor.intercept(
          .resendConfirmationCode,
          RequestNaming(clientId: request.clientId, username: request.username),
          context
        ) { (service) async throws(Failure) in
          try await service.resendConfirmationCode(request, context: context)
        }
      } catch {
        throw error.status
      }
      return try encodeResponse(response)
    }
    router.register(AuthenticationMethods.forgotPassword) {
      (bytes, context) async throws(RPCError) -> [UInt8] in
      let request: ForgotPasswordRequest = try decodeRequest(bytes)
      let response: ForgotPasswordResponse
      do throws(Failure) {
        response = try await interceptor.intercept(
          .forgotPassword,
          RequestNaming(clientId: request.clientId, username: request.username),
          context
        ) { (service) async throws(Failure) in
          try await service.forgotPassword(request, context: context)
        }
      } catch {
        throw error.status
      }
      return try encodeResponse(response)
    }
    router.register(AuthenticationMethods.confirmForgotPassword) {
      (bytes, context) async throws(RPCError) -> [UInt8] in
      let request: ConfirmForgotPasswordRequest = try decodeRequest(bytes)
      let response: ConfirmForgotPasswordResponse
      do throws(Failure) {
        response = try await interceptor.intercept(
          .confirmForgotPassword,
          RequestNaming(clientId: request.clientId, username: request.username),
          context
        ) { (service) async throws(Failure) in
          try await service.confirmForgotPassword(request, context: context)
        }
      } catch {
        throw error.status
      }
      return try encodeResponse(response)
    }
    router.register(AuthenticationMethods.changePassword) {
      (bytes, context) async throws(RPCError) -> [UInt8] in
      let request: ChangePasswordRequest = try decodeRequest(bytes)
      let response: ChangePasswordResponse
      do throws(Failure) {
        response = try await interceptor.intercept(
          .changePassword,
          RequestNaming(accessToken: request.accessToken),
          context
        ) { (service) async throws(Failure) in
          try await service.changePassword(request, context: context)
        }
      } catch {
        throw error.status
      }
      return try encodeResponse(response)
    }
    router.register(AuthenticationMethods.adminResetUserPassword) {
      (bytes, context) async throws(RPCError) -> [UInt8] in
      let request: AdminResetUserPasswordRequest = try decodeRequest(bytes)
      let response: AdminResetUserPasswordResponse
      do throws(Failure) {
        response = try await interceptor.intercept(
          .adminResetUserPassword,
          RequestNaming(userPoolId: request.userPoolId, username: request.username),
          context
        ) { (service) async throws(Failure) in
          try await service.adminResetUserPassword(request, context: context)
        }
      } catch {
        throw error.status
      }
      return try encodeResponse(response)
    }
    router.register(AuthenticationMethods.updateUserAttributes) {
      (bytes, context) async throws(RPCError) -> [UInt8] in
      let request: UpdateUserAttributesRequest = try decodeRequest(bytes)
      let response: UpdateUserAttributesResponse
      do throws(Failure) {
        response = try await interceptor.intercept(
          .updateUserAttributes,
          RequestNaming(accessToken: request.accessToken),
          context
        ) { (service) async throws(Failure) in
          try await service.updateUserAttributes(request, context: context)
        }
      } catch {
        throw error.status
      }
      return try encodeResponse(response)
    }
    router.register(AuthenticationMethods.adminUpdateUserAttributes) {
      (bytes, context) async throws(RPCError) -> [UInt8] in
      let request: AdminUpdateUserAttributesRequest = try decodeRequest(bytes)
      let response: AdminUpdateUserAttributesResponse
      do throws(Failure) {
        response = try await interceptor.intercept(
          .adminUpdateUserAttributes,
          RequestNaming(userPoolId: request.userPoolId, username: request.username),
          context
        ) { (service) async throws(Failure) in
          try await service.adminUpdateUserAttributes(request, context: context)
        }
      } catch {
        throw error.status
      }
      return try encodeResponse(response)
    }
    router.register(AuthenticationMethods.deleteUserAttributes) {
      (bytes, context) async throws(RPCError) -> [UInt8] in
      let request: DeleteUserAttributesRequest = try decodeRequest(bytes)
      let response: DeleteUserAttributesResponse
      do throws(Failure) {
        response = try await interceptor.intercept(
          .deleteUserAttributes,
          RequestNaming(accessToken: request.accessToken),
          context
        ) { (service) async throws(Failure) in
          try await service.deleteUserAttributes(request, context: context)
        }
      } catch {
        throw error.status
      }
      return try encodeResponse(response)
    }
    router.register(AuthenticationMethods.adminDeleteUserAttributes) {
      (bytes, context) async throws(RPCError) -> [UInt8] in
      let request: AdminDeleteUserAttributesRequest = try decodeRequest(bytes)
      let response: AdminDeleteUserAttributesResponse
      do throws(Failure) {
        response = try await interceptor.intercept(
          .adminDeleteUserAttributes,
          RequestNaming(userPoolId: request.userPoolId, username: request.username),
          context
        ) { (service) async throws(Failure) in
          try await service.adminDeleteUserAttributes(request, context: context)
        }
      } catch {
        throw error.status
      }
      return try encodeResponse(response)
    }
    router.register(AuthenticationMethods.getUserAttributeVerificationCode) {
      (bytes, context) async throws(RPCError) -> [UInt8] in
      let request: GetUserAttributeVerificationCodeRequest = try decodeRequest(bytes)
      let response: GetUserAttributeVerificationCodeResponse
      do throws(Failure) {
        response = try await interceptor.intercept(
          .getUserAttributeVerificationCode,
          RequestNaming(accessToken: request.accessToken),
          context
        ) { (service) async throws(Failure) in
          try await service.getUserAttributeVerificationCode(request, context: context)
        }
      } catch {
        throw error.status
      }
      return try encodeResponse(response)
    }
    router.register(AuthenticationMethods.verifyUserAttribute) {
      (bytes, context) async throws(RPCError) -> [UInt8] in
      let request: VerifyUserAttributeRequest = try decodeRequest(bytes)
      let response: VerifyUserAttributeResponse
      do throws(Failure) {
        response = try await interceptor.intercept(
          .verifyUserAttribute,
          RequestNaming(accessToken: request.accessToken),
          context
        ) { (service) async throws(Failure) in
          try await service.verifyUserAttribute(request, context: context)
        }
      } catch {
        throw error.status
      }
      return try encodeResponse(response)
    }
    router.register(AuthenticationMethods.adminDisableUser) {
      (bytes, context) async throws(RPCError) -> [UInt8] in
      let request: AdminDisableUserRequest = try decodeRequest(bytes)
      let response: AdminDisableUserResponse
      do throws(Failure) {
        response = try await interceptor.intercept(
          .adminDisableUser,
          RequestNaming(userPoolId: request.userPoolId, username: request.username),
          context
        ) { (service) async throws(Failure) in
          try await service.adminDisableUser(request, context: context)
        }
      } catch {
        throw error.status
      }
      return try encodeResponse(response)
    }
    router.register(AuthenticationMethods.adminEnableUser) {
      (bytes, context) async throws(RPCError) -> [UInt8] in
      let request: AdminEnableUserRequest = try decodeRequest(bytes)
      let response: AdminEnableUserResponse
      do throws(Failure) {
        response = try await interceptor.intercept(
          .adminEnableUser,
          RequestNaming(userPoolId: request.userPoolId, username: request.username),
          context
        ) { (service) async throws(Failure) in
          try await service.adminEnableUser(request, context: context)
        }
      } catch {
        throw error.status
      }
      return try encodeResponse(response)
    }
    router.register(AuthenticationMethods.deleteUser) {
      (bytes, context) async throws(RPCError) -> [UInt8] in
      let request: DeleteUserRequest = try decodeRequest(bytes)
      let response: DeleteUserResponse
      do throws(Failure) {
        response = try await interceptor.intercept(
          .deleteUser,
          RequestNaming(accessToken: request.accessToken),
          context
        ) { (service) async throws(Failure) in
          try await service.deleteUser(request, context: context)
        }
      } catch {
        throw error.status
      }
      return try encodeResponse(response)
    }
    router.register(AuthenticationMethods.setUserSettings) {
      (bytes, context) async throws(RPCError) -> [UInt8] in
      let request: SetUserSettingsRequest = try decodeRequest(bytes)
      let response: SetUserSettingsResponse
      do throws(Failure) {
        response = try await interceptor.intercept(
          .setUserSettings,
          RequestNaming(accessToken: request.accessToken),
          context
        ) { (service) async throws(Failure) in
          try await service.setUserSettings(request, context: context)
        }
      } catch {
        throw error.status
      }
      return try encodeResponse(response)
    }
    router.register(AuthenticationMethods.adminSetUserSettings) {
      (bytes, context) async throws(RPCError) -> [UInt8] in
      let request: AdminSetUserSettingsRequest = try decodeRequest(bytes)
      let response: AdminSetUserSettingsResponse
      do throws(Failure) {
        response = try await interceptor.intercept(
          .adminSetUserSettings,
          RequestNaming(userPoolId: request.userPoolId, username: request.username),
          context
        ) { (service) async throws(Failure) in
          try await service.adminSetUserSettings(request, context: context)
        }
      } catch {
        throw error.status
      }
      return try encodeResponse(response)
    }
    router.register(AuthenticationMethods.listUsers) {
      (bytes, context) async throws(RPCError) -> [UInt8] in
      let request: ListUsersRequest = try decodeRequest(bytes)
      let response: ListUsersResponse
      do throws(Failure) {
        response = try await interceptor.intercept(
          .listUsers,
          RequestNaming(userPoolId: request.userPoolId),
          context
        ) { (service) async throws(Failure) in
          try await service.listUsers(request, context: context)
        }
      } catch {
        throw error.status
      }
      return try encodeResponse(response)
    }
    router.register(AuthenticationMethods.createGroup) {
      (bytes, context) async throws(RPCError) -> [UInt8] in
      let request: CreateGroupRequest = try decodeRequest(bytes)
      let response: CreateGroupResponse
      do throws(Failure) {
        response = try await interceptor.intercept(
          .createGroup,
          RequestNaming(userPoolId: request.userPoolId, groupName: request.groupName),
          context
        ) { (service) async throws(Failure) in
          try await service.createGroup(request, context: context)
        }
      } catch {
        throw error.status
      }
      return try encodeResponse(response)
    }
    router.register(AuthenticationMethods.getGroup) {
      (bytes, context) async throws(RPCError) -> [UInt8] in
      let request: GetGroupRequest = try decodeRequest(bytes)
      let response: GetGroupResponse
      do throws(Failure) {
        response = try await interceptor.intercept(
          .getGroup,
          RequestNaming(userPoolId: request.userPoolId, groupName: request.groupName),
          context
        ) { (service) async throws(Failure) in
          try await service.getGroup(request, context: context)
        }
      } catch {
        throw error.status
      }
      return try encodeResponse(response)
    }
    router.register(AuthenticationMethods.updateGroup) {
      (bytes, context) async throws(RPCError) -> [UInt8] in
      let request: UpdateGroupRequest = try decodeRequest(bytes)
      let response: UpdateGroupResponse
      do throws(Failure) {
        response = try await interceptor.intercept(
          .updateGroup,
          RequestNaming(userPoolId: request.userPoolId, groupName: request.groupName),
          context
        ) { (service) async throws(Failure) in
          try await service.updateGroup(request, context: context)
        }
      } catch {
        throw error.status
      }
      return try encodeResponse(response)
    }
    router.register(AuthenticationMethods.deleteGroup) {
      (bytes, context) async throws(RPCError) -> [UInt8] in
      let request: DeleteGroupRequest = try decodeRequest(bytes)
      let response: DeleteGroupResponse
      do throws(Failure) {
        response = try await interceptor.intercept(
          .deleteGroup,
          RequestNaming(userPoolId: request.userPoolId, groupName: request.groupName),
          context
        ) { (service) async throws(Failure) in
          try await service.deleteGroup(request, context: context)
        }
      } catch {
        throw error.status
      }
      return try encodeResponse(response)
    }
    router.register(AuthenticationMethods.listGroups) {
      (bytes, context) async throws(RPCError) -> [UInt8] in
      let request: ListGroupsRequest = try decodeRequest(bytes)
      let response: ListGroupsResponse
      do throws(Failure) {
        response = try await interceptor.intercept(
          .listGroups,
          RequestNaming(userPoolId: request.userPoolId),
          context
        ) { (service) async throws(Failure) in
          try await service.listGroups(request, context: context)
        }
      } catch {
        throw error.status
      }
      return try encodeResponse(response)
    }
    router.register(AuthenticationMethods.adminAddUserToGroup) {
      (bytes, context) async throws(RPCError) -> [UInt8] in
      let request: AdminAddUserToGroupRequest = try decodeRequest(bytes)
      let response: AdminAddUserToGroupResponse
      do throws(Failure) {
        response = try await interceptor.intercept(
          .adminAddUserToGroup,
          RequestNaming(userPoolId: request.userPoolId, username: request.username, groupName: request.groupName),
          context
        ) { (service) async throws(Failure) in
          try await service.adminAddUserToGroup(request, context: context)
        }
      } catch {
        throw error.status
      }
      return try encodeResponse(response)
    }
    router.register(AuthenticationMethods.adminRemoveUserFromGroup) {
      (bytes, context) async throws(RPCError) -> [UInt8] in
      let request: AdminRemoveUserFromGroupRequest = try decodeRequest(bytes)
      let response: AdminRemoveUserFromGroupResponse
      do throws(Failure) {
        response = try await interceptor.intercept(
          .adminRemoveUserFromGroup,
          RequestNaming(userPoolId: request.userPoolId, username: request.username, groupName: request.groupName),
          context
        ) { (service) async throws(Failure) in
          try await service.adminRemoveUserFromGroup(request, context: context)
        }
      } catch {
        throw error.status
      }
      return try encodeResponse(response)
    }
    router.register(AuthenticationMethods.adminListGroupsForUser) {
      (bytes, context) async throws(RPCError) -> [UInt8] in
      let request: AdminListGroupsForUserRequest = try decodeRequest(bytes)
      let response: AdminListGroupsForUserResponse
      do throws(Failure) {
        response = try await interceptor.intercept(
          .adminListGroupsForUser,
          RequestNaming(userPoolId: request.userPoolId, username: request.username),
          context
        ) { (service) async throws(Failure) in
          try await service.adminListGroupsForUser(request, context: context)
        }
      } catch {
        throw error.status
      }
      return try encodeResponse(response)
    }
    router.register(AuthenticationMethods.listUsersInGroup) {
      (bytes, context) async throws(RPCError) -> [UInt8] in
      let request: ListUsersInGroupRequest = try decodeRequest(bytes)
      let response: ListUsersInGroupResponse
      do throws(Failure) {
        response = try await interceptor.intercept(
          .listUsersInGroup,
          RequestNaming(userPoolId: request.userPoolId, groupName: request.groupName),
          context
        ) { (service) async throws(Failure) in
          try await service.listUsersInGroup(request, context: context)
        }
      } catch {
        throw error.status
      }
      return try encodeResponse(response)
    }
    router.register(AuthenticationMethods.confirmDevice) {
      (bytes, context) async throws(RPCError) -> [UInt8] in
      let request: ConfirmDeviceRequest = try decodeRequest(bytes)
      let response: ConfirmDeviceResponse
      do throws(Failure) {
        response = try await interceptor.intercept(
          .confirmDevice,
          RequestNaming(accessToken: request.accessToken),
          context
        ) { (service) async throws(Failure) in
          try await service.confirmDevice(request, context: context)
        }
      } catch {
        throw error.status
      }
      return try encodeResponse(response)
    }
    router.register(AuthenticationMethods.updateDeviceStatus) {
      (bytes, context) async throws(RPCError) -> [UInt8] in
      let request: UpdateDeviceStatusRequest = try decodeRequest(bytes)
      let response: UpdateDeviceStatusResponse
      do throws(Failure) {
        response = try await interceptor.intercept(
          .updateDeviceStatus,
          RequestNaming(accessToken: request.accessToken),
          context
        ) { (service) async throws(Failure) in
          try await service.updateDeviceStatus(request, context: context)
        }
      } catch {
        throw error.status
      }
      return try encodeResponse(response)
    }
    router.register(AuthenticationMethods.getDevice) {
      (bytes, context) async throws(RPCError) -> [UInt8] in
      let request: GetDeviceRequest = try decodeRequest(bytes)
      let response: GetDeviceResponse
      do throws(Failure) {
        response = try await interceptor.intercept(
          .getDevice,
          RequestNaming(accessToken: request.accessToken),
          context
        ) { (service) async throws(Failure) in
          try await service.getDevice(request, context: context)
        }
      } catch {
        throw error.status
      }
      return try encodeResponse(response)
    }
    router.register(AuthenticationMethods.listDevices) {
      (bytes, context) async throws(RPCError) -> [UInt8] in
      let request: ListDevicesRequest = try decodeRequest(bytes)
      let response: ListDevicesResponse
      do throws(Failure) {
        response = try await interceptor.intercept(
          .listDevices,
          RequestNaming(accessToken: request.accessToken),
          context
        ) { (service) async throws(Failure) in
          try await service.listDevices(request, context: context)
        }
      } catch {
        throw error.status
      }
      return try encodeResponse(response)
    }
    router.register(AuthenticationMethods.forgetDevice) {
      (bytes, context) async throws(RPCError) -> [UInt8] in
      let request: ForgetDeviceRequest = try decodeRequest(bytes)
      let response: ForgetDeviceResponse
      do throws(Failure) {
        response = try await interceptor.intercept(
          .forgetDevice,
          RequestNaming(accessToken: request.accessToken),
          context
        ) { (service) async throws(Failure) in
          try await service.forgetDevice(request, context: context)
        }
      } catch {
        throw error.status
      }
      return try encodeResponse(response)
    }
    router.register(AuthenticationMethods.adminGetDevice) {
      (bytes, context) async throws(RPCError) -> [UInt8] in
      let request: AdminGetDeviceRequest = try decodeRequest(bytes)
      let response: AdminGetDeviceResponse
      do throws(Failure) {
        response = try await interceptor.intercept(
          .adminGetDevice,
          RequestNaming(userPoolId: request.userPoolId, username: request.username),
          context
        ) { (service) async throws(Failure) in
          try await service.adminGetDevice(request, context: context)
        }
      } catch {
        throw error.status
      }
      return try encodeResponse(response)
    }
    router.register(AuthenticationMethods.adminListDevices) {
      (bytes, context) async throws(RPCError) -> [UInt8] in
      let request: AdminListDevicesRequest = try decodeRequest(bytes)
      let response: AdminListDevicesResponse
      do throws(Failure) {
        response = try await interceptor.intercept(
          .adminListDevices,
          RequestNaming(userPoolId: request.userPoolId, username: request.username),
          context
        ) { (service) async throws(Failure) in
          try await service.adminListDevices(request, context: context)
        }
      } catch {
        throw error.status
      }
      return try encodeResponse(response)
    }
    router.register(AuthenticationMethods.adminUpdateDeviceStatus) {
      (bytes, context) async throws(RPCError) -> [UInt8] in
      let request: AdminUpdateDeviceStatusRequest = try decodeRequest(bytes)
      let response: AdminUpdateDeviceStatusResponse
      do throws(Failure) {
        response = try await interceptor.intercept(
          .adminUpdateDeviceStatus,
          RequestNaming(userPoolId: request.userPoolId, username: request.username),
          context
        ) { (service) async throws(Failure) in
          try await service.adminUpdateDeviceStatus(request, context: context)
        }
      } catch {
        throw error.status
      }
      return try encodeResponse(response)
    }
    router.register(AuthenticationMethods.adminForgetDevice) {
      (bytes, context) async throws(RPCError) -> [UInt8] in
      let request: AdminForgetDeviceRequest = try decodeRequest(bytes)
      let response: AdminForgetDeviceResponse
      do throws(Failure) {
        response = try await interceptor.intercept(
          .adminForgetDevice,
          RequestNaming(userPoolId: request.userPoolId, username: request.username),
          context
        ) { (service) async throws(Failure) in
          try await service.adminForgetDevice(request, context: context)
        }
      } catch {
        throw error.status
      }
      return try encodeResponse(response)
    }
    router.register(AuthenticationMethods.associateSoftwareToken) {
      (bytes, context) async throws(RPCError) -> [UInt8] in
      let request: AssociateSoftwareTokenRequest = try decodeRequest(bytes)
      let response: AssociateSoftwareTokenResponse
      do throws(Failure) {
        response = try await interceptor.intercept(
          .associateSoftwareToken,
          RequestNaming(accessToken: request.accessToken),
          context
        ) { (service) async throws(Failure) in
          try await service.associateSoftwareToken(request, context: context)
        }
      } catch {
        throw error.status
      }
      return try encodeResponse(response)
    }
    router.register(AuthenticationMethods.verifySoftwareToken) {
      (bytes, context) async throws(RPCError) -> [UInt8] in
      let request: VerifySoftwareTokenRequest = try decodeRequest(bytes)
      let response: VerifySoftwareTokenResponse
      do throws(Failure) {
        response = try await interceptor.intercept(
          .verifySoftwareToken,
          RequestNaming(accessToken: request.accessToken),
          context
        ) { (service) async throws(Failure) in
          try await service.verifySoftwareToken(request, context: context)
        }
      } catch {
        throw error.status
      }
      return try encodeResponse(response)
    }
    router.register(AuthenticationMethods.setUserMFAPreference) {
      (bytes, context) async throws(RPCError) -> [UInt8] in
      let request: SetUserMFAPreferenceRequest = try decodeRequest(bytes)
      let response: SetUserMFAPreferenceResponse
      do throws(Failure) {
        response = try await interceptor.intercept(
          .setUserMFAPreference,
          RequestNaming(accessToken: request.accessToken),
          context
        ) { (service) async throws(Failure) in
          try await service.setUserMFAPreference(request, context: context)
        }
      } catch {
        throw error.status
      }
      return try encodeResponse(response)
    }
    router.register(AuthenticationMethods.adminSetUserMFAPreference) {
      (bytes, context) async throws(RPCError) -> [UInt8] in
      let request: AdminSetUserMFAPreferenceRequest = try decodeRequest(bytes)
      let response: AdminSetUserMFAPreferenceResponse
      do throws(Failure) {
        response = try await interceptor.intercept(
          .adminSetUserMFAPreference,
          RequestNaming(userPoolId: request.userPoolId, username: request.username),
          context
        ) { (service) async throws(Failure) in
          try await service.adminSetUserMFAPreference(request, context: context)
        }
      } catch {
        throw error.status
      }
      return try encodeResponse(response)
    }
    router.register(AuthenticationMethods.adminDeleteSoftwareToken) {
      (bytes, context) async throws(RPCError) -> [UInt8] in
      let request: AdminDeleteSoftwareTokenRequest = try decodeRequest(bytes)
      let response: AdminDeleteSoftwareTokenResponse
      do throws(Failure) {
        response = try await interceptor.intercept(
          .adminDeleteSoftwareToken,
          RequestNaming(userPoolId: request.userPoolId, username: request.username),
          context
        ) { (service) async throws(Failure) in
          try await service.adminDeleteSoftwareToken(request, context: context)
        }
      } catch {
        throw error.status
      }
      return try encodeResponse(response)
    }
    router.register(AuthenticationMethods.getUserAuthFactors) {
      (bytes, context) async throws(RPCError) -> [UInt8] in
      let request: GetUserAuthFactorsRequest = try decodeRequest(bytes)
      let response: GetUserAuthFactorsResponse
      do throws(Failure) {
        response = try await interceptor.intercept(
          .getUserAuthFactors,
          RequestNaming(accessToken: request.accessToken),
          context
        ) { (service) async throws(Failure) in
          try await service.getUserAuthFactors(request, context: context)
        }
      } catch {
        throw error.status
      }
      return try encodeResponse(response)
    }
    router.register(AuthenticationMethods.adminGetUserAuthFactors) {
      (bytes, context) async throws(RPCError) -> [UInt8] in
      let request: AdminGetUserAuthFactorsRequest = try decodeRequest(bytes)
      let response: AdminGetUserAuthFactorsResponse
      do throws(Failure) {
        response = try await interceptor.intercept(
          .adminGetUserAuthFactors,
          RequestNaming(userPoolId: request.userPoolId, username: request.username),
          context
        ) { (service) async throws(Failure) in
          try await service.adminGetUserAuthFactors(request, context: context)
        }
      } catch {
        throw error.status
      }
      return try encodeResponse(response)
    }
    router.register(AuthenticationMethods.getCSVHeader) {
      (bytes, context) async throws(RPCError) -> [UInt8] in
      let request: GetCSVHeaderRequest = try decodeRequest(bytes)
      let response: GetCSVHeaderResponse
      do throws(Failure) {
        response = try await interceptor.intercept(
          .getCSVHeader,
          RequestNaming(userPoolId: request.userPoolId),
          context
        ) { (service) async throws(Failure) in
          try await service.getCSVHeader(request, context: context)
        }
      } catch {
        throw error.status
      }
      return try encodeResponse(response)
    }
    router.register(AuthenticationMethods.createUserImportJob) {
      (bytes, context) async throws(RPCError) -> [UInt8] in
      let request: CreateUserImportJobRequest = try decodeRequest(bytes)
      let response: CreateUserImportJobResponse
      do throws(Failure) {
        response = try await interceptor.intercept(
          .createUserImportJob,
          RequestNaming(userPoolId: request.userPoolId),
          context
        ) { (service) async throws(Failure) in
          try await service.createUserImportJob(request, context: context)
        }
      } catch {
        throw error.status
      }
      return try encodeResponse(response)
    }
    router.register(AuthenticationMethods.describeUserImportJob) {
      (bytes, context) async throws(RPCError) -> [UInt8] in
      let request: DescribeUserImportJobRequest = try decodeRequest(bytes)
      let response: DescribeUserImportJobResponse
      do throws(Failure) {
        response = try await interceptor.intercept(
          .describeUserImportJob,
          RequestNaming(userPoolId: request.userPoolId),
          context
        ) { (service) async throws(Failure) in
          try await service.describeUserImportJob(request, context: context)
        }
      } catch {
        throw error.status
      }
      return try encodeResponse(response)
    }
    router.register(AuthenticationMethods.listUserImportJobs) {
      (bytes, context) async throws(RPCError) -> [UInt8] in
      let request: ListUserImportJobsRequest = try decodeRequest(bytes)
      let response: ListUserImportJobsResponse
      do throws(Failure) {
        response = try await interceptor.intercept(
          .listUserImportJobs,
          RequestNaming(userPoolId: request.userPoolId),
          context
        ) { (service) async throws(Failure) in
          try await service.listUserImportJobs(request, context: context)
        }
      } catch {
        throw error.status
      }
      return try encodeResponse(response)
    }
    router.register(AuthenticationMethods.startUserImportJob) {
      (bytes, context) async throws(RPCError) -> [UInt8] in
      let request: StartUserImportJobRequest = try decodeRequest(bytes)
      let response: StartUserImportJobResponse
      do throws(Failure) {
        response = try await interceptor.intercept(
          .startUserImportJob,
          RequestNaming(userPoolId: request.userPoolId),
          context
        ) { (service) async throws(Failure) in
          try await service.startUserImportJob(request, context: context)
        }
      } catch {
        throw error.status
      }
      return try encodeResponse(response)
    }
    router.register(AuthenticationMethods.stopUserImportJob) {
      (bytes, context) async throws(RPCError) -> [UInt8] in
      let request: StopUserImportJobRequest = try decodeRequest(bytes)
      let response: StopUserImportJobResponse
      do throws(Failure) {
        response = try await interceptor.intercept(
          .stopUserImportJob,
          RequestNaming(userPoolId: request.userPoolId),
          context
        ) { (service) async throws(Failure) in
          try await service.stopUserImportJob(request, context: context)
        }
      } catch {
        throw error.status
      }
      return try encodeResponse(response)
    }
  }
}

/// Calls gatehouse.authentication.v1.AuthenticationService.
public struct AuthenticationClient: Sendable {
  private let channel: any RPCChannel

  /// Makes a client over the channel.
  public init(_ channel: any RPCChannel) {
    self.channel = channel
  }

  /// CreateUserPool.
  public func createUserPool(_ request: CreateUserPoolRequest, context: RPCCallContext) async throws(RPCError) -> CreateUserPoolResponse {
    let bytes: [UInt8] = try encodeRequest(request)
    return try decodeResponse(
      try await channel.call(AuthenticationMethods.createUserPool, bytes, context: context))
  }

  /// DescribeUserPool.
  public func describeUserPool(_ request: DescribeUserPoolRequest, context: RPCCallContext) async throws(RPCError) -> DescribeUserPoolResponse {
    let bytes: [UInt8] = try encodeRequest(request)
    return try decodeResponse(
      try await channel.call(AuthenticationMethods.describeUserPool, bytes, context: context))
  }

  /// UpdateUserPool.
  public func updateUserPool(_ request: UpdateUserPoolRequest, context: RPCCallContext) async throws(RPCError) -> UpdateUserPoolResponse {
    let bytes: [UInt8] = try encodeRequest(request)
    return try decodeResponse(
      try await channel.call(AuthenticationMethods.updateUserPool, bytes, context: context))
  }

  /// DeleteUserPool.
  public func deleteUserPool(_ request: DeleteUserPoolRequest, context: RPCCallContext) async throws(RPCError) -> DeleteUserPoolResponse {
    let bytes: [UInt8] = try encodeRequest(request)
    return try decodeResponse(
      try await channel.call(AuthenticationMethods.deleteUserPool, bytes, context: context))
  }

  /// ListUserPools.
  public func listUserPools(_ request: ListUserPoolsRequest, context: RPCCallContext) async throws(RPCError) -> ListUserPoolsResponse {
    let bytes: [UInt8] = try encodeRequest(request)
    return try decodeResponse(
      try await channel.call(AuthenticationMethods.listUserPools, bytes, context: context))
  }

  /// AddCustomAttributes.
  public func addCustomAttributes(_ request: AddCustomAttributesRequest, context: RPCCallContext) async throws(RPCError) -> AddCustomAttributesResponse {
    let bytes: [UInt8] = try encodeRequest(request)
    return try decodeResponse(
      try await channel.call(AuthenticationMethods.addCustomAttributes, bytes, context: context))
  }

  /// SetUserPoolMfaConfig.
  public func setUserPoolMfaConfig(_ request: SetUserPoolMfaConfigRequest, context: RPCCallContext) async throws(RPCError) -> SetUserPoolMfaConfigResponse {
    let bytes: [UInt8] = try encodeRequest(request)
    return try decodeResponse(
      try await channel.call(AuthenticationMethods.setUserPoolMfaConfig, bytes, context: context))
  }

  /// GetUserPoolMfaConfig.
  public func getUserPoolMfaConfig(_ request: GetUserPoolMfaConfigRequest, context: RPCCallContext) async throws(RPCError) -> GetUserPoolMfaConfigResponse {
    let bytes: [UInt8] = try encodeRequest(request)
    return try decodeResponse(
      try await channel.call(AuthenticationMethods.getUserPoolMfaConfig, bytes, context: context))
  }

  /// CreateUserPoolClient.
  public func createUserPoolClient(_ request: CreateUserPoolClientRequest, context: RPCCallContext) async throws(RPCError) -> CreateUserPoolClientResponse {
    let bytes: [UInt8] = try encodeRequest(request)
    return try decodeResponse(
      try await channel.call(AuthenticationMethods.createUserPoolClient, bytes, context: context))
  }

  /// DescribeUserPoolClient.
  public func describeUserPoolClient(_ request: DescribeUserPoolClientRequest, context: RPCCallContext) async throws(RPCError) -> DescribeUserPoolClientResponse {
    let bytes: [UInt8] = try encodeRequest(request)
    return try decodeResponse(
      try await channel.call(AuthenticationMethods.describeUserPoolClient, bytes, context: context))
  }

  /// UpdateUserPoolClient.
  public func updateUserPoolClient(_ request: UpdateUserPoolClientRequest, context: RPCCallContext) async throws(RPCError) -> UpdateUserPoolClientResponse {
    let bytes: [UInt8] = try encodeRequest(request)
    return try decodeResponse(
      try await channel.call(AuthenticationMethods.updateUserPoolClient, bytes, context: context))
  }

  /// DeleteUserPoolClient.
  public func deleteUserPoolClient(_ request: DeleteUserPoolClientRequest, context: RPCCallContext) async throws(RPCError) -> DeleteUserPoolClientResponse {
    let bytes: [UInt8] = try encodeRequest(request)
    return try decodeResponse(
      try await channel.call(AuthenticationMethods.deleteUserPoolClient, bytes, context: context))
  }

  /// ListUserPoolClients.
  public func listUserPoolClients(_ request: ListUserPoolClientsRequest, context: RPCCallContext) async throws(RPCError) -> ListUserPoolClientsResponse {
    let bytes: [UInt8] = try encodeRequest(request)
    return try decodeResponse(
      try await channel.call(AuthenticationMethods.listUserPoolClients, bytes, context: context))
  }

  /// AddUserPoolClientSecret.
  public func addUserPoolClientSecret(_ request: AddUserPoolClientSecretRequest, context: RPCCallContext) async throws(RPCError) -> AddUserPoolClientSecretResponse {
    let bytes: [UInt8] = try encodeRequest(request)
    return try decodeResponse(
      try await channel.call(AuthenticationMethods.addUserPoolClientSecret, bytes, context: context))
  }

  /// ListUserPoolClientSecrets.
  public func listUserPoolClientSecrets(_ request: ListUserPoolClientSecretsRequest, context: RPCCallContext) async throws(RPCError) -> ListUserPoolClientSecretsResponse {
    let bytes: [UInt8] = try encodeRequest(request)
    return try decodeResponse(
      try await channel.call(AuthenticationMethods.listUserPoolClientSecrets, bytes, context: context))
  }

  /// DeleteUserPoolClientSecret.
  public func deleteUserPoolClientSecret(_ request: DeleteUserPoolClientSecretRequest, context: RPCCallContext) async throws(RPCError) -> DeleteUserPoolClientSecretResponse {
    let bytes: [UInt8] = try encodeRequest(request)
    return try decodeResponse(
      try await channel.call(AuthenticationMethods.deleteUserPoolClientSecret, bytes, context: context))
  }

  /// Unsigned on the public side.
  public func signUp(_ request: SignUpRequest, context: RPCCallContext) async throws(RPCError) -> SignUpResponse {
    let bytes: [UInt8] = try encodeRequest(request)
    return try decodeResponse(
      try await channel.call(AuthenticationMethods.signUp, bytes, context: context))
  }

  /// Unsigned on the public side.
  public func confirmSignUp(_ request: ConfirmSignUpRequest, context: RPCCallContext) async throws(RPCError) -> ConfirmSignUpResponse {
    let bytes: [UInt8] = try encodeRequest(request)
    return try decodeResponse(
      try await channel.call(AuthenticationMethods.confirmSignUp, bytes, context: context))
  }

  /// AdminConfirmSignUp.
  public func adminConfirmSignUp(_ request: AdminConfirmSignUpRequest, context: RPCCallContext) async throws(RPCError) -> AdminConfirmSignUpResponse {
    let bytes: [UInt8] = try encodeRequest(request)
    return try decodeResponse(
      try await channel.call(AuthenticationMethods.adminConfirmSignUp, bytes, context: context))
  }

  /// AdminCreateUser.
  public func adminCreateUser(_ request: AdminCreateUserRequest, context: RPCCallContext) async throws(RPCError) -> AdminCreateUserResponse {
    let bytes: [UInt8] = try encodeRequest(request)
    return try decodeResponse(
      try await channel.call(AuthenticationMethods.adminCreateUser, bytes, context: context))
  }

  /// AdminSetUserPassword.
  public func adminSetUserPassword(_ request: AdminSetUserPasswordRequest, context: RPCCallContext) async throws(RPCError) -> AdminSetUserPasswordResponse {
    let bytes: [UInt8] = try encodeRequest(request)
    return try decodeResponse(
      try await channel.call(AuthenticationMethods.adminSetUserPassword, bytes, context: context))
  }

  /// AdminGetUser.
  public func adminGetUser(_ request: AdminGetUserRequest, context: RPCCallContext) async throws(RPCError) -> AdminGetUserResponse {
    let bytes: [UInt8] = try encodeRequest(request)
    return try decodeResponse(
      try await channel.call(AuthenticationMethods.adminGetUser, bytes, context: context))
  }

  /// Unsigned on the public side.
  public func getUser(_ request: GetUserRequest, context: RPCCallContext) async throws(RPCError) -> GetUserResponse {
    let bytes: [UInt8] = try encodeRequest(request)
    return try decodeResponse(
      try await channel.call(AuthenticationMethods.getUser, bytes, context: context))
  }

  /// AdminDeleteUser.
  public func adminDeleteUser(_ request: AdminDeleteUserRequest, context: RPCCallContext) async throws(RPCError) -> AdminDeleteUserResponse {
    let bytes: [UInt8] = try encodeRequest(request)
    return try decodeResponse(
      try await channel.call(AuthenticationMethods.adminDeleteUser, bytes, context: context))
  }

  /// Unsigned on the public side.
  public func initiateAuth(_ request: InitiateAuthRequest, context: RPCCallContext) async throws(RPCError) -> InitiateAuthResponse {
    let bytes: [UInt8] = try encodeRequest(request)
    return try decodeResponse(
      try await channel.call(AuthenticationMethods.initiateAuth, bytes, context: context))
  }

  /// AdminInitiateAuth.
  public func adminInitiateAuth(_ request: AdminInitiateAuthRequest, context: RPCCallContext) async throws(RPCError) -> AdminInitiateAuthResponse {
    let bytes: [UInt8] = try encodeRequest(request)
    return try decodeResponse(
      try await channel.call(AuthenticationMethods.adminInitiateAuth, bytes, context: context))
  }

  /// Unsigned on the public side.
  public func respondToAuthChallenge(_ request: RespondToAuthChallengeRequest, context: RPCCallContext) async throws(RPCError) -> RespondToAuthChallengeResponse {
    let bytes: [UInt8] = try encodeRequest(request)
    return try decodeResponse(
      try await channel.call(AuthenticationMethods.respondToAuthChallenge, bytes, context: context))
  }

  /// AdminRespondToAuthChallenge.
  public func adminRespondToAuthChallenge(_ request: AdminRespondToAuthChallengeRequest, context: RPCCallContext) async throws(RPCError) -> AdminRespondToAuthChallengeResponse {
    let bytes: [UInt8] = try encodeRequest(request)
    return try decodeResponse(
      try await channel.call(AuthenticationMethods.adminRespondToAuthChallenge, bytes, context: context))
  }

  /// Unsigned on the public side.
  public func getTokensFromRefreshToken(_ request: GetTokensFromRefreshTokenRequest, context: RPCCallContext) async throws(RPCError) -> GetTokensFromRefreshTokenResponse {
    let bytes: [UInt8] = try encodeRequest(request)
    return try decodeResponse(
      try await channel.call(AuthenticationMethods.getTokensFromRefreshToken, bytes, context: context))
  }

  /// Unsigned on the public side.
  public func revokeToken(_ request: RevokeTokenRequest, context: RPCCallContext) async throws(RPCError) -> RevokeTokenResponse {
    let bytes: [UInt8] = try encodeRequest(request)
    return try decodeResponse(
      try await channel.call(AuthenticationMethods.revokeToken, bytes, context: context))
  }

  /// Unsigned on the public side.
  public func globalSignOut(_ request: GlobalSignOutRequest, context: RPCCallContext) async throws(RPCError) -> GlobalSignOutResponse {
    let bytes: [UInt8] = try encodeRequest(request)
    return try decodeResponse(
      try await channel.call(AuthenticationMethods.globalSignOut, bytes, context: context))
  }

  /// AdminUserGlobalSignOut.
  public func adminUserGlobalSignOut(_ request: AdminUserGlobalSignOutRequest, context: RPCCallContext) async throws(RPCError) -> AdminUserGlobalSignOutResponse {
    let bytes: [UInt8] = try encodeRequest(request)
    return try decodeResponse(
      try await channel.call(AuthenticationMethods.adminUserGlobalSignOut, bytes, context: context))
  }

  /// TagResource.
  public func tagResource(_ request: TagResourceRequest, context: RPCCallContext) async throws(RPCError) -> TagResourceResponse {
    let bytes: [UInt8] = try encodeRequest(request)
    return try decodeResponse(
      try await channel.call(AuthenticationMethods.tagResource, bytes, context: context))
  }

  /// UntagResource.
  public func untagResource(_ request: UntagResourceRequest, context: RPCCallContext) async throws(RPCError) -> UntagResourceResponse {
    let bytes: [UInt8] = try encodeRequest(request)
    return try decodeResponse(
      try await channel.call(AuthenticationMethods.untagResource, bytes, context: context))
  }

  /// ListTagsForResource.
  public func listTagsForResource(_ request: ListTagsForResourceRequest, context: RPCCallContext) async throws(RPCError) -> ListTagsForResourceResponse {
    let bytes: [UInt8] = try encodeRequest(request)
    return try decodeResponse(
      try await channel.call(AuthenticationMethods.listTagsForResource, bytes, context: context))
  }

  /// Unsigned on the public side.
  public func resendConfirmationCode(_ request: ResendConfirmationCodeRequest, context: RPCCallContext) async throws(RPCError) -> ResendConfirmationCodeResponse {
    let bytes: [UInt8] = try encodeRequest(request)
    return try decodeResponse(
      try await channel.call(AuthenticationMethods.resendConfirmationCode, bytes, context: context))
  }

  /// Unsigned on the public side.
  public func forgotPassword(_ request: ForgotPasswordRequest, context: RPCCallContext) async throws(RPCError) -> ForgotPasswordResponse {
    let bytes: [UInt8] = try encodeRequest(request)
    return try decodeResponse(
      try await channel.call(AuthenticationMethods.forgotPassword, bytes, context: context))
  }

  /// Unsigned on the public side.
  public func confirmForgotPassword(_ request: ConfirmForgotPasswordRequest, context: RPCCallContext) async throws(RPCError) -> ConfirmForgotPasswordResponse {
    let bytes: [UInt8] = try encodeRequest(request)
    return try decodeResponse(
      try await channel.call(AuthenticationMethods.confirmForgotPassword, bytes, context: context))
  }

  /// Unsigned on the public side.
  public func changePassword(_ request: ChangePasswordRequest, context: RPCCallContext) async throws(RPCError) -> ChangePasswordResponse {
    let bytes: [UInt8] = try encodeRequest(request)
    return try decodeResponse(
      try await channel.call(AuthenticationMethods.changePassword, bytes, context: context))
  }

  /// AdminResetUserPassword.
  public func adminResetUserPassword(_ request: AdminResetUserPasswordRequest, context: RPCCallContext) async throws(RPCError) -> AdminResetUserPasswordResponse {
    let bytes: [UInt8] = try encodeRequest(request)
    return try decodeResponse(
      try await channel.call(AuthenticationMethods.adminResetUserPassword, bytes, context: context))
  }

  /// Unsigned on the public side.
  public func updateUserAttributes(_ request: UpdateUserAttributesRequest, context: RPCCallContext) async throws(RPCError) -> UpdateUserAttributesResponse {
    let bytes: [UInt8] = try encodeRequest(request)
    return try decodeResponse(
      try await channel.call(AuthenticationMethods.updateUserAttributes, bytes, context: context))
  }

  /// AdminUpdateUserAttributes.
  public func adminUpdateUserAttributes(_ request: AdminUpdateUserAttributesRequest, context: RPCCallContext) async throws(RPCError) -> AdminUpdateUserAttributesResponse {
    let bytes: [UInt8] = try encodeRequest(request)
    return try decodeResponse(
      try await channel.call(AuthenticationMethods.adminUpdateUserAttributes, bytes, context: context))
  }

  /// Unsigned on the public side.
  public func deleteUserAttributes(_ request: DeleteUserAttributesRequest, context: RPCCallContext) async throws(RPCError) -> DeleteUserAttributesResponse {
    let bytes: [UInt8] = try encodeRequest(request)
    return try decodeResponse(
      try await channel.call(AuthenticationMethods.deleteUserAttributes, bytes, context: context))
  }

  /// AdminDeleteUserAttributes.
  public func adminDeleteUserAttributes(_ request: AdminDeleteUserAttributesRequest, context: RPCCallContext) async throws(RPCError) -> AdminDeleteUserAttributesResponse {
    let bytes: [UInt8] = try encodeRequest(request)
    return try decodeResponse(
      try await channel.call(AuthenticationMethods.adminDeleteUserAttributes, bytes, context: context))
  }

  /// Unsigned on the public side.
  public func getUserAttributeVerificationCode(_ request: GetUserAttributeVerificationCodeRequest, context: RPCCallContext) async throws(RPCError) -> GetUserAttributeVerificationCodeResponse {
    let bytes: [UInt8] = try encodeRequest(request)
    return try decodeResponse(
      try await channel.call(AuthenticationMethods.getUserAttributeVerificationCode, bytes, context: context))
  }

  /// Unsigned on the public side.
  public func verifyUserAttribute(_ request: VerifyUserAttributeRequest, context: RPCCallContext) async throws(RPCError) -> VerifyUserAttributeResponse {
    let bytes: [UInt8] = try encodeRequest(request)
    return try decodeResponse(
      try await channel.call(AuthenticationMethods.verifyUserAttribute, bytes, context: context))
  }

  /// AdminDisableUser.
  public func adminDisableUser(_ request: AdminDisableUserRequest, context: RPCCallContext) async throws(RPCError) -> AdminDisableUserResponse {
    let bytes: [UInt8] = try encodeRequest(request)
    return try decodeResponse(
      try await channel.call(AuthenticationMethods.adminDisableUser, bytes, context: context))
  }

  /// AdminEnableUser.
  public func adminEnableUser(_ request: AdminEnableUserRequest, context: RPCCallContext) async throws(RPCError) -> AdminEnableUserResponse {
    let bytes: [UInt8] = try encodeRequest(request)
    return try decodeResponse(
      try await channel.call(AuthenticationMethods.adminEnableUser, bytes, context: context))
  }

  /// Unsigned on the public side.
  public func deleteUser(_ request: DeleteUserRequest, context: RPCCallContext) async throws(RPCError) -> DeleteUserResponse {
    let bytes: [UInt8] = try encodeRequest(request)
    return try decodeResponse(
      try await channel.call(AuthenticationMethods.deleteUser, bytes, context: context))
  }

  /// Unsigned on the public side.
  public func setUserSettings(_ request: SetUserSettingsRequest, context: RPCCallContext) async throws(RPCError) -> SetUserSettingsResponse {
    let bytes: [UInt8] = try encodeRequest(request)
    return try decodeResponse(
      try await channel.call(AuthenticationMethods.setUserSettings, bytes, context: context))
  }

  /// AdminSetUserSettings.
  public func adminSetUserSettings(_ request: AdminSetUserSettingsRequest, context: RPCCallContext) async throws(RPCError) -> AdminSetUserSettingsResponse {
    let bytes: [UInt8] = try encodeRequest(request)
    return try decodeResponse(
      try await channel.call(AuthenticationMethods.adminSetUserSettings, bytes, context: context))
  }

  /// ListUsers.
  public func listUsers(_ request: ListUsersRequest, context: RPCCallContext) async throws(RPCError) -> ListUsersResponse {
    let bytes: [UInt8] = try encodeRequest(request)
    return try decodeResponse(
      try await channel.call(AuthenticationMethods.listUsers, bytes, context: context))
  }

  /// CreateGroup.
  public func createGroup(_ request: CreateGroupRequest, context: RPCCallContext) async throws(RPCError) -> CreateGroupResponse {
    let bytes: [UInt8] = try encodeRequest(request)
    return try decodeResponse(
      try await channel.call(AuthenticationMethods.createGroup, bytes, context: context))
  }

  /// GetGroup.
  public func getGroup(_ request: GetGroupRequest, context: RPCCallContext) async throws(RPCError) -> GetGroupResponse {
    let bytes: [UInt8] = try encodeRequest(request)
    return try decodeResponse(
      try await channel.call(AuthenticationMethods.getGroup, bytes, context: context))
  }

  /// UpdateGroup.
  public func updateGroup(_ request: UpdateGroupRequest, context: RPCCallContext) async throws(RPCError) -> UpdateGroupResponse {
    let bytes: [UInt8] = try encodeRequest(request)
    return try decodeResponse(
      try await channel.call(AuthenticationMethods.updateGroup, bytes, context: context))
  }

  /// DeleteGroup.
  public func deleteGroup(_ request: DeleteGroupRequest, context: RPCCallContext) async throws(RPCError) -> DeleteGroupResponse {
    let bytes: [UInt8] = try encodeRequest(request)
    return try decodeResponse(
      try await channel.call(AuthenticationMethods.deleteGroup, bytes, context: context))
  }

  /// ListGroups.
  public func listGroups(_ request: ListGroupsRequest, context: RPCCallContext) async throws(RPCError) -> ListGroupsResponse {
    let bytes: [UInt8] = try encodeRequest(request)
    return try decodeResponse(
      try await channel.call(AuthenticationMethods.listGroups, bytes, context: context))
  }

  /// AdminAddUserToGroup.
  public func adminAddUserToGroup(_ request: AdminAddUserToGroupRequest, context: RPCCallContext) async throws(RPCError) -> AdminAddUserToGroupResponse {
    let bytes: [UInt8] = try encodeRequest(request)
    return try decodeResponse(
      try await channel.call(AuthenticationMethods.adminAddUserToGroup, bytes, context: context))
  }

  /// AdminRemoveUserFromGroup.
  public func adminRemoveUserFromGroup(_ request: AdminRemoveUserFromGroupRequest, context: RPCCallContext) async throws(RPCError) -> AdminRemoveUserFromGroupResponse {
    let bytes: [UInt8] = try encodeRequest(request)
    return try decodeResponse(
      try await channel.call(AuthenticationMethods.adminRemoveUserFromGroup, bytes, context: context))
  }

  /// AdminListGroupsForUser.
  public func adminListGroupsForUser(_ request: AdminListGroupsForUserRequest, context: RPCCallContext) async throws(RPCError) -> AdminListGroupsForUserResponse {
    let bytes: [UInt8] = try encodeRequest(request)
    return try decodeResponse(
      try await channel.call(AuthenticationMethods.adminListGroupsForUser, bytes, context: context))
  }

  /// ListUsersInGroup.
  public func listUsersInGroup(_ request: ListUsersInGroupRequest, context: RPCCallContext) async throws(RPCError) -> ListUsersInGroupResponse {
    let bytes: [UInt8] = try encodeRequest(request)
    return try decodeResponse(
      try await channel.call(AuthenticationMethods.listUsersInGroup, bytes, context: context))
  }

  /// Unsigned on the public side.
  public func confirmDevice(_ request: ConfirmDeviceRequest, context: RPCCallContext) async throws(RPCError) -> ConfirmDeviceResponse {
    let bytes: [UInt8] = try encodeRequest(request)
    return try decodeResponse(
      try await channel.call(AuthenticationMethods.confirmDevice, bytes, context: context))
  }

  /// Unsigned on the public side.
  public func updateDeviceStatus(_ request: UpdateDeviceStatusRequest, context: RPCCallContext) async throws(RPCError) -> UpdateDeviceStatusResponse {
    let bytes: [UInt8] = try encodeRequest(request)
    return try decodeResponse(
      try await channel.call(AuthenticationMethods.updateDeviceStatus, bytes, context: context))
  }

  /// Unsigned on the public side.
  public func getDevice(_ request: GetDeviceRequest, context: RPCCallContext) async throws(RPCError) -> GetDeviceResponse {
    let bytes: [UInt8] = try encodeRequest(request)
    return try decodeResponse(
      try await channel.call(AuthenticationMethods.getDevice, bytes, context: context))
  }

  /// Unsigned on the public side.
  public func listDevices(_ request: ListDevicesRequest, context: RPCCallContext) async throws(RPCError) -> ListDevicesResponse {
    let bytes: [UInt8] = try encodeRequest(request)
    return try decodeResponse(
      try await channel.call(AuthenticationMethods.listDevices, bytes, context: context))
  }

  /// Unsigned on the public side.
  public func forgetDevice(_ request: ForgetDeviceRequest, context: RPCCallContext) async throws(RPCError) -> ForgetDeviceResponse {
    let bytes: [UInt8] = try encodeRequest(request)
    return try decodeResponse(
      try await channel.call(AuthenticationMethods.forgetDevice, bytes, context: context))
  }

  /// AdminGetDevice.
  public func adminGetDevice(_ request: AdminGetDeviceRequest, context: RPCCallContext) async throws(RPCError) -> AdminGetDeviceResponse {
    let bytes: [UInt8] = try encodeRequest(request)
    return try decodeResponse(
      try await channel.call(AuthenticationMethods.adminGetDevice, bytes, context: context))
  }

  /// AdminListDevices.
  public func adminListDevices(_ request: AdminListDevicesRequest, context: RPCCallContext) async throws(RPCError) -> AdminListDevicesResponse {
    let bytes: [UInt8] = try encodeRequest(request)
    return try decodeResponse(
      try await channel.call(AuthenticationMethods.adminListDevices, bytes, context: context))
  }

  /// AdminUpdateDeviceStatus.
  public func adminUpdateDeviceStatus(_ request: AdminUpdateDeviceStatusRequest, context: RPCCallContext) async throws(RPCError) -> AdminUpdateDeviceStatusResponse {
    let bytes: [UInt8] = try encodeRequest(request)
    return try decodeResponse(
      try await channel.call(AuthenticationMethods.adminUpdateDeviceStatus, bytes, context: context))
  }

  /// AdminForgetDevice.
  public func adminForgetDevice(_ request: AdminForgetDeviceRequest, context: RPCCallContext) async throws(RPCError) -> AdminForgetDeviceResponse {
    let bytes: [UInt8] = try encodeRequest(request)
    return try decodeResponse(
      try await channel.call(AuthenticationMethods.adminForgetDevice, bytes, context: context))
  }

  /// Unsigned on the public side.
  public func associateSoftwareToken(_ request: AssociateSoftwareTokenRequest, context: RPCCallContext) async throws(RPCError) -> AssociateSoftwareTokenResponse {
    let bytes: [UInt8] = try encodeRequest(request)
    return try decodeResponse(
      try await channel.call(AuthenticationMethods.associateSoftwareToken, bytes, context: context))
  }

  /// Unsigned on the public side.
  public func verifySoftwareToken(_ request: VerifySoftwareTokenRequest, context: RPCCallContext) async throws(RPCError) -> VerifySoftwareTokenResponse {
    let bytes: [UInt8] = try encodeRequest(request)
    return try decodeResponse(
      try await channel.call(AuthenticationMethods.verifySoftwareToken, bytes, context: context))
  }

  /// Unsigned on the public side.
  public func setUserMFAPreference(_ request: SetUserMFAPreferenceRequest, context: RPCCallContext) async throws(RPCError) -> SetUserMFAPreferenceResponse {
    let bytes: [UInt8] = try encodeRequest(request)
    return try decodeResponse(
      try await channel.call(AuthenticationMethods.setUserMFAPreference, bytes, context: context))
  }

  /// AdminSetUserMFAPreference.
  public func adminSetUserMFAPreference(_ request: AdminSetUserMFAPreferenceRequest, context: RPCCallContext) async throws(RPCError) -> AdminSetUserMFAPreferenceResponse {
    let bytes: [UInt8] = try encodeRequest(request)
    return try decodeResponse(
      try await channel.call(AuthenticationMethods.adminSetUserMFAPreference, bytes, context: context))
  }

  /// AdminDeleteSoftwareToken.
  public func adminDeleteSoftwareToken(_ request: AdminDeleteSoftwareTokenRequest, context: RPCCallContext) async throws(RPCError) -> AdminDeleteSoftwareTokenResponse {
    let bytes: [UInt8] = try encodeRequest(request)
    return try decodeResponse(
      try await channel.call(AuthenticationMethods.adminDeleteSoftwareToken, bytes, context: context))
  }

  /// Unsigned on the public side.
  public func getUserAuthFactors(_ request: GetUserAuthFactorsRequest, context: RPCCallContext) async throws(RPCError) -> GetUserAuthFactorsResponse {
    let bytes: [UInt8] = try encodeRequest(request)
    return try decodeResponse(
      try await channel.call(AuthenticationMethods.getUserAuthFactors, bytes, context: context))
  }

  /// AdminGetUserAuthFactors.
  public func adminGetUserAuthFactors(_ request: AdminGetUserAuthFactorsRequest, context: RPCCallContext) async throws(RPCError) -> AdminGetUserAuthFactorsResponse {
    let bytes: [UInt8] = try encodeRequest(request)
    return try decodeResponse(
      try await channel.call(AuthenticationMethods.adminGetUserAuthFactors, bytes, context: context))
  }

  /// GetCSVHeader.
  public func getCSVHeader(_ request: GetCSVHeaderRequest, context: RPCCallContext) async throws(RPCError) -> GetCSVHeaderResponse {
    let bytes: [UInt8] = try encodeRequest(request)
    return try decodeResponse(
      try await channel.call(AuthenticationMethods.getCSVHeader, bytes, context: context))
  }

  /// CreateUserImportJob.
  public func createUserImportJob(_ request: CreateUserImportJobRequest, context: RPCCallContext) async throws(RPCError) -> CreateUserImportJobResponse {
    let bytes: [UInt8] = try encodeRequest(request)
    return try decodeResponse(
      try await channel.call(AuthenticationMethods.createUserImportJob, bytes, context: context))
  }

  /// DescribeUserImportJob.
  public func describeUserImportJob(_ request: DescribeUserImportJobRequest, context: RPCCallContext) async throws(RPCError) -> DescribeUserImportJobResponse {
    let bytes: [UInt8] = try encodeRequest(request)
    return try decodeResponse(
      try await channel.call(AuthenticationMethods.describeUserImportJob, bytes, context: context))
  }

  /// ListUserImportJobs.
  public func listUserImportJobs(_ request: ListUserImportJobsRequest, context: RPCCallContext) async throws(RPCError) -> ListUserImportJobsResponse {
    let bytes: [UInt8] = try encodeRequest(request)
    return try decodeResponse(
      try await channel.call(AuthenticationMethods.listUserImportJobs, bytes, context: context))
  }

  /// StartUserImportJob.
  public func startUserImportJob(_ request: StartUserImportJobRequest, context: RPCCallContext) async throws(RPCError) -> StartUserImportJobResponse {
    let bytes: [UInt8] = try encodeRequest(request)
    return try decodeResponse(
      try await channel.call(AuthenticationMethods.startUserImportJob, bytes, context: context))
  }

  /// StopUserImportJob.
  public func stopUserImportJob(_ request: StopUserImportJobRequest, context: RPCCallContext) async throws(RPCError) -> StopUserImportJobResponse {
    let bytes: [UInt8] = try encodeRequest(request)
    return try decodeResponse(
      try await channel.call(AuthenticationMethods.stopUserImportJob, bytes, context: context))
  }
}
