public import AuthenticationStubs
public import PublicOperations

/// What each operation asks of an operator of the console: the one table.
///
/// Roles could be got round where support touches what gives rights: groups and what links accounts are an
/// administrator's. What shows a secret (a client's, a provider's) is too, by a fresh sign-in.
extension AuthenticationOperation {
  /// The least role, and whether the sign-in must be fresh; nil for what the console never does.
  public var operatorPermission: OperatorPermission? {
    guard isSigned else { return nil }
    if Self.fresh.contains(self) {
      return OperatorPermission(.administrator, needsFreshSignIn: true)
    }
    if Self.supports.contains(self) { return OperatorPermission(.support) }
    guard isRead else { return OperatorPermission(.administrator) }
    return OperatorPermission(.viewer, isRecorded: !Self.overviews.contains(self))
  }

  /// What cannot be undone, and what shows or makes a secret.
  ///
  /// The answer to a change of a client, or of a provider, has the secret in it.
  private static let fresh: Set<AuthenticationOperation> = [
    .deleteUserPool, .createUserPoolClient, .updateUserPoolClient, .deleteUserPoolClient,
    .describeUserPoolClient, .addUserPoolClientSecret, .listUserPoolClientSecrets,
    .deleteUserPoolClientSecret, .createIdentityProvider, .updateIdentityProvider,
    .describeIdentityProvider, .getIdentityProviderByIdentifier, .deleteIdentityProvider,
    .createUserImportJob,
  ]

  /// What helps a user.
  private static let supports: Set<AuthenticationOperation> = [
    .adminConfirmSignUp, .adminResetUserPassword, .adminSetUserPassword, .adminDisableUser,
    .adminEnableUser, .adminUserGlobalSignOut, .adminUpdateDeviceStatus, .adminForgetDevice,
    .adminRevokeUserSession, .adminSetUserMFAPreference, .adminDeleteSoftwareToken,
    .adminUpdateUserAttributes, .adminUpdateAuthEventFeedback,
  ]

  /// What tells of no user, and what pages read each time that they are shown: a page that looks again each five seconds
  /// would fill the log with itself.
  private static let overviews: Set<AuthenticationOperation> = [
    .describeUserPool, .listUserPools, .getUserPoolMfaConfig, .getUserPoolSessionConfiguration,
    .describeUserPoolDomain, .listUserPoolClients, .listGroups, .getGroup, .listIdentityProviders,
    .listResourceServers, .listTagsForResource, .listUserImportJobs, .describeUserImportJob,
  ]
}
