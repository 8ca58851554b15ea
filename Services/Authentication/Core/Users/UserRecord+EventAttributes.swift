extension UserRecord {
  /// The attributes as events of functions tell them.
  package func eventAttributes() throws(AuthenticationFailure) -> [String: String] {
    UserAttributes.ofEvents(try attributes(), sub: sub, status: status)
  }
}

extension UserAttributes {
  /// The attributes as events of functions tell them, with what is no attribute.
  package static func ofEvents(
    _ attributes: [String: String],
    sub: String,
    status: UserStatus
  ) -> [String: String] {
    var told = attributes
    told["sub"] = sub
    told["cognito:user_status"] = status.rawValue
    return told
  }
}
