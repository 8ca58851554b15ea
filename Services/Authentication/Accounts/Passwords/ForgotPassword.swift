internal import Domain
public import GatehouseMessages
public import RPC

extension Authentication {
  /// Sends a user who forgot the password a code that allows another one.
  ///
  /// ClientMetadata, AnalyticsMetadata and UserContextData have no effect yet.
  public func forgotPassword(
    _ request: ForgotPasswordRequest,
    context: RPCCallContext
  ) async throws(AuthenticationFailure) -> ForgotPasswordResponse {
    let account = try await account(
      named: request.username,
      of: request.clientId,
      secretHash: request.secretHash,
      context: context
    )
    let media = account.pool.recoveryMedia
    guard !media.isEmpty else { throw .notAuthorized("Contact administrator to reset password.") }
    let isWithheld = try await countAttempt(
      .forgotPassword,
      of: account.names,
      for: account.client,
      in: account.pool.id
    )
    let details = try await sendCode(
      .forgotPassword,
      for: account,
      by: media,
      address: Result { () throws(AuthenticationFailure) in
        guard let user = account.user else { throw .unknownAccount }
        return try user.recoveryAddress(in: account.pool)
      },
      isWithheld: isWithheld,
      context: context
    )
    return ForgotPasswordResponse(codeDeliveryDetails: details)
  }
}

extension UserPoolSettings {
  /// By which media a forgotten password is recovered, the preferred one first; none where only an
  /// administrator may.
  var recoveryMedia: [DeliveryMedium] {
    let mechanisms = description.accountRecoverySetting?.recoveryMechanisms ?? []
    // Pools from before the setting prefer the phone.
    guard !mechanisms.isEmpty else { return [.sms, .email] }
    return mechanisms.sorted { ($0.priority ?? .max) < ($1.priority ?? .max) }
      .compactMap { mechanism in
        switch mechanism.name {
        case "verified_email": .email
        case "verified_phone_number": .sms
        default: nil
        }
      }
  }
}

extension UserRecord {
  /// Where the code goes that allows another password: only somewhere that is proved the user's.
  func recoveryAddress(
    in pool: UserPoolSettings
  ) throws(AuthenticationFailure) -> CodeAddress {
    guard isEnabled else { throw .userDisabled }
    guard status != .forceChangePassword else { throw .cannotBeReset }
    let attributes = try attributes()
    // What a sign-in asks for, switched on or required by the pool: otherwise whoever has the phone
    // or the mailbox would have both factors (AccountRecoverySetting).
    let asked = try SecondFactorNeed.usable(of: self, in: pool) + secondFactors.enabled
    for medium in pool.recoveryMedia {
      guard let flag = UserAttributes.verifiedFlags[medium.attributeName],
        attributes[flag] == "true", let destination = attributes[medium.attributeName],
        !asked.contains(where: { $0.medium == medium })
      else { continue }
      return CodeAddress(medium: medium, destination: destination)
    }
    throw .invalidParameter(
      """
      Cannot reset password for the user as there is no registered/verified email or phone_number
      """
    )
  }
}
