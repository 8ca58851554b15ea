// swift-format-ignore-file
// Generated from botocore's models and Proto/apis. Do not edit.

public import GatehouseStubs

/// The public operations that authentication decides.
public enum AuthenticationOperation: String, DeclaredOperation, Hashable, CaseIterable {
  /// CreateUserPool.
  case createUserPool = "CreateUserPool"
  /// DescribeUserPool.
  case describeUserPool = "DescribeUserPool"
  /// UpdateUserPool.
  case updateUserPool = "UpdateUserPool"
  /// DeleteUserPool.
  case deleteUserPool = "DeleteUserPool"
  /// ListUserPools.
  case listUserPools = "ListUserPools"
  /// AddCustomAttributes.
  case addCustomAttributes = "AddCustomAttributes"
  /// SetUserPoolMfaConfig.
  case setUserPoolMfaConfig = "SetUserPoolMfaConfig"
  /// GetUserPoolMfaConfig.
  case getUserPoolMfaConfig = "GetUserPoolMfaConfig"
  /// CreateUserPoolClient.
  case createUserPoolClient = "CreateUserPoolClient"
  /// DescribeUserPoolClient.
  case describeUserPoolClient = "DescribeUserPoolClient"
  /// UpdateUserPoolClient.
  case updateUserPoolClient = "UpdateUserPoolClient"
  /// DeleteUserPoolClient.
  case deleteUserPoolClient = "DeleteUserPoolClient"
  /// ListUserPoolClients.
  case listUserPoolClients = "ListUserPoolClients"
  /// AddUserPoolClientSecret.
  case addUserPoolClientSecret = "AddUserPoolClientSecret"
  /// ListUserPoolClientSecrets.
  case listUserPoolClientSecrets = "ListUserPoolClientSecrets"
  /// DeleteUserPoolClientSecret.
  case deleteUserPoolClientSecret = "DeleteUserPoolClientSecret"
  /// CreateUserPoolDomain.
  case createUserPoolDomain = "CreateUserPoolDomain"
  /// DescribeUserPoolDomain.
  case describeUserPoolDomain = "DescribeUserPoolDomain"
  /// UpdateUserPoolDomain.
  case updateUserPoolDomain = "UpdateUserPoolDomain"
  /// DeleteUserPoolDomain.
  case deleteUserPoolDomain = "DeleteUserPoolDomain"
  /// GetUserPoolSessionConfiguration.
  case getUserPoolSessionConfiguration = "GetUserPoolSessionConfiguration"
  /// SetUserPoolSessionConfiguration.
  case setUserPoolSessionConfiguration = "SetUserPoolSessionConfiguration"
  /// GetUserPoolClientSessionConfiguration.
  case getUserPoolClientSessionConfiguration = "GetUserPoolClientSessionConfiguration"
  /// SetUserPoolClientSessionConfiguration.
  case setUserPoolClientSessionConfiguration = "SetUserPoolClientSessionConfiguration"
  /// SignUp.
  case signUp = "SignUp"
  /// ConfirmSignUp.
  case confirmSignUp = "ConfirmSignUp"
  /// AdminConfirmSignUp.
  case adminConfirmSignUp = "AdminConfirmSignUp"
  /// AdminCreateUser.
  case adminCreateUser = "AdminCreateUser"
  /// AdminSetUserPassword.
  case adminSetUserPassword = "AdminSetUserPassword"
  /// AdminGetUser.
  case adminGetUser = "AdminGetUser"
  /// GetUser.
  case getUser = "GetUser"
  /// AdminDeleteUser.
  case adminDeleteUser = "AdminDeleteUser"
  /// InitiateAuth.
  case initiateAuth = "InitiateAuth"
  /// AdminInitiateAuth.
  case adminInitiateAuth = "AdminInitiateAuth"
  /// RespondToAuthChallenge.
  case respondToAuthChallenge = "RespondToAuthChallenge"
  /// AdminRespondToAuthChallenge.
  case adminRespondToAuthChallenge = "AdminRespondToAuthChallenge"
  /// GetTokensFromRefreshToken.
  case getTokensFromRefreshToken = "GetTokensFromRefreshToken"
  /// RevokeToken.
  case revokeToken = "RevokeToken"
  /// GlobalSignOut.
  case globalSignOut = "GlobalSignOut"
  /// AdminUserGlobalSignOut.
  case adminUserGlobalSignOut = "AdminUserGlobalSignOut"
  /// TagResource.
  case tagResource = "TagResource"
  /// UntagResource.
  case untagResource = "UntagResource"
  /// ListTagsForResource.
  case listTagsForResource = "ListTagsForResource"
  /// ResendConfirmationCode.
  case resendConfirmationCode = "ResendConfirmationCode"
  /// ForgotPassword.
  case forgotPassword = "ForgotPassword"
  /// ConfirmForgotPassword.
  case confirmForgotPassword = "ConfirmForgotPassword"
  /// ChangePassword.
  case changePassword = "ChangePassword"
  /// AdminResetUserPassword.
  case adminResetUserPassword = "AdminResetUserPassword"
  /// UpdateUserAttributes.
  case updateUserAttributes = "UpdateUserAttributes"
  /// AdminUpdateUserAttributes.
  case adminUpdateUserAttributes = "AdminUpdateUserAttributes"
  /// DeleteUserAttributes.
  case deleteUserAttributes = "DeleteUserAttributes"
  /// AdminDeleteUserAttributes.
  case adminDeleteUserAttributes = "AdminDeleteUserAttributes"
  /// GetUserAttributeVerificationCode.
  case getUserAttributeVerificationCode = "GetUserAttributeVerificationCode"
  /// VerifyUserAttribute.
  case verifyUserAttribute = "VerifyUserAttribute"
  /// AdminDisableUser.
  case adminDisableUser = "AdminDisableUser"
  /// AdminEnableUser.
  case adminEnableUser = "AdminEnableUser"
  /// DeleteUser.
  case deleteUser = "DeleteUser"
  /// SetUserSettings.
  case setUserSettings = "SetUserSettings"
  /// AdminSetUserSettings.
  case adminSetUserSettings = "AdminSetUserSettings"
  /// ListUsers.
  case listUsers = "ListUsers"
  /// CreateGroup.
  case createGroup = "CreateGroup"
  /// GetGroup.
  case getGroup = "GetGroup"
  /// UpdateGroup.
  case updateGroup = "UpdateGroup"
  /// DeleteGroup.
  case deleteGroup = "DeleteGroup"
  /// ListGroups.
  case listGroups = "ListGroups"
  /// AdminAddUserToGroup.
  case adminAddUserToGroup = "AdminAddUserToGroup"
  /// AdminRemoveUserFromGroup.
  case adminRemoveUserFromGroup = "AdminRemoveUserFromGroup"
  /// AdminListGroupsForUser.
  case adminListGroupsForUser = "AdminListGroupsForUser"
  /// ListUsersInGroup.
  case listUsersInGroup = "ListUsersInGroup"
  /// ConfirmDevice.
  case confirmDevice = "ConfirmDevice"
  /// UpdateDeviceStatus.
  case updateDeviceStatus = "UpdateDeviceStatus"
  /// GetDevice.
  case getDevice = "GetDevice"
  /// ListDevices.
  case listDevices = "ListDevices"
  /// ForgetDevice.
  case forgetDevice = "ForgetDevice"
  /// AdminGetDevice.
  case adminGetDevice = "AdminGetDevice"
  /// AdminListDevices.
  case adminListDevices = "AdminListDevices"
  /// AdminUpdateDeviceStatus.
  case adminUpdateDeviceStatus = "AdminUpdateDeviceStatus"
  /// AdminForgetDevice.
  case adminForgetDevice = "AdminForgetDevice"
  /// ListUserSessions.
  case listUserSessions = "ListUserSessions"
  /// RevokeUserSession.
  case revokeUserSession = "RevokeUserSession"
  /// AdminListUserSessions.
  case adminListUserSessions = "AdminListUserSessions"
  /// AdminRevokeUserSession.
  case adminRevokeUserSession = "AdminRevokeUserSession"
  /// AssociateSoftwareToken.
  case associateSoftwareToken = "AssociateSoftwareToken"
  /// VerifySoftwareToken.
  case verifySoftwareToken = "VerifySoftwareToken"
  /// SetUserMFAPreference.
  case setUserMFAPreference = "SetUserMFAPreference"
  /// AdminSetUserMFAPreference.
  case adminSetUserMFAPreference = "AdminSetUserMFAPreference"
  /// AdminDeleteSoftwareToken.
  case adminDeleteSoftwareToken = "AdminDeleteSoftwareToken"
  /// GetUserAuthFactors.
  case getUserAuthFactors = "GetUserAuthFactors"
  /// AdminGetUserAuthFactors.
  case adminGetUserAuthFactors = "AdminGetUserAuthFactors"
  /// StartWebAuthnRegistration.
  case startWebAuthnRegistration = "StartWebAuthnRegistration"
  /// CompleteWebAuthnRegistration.
  case completeWebAuthnRegistration = "CompleteWebAuthnRegistration"
  /// ListWebAuthnCredentials.
  case listWebAuthnCredentials = "ListWebAuthnCredentials"
  /// DeleteWebAuthnCredential.
  case deleteWebAuthnCredential = "DeleteWebAuthnCredential"
  /// GetCSVHeader.
  case getCSVHeader = "GetCSVHeader"
  /// CreateUserImportJob.
  case createUserImportJob = "CreateUserImportJob"
  /// DescribeUserImportJob.
  case describeUserImportJob = "DescribeUserImportJob"
  /// ListUserImportJobs.
  case listUserImportJobs = "ListUserImportJobs"
  /// StartUserImportJob.
  case startUserImportJob = "StartUserImportJob"
  /// StopUserImportJob.
  case stopUserImportJob = "StopUserImportJob"
  /// CreateIdentityProvider.
  case createIdentityProvider = "CreateIdentityProvider"
  /// DescribeIdentityProvider.
  case describeIdentityProvider = "DescribeIdentityProvider"
  /// UpdateIdentityProvider.
  case updateIdentityProvider = "UpdateIdentityProvider"
  /// DeleteIdentityProvider.
  case deleteIdentityProvider = "DeleteIdentityProvider"
  /// ListIdentityProviders.
  case listIdentityProviders = "ListIdentityProviders"
  /// GetIdentityProviderByIdentifier.
  case getIdentityProviderByIdentifier = "GetIdentityProviderByIdentifier"
  /// GetSigningCertificate.
  case getSigningCertificate = "GetSigningCertificate"
  /// AdminLinkProviderForUser.
  case adminLinkProviderForUser = "AdminLinkProviderForUser"
  /// AdminDisableProviderForUser.
  case adminDisableProviderForUser = "AdminDisableProviderForUser"
  /// CreateResourceServer.
  case createResourceServer = "CreateResourceServer"
  /// DescribeResourceServer.
  case describeResourceServer = "DescribeResourceServer"
  /// UpdateResourceServer.
  case updateResourceServer = "UpdateResourceServer"
  /// DeleteResourceServer.
  case deleteResourceServer = "DeleteResourceServer"
  /// ListResourceServers.
  case listResourceServers = "ListResourceServers"
  /// CreateManagedLoginBranding.
  case createManagedLoginBranding = "CreateManagedLoginBranding"
  /// DescribeManagedLoginBranding.
  case describeManagedLoginBranding = "DescribeManagedLoginBranding"
  /// DescribeManagedLoginBrandingByClient.
  case describeManagedLoginBrandingByClient = "DescribeManagedLoginBrandingByClient"
  /// UpdateManagedLoginBranding.
  case updateManagedLoginBranding = "UpdateManagedLoginBranding"
  /// DeleteManagedLoginBranding.
  case deleteManagedLoginBranding = "DeleteManagedLoginBranding"
  /// SetUICustomization.
  case setUICustomization = "SetUICustomization"
  /// GetUICustomization.
  case getUICustomization = "GetUICustomization"
  /// CreateTerms.
  case createTerms = "CreateTerms"
  /// DescribeTerms.
  case describeTerms = "DescribeTerms"
  /// DescribeTermsByClient.
  case describeTermsByClient = "DescribeTermsByClient"
  /// ListTerms.
  case listTerms = "ListTerms"
  /// UpdateTerms.
  case updateTerms = "UpdateTerms"
  /// DeleteTerms.
  case deleteTerms = "DeleteTerms"
  /// GetClientToken.
  case getClientToken = "GetClientToken"
  /// GetDerivedToken.
  case getDerivedToken = "GetDerivedToken"
  /// SetRiskConfiguration.
  case setRiskConfiguration = "SetRiskConfiguration"
  /// DescribeRiskConfiguration.
  case describeRiskConfiguration = "DescribeRiskConfiguration"
  /// AdminListUserAuthEvents.
  case adminListUserAuthEvents = "AdminListUserAuthEvents"
  /// AdminUpdateAuthEventFeedback.
  case adminUpdateAuthEventFeedback = "AdminUpdateAuthEventFeedback"
  /// UpdateAuthEventFeedback.
  case updateAuthEventFeedback = "UpdateAuthEventFeedback"
  /// SetLogDeliveryConfiguration.
  case setLogDeliveryConfiguration = "SetLogDeliveryConfiguration"
  /// GetLogDeliveryConfiguration.
  case getLogDeliveryConfiguration = "GetLogDeliveryConfiguration"
  /// CreateUserPoolReplica.
  case createUserPoolReplica = "CreateUserPoolReplica"
  /// ListUserPoolReplicas.
  case listUserPoolReplicas = "ListUserPoolReplicas"
  /// UpdateUserPoolReplica.
  case updateUserPoolReplica = "UpdateUserPoolReplica"
  /// DeleteUserPoolReplica.
  case deleteUserPoolReplica = "DeleteUserPoolReplica"
  /// GetProvisionedLimit.
  case getProvisionedLimit = "GetProvisionedLimit"
  /// UpdateProvisionedLimit.
  case updateProvisionedLimit = "UpdateProvisionedLimit"

