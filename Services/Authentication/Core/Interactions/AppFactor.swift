package import Domain
package import PublicOperations

/// The user's own app as a factor of a sign-in (USR-27).
///
/// Sign-in asks it where a pool names it in place of functions of its own. What implements it uses nothing of
/// sign-in, so that calls go one way.
package protocol AppFactor: Sendable {
  /// Begins a session for the app, or shows again the one whose last answer was wrong.
  func ask(_ question: AppQuestion) async throws(AuthenticationFailure) -> AppChallenge

  /// Judges an answer to the challenge of a session.
  func verdict(on answer: AppAnswer) async throws(AuthenticationFailure) -> AppVerdict
}

/// What the app is to confirm.
package struct AppQuestion: Sendable {
  package let client: ClientAndPool
  /// The user's name, or the one that was entered where there is no such user.
  package let username: String
  /// Nil where there is no such user.
  package let sub: String?
  /// The DEVICE_KEY that the client began with; it proves nothing.
  package let deviceKey: String?
  /// The session of the round before.
  package let session: String?
  package let call: Call

  package init(
    client: ClientAndPool,
    username: String,
    sub: String?,
    deviceKey: String?,
    session: String?,
    call: Call
  ) {
    self.client = client
    self.username = username
    self.sub = sub
    self.deviceKey = deviceKey
    self.session = session
    self.call = call
  }
}

/// What the client is shown of a session.
package struct AppChallenge: Sendable, Hashable {
  package let session: String
  package let shown: [String: String]

  package init(session: String, shown: [String: String]) {
    self.session = session
    self.shown = shown
  }
}

/// What the client answers to a challenge.
package struct AppAnswer: Sendable {
  package let text: String
  package let session: String
  package let pool: UserPoolID
  /// The user who signs in; nil where there is no such user.
  package let sub: String?
  package let call: Call

  package init(text: String, session: String, pool: UserPoolID, sub: String?, call: Call) {
    self.text = text
    self.session = session
    self.pool = pool
    self.sub = sub
    self.call = call
  }
}

/// What an answer comes to.
package enum AppVerdict: Sendable, Hashable {
  case approved(AppApproval)
  case wrong
  /// Neither right nor wrong so far: the app has not decided.
  case pending
  /// The sign-in ends here: the user said no, or no try is left.
  case refused
}
