internal import AuthenticationMessages
internal import AuthenticationStubs
internal import GatehouseMessages
internal import RPC

/// The operations of the API that the account pages are made of, with the user's own access token.
///
/// They allow no more there than anywhere: the client's permissions, the pool's rules and the audit log are
/// theirs.
struct AccountCalls: Sendable {
  let service: AuthenticationClient
  let own: OwnAccountClient
  let token: String
  let context: RPCCallContext

  /// Most users have a handful; the page has room for so many.
  private static let most: Int32 = 60

  func user() async throws(RPCError) -> GetUserResponse {
    try await service.getUser(GetUserRequest(accessToken: token), context: context)
  }

  /// What the user has and may add; with the names of some clients.
  func description(
    naming clients: [String] = []
  ) async throws(RPCError) -> DescribeOwnAccountResponse {
    try await own.describeOwnAccount(
      DescribeOwnAccountRequest(accessToken: token, clientIds: clients),
      context: context
    )
  }

  /// The devices that are tracked, remembered or not.
  func devices() async throws(RPCError) -> [OwnDevice] {
    try await unlessOff { () async throws(RPCError) in
      let request = ListOwnDevicesRequest(accessToken: token)
      return try await own.listOwnDevices(request, context: context).devices
    }
  }

  func sessions() async throws(RPCError) -> [SessionDescriptionType] {
    try await unlessOff { () async throws(RPCError) in
      let request = ListUserSessionsRequest(accessToken: token)
      return try await service.listUserSessions(request, context: context).sessions
    }
  }

  func passkeys() async throws(RPCError) -> [WebAuthnCredentialDescription] {
    try await unlessOff { () async throws(RPCError) in
      let request = ListWebAuthnCredentialsRequest(accessToken: token, maxResults: 20)
      return try await service.listWebAuthnCredentials(request, context: context).credentials
    }
  }

  /// What refuses a list in a pool that is set to have nothing of the kind.
  private static let isOff = [
    "InvalidUserPoolConfigurationException", "OperationNotEnabledException",
    "WebAuthnNotEnabledException",
  ]

  /// A list; an empty one where the pool is set to have nothing of the kind.
  private func unlessOff<Element>(
    _ list: () async throws(RPCError) -> [Element]?
  ) async throws(RPCError) -> [Element] {
    do throws(RPCError) {
      return try await list() ?? []
    } catch {
      guard Self.isOff.contains(PublicErrors.publicError(for: error).exception) else { throw error }
      return []
    }
  }

  func changePassword(from old: String?, to new: String?) async throws(RPCError) {
    _ = try await service.changePassword(
      ChangePasswordRequest(previousPassword: old, proposedPassword: new, accessToken: token),
      context: context
    )
  }

  /// A new key for an authenticator, in Base32.
  func authenticatorKey() async throws(RPCError) -> String {
    let request = AssociateSoftwareTokenRequest(accessToken: token)
    return try await service.associateSoftwareToken(request, context: context).secretCode ?? ""
  }

  func verifyAuthenticator(_ code: String?, name: String?) async throws(RPCError) {
    _ = try await service.verifySoftwareToken(
      VerifySoftwareTokenRequest(accessToken: token, userCode: code, friendlyDeviceName: name),
      context: context
    )
    try await setFactor("SOFTWARE_TOKEN_MFA", isOn: true, isFirst: nil)
  }

  /// Turns a second factor on or off, or has it asked first.
  func setFactor(_ name: String?, isOn: Bool, isFirst: Bool?) async throws(RPCError) {
    var request = SetUserMFAPreferenceRequest(accessToken: token)
    switch name {
    case "SOFTWARE_TOKEN_MFA":
      request.softwareTokenMfaSettings = SoftwareTokenMfaSettingsType(
        enabled: isOn,
        preferredMfa: isFirst
      )
    case "SMS_MFA":
      request.smsMfaSettings = SMSMfaSettingsType(enabled: isOn, preferredMfa: isFirst)
    default: request.emailMfaSettings = EmailMfaSettingsType(enabled: isOn, preferredMfa: isFirst)
    }
    _ = try await service.setUserMFAPreference(request, context: context)
  }

  /// What a browser makes a passkey by.
  func passkeyOptions() async throws(RPCError) -> String {
    let request = StartWebAuthnRegistrationRequest(accessToken: token)
    return try await service.startWebAuthnRegistration(request, context: context)
      .credentialCreationOptions?.text ?? ""
  }

