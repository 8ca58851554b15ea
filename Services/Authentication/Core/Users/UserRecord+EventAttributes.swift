extension UserRecord {
  /// The attributes as events of functions have them.
  package func eventAttributes() throws(AuthenticationFailure) -> [String: String] {
    UserAttributes.ofEvents(try attributes(), sub: sub, status: status)
  }
}

extension UserAttributes {
  /// The attributes as events of functions have them, with `sub` and `cognito:user_status`.
  package static func ofEvents(
    _ attributes: [String: String],
    sub: String,
    status: UserStatus
  ) -> [String: String] {
    var attributes = attributes
    attributes["sub"] = sub
    attributes["cognito:user_status"] = status.rawValue
    return attributes
  }
}