  /// Whether a success is an audit event; a refusal always is.
  public var isAuditedOnSuccess: Bool {
    switch self {
    case .createUserPool, .describeUserPool, .updateUserPool, .deleteUserPool, .listUserPools, .addCustomAttributes, .setUserPoolMfaConfig, .getUserPoolMfaConfig, .createUserPoolClient, .describeUserPoolClient, .updateUserPoolClient, .deleteUserPoolClient, .listUserPoolClients, .addUserPoolClientSecret, .listUserPoolClientSecrets, .deleteUserPoolClientSecret, .createUserPoolDomain, .describeUserPoolDomain, .updateUserPoolDomain, .deleteUserPoolDomain, .getUserPoolSessionConfiguration, .setUserPoolSessionConfiguration, .getUserPoolClientSessionConfiguration, .setUserPoolClientSessionConfiguration, .signUp, .confirmSignUp, .adminConfirmSignUp, .adminCreateUser, .adminSetUserPassword, .adminGetUser, .adminDeleteUser, .adminInitiateAuth, .adminRespondToAuthChallenge, .revokeToken, .globalSignOut, .adminUserGlobalSignOut, .tagResource, .untagResource, .listTagsForResource, .resendConfirmationCode, .forgotPassword, .confirmForgotPassword, .changePassword, .adminResetUserPassword, .updateUserAttributes, .adminUpdateUserAttributes, .deleteUserAttributes, .adminDeleteUserAttributes, .getUserAttributeVerificationCode, .verifyUserAttribute, .adminDisableUser, .adminEnableUser, .deleteUser, .setUserSettings, .adminSetUserSettings, .listUsers, .createGroup, .getGroup, .updateGroup, .deleteGroup, .listGroups, .adminAddUserToGroup, .adminRemoveUserFromGroup, .adminListGroupsForUser, .listUsersInGroup, .confirmDevice, .updateDeviceStatus, .forgetDevice, .adminGetDevice, .adminListDevices, .adminUpdateDeviceStatus, .adminForgetDevice, .revokeUserSession, .adminListUserSessions, .adminRevokeUserSession, .associateSoftwareToken, .verifySoftwareToken, .setUserMFAPreference, .adminSetUserMFAPreference, .adminDeleteSoftwareToken, .adminGetUserAuthFactors, .startWebAuthnRegistration, .completeWebAuthnRegistration, .deleteWebAuthnCredential, .getCSVHeader, .createUserImportJob, .describeUserImportJob, .listUserImportJobs, .startUserImportJob, .stopUserImportJob, .createIdentityProvider, .describeIdentityProvider, .updateIdentityProvider, .deleteIdentityProvider, .listIdentityProviders, .getIdentityProviderByIdentifier, .getSigningCertificate, .adminLinkProviderForUser, .adminDisableProviderForUser, .createResourceServer, .describeResourceServer, .updateResourceServer, .deleteResourceServer, .listResourceServers, .createManagedLoginBranding, .describeManagedLoginBranding, .describeManagedLoginBrandingByClient, .updateManagedLoginBranding, .deleteManagedLoginBranding, .setUICustomization, .getUICustomization, .createTerms, .describeTerms, .describeTermsByClient, .listTerms, .updateTerms, .deleteTerms, .setRiskConfiguration, .describeRiskConfiguration, .adminListUserAuthEvents, .adminUpdateAuthEventFeedback, .updateAuthEventFeedback, .setLogDeliveryConfiguration, .getLogDeliveryConfiguration, .createUserPoolReplica, .listUserPoolReplicas, .updateUserPoolReplica, .deleteUserPoolReplica, .getProvisionedLimit, .updateProvisionedLimit: true
    case .getUser, .initiateAuth, .respondToAuthChallenge, .getTokensFromRefreshToken, .getDevice, .listDevices, .listUserSessions, .getUserAuthFactors, .listWebAuthnCredentials, .getClientToken, .getDerivedToken: false
    }
  }