  func addPasskey(_ credential: String?) async throws(RPCError) {
    _ = try await service.completeWebAuthnRegistration(
      CompleteWebAuthnRegistrationRequest(
        accessToken: token,
        credential: credential.map { JSONDocument(text: $0) }
      ),
      context: context
    )
  }

  /// New recovery codes in place of the former.
  func renewCodes() async throws(RPCError) -> [String] {
    try await own.renewRecoveryCodes(
      RenewRecoveryCodesRequest(accessToken: token),
      context: context
    )
    .codes
  }

  func removePasskey(_ id: String?) async throws(RPCError) {
    let request = DeleteWebAuthnCredentialRequest(accessToken: token, credentialId: id)
    _ = try await service.deleteWebAuthnCredential(request, context: context)
  }

  func setRemembered(_ key: String?, _ isRemembered: Bool) async throws(RPCError) {
    _ = try await service.updateDeviceStatus(
      UpdateDeviceStatusRequest(
        accessToken: token,
        deviceKey: key,
        deviceRememberedStatus: isRemembered ? "remembered" : "not_remembered"
      ),
      context: context
    )
  }

  func forget(_ key: String?) async throws(RPCError) {
    let request = ForgetDeviceRequest(accessToken: token, deviceKey: key)
    _ = try await service.forgetDevice(request, context: context)
  }

  /// Ends a session with those that it was begun from (SES: LINKED).
  func endSession(_ id: String?) async throws(RPCError) {
    _ = try await service.revokeUserSession(
      RevokeUserSessionRequest(
        accessToken: token,
        sessionId: id,
        revokeAssociatedSessions: "LINKED"
      ),
      context: context
    )
  }

  func endAll() async throws(RPCError) {
    _ = try await service.globalSignOut(GlobalSignOutRequest(accessToken: token), context: context)
  }

  /// Ends the sessions of an application, but for this one.
  func disconnect(_ client: String?) async throws(RPCError) {
    let others = try await sessions().filter {
      $0.clientId == client && !($0.isCurrentSession ?? false)
    }
    for session in others { try await endSession(session.sessionId) }
  }

  func unlink(_ subject: String?, at provider: String?) async throws(RPCError) {
    _ = try await own.unlinkOwnIdentity(
      UnlinkOwnIdentityRequest(accessToken: token, provider: provider, subject: subject),
      context: context
    )
  }

  /// Where the browser proves an outside account.
  func beginLink(to provider: String?, returningTo url: String) async throws(RPCError) -> String? {
    try await own.beginOwnLink(
      BeginOwnLinkRequest(accessToken: token, provider: provider, returnUrl: url),
      context: context
    ).url
  }

  /// Adds the outside account that the browser has come back with.
  func finishLink(by proof: String) async throws(RPCError) {
    _ = try await own.finishOwnLink(
      FinishOwnLinkRequest(accessToken: token, proof: proof),
      context: context
    )
  }

  /// The attempts at the account, newest first.
  func activities() async throws(RPCError) -> [OwnActivity] {
    try await own.listOwnActivity(ListOwnActivityRequest(accessToken: token), context: context)
      .activities
  }

  func disown(_ event: String?) async throws(RPCError) {
    _ = try await own.disownActivity(
      DisownActivityRequest(accessToken: token, eventId: event),
      context: context
    )
  }

  func save(_ attributes: [AttributeType]) async throws(RPCError) {
    guard !attributes.isEmpty else { return }
    _ = try await service.updateUserAttributes(
      UpdateUserAttributesRequest(userAttributes: attributes, accessToken: token),
      context: context
    )
  }

  func sendCode(_ attribute: String?) async throws(RPCError) {
    _ = try await service.getUserAttributeVerificationCode(
      GetUserAttributeVerificationCodeRequest(accessToken: token, attributeName: attribute),
      context: context
    )
  }

  func verify(_ attribute: String?, _ code: String?) async throws(RPCError) {
    _ = try await service.verifyUserAttribute(
      VerifyUserAttributeRequest(accessToken: token, attributeName: attribute, code: code),
      context: context
    )
  }

  func delete() async throws(RPCError) {
    _ = try await service.deleteUser(DeleteUserRequest(accessToken: token), context: context)
  }
}
