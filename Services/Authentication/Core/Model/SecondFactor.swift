/// A second factor, by the name of its challenge.
package enum SecondFactor: String, Sendable, Hashable, CaseIterable {
  case sms = "SMS_MFA"
  case softwareToken = "SOFTWARE_TOKEN_MFA"
  case email = "EMAIL_OTP"

  /// The factor that a client chooses; some call the e-mail code EMAIL_MFA.
  package init?(choice: String) {
    self.init(rawValue: choice == "EMAIL_MFA" ? Self.email.rawValue : choice)
  }

  /// How its code reaches the user; nil: the user's authenticator shows it.
  package var medium: DeliveryMedium? {
    switch self {
    case .sms: .sms
    case .softwareToken: nil
    case .email: .email
    }
  }

  /// Under which name an answer carries the code.
  package var answerParameter: String { "\(rawValue)_CODE" }

  /// Factors as challenge parameters list them.
  package static func list(_ factors: [SecondFactor]) throws(AuthenticationFailure) -> String {
    try SettingsJSON.text(of: factors.map(\.rawValue))
  }
}