  /// Whether it is there to change something, and noted before it does.
  public var isChange: Bool {
    switch self {
    case .createUserPool, .updateUserPool, .deleteUserPool, .addCustomAttributes, .setUserPoolMfaConfig, .createUserPoolClient, .updateUserPoolClient, .deleteUserPoolClient, .addUserPoolClientSecret, .deleteUserPoolClientSecret, .createUserPoolDomain, .updateUserPoolDomain, .deleteUserPoolDomain, .setUserPoolSessionConfiguration, .setUserPoolClientSessionConfiguration, .signUp, .confirmSignUp, .adminConfirmSignUp, .adminCreateUser, .adminSetUserPassword, .adminDeleteUser, .revokeToken, .globalSignOut, .adminUserGlobalSignOut, .tagResource, .untagResource, .resendConfirmationCode, .forgotPassword, .confirmForgotPassword, .changePassword, .adminResetUserPassword, .updateUserAttributes, .adminUpdateUserAttributes, .deleteUserAttributes, .adminDeleteUserAttributes, .getUserAttributeVerificationCode, .verifyUserAttribute, .adminDisableUser, .adminEnableUser, .deleteUser, .setUserSettings, .adminSetUserSettings, .createGroup, .updateGroup, .deleteGroup, .adminAddUserToGroup, .adminRemoveUserFromGroup, .confirmDevice, .updateDeviceStatus, .forgetDevice, .adminUpdateDeviceStatus, .adminForgetDevice, .revokeUserSession, .adminRevokeUserSession, .associateSoftwareToken, .verifySoftwareToken, .setUserMFAPreference, .adminSetUserMFAPreference, .adminDeleteSoftwareToken, .startWebAuthnRegistration, .completeWebAuthnRegistration, .deleteWebAuthnCredential, .createUserImportJob, .startUserImportJob, .stopUserImportJob, .createIdentityProvider, .updateIdentityProvider, .deleteIdentityProvider, .adminLinkProviderForUser, .adminDisableProviderForUser, .createResourceServer, .updateResourceServer, .deleteResourceServer, .createManagedLoginBranding, .updateManagedLoginBranding, .deleteManagedLoginBranding, .setUICustomization, .createTerms, .updateTerms, .deleteTerms, .setRiskConfiguration, .adminUpdateAuthEventFeedback, .updateAuthEventFeedback, .setLogDeliveryConfiguration, .createUserPoolReplica, .updateUserPoolReplica, .deleteUserPoolReplica, .updateProvisionedLimit: true
    case .describeUserPool, .listUserPools, .getUserPoolMfaConfig, .describeUserPoolClient, .listUserPoolClients, .listUserPoolClientSecrets, .describeUserPoolDomain, .getUserPoolSessionConfiguration, .getUserPoolClientSessionConfiguration, .adminGetUser, .getUser, .initiateAuth, .adminInitiateAuth, .respondToAuthChallenge, .adminRespondToAuthChallenge, .getTokensFromRefreshToken, .listTagsForResource, .listUsers, .getGroup, .listGroups, .adminListGroupsForUser, .listUsersInGroup, .getDevice, .listDevices, .adminGetDevice, .adminListDevices, .listUserSessions, .adminListUserSessions, .getUserAuthFactors, .adminGetUserAuthFactors, .listWebAuthnCredentials, .getCSVHeader, .describeUserImportJob, .listUserImportJobs, .describeIdentityProvider, .listIdentityProviders, .getIdentityProviderByIdentifier, .getSigningCertificate, .describeResourceServer, .listResourceServers, .describeManagedLoginBranding, .describeManagedLoginBrandingByClient, .getUICustomization, .describeTerms, .describeTermsByClient, .listTerms, .getClientToken, .getDerivedToken, .describeRiskConfiguration, .adminListUserAuthEvents, .getLogDeliveryConfiguration, .listUserPoolReplicas, .getProvisionedLimit: false
    }
  }

