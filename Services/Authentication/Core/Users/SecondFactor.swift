/// A second factor, by the name of its challenge.
enum SecondFactor: String, Sendable, Hashable, CaseIterable {
  case sms = "SMS_MFA"
  case softwareToken = "SOFTWARE_TOKEN_MFA"
  case email = "EMAIL_OTP"

  /// The factor that a client chooses; some call the e-mail code EMAIL_MFA.
  init?(choice: String) {
    self.init(rawValue: choice == "EMAIL_MFA" ? Self.email.rawValue : choice)
  }

  /// How its code reaches the user; nil: the user's authenticator shows it.
  var medium: DeliveryMedium? {
    switch self {
    case .sms: .sms
    case .softwareToken: nil
    case .email: .email
    }
  }

  /// Under which name an answer carries the code.
  var answerParameter: String { "\(rawValue)_CODE" }

  /// Factors as challenge parameters list them.
  static func list(_ factors: [SecondFactor]) throws(AuthenticationFailure) -> String {
    try SettingsJSON.text(of: factors.map(\.rawValue))
  }
}
