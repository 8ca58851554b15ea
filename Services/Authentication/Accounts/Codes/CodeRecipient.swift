internal import AuthenticationCore

/// The recipient of a code.
struct CodeRecipient: Sendable {
  let username: String
  let sub: String
  /// As the events of functions have them.
  var eventAttributes: [String: String] = [:]
}

extension CodeRecipient {
  /// A user, with the attributes that functions receive.
  init(_ user: UserRecord) throws(AuthenticationFailure) {
    username = user.username
    sub = user.sub
    eventAttributes = try user.eventAttributes()
  }
}