  /// Whether it only reads.
  public var isRead: Bool {
    switch self {
    case .createUserPool, .updateUserPool, .deleteUserPool, .addCustomAttributes, .setUserPoolMfaConfig, .createUserPoolClient, .updateUserPoolClient, .deleteUserPoolClient, .addUserPoolClientSecret, .deleteUserPoolClientSecret, .createUserPoolDomain, .updateUserPoolDomain, .deleteUserPoolDomain, .setUserPoolSessionConfiguration, .setUserPoolClientSessionConfiguration, .signUp, .confirmSignUp, .adminConfirmSignUp, .adminCreateUser, .adminSetUserPassword, .adminDeleteUser, .initiateAuth, .adminInitiateAuth, .respondToAuthChallenge, .adminRespondToAuthChallenge, .getTokensFromRefreshToken, .revokeToken, .globalSignOut, .adminUserGlobalSignOut, .tagResource, .untagResource, .resendConfirmationCode, .forgotPassword, .confirmForgotPassword, .changePassword, .adminResetUserPassword, .updateUserAttributes, .adminUpdateUserAttributes, .deleteUserAttributes, .adminDeleteUserAttributes, .getUserAttributeVerificationCode, .verifyUserAttribute, .adminDisableUser, .adminEnableUser, .deleteUser, .setUserSettings, .adminSetUserSettings, .createGroup, .updateGroup, .deleteGroup, .adminAddUserToGroup, .adminRemoveUserFromGroup, .confirmDevice, .updateDeviceStatus, .forgetDevice, .adminUpdateDeviceStatus, .adminForgetDevice, .revokeUserSession, .adminRevokeUserSession, .associateSoftwareToken, .verifySoftwareToken, .setUserMFAPreference, .adminSetUserMFAPreference, .adminDeleteSoftwareToken, .startWebAuthnRegistration, .completeWebAuthnRegistration, .deleteWebAuthnCredential, .createUserImportJob, .startUserImportJob, .stopUserImportJob, .createIdentityProvider, .updateIdentityProvider, .deleteIdentityProvider, .getSigningCertificate, .adminLinkProviderForUser, .adminDisableProviderForUser, .createResourceServer, .updateResourceServer, .deleteResourceServer, .createManagedLoginBranding, .updateManagedLoginBranding, .deleteManagedLoginBranding, .setUICustomization, .createTerms, .updateTerms, .deleteTerms, .getClientToken, .getDerivedToken, .setRiskConfiguration, .adminUpdateAuthEventFeedback, .updateAuthEventFeedback, .setLogDeliveryConfiguration, .createUserPoolReplica, .updateUserPoolReplica, .deleteUserPoolReplica, .updateProvisionedLimit: false
    case .describeUserPool, .listUserPools, .getUserPoolMfaConfig, .describeUserPoolClient, .listUserPoolClients, .listUserPoolClientSecrets, .describeUserPoolDomain, .getUserPoolSessionConfiguration, .getUserPoolClientSessionConfiguration, .adminGetUser, .getUser, .listTagsForResource, .listUsers, .getGroup, .listGroups, .adminListGroupsForUser, .listUsersInGroup, .getDevice, .listDevices, .adminGetDevice, .adminListDevices, .listUserSessions, .adminListUserSessions, .getUserAuthFactors, .adminGetUserAuthFactors, .listWebAuthnCredentials, .getCSVHeader, .describeUserImportJob, .listUserImportJobs, .describeIdentityProvider, .listIdentityProviders, .getIdentityProviderByIdentifier, .describeResourceServer, .listResourceServers, .describeManagedLoginBranding, .describeManagedLoginBrandingByClient, .getUICustomization, .describeTerms, .describeTermsByClient, .listTerms, .describeRiskConfiguration, .adminListUserAuthEvents, .getLogDeliveryConfiguration, .listUserPoolReplicas, .getProvisionedLimit: true
    }
  }

