/// What a sign-in may begin with (AuthFactorType).
package enum FirstFactor: String, Sendable, Hashable, CaseIterable {
  case password = "PASSWORD"
  case emailCode = "EMAIL_OTP"
  case smsCode = "SMS_OTP"
  case passkey = "WEB_AUTHN"
}
