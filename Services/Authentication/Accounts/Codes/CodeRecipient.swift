internal import AuthenticationCore

/// The recipient of a code.
struct CodeRecipient: Sendable {
  let username: String
  let sub: String
  /// As the events of functions tell them.
  var eventAttributes: [String: String] = [:]
}

extension CodeRecipient {
  /// A user, with what functions are told of.
  init(_ user: UserRecord) throws(AuthenticationFailure) {
    username = user.username
    sub = user.sub
    eventAttributes = try user.eventAttributes()
  }
}