  /// Whether an administrator signs the request.
  public var isSigned: Bool {
    switch self {
    case .createUserPool, .describeUserPool, .updateUserPool, .deleteUserPool, .listUserPools, .addCustomAttributes, .setUserPoolMfaConfig, .getUserPoolMfaConfig, .createUserPoolClient, .describeUserPoolClient, .updateUserPoolClient, .deleteUserPoolClient, .listUserPoolClients, .addUserPoolClientSecret, .listUserPoolClientSecrets, .deleteUserPoolClientSecret, .createUserPoolDomain, .describeUserPoolDomain, .updateUserPoolDomain, .deleteUserPoolDomain, .getUserPoolSessionConfiguration, .setUserPoolSessionConfiguration, .getUserPoolClientSessionConfiguration, .setUserPoolClientSessionConfiguration, .adminConfirmSignUp, .adminCreateUser, .adminSetUserPassword, .adminGetUser, .adminDeleteUser, .adminInitiateAuth, .adminRespondToAuthChallenge, .adminUserGlobalSignOut, .tagResource, .untagResource, .listTagsForResource, .adminResetUserPassword, .adminUpdateUserAttributes, .adminDeleteUserAttributes, .adminDisableUser, .adminEnableUser, .adminSetUserSettings, .listUsers, .createGroup, .getGroup, .updateGroup, .deleteGroup, .listGroups, .adminAddUserToGroup, .adminRemoveUserFromGroup, .adminListGroupsForUser, .listUsersInGroup, .adminGetDevice, .adminListDevices, .adminUpdateDeviceStatus, .adminForgetDevice, .adminListUserSessions, .adminRevokeUserSession, .adminSetUserMFAPreference, .adminDeleteSoftwareToken, .adminGetUserAuthFactors, .getCSVHeader, .createUserImportJob, .describeUserImportJob, .listUserImportJobs, .startUserImportJob, .stopUserImportJob, .createIdentityProvider, .describeIdentityProvider, .updateIdentityProvider, .deleteIdentityProvider, .listIdentityProviders, .getIdentityProviderByIdentifier, .getSigningCertificate, .adminLinkProviderForUser, .adminDisableProviderForUser, .createResourceServer, .describeResourceServer, .updateResourceServer, .deleteResourceServer, .listResourceServers, .createManagedLoginBranding, .describeManagedLoginBranding, .describeManagedLoginBrandingByClient, .updateManagedLoginBranding, .deleteManagedLoginBranding, .setUICustomization, .getUICustomization, .createTerms, .describeTerms, .describeTermsByClient, .listTerms, .updateTerms, .deleteTerms, .setRiskConfiguration, .describeRiskConfiguration, .adminListUserAuthEvents, .adminUpdateAuthEventFeedback, .setLogDeliveryConfiguration, .getLogDeliveryConfiguration, .createUserPoolReplica, .listUserPoolReplicas, .updateUserPoolReplica, .deleteUserPoolReplica, .getProvisionedLimit, .updateProvisionedLimit: true
    case .signUp, .confirmSignUp, .getUser, .initiateAuth, .respondToAuthChallenge, .getTokensFromRefreshToken, .revokeToken, .globalSignOut, .resendConfirmationCode, .forgotPassword, .confirmForgotPassword, .changePassword, .updateUserAttributes, .deleteUserAttributes, .getUserAttributeVerificationCode, .verifyUserAttribute, .deleteUser, .setUserSettings, .confirmDevice, .updateDeviceStatus, .getDevice, .listDevices, .forgetDevice, .listUserSessions, .revokeUserSession, .associateSoftwareToken, .verifySoftwareToken, .setUserMFAPreference, .getUserAuthFactors, .startWebAuthnRegistration, .completeWebAuthnRegistration, .listWebAuthnCredentials, .deleteWebAuthnCredential, .getClientToken, .getDerivedToken, .updateAuthEventFeedback: false
    }
  }

