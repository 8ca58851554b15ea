// swift-format-ignore-file
// Generated from Proto/gatehouse/authentication/v1/authentication_service.proto. Do not edit.

internal import GatehouseStubs
public import AuthenticationMessages
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
  /// CreateUserPoolDomain.
  public static let createUserPoolDomain: RPCMethod = RPCMethod("gatehouse.authentication.v1.AuthenticationService/CreateUserPoolDomain")
  /// DescribeUserPoolDomain.
  public static let describeUserPoolDomain: RPCMethod = RPCMethod("gatehouse.authentication.v1.AuthenticationService/DescribeUserPoolDomain")
  /// UpdateUserPoolDomain.
  public static let updateUserPoolDomain: RPCMethod = RPCMethod("gatehouse.authentication.v1.AuthenticationService/UpdateUserPoolDomain")
  /// DeleteUserPoolDomain.
  public static let deleteUserPoolDomain: RPCMethod = RPCMethod("gatehouse.authentication.v1.AuthenticationService/DeleteUserPoolDomain")
  /// GetUserPoolSessionConfiguration.
  public static let getUserPoolSessionConfiguration: RPCMethod = RPCMethod("gatehouse.authentication.v1.AuthenticationService/GetUserPoolSessionConfiguration")
  /// SetUserPoolSessionConfiguration.
  public static let setUserPoolSessionConfiguration: RPCMethod = RPCMethod("gatehouse.authentication.v1.AuthenticationService/SetUserPoolSessionConfiguration")
  /// GetUserPoolClientSessionConfiguration.
  public static let getUserPoolClientSessionConfiguration: RPCMethod = RPCMethod("gatehouse.authentication.v1.AuthenticationService/GetUserPoolClientSessionConfiguration")
  /// SetUserPoolClientSessionConfiguration.
  public static let setUserPoolClientSessionConfiguration: RPCMethod = RPCMethod("gatehouse.authentication.v1.AuthenticationService/SetUserPoolClientSessionConfiguration")
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
  /// ListUserSessions.
  public static let listUserSessions: RPCMethod = RPCMethod("gatehouse.authentication.v1.AuthenticationService/ListUserSessions")
  /// RevokeUserSession.
  public static let revokeUserSession: RPCMethod = RPCMethod("gatehouse.authentication.v1.AuthenticationService/RevokeUserSession")
  /// AdminListUserSessions.
  public static let adminListUserSessions: RPCMethod = RPCMethod("gatehouse.authentication.v1.AuthenticationService/AdminListUserSessions")
  /// AdminRevokeUserSession.
  public static let adminRevokeUserSession: RPCMethod = RPCMethod("gatehouse.authentication.v1.AuthenticationService/AdminRevokeUserSession")
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
  /// StartWebAuthnRegistration.
  public static let startWebAuthnRegistration: RPCMethod = RPCMethod("gatehouse.authentication.v1.AuthenticationService/StartWebAuthnRegistration")
  /// CompleteWebAuthnRegistration.
  public static let completeWebAuthnRegistration: RPCMethod = RPCMethod("gatehouse.authentication.v1.AuthenticationService/CompleteWebAuthnRegistration")
  /// ListWebAuthnCredentials.
  public static let listWebAuthnCredentials: RPCMethod = RPCMethod("gatehouse.authentication.v1.AuthenticationService/ListWebAuthnCredentials")
  /// DeleteWebAuthnCredential.
  public static let deleteWebAuthnCredential: RPCMethod = RPCMethod("gatehouse.authentication.v1.AuthenticationService/DeleteWebAuthnCredential")
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
  /// CreateIdentityProvider.
  public static let createIdentityProvider: RPCMethod = RPCMethod("gatehouse.authentication.v1.AuthenticationService/CreateIdentityProvider")
  /// DescribeIdentityProvider.
  public static let describeIdentityProvider: RPCMethod = RPCMethod("gatehouse.authentication.v1.AuthenticationService/DescribeIdentityProvider")
  /// UpdateIdentityProvider.
  public static let updateIdentityProvider: RPCMethod = RPCMethod("gatehouse.authentication.v1.AuthenticationService/UpdateIdentityProvider")
  /// DeleteIdentityProvider.
  public static let deleteIdentityProvider: RPCMethod = RPCMethod("gatehouse.authentication.v1.AuthenticationService/DeleteIdentityProvider")
  /// ListIdentityProviders.
  public static let listIdentityProviders: RPCMethod = RPCMethod("gatehouse.authentication.v1.AuthenticationService/ListIdentityProviders")
  /// GetIdentityProviderByIdentifier.
  public static let getIdentityProviderByIdentifier: RPCMethod = RPCMethod("gatehouse.authentication.v1.AuthenticationService/GetIdentityProviderByIdentifier")
  /// GetSigningCertificate.
  public static let getSigningCertificate: RPCMethod = RPCMethod("gatehouse.authentication.v1.AuthenticationService/GetSigningCertificate")
  /// AdminLinkProviderForUser.
  public static let adminLinkProviderForUser: RPCMethod = RPCMethod("gatehouse.authentication.v1.AuthenticationService/AdminLinkProviderForUser")
  /// AdminDisableProviderForUser.
  public static let adminDisableProviderForUser: RPCMethod = RPCMethod("gatehouse.authentication.v1.AuthenticationService/AdminDisableProviderForUser")
  /// CreateResourceServer.
  public static let createResourceServer: RPCMethod = RPCMethod("gatehouse.authentication.v1.AuthenticationService/CreateResourceServer")
  /// DescribeResourceServer.
  public static let describeResourceServer: RPCMethod = RPCMethod("gatehouse.authentication.v1.AuthenticationService/DescribeResourceServer")
  /// UpdateResourceServer.
  public static let updateResourceServer: RPCMethod = RPCMethod("gatehouse.authentication.v1.AuthenticationService/UpdateResourceServer")
  /// DeleteResourceServer.
  public static let deleteResourceServer: RPCMethod = RPCMethod("gatehouse.authentication.v1.AuthenticationService/DeleteResourceServer")
  /// ListResourceServers.
  public static let listResourceServers: RPCMethod = RPCMethod("gatehouse.authentication.v1.AuthenticationService/ListResourceServers")
  /// CreateManagedLoginBranding.
  public static let createManagedLoginBranding: RPCMethod = RPCMethod("gatehouse.authentication.v1.AuthenticationService/CreateManagedLoginBranding")
  /// DescribeManagedLoginBranding.
  public static let describeManagedLoginBranding: RPCMethod = RPCMethod("gatehouse.authentication.v1.AuthenticationService/DescribeManagedLoginBranding")
  /// DescribeManagedLoginBrandingByClient.
  public static let describeManagedLoginBrandingByClient: RPCMethod = RPCMethod("gatehouse.authentication.v1.AuthenticationService/DescribeManagedLoginBrandingByClient")
  /// UpdateManagedLoginBranding.
  public static let updateManagedLoginBranding: RPCMethod = RPCMethod("gatehouse.authentication.v1.AuthenticationService/UpdateManagedLoginBranding")
  /// DeleteManagedLoginBranding.
  public static let deleteManagedLoginBranding: RPCMethod = RPCMethod("gatehouse.authentication.v1.AuthenticationService/DeleteManagedLoginBranding")
  /// SetUICustomization.
  public static let setUICustomization: RPCMethod = RPCMethod("gatehouse.authentication.v1.AuthenticationService/SetUICustomization")
  /// GetUICustomization.
  public static let getUICustomization: RPCMethod = RPCMethod("gatehouse.authentication.v1.AuthenticationService/GetUICustomization")
  /// CreateTerms.
  public static let createTerms: RPCMethod = RPCMethod("gatehouse.authentication.v1.AuthenticationService/CreateTerms")
  /// DescribeTerms.
  public static let describeTerms: RPCMethod = RPCMethod("gatehouse.authentication.v1.AuthenticationService/DescribeTerms")
  /// DescribeTermsByClient.
  public static let describeTermsByClient: RPCMethod = RPCMethod("gatehouse.authentication.v1.AuthenticationService/DescribeTermsByClient")
  /// ListTerms.
  public static let listTerms: RPCMethod = RPCMethod("gatehouse.authentication.v1.AuthenticationService/ListTerms")
  /// UpdateTerms.
  public static let updateTerms: RPCMethod = RPCMethod("gatehouse.authentication.v1.AuthenticationService/UpdateTerms")
  /// DeleteTerms.
  public static let deleteTerms: RPCMethod = RPCMethod("gatehouse.authentication.v1.AuthenticationService/DeleteTerms")
  /// GetClientToken.
  public static let getClientToken: RPCMethod = RPCMethod("gatehouse.authentication.v1.AuthenticationService/GetClientToken")
  /// GetDerivedToken.
  public static let getDerivedToken: RPCMethod = RPCMethod("gatehouse.authentication.v1.AuthenticationService/GetDerivedToken")
  /// SetRiskConfiguration.
  public static let setRiskConfiguration: RPCMethod = RPCMethod("gatehouse.authentication.v1.AuthenticationService/SetRiskConfiguration")
  /// DescribeRiskConfiguration.
  public static let describeRiskConfiguration: RPCMethod = RPCMethod("gatehouse.authentication.v1.AuthenticationService/DescribeRiskConfiguration")
  /// AdminListUserAuthEvents.
  public static let adminListUserAuthEvents: RPCMethod = RPCMethod("gatehouse.authentication.v1.AuthenticationService/AdminListUserAuthEvents")
  /// AdminUpdateAuthEventFeedback.
  public static let adminUpdateAuthEventFeedback: RPCMethod = RPCMethod("gatehouse.authentication.v1.AuthenticationService/AdminUpdateAuthEventFeedback")
  /// UpdateAuthEventFeedback.
  public static let updateAuthEventFeedback: RPCMethod = RPCMethod("gatehouse.authentication.v1.AuthenticationService/UpdateAuthEventFeedback")
  /// SetLogDeliveryConfiguration.
  public static let setLogDeliveryConfiguration: RPCMethod = RPCMethod("gatehouse.authentication.v1.AuthenticationService/SetLogDeliveryConfiguration")
  /// GetLogDeliveryConfiguration.
  public static let getLogDeliveryConfiguration: RPCMethod = RPCMethod("gatehouse.authentication.v1.AuthenticationService/GetLogDeliveryConfiguration")
  /// CreateUserPoolReplica.
  public static let createUserPoolReplica: RPCMethod = RPCMethod("gatehouse.authentication.v1.AuthenticationService/CreateUserPoolReplica")
  /// ListUserPoolReplicas.
  public static let listUserPoolReplicas: RPCMethod = RPCMethod("gatehouse.authentication.v1.AuthenticationService/ListUserPoolReplicas")
  /// UpdateUserPoolReplica.
  public static let updateUserPoolReplica: RPCMethod = RPCMethod("gatehouse.authentication.v1.AuthenticationService/UpdateUserPoolReplica")
  /// DeleteUserPoolReplica.
  public static let deleteUserPoolReplica: RPCMethod = RPCMethod("gatehouse.authentication.v1.AuthenticationService/DeleteUserPoolReplica")
  /// GetProvisionedLimit.
  public static let getProvisionedLimit: RPCMethod = RPCMethod("gatehouse.authentication.v1.AuthenticationService/GetProvisionedLimit")
  /// UpdateProvisionedLimit.
  public static let updateProvisionedLimit: RPCMethod = RPCMethod("gatehouse.authentication.v1.AuthenticationService/UpdateProvisionedLimit")
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

  /// CreateUserPoolDomain.
  public func createUserPoolDomain(_ request: CreateUserPoolDomainRequest, context: RPCCallContext) async throws(RPCError) -> CreateUserPoolDomainResponse {
    let bytes: [UInt8] = try encodeRequest(request)
    return try decodeResponse(
      try await channel.call(AuthenticationMethods.createUserPoolDomain, bytes, context: context))
  }

  /// DescribeUserPoolDomain.
  public func describeUserPoolDomain(_ request: DescribeUserPoolDomainRequest, context: RPCCallContext) async throws(RPCError) -> DescribeUserPoolDomainResponse {
    let bytes: [UInt8] = try encodeRequest(request)
    return try decodeResponse(
      try await channel.call(AuthenticationMethods.describeUserPoolDomain, bytes, context: context))
  }

  /// UpdateUserPoolDomain.
  public func updateUserPoolDomain(_ request: UpdateUserPoolDomainRequest, context: RPCCallContext) async throws(RPCError) -> UpdateUserPoolDomainResponse {
    let bytes: [UInt8] = try encodeRequest(request)
    return try decodeResponse(
      try await channel.call(AuthenticationMethods.updateUserPoolDomain, bytes, context: context))
  }

  /// DeleteUserPoolDomain.
  public func deleteUserPoolDomain(_ request: DeleteUserPoolDomainRequest, context: RPCCallContext) async throws(RPCError) -> DeleteUserPoolDomainResponse {
    let bytes: [UInt8] = try encodeRequest(request)
    return try decodeResponse(
      try await channel.call(AuthenticationMethods.deleteUserPoolDomain, bytes, context: context))
  }

  /// GetUserPoolSessionConfiguration.
  public func getUserPoolSessionConfiguration(_ request: GetUserPoolSessionConfigurationRequest, context: RPCCallContext) async throws(RPCError) -> GetUserPoolSessionConfigurationResponse {
    let bytes: [UInt8] = try encodeRequest(request)
    return try decodeResponse(
      try await channel.call(AuthenticationMethods.getUserPoolSessionConfiguration, bytes, context: context))
  }

  /// SetUserPoolSessionConfiguration.
  public func setUserPoolSessionConfiguration(_ request: SetUserPoolSessionConfigurationRequest, context: RPCCallContext) async throws(RPCError) -> SetUserPoolSessionConfigurationResponse {
    let bytes: [UInt8] = try encodeRequest(request)
    return try decodeResponse(
      try await channel.call(AuthenticationMethods.setUserPoolSessionConfiguration, bytes, context: context))
  }

  /// GetUserPoolClientSessionConfiguration.
  public func getUserPoolClientSessionConfiguration(_ request: GetUserPoolClientSessionConfigurationRequest, context: RPCCallContext) async throws(RPCError) -> GetUserPoolClientSessionConfigurationResponse {
    let bytes: [UInt8] = try encodeRequest(request)
    return try decodeResponse(
      try await channel.call(AuthenticationMethods.getUserPoolClientSessionConfiguration, bytes, context: context))
  }

  /// SetUserPoolClientSessionConfiguration.
  public func setUserPoolClientSessionConfiguration(_ request: SetUserPoolClientSessionConfigurationRequest, context: RPCCallContext) async throws(RPCError) -> SetUserPoolClientSessionConfigurationResponse {
    let bytes: [UInt8] = try encodeRequest(request)
    return try decodeResponse(
      try await channel.call(AuthenticationMethods.setUserPoolClientSessionConfiguration, bytes, context: context))
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
  public func listUserSessions(_ request: ListUserSessionsRequest, context: RPCCallContext) async throws(RPCError) -> ListUserSessionsResponse {
    let bytes: [UInt8] = try encodeRequest(request)
    return try decodeResponse(
      try await channel.call(AuthenticationMethods.listUserSessions, bytes, context: context))
  }

  /// Unsigned on the public side.
  public func revokeUserSession(_ request: RevokeUserSessionRequest, context: RPCCallContext) async throws(RPCError) -> RevokeUserSessionResponse {
    let bytes: [UInt8] = try encodeRequest(request)
    return try decodeResponse(
      try await channel.call(AuthenticationMethods.revokeUserSession, bytes, context: context))
  }

  /// AdminListUserSessions.
  public func adminListUserSessions(_ request: AdminListUserSessionsRequest, context: RPCCallContext) async throws(RPCError) -> AdminListUserSessionsResponse {
    let bytes: [UInt8] = try encodeRequest(request)
    return try decodeResponse(
      try await channel.call(AuthenticationMethods.adminListUserSessions, bytes, context: context))
  }

  /// AdminRevokeUserSession.
  public func adminRevokeUserSession(_ request: AdminRevokeUserSessionRequest, context: RPCCallContext) async throws(RPCError) -> AdminRevokeUserSessionResponse {
    let bytes: [UInt8] = try encodeRequest(request)
    return try decodeResponse(
      try await channel.call(AuthenticationMethods.adminRevokeUserSession, bytes, context: context))
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

  /// Unsigned on the public side.
  public func startWebAuthnRegistration(_ request: StartWebAuthnRegistrationRequest, context: RPCCallContext) async throws(RPCError) -> StartWebAuthnRegistrationResponse {
    let bytes: [UInt8] = try encodeRequest(request)
    return try decodeResponse(
      try await channel.call(AuthenticationMethods.startWebAuthnRegistration, bytes, context: context))
  }

  /// Unsigned on the public side.
  public func completeWebAuthnRegistration(_ request: CompleteWebAuthnRegistrationRequest, context: RPCCallContext) async throws(RPCError) -> CompleteWebAuthnRegistrationResponse {
    let bytes: [UInt8] = try encodeRequest(request)
    return try decodeResponse(
      try await channel.call(AuthenticationMethods.completeWebAuthnRegistration, bytes, context: context))
  }

  /// Unsigned on the public side.
  public func listWebAuthnCredentials(_ request: ListWebAuthnCredentialsRequest, context: RPCCallContext) async throws(RPCError) -> ListWebAuthnCredentialsResponse {
    let bytes: [UInt8] = try encodeRequest(request)
    return try decodeResponse(
      try await channel.call(AuthenticationMethods.listWebAuthnCredentials, bytes, context: context))
  }

  /// Unsigned on the public side.
  public func deleteWebAuthnCredential(_ request: DeleteWebAuthnCredentialRequest, context: RPCCallContext) async throws(RPCError) -> DeleteWebAuthnCredentialResponse {
    let bytes: [UInt8] = try encodeRequest(request)
    return try decodeResponse(
      try await channel.call(AuthenticationMethods.deleteWebAuthnCredential, bytes, context: context))
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

  /// CreateIdentityProvider.
  public func createIdentityProvider(_ request: CreateIdentityProviderRequest, context: RPCCallContext) async throws(RPCError) -> CreateIdentityProviderResponse {
    let bytes: [UInt8] = try encodeRequest(request)
    return try decodeResponse(
      try await channel.call(AuthenticationMethods.createIdentityProvider, bytes, context: context))
  }

  /// DescribeIdentityProvider.
  public func describeIdentityProvider(_ request: DescribeIdentityProviderRequest, context: RPCCallContext) async throws(RPCError) -> DescribeIdentityProviderResponse {
    let bytes: [UInt8] = try encodeRequest(request)
    return try decodeResponse(
      try await channel.call(AuthenticationMethods.describeIdentityProvider, bytes, context: context))
  }

  /// UpdateIdentityProvider.
  public func updateIdentityProvider(_ request: UpdateIdentityProviderRequest, context: RPCCallContext) async throws(RPCError) -> UpdateIdentityProviderResponse {
    let bytes: [UInt8] = try encodeRequest(request)
    return try decodeResponse(
      try await channel.call(AuthenticationMethods.updateIdentityProvider, bytes, context: context))
  }

  /// DeleteIdentityProvider.
  public func deleteIdentityProvider(_ request: DeleteIdentityProviderRequest, context: RPCCallContext) async throws(RPCError) -> DeleteIdentityProviderResponse {
    let bytes: [UInt8] = try encodeRequest(request)
    return try decodeResponse(
      try await channel.call(AuthenticationMethods.deleteIdentityProvider, bytes, context: context))
  }

  /// ListIdentityProviders.
  public func listIdentityProviders(_ request: ListIdentityProvidersRequest, context: RPCCallContext) async throws(RPCError) -> ListIdentityProvidersResponse {
    let bytes: [UInt8] = try encodeRequest(request)
    return try decodeResponse(
      try await channel.call(AuthenticationMethods.listIdentityProviders, bytes, context: context))
  }

  /// GetIdentityProviderByIdentifier.
  public func getIdentityProviderByIdentifier(_ request: GetIdentityProviderByIdentifierRequest, context: RPCCallContext) async throws(RPCError) -> GetIdentityProviderByIdentifierResponse {
    let bytes: [UInt8] = try encodeRequest(request)
    return try decodeResponse(
      try await channel.call(AuthenticationMethods.getIdentityProviderByIdentifier, bytes, context: context))
  }

  /// GetSigningCertificate.
  public func getSigningCertificate(_ request: GetSigningCertificateRequest, context: RPCCallContext) async throws(RPCError) -> GetSigningCertificateResponse {
    let bytes: [UInt8] = try encodeRequest(request)
    return try decodeResponse(
      try await channel.call(AuthenticationMethods.getSigningCertificate, bytes, context: context))
  }

  /// AdminLinkProviderForUser.
  public func adminLinkProviderForUser(_ request: AdminLinkProviderForUserRequest, context: RPCCallContext) async throws(RPCError) -> AdminLinkProviderForUserResponse {
    let bytes: [UInt8] = try encodeRequest(request)
    return try decodeResponse(
      try await channel.call(AuthenticationMethods.adminLinkProviderForUser, bytes, context: context))
  }

  /// AdminDisableProviderForUser.
  public func adminDisableProviderForUser(_ request: AdminDisableProviderForUserRequest, context: RPCCallContext) async throws(RPCError) -> AdminDisableProviderForUserResponse {
    let bytes: [UInt8] = try encodeRequest(request)
    return try decodeResponse(
      try await channel.call(AuthenticationMethods.adminDisableProviderForUser, bytes, context: context))
  }

  /// CreateResourceServer.
  public func createResourceServer(_ request: CreateResourceServerRequest, context: RPCCallContext) async throws(RPCError) -> CreateResourceServerResponse {
    let bytes: [UInt8] = try encodeRequest(request)
    return try decodeResponse(
      try await channel.call(AuthenticationMethods.createResourceServer, bytes, context: context))
  }

  /// DescribeResourceServer.
  public func describeResourceServer(_ request: DescribeResourceServerRequest, context: RPCCallContext) async throws(RPCError) -> DescribeResourceServerResponse {
    let bytes: [UInt8] = try encodeRequest(request)
    return try decodeResponse(
      try await channel.call(AuthenticationMethods.describeResourceServer, bytes, context: context))
  }

  /// UpdateResourceServer.
  public func updateResourceServer(_ request: UpdateResourceServerRequest, context: RPCCallContext) async throws(RPCError) -> UpdateResourceServerResponse {
    let bytes: [UInt8] = try encodeRequest(request)
    return try decodeResponse(
      try await channel.call(AuthenticationMethods.updateResourceServer, bytes, context: context))
  }

  /// DeleteResourceServer.
  public func deleteResourceServer(_ request: DeleteResourceServerRequest, context: RPCCallContext) async throws(RPCError) -> DeleteResourceServerResponse {
    let bytes: [UInt8] = try encodeRequest(request)
    return try decodeResponse(
      try await channel.call(AuthenticationMethods.deleteResourceServer, bytes, context: context))
  }

  /// ListResourceServers.
  public func listResourceServers(_ request: ListResourceServersRequest, context: RPCCallContext) async throws(RPCError) -> ListResourceServersResponse {
    let bytes: [UInt8] = try encodeRequest(request)
    return try decodeResponse(
      try await channel.call(AuthenticationMethods.listResourceServers, bytes, context: context))
  }

  /// CreateManagedLoginBranding.
  public func createManagedLoginBranding(_ request: CreateManagedLoginBrandingRequest, context: RPCCallContext) async throws(RPCError) -> CreateManagedLoginBrandingResponse {
    let bytes: [UInt8] = try encodeRequest(request)
    return try decodeResponse(
      try await channel.call(AuthenticationMethods.createManagedLoginBranding, bytes, context: context))
  }

  /// DescribeManagedLoginBranding.
  public func describeManagedLoginBranding(_ request: DescribeManagedLoginBrandingRequest, context: RPCCallContext) async throws(RPCError) -> DescribeManagedLoginBrandingResponse {
    let bytes: [UInt8] = try encodeRequest(request)
    return try decodeResponse(
      try await channel.call(AuthenticationMethods.describeManagedLoginBranding, bytes, context: context))
  }

  /// DescribeManagedLoginBrandingByClient.
  public func describeManagedLoginBrandingByClient(_ request: DescribeManagedLoginBrandingByClientRequest, context: RPCCallContext) async throws(RPCError) -> DescribeManagedLoginBrandingByClientResponse {
    let bytes: [UInt8] = try encodeRequest(request)
    return try decodeResponse(
      try await channel.call(AuthenticationMethods.describeManagedLoginBrandingByClient, bytes, context: context))
  }

  /// UpdateManagedLoginBranding.
  public func updateManagedLoginBranding(_ request: UpdateManagedLoginBrandingRequest, context: RPCCallContext) async throws(RPCError) -> UpdateManagedLoginBrandingResponse {
    let bytes: [UInt8] = try encodeRequest(request)
    return try decodeResponse(
      try await channel.call(AuthenticationMethods.updateManagedLoginBranding, bytes, context: context))
  }

  /// DeleteManagedLoginBranding.
  public func deleteManagedLoginBranding(_ request: DeleteManagedLoginBrandingRequest, context: RPCCallContext) async throws(RPCError) -> DeleteManagedLoginBrandingResponse {
    let bytes: [UInt8] = try encodeRequest(request)
    return try decodeResponse(
      try await channel.call(AuthenticationMethods.deleteManagedLoginBranding, bytes, context: context))
  }

  /// SetUICustomization.
  public func setUICustomization(_ request: SetUICustomizationRequest, context: RPCCallContext) async throws(RPCError) -> SetUICustomizationResponse {
    let bytes: [UInt8] = try encodeRequest(request)
    return try decodeResponse(
      try await channel.call(AuthenticationMethods.setUICustomization, bytes, context: context))
  }

  /// GetUICustomization.
  public func getUICustomization(_ request: GetUICustomizationRequest, context: RPCCallContext) async throws(RPCError) -> GetUICustomizationResponse {
    let bytes: [UInt8] = try encodeRequest(request)
    return try decodeResponse(
      try await channel.call(AuthenticationMethods.getUICustomization, bytes, context: context))
  }

  /// CreateTerms.
  public func createTerms(_ request: CreateTermsRequest, context: RPCCallContext) async throws(RPCError) -> CreateTermsResponse {
    let bytes: [UInt8] = try encodeRequest(request)
    return try decodeResponse(
      try await channel.call(AuthenticationMethods.createTerms, bytes, context: context))
  }

  /// DescribeTerms.
  public func describeTerms(_ request: DescribeTermsRequest, context: RPCCallContext) async throws(RPCError) -> DescribeTermsResponse {
    let bytes: [UInt8] = try encodeRequest(request)
    return try decodeResponse(
      try await channel.call(AuthenticationMethods.describeTerms, bytes, context: context))
  }

  /// DescribeTermsByClient.
  public func describeTermsByClient(_ request: DescribeTermsByClientRequest, context: RPCCallContext) async throws(RPCError) -> DescribeTermsByClientResponse {
    let bytes: [UInt8] = try encodeRequest(request)
    return try decodeResponse(
      try await channel.call(AuthenticationMethods.describeTermsByClient, bytes, context: context))
  }

  /// ListTerms.
  public func listTerms(_ request: ListTermsRequest, context: RPCCallContext) async throws(RPCError) -> ListTermsResponse {
    let bytes: [UInt8] = try encodeRequest(request)
    return try decodeResponse(
      try await channel.call(AuthenticationMethods.listTerms, bytes, context: context))
  }

  /// UpdateTerms.
  public func updateTerms(_ request: UpdateTermsRequest, context: RPCCallContext) async throws(RPCError) -> UpdateTermsResponse {
    let bytes: [UInt8] = try encodeRequest(request)
    return try decodeResponse(
      try await channel.call(AuthenticationMethods.updateTerms, bytes, context: context))
  }

  /// DeleteTerms.
  public func deleteTerms(_ request: DeleteTermsRequest, context: RPCCallContext) async throws(RPCError) -> DeleteTermsResponse {
    let bytes: [UInt8] = try encodeRequest(request)
    return try decodeResponse(
      try await channel.call(AuthenticationMethods.deleteTerms, bytes, context: context))
  }

  /// Unsigned on the public side.
  public func getClientToken(_ request: GetClientTokenRequest, context: RPCCallContext) async throws(RPCError) -> GetClientTokenResponse {
    let bytes: [UInt8] = try encodeRequest(request)
    return try decodeResponse(
      try await channel.call(AuthenticationMethods.getClientToken, bytes, context: context))
  }

  /// Unsigned on the public side.
  public func getDerivedToken(_ request: GetDerivedTokenRequest, context: RPCCallContext) async throws(RPCError) -> GetDerivedTokenResponse {
    let bytes: [UInt8] = try encodeRequest(request)
    return try decodeResponse(
      try await channel.call(AuthenticationMethods.getDerivedToken, bytes, context: context))
  }

  /// SetRiskConfiguration.
  public func setRiskConfiguration(_ request: SetRiskConfigurationRequest, context: RPCCallContext) async throws(RPCError) -> SetRiskConfigurationResponse {
    let bytes: [UInt8] = try encodeRequest(request)
    return try decodeResponse(
      try await channel.call(AuthenticationMethods.setRiskConfiguration, bytes, context: context))
  }

  /// DescribeRiskConfiguration.
  public func describeRiskConfiguration(_ request: DescribeRiskConfigurationRequest, context: RPCCallContext) async throws(RPCError) -> DescribeRiskConfigurationResponse {
    let bytes: [UInt8] = try encodeRequest(request)
    return try decodeResponse(
      try await channel.call(AuthenticationMethods.describeRiskConfiguration, bytes, context: context))
  }

  /// AdminListUserAuthEvents.
  public func adminListUserAuthEvents(_ request: AdminListUserAuthEventsRequest, context: RPCCallContext) async throws(RPCError) -> AdminListUserAuthEventsResponse {
    let bytes: [UInt8] = try encodeRequest(request)
    return try decodeResponse(
      try await channel.call(AuthenticationMethods.adminListUserAuthEvents, bytes, context: context))
  }

  /// AdminUpdateAuthEventFeedback.
  public func adminUpdateAuthEventFeedback(_ request: AdminUpdateAuthEventFeedbackRequest, context: RPCCallContext) async throws(RPCError) -> AdminUpdateAuthEventFeedbackResponse {
    let bytes: [UInt8] = try encodeRequest(request)
    return try decodeResponse(
      try await channel.call(AuthenticationMethods.adminUpdateAuthEventFeedback, bytes, context: context))
  }

  /// Unsigned on the public side.
  public func updateAuthEventFeedback(_ request: UpdateAuthEventFeedbackRequest, context: RPCCallContext) async throws(RPCError) -> UpdateAuthEventFeedbackResponse {
    let bytes: [UInt8] = try encodeRequest(request)
    return try decodeResponse(
      try await channel.call(AuthenticationMethods.updateAuthEventFeedback, bytes, context: context))
  }

  /// SetLogDeliveryConfiguration.
  public func setLogDeliveryConfiguration(_ request: SetLogDeliveryConfigurationRequest, context: RPCCallContext) async throws(RPCError) -> SetLogDeliveryConfigurationResponse {
    let bytes: [UInt8] = try encodeRequest(request)
    return try decodeResponse(
      try await channel.call(AuthenticationMethods.setLogDeliveryConfiguration, bytes, context: context))
  }

  /// GetLogDeliveryConfiguration.
  public func getLogDeliveryConfiguration(_ request: GetLogDeliveryConfigurationRequest, context: RPCCallContext) async throws(RPCError) -> GetLogDeliveryConfigurationResponse {
    let bytes: [UInt8] = try encodeRequest(request)
    return try decodeResponse(
      try await channel.call(AuthenticationMethods.getLogDeliveryConfiguration, bytes, context: context))
  }

  /// CreateUserPoolReplica.
  public func createUserPoolReplica(_ request: CreateUserPoolReplicaRequest, context: RPCCallContext) async throws(RPCError) -> CreateUserPoolReplicaResponse {
    let bytes: [UInt8] = try encodeRequest(request)
    return try decodeResponse(
      try await channel.call(AuthenticationMethods.createUserPoolReplica, bytes, context: context))
  }

  /// ListUserPoolReplicas.
  public func listUserPoolReplicas(_ request: ListUserPoolReplicasRequest, context: RPCCallContext) async throws(RPCError) -> ListUserPoolReplicasResponse {
    let bytes: [UInt8] = try encodeRequest(request)
    return try decodeResponse(
      try await channel.call(AuthenticationMethods.listUserPoolReplicas, bytes, context: context))
  }

  /// UpdateUserPoolReplica.
  public func updateUserPoolReplica(_ request: UpdateUserPoolReplicaRequest, context: RPCCallContext) async throws(RPCError) -> UpdateUserPoolReplicaResponse {
    let bytes: [UInt8] = try encodeRequest(request)
    return try decodeResponse(
      try await channel.call(AuthenticationMethods.updateUserPoolReplica, bytes, context: context))
  }

  /// DeleteUserPoolReplica.
  public func deleteUserPoolReplica(_ request: DeleteUserPoolReplicaRequest, context: RPCCallContext) async throws(RPCError) -> DeleteUserPoolReplicaResponse {
    let bytes: [UInt8] = try encodeRequest(request)
    return try decodeResponse(
      try await channel.call(AuthenticationMethods.deleteUserPoolReplica, bytes, context: context))
  }

  /// GetProvisionedLimit.
  public func getProvisionedLimit(_ request: GetProvisionedLimitRequest, context: RPCCallContext) async throws(RPCError) -> GetProvisionedLimitResponse {
    let bytes: [UInt8] = try encodeRequest(request)
    return try decodeResponse(
      try await channel.call(AuthenticationMethods.getProvisionedLimit, bytes, context: context))
  }

  /// UpdateProvisionedLimit.
  public func updateProvisionedLimit(_ request: UpdateProvisionedLimitRequest, context: RPCCallContext) async throws(RPCError) -> UpdateProvisionedLimitResponse {
    let bytes: [UInt8] = try encodeRequest(request)
    return try decodeResponse(
      try await channel.call(AuthenticationMethods.updateProvisionedLimit, bytes, context: context))
  }
}
