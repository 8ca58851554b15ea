internal import AuthenticationCore
internal import Domain
internal import PublicOperations

/// What a client asks of how surely the user is proved: TARGET_ACR_VALUES, and what an earlier sign-in counts
/// for it (CHO-7).
struct StepUp: Sendable, Hashable {
  /// TARGET_ACR_VALUES, the first of which counts most; nil where the client asks for none.
  private let names: [String]?
  /// A token of the earlier sign-in.
  let accessToken: String?
  /// MAX_AGE: an earlier sign-in that is older counts for nothing.
  let maxAgeSeconds: Int64?

  init(_ request: SignInRequest) throws(AuthenticationFailure) {
    let values = request.parameters["TARGET_ACR_VALUES"]
    names = values.map { $0.split(separator: " ").map { String($0) } }
    accessToken = request.parameters["ACCESS_TOKEN"]
    guard accessToken == nil || names != nil else {
      throw .invalidParameter("TARGET_ACR_VALUES is required with ACCESS_TOKEN.")
    }
    maxAgeSeconds = try request.parameters["MAX_AGE"].map { (text) throws(AuthenticationFailure) in
      guard text.utf8.count <= 18, text.utf8.allSatisfy({ (0x30...0x39).contains($0) }),
        let seconds = Int64(text)
      else { throw .invalidParameter("MAX_AGE must be a number of seconds.") }
      return seconds
    }
  }

  /// The levels in the order of the request; what the pool does not know is passed over.
  func levels(in pool: UserPoolSettings) throws(AuthenticationFailure) -> [AuthenticationLevel] {
    guard let names else { return [] }
    let levels = names.compactMap { pool.classes.level(named: $0) }
    guard !levels.isEmpty else {
      throw .invalidParameter("None of the TARGET_ACR_VALUES is a level of the user pool.")
    }
    return levels
  }
}

extension SignIn {
  /// Credits what the token's sign-in has proved, where it is young enough.
  ///
  /// The former session stays as it is: what comes of this sign-in is a session of its own.
  func credit(
    _ stepUp: StepUp,
    to attempt: inout SignInAttempt
  ) async throws(AuthenticationFailure) {
    guard let token = stepUp.accessToken else { return }
    let holder = try await directory.activeHolder(of: token, call: attempt.call)
    // Another user's token, or another client's, would lend this sign-in what it has not proved.
    guard holder.user.sub == attempt.subject.user?.sub, holder.pool.id == attempt.subject.pool.id,
      holder.client.id == attempt.subject.client.id
    else {
      throw attempt.call.refusal(
        .notAuthorized("Access Token is not of the user and client that sign in."),
        "the token is another user's or client's"
      )
    }
    // A thief's phone that its owner has forgotten would begin a session anew, and be a device again.
    guard let moment = holder.authenticatedAt, !holder.isDeviceForgotten else { return }
    // Saturates: the client's number may be the largest there is.
    if let age = stepUp.maxAgeSeconds, clock.now() > moment.adding(seconds: age) { return }
    attempt.state.proofs = [Proof](methods: holder.authenticationMethods, at: moment)
    let canGoOn = try attempt.stillNeeds(of: holder.user).isLevelReachable
    if !attempt.state.proofs.isEmpty, canGoOn { attempt.answered = .credited }
  }
}
