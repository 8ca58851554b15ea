internal import AuthenticationCore
internal import GatehouseMessages

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
    try standing.check(for: .passwordChange)
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