  /// The category whose request rate it counts against.
  public var category: RequestCategory {
    switch self {
    case .createUserPool, .updateUserPool, .deleteUserPool, .createUserPoolReplica, .updateUserPoolReplica, .deleteUserPoolReplica: .userPoolUpdate
    case .describeUserPool, .listUserPools, .listUserPoolReplicas: .userPoolRead
    case .addCustomAttributes, .setUserPoolMfaConfig, .createUserPoolDomain, .updateUserPoolDomain, .deleteUserPoolDomain, .setUserPoolSessionConfiguration, .tagResource, .untagResource, .createGroup, .updateGroup, .deleteGroup, .createUserImportJob, .startUserImportJob, .stopUserImportJob, .createIdentityProvider, .updateIdentityProvider, .deleteIdentityProvider, .createResourceServer, .updateResourceServer, .deleteResourceServer, .createManagedLoginBranding, .updateManagedLoginBranding, .deleteManagedLoginBranding, .setUICustomization, .createTerms, .updateTerms, .deleteTerms, .setRiskConfiguration, .setLogDeliveryConfiguration: .userPoolResourceUpdate
    case .getUserPoolMfaConfig, .describeUserPoolDomain, .getUserPoolSessionConfiguration, .listTagsForResource, .getGroup, .listGroups, .getCSVHeader, .describeUserImportJob, .listUserImportJobs, .describeIdentityProvider, .listIdentityProviders, .getIdentityProviderByIdentifier, .getSigningCertificate, .describeResourceServer, .listResourceServers, .describeManagedLoginBranding, .describeManagedLoginBrandingByClient, .getUICustomization, .describeTerms, .describeTermsByClient, .listTerms, .describeRiskConfiguration, .getLogDeliveryConfiguration: .userPoolResourceRead
    case .createUserPoolClient, .updateUserPoolClient, .deleteUserPoolClient, .addUserPoolClientSecret, .deleteUserPoolClientSecret, .setUserPoolClientSessionConfiguration: .userPoolClientUpdate
    case .describeUserPoolClient, .listUserPoolClients, .listUserPoolClientSecrets, .getUserPoolClientSessionConfiguration: .userPoolClientRead
    case .signUp, .confirmSignUp, .adminConfirmSignUp, .adminCreateUser: .userCreation
    case .adminSetUserPassword, .forgotPassword, .confirmForgotPassword, .changePassword, .adminResetUserPassword: .userAccountRecovery
    case .adminGetUser, .getUser, .adminListUserSessions: .userRead
    case .adminDeleteUser, .updateUserAttributes, .adminUpdateUserAttributes, .deleteUserAttributes, .adminDeleteUserAttributes, .verifyUserAttribute, .adminDisableUser, .adminEnableUser, .deleteUser, .adminAddUserToGroup, .adminRemoveUserFromGroup, .adminRevokeUserSession, .adminDeleteSoftwareToken, .adminLinkProviderForUser, .adminDisableProviderForUser: .userUpdate
    case .initiateAuth, .adminInitiateAuth: .userAuthentication
    case .respondToAuthChallenge, .adminRespondToAuthChallenge: .challengeResponse
    case .getTokensFromRefreshToken, .revokeToken: .userToken
    case .globalSignOut, .adminUserGlobalSignOut, .setUserSettings, .adminSetUserSettings, .confirmDevice, .updateDeviceStatus, .forgetDevice, .adminUpdateDeviceStatus, .adminForgetDevice, .revokeUserSession, .associateSoftwareToken, .verifySoftwareToken, .setUserMFAPreference, .adminSetUserMFAPreference, .startWebAuthnRegistration, .completeWebAuthnRegistration, .deleteWebAuthnCredential, .adminUpdateAuthEventFeedback, .updateAuthEventFeedback: .userResourceUpdate
    case .resendConfirmationCode, .getUserAttributeVerificationCode, .adminListGroupsForUser, .getDevice, .listDevices, .adminGetDevice, .adminListDevices, .listUserSessions, .getUserAuthFactors, .adminGetUserAuthFactors, .listWebAuthnCredentials, .adminListUserAuthEvents: .userResourceRead
    case .listUsers, .listUsersInGroup: .userList
    case .getClientToken: .clientAuthentication
    case .getDerivedToken: .userFederation
    case .getProvisionedLimit, .updateProvisionedLimit: .limitManagement
    }
  }

