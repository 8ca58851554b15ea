internal import Domain
public import GatehouseMessages
public import RPC

extension Authentication {
  /// Sets the legacy MFA options of the access token's user.
  public func setUserSettings(
    _ request: SetUserSettingsRequest,
    context: RPCCallContext
  ) async throws(AuthenticationFailure) -> SetUserSettingsResponse {
    guard let options = request.mfaOptions else { throw .missing("mfaOptions") }
    let holder = try await activeHolder(of: request.accessToken, context: context)
    try await setMFAOptions(options, of: holder.user, in: holder.pool.id)
    return SetUserSettingsResponse()
  }

  /// The options are what Cognito had before SetUserMFAPreference: SMS to the phone number or, by an
  /// empty list, nothing.
  func setMFAOptions(
    _ options: [MFAOptionType],
    of user: UserRecord,
    in pool: UserPoolID
  ) async throws(AuthenticationFailure) {
    for option in options {
      guard option.deliveryMedium == DeliveryMedium.sms.rawValue,
        option.attributeName == DeliveryMedium.sms.attributeName
      else {
        throw .invalidParameter("Only SMS to phone_number can be set as an MFA option.")
      }
    }
    let hasPhone = try user.attributes()["phone_number"] != nil
    guard options.isEmpty || hasPhone else {
      throw .invalidParameter("User does not have delivery config set to turn on SMS_MFA")
    }
    let isChanged = try await users.setMFAOptions(
      try SettingsJSON.text(of: Array(options.prefix(1))),
      hasSMS: !options.isEmpty,
      of: user.username,
      in: pool,
      at: clock.now()
    )
    guard isChanged else { throw .unknownUser }
  }
}
