internal import AuthenticationCore
internal import AuthenticationMessages
internal import AuthenticationNotifications
internal import Domain
internal import JSON

extension Accounts {
  /// The options are what Cognito had before SetUserMFAPreference: SMS to the phone number or, by an
  /// empty list, nothing.
  func setMFAOptions(
    _ options: [MFAOptionType],
    of user: UserRecord,
    in pool: UserPoolID,
    telling notice: () async throws(AuthenticationFailure) -> NewOutboxMessage? = { () in nil }
  ) async throws(AuthenticationFailure) -> Bool {
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
    let isOther = user.secondFactors.enabled.contains(.sms) == options.isEmpty
    let isSet = try await users.setMFAOptions(
      JSONWriter.text(of: Array(options.prefix(1))),
      hasSMS: !options.isEmpty,
      of: user,
      in: pool,
      telling: isOther ? try await notice() : nil,
      at: clock.now()
    )
    guard isSet else { throw .unknownUser }
    return isOther
  }
}