  /// The API that has it, as credential scopes name the API.
  public var api: String {
    switch self {
    case .createUserPool, .describeUserPool, .updateUserPool, .deleteUserPool, .listUserPools, .addCustomAttributes, .setUserPoolMfaConfig, .getUserPoolMfaConfig, .createUserPoolClient, .describeUserPoolClient, .updateUserPoolClient, .deleteUserPoolClient, .listUserPoolClients, .addUserPoolClientSecret, .listUserPoolClientSecrets, .deleteUserPoolClientSecret, .createUserPoolDomain, .describeUserPoolDomain, .updateUserPoolDomain, .deleteUserPoolDomain, .getUserPoolSessionConfiguration, .setUserPoolSessionConfiguration, .getUserPoolClientSessionConfiguration, .setUserPoolClientSessionConfiguration, .signUp, .confirmSignUp, .adminConfirmSignUp, .adminCreateUser, .adminSetUserPassword, .adminGetUser, .getUser, .adminDeleteUser, .initiateAuth, .adminInitiateAuth, .respondToAuthChallenge, .adminRespondToAuthChallenge, .getTokensFromRefreshToken, .revokeToken, .globalSignOut, .adminUserGlobalSignOut, .tagResource, .untagResource, .listTagsForResource, .resendConfirmationCode, .forgotPassword, .confirmForgotPassword, .changePassword, .adminResetUserPassword, .updateUserAttributes, .adminUpdateUserAttributes, .deleteUserAttributes, .adminDeleteUserAttributes, .getUserAttributeVerificationCode, .verifyUserAttribute, .adminDisableUser, .adminEnableUser, .deleteUser, .setUserSettings, .adminSetUserSettings, .listUsers, .createGroup, .getGroup, .updateGroup, .deleteGroup, .listGroups, .adminAddUserToGroup, .adminRemoveUserFromGroup, .adminListGroupsForUser, .listUsersInGroup, .confirmDevice, .updateDeviceStatus, .getDevice, .listDevices, .forgetDevice, .adminGetDevice, .adminListDevices, .adminUpdateDeviceStatus, .adminForgetDevice, .listUserSessions, .revokeUserSession, .adminListUserSessions, .adminRevokeUserSession, .associateSoftwareToken, .verifySoftwareToken, .setUserMFAPreference, .adminSetUserMFAPreference, .adminDeleteSoftwareToken, .getUserAuthFactors, .adminGetUserAuthFactors, .startWebAuthnRegistration, .completeWebAuthnRegistration, .listWebAuthnCredentials, .deleteWebAuthnCredential, .getCSVHeader, .createUserImportJob, .describeUserImportJob, .listUserImportJobs, .startUserImportJob, .stopUserImportJob, .createIdentityProvider, .describeIdentityProvider, .updateIdentityProvider, .deleteIdentityProvider, .listIdentityProviders, .getIdentityProviderByIdentifier, .getSigningCertificate, .adminLinkProviderForUser, .adminDisableProviderForUser, .createResourceServer, .describeResourceServer, .updateResourceServer, .deleteResourceServer, .listResourceServers, .createManagedLoginBranding, .describeManagedLoginBranding, .describeManagedLoginBrandingByClient, .updateManagedLoginBranding, .deleteManagedLoginBranding, .setUICustomization, .getUICustomization, .createTerms, .describeTerms, .describeTermsByClient, .listTerms, .updateTerms, .deleteTerms, .getClientToken, .getDerivedToken, .setRiskConfiguration, .describeRiskConfiguration, .adminListUserAuthEvents, .adminUpdateAuthEventFeedback, .updateAuthEventFeedback, .setLogDeliveryConfiguration, .getLogDeliveryConfiguration, .createUserPoolReplica, .listUserPoolReplicas, .updateUserPoolReplica, .deleteUserPoolReplica, .getProvisionedLimit, .updateProvisionedLimit: "cognito-idp"
    }
  }
}
