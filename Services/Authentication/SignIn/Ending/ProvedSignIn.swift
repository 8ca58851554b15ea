internal import AuthenticationCore
internal import PublicOperations

// A sign-in whose user is proved already: by an outside provider, or by the user's own app.

extension SignInRequest {
  /// A request of the context's client that holds no proof of the user.
  init(
    withoutProof subject: SignInContext,
    _ clientMetadata: [String: String],
    _ call: Call
  ) throws(AuthenticationFailure) {
    try self.init(
      clientID: subject.client.id,
      userPoolID: nil,
      door: .client,
      parameters: [:],
      session: nil,
      clientMetadata: clientMetadata,
      call: call
    )
  }
}

extension SignInAttempt {
  /// The attempt of a proved user, whose own name was entered.
  init(ofProved user: UserRecord, _ subject: SignInContext, _ request: SignInRequest) {
    let state = SignInState(
      username: user.username,
      sub: user.sub,
      enteredName: user.username,
      door: request.door
    )
    self.init(state, of: subject, request)
    setUser(user)
  }
}
