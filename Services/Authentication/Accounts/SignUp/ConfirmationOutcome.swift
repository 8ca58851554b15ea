internal import AuthenticationCore
internal import AuthenticationNotifications
internal import Domain
internal import PublicOperations

/// The result of a sign-up's code, where only the owner of the right code may learn about the account.
enum ConfirmationOutcome: Sendable, Hashable {
  case confirmed
  /// The code is right, and was used before: often by a scanner of mail, which follows links.
  case alreadyConfirmed
  /// The code was right once.
  case expired
  /// The only answer to a caller without the right code, whether or not the user exists.
  case wrong

  /// The refusal of ConfirmSignUp; nil where the user is confirmed now.
  var refusal: AuthenticationFailure? {
    switch self {
    case .confirmed: nil
    case .alreadyConfirmed: .cannotBeConfirmed(.confirmed)
    case .expired: .expiredCode
    case .wrong: .codeMismatch
    }
  }
}

extension Accounts {
  /// Confirms the user if the code is right; otherwise reports only "wrong code", never whether the
  /// account exists.
  ///
  /// The statements are the same for an unconfirmed, a confirmed and an unknown user. After too many
  /// attempts the caller passes a key under which no code is stored.
  func confirm(
    _ subject: SignInContext,
    keptAs key: String,
    by text: String,
    isForced: Bool,
    session: String?,
    _ call: Call
  ) async throws(AuthenticationFailure) -> ConfirmationOutcome {
    guard let code = try await matching(text, .signUp, of: key, subject),
      let user = subject.user
    else { return try await outcomeOfUsed(text, of: key, subject) }
    guard clock.now() < code.expiresAt else { return .expired }
    let isConfirmed = try await confirm(
      user,
      by: code,
      in: subject.pool,
      isForced: isForced,
      session: session,
      call
    )
    if isConfirmed { return .confirmed }
    return try await outcomeOfUsed(text, of: key, subject)
  }

  /// Whether the code is one that confirmed already, perhaps in this moment.
  func outcomeOfUsed(
    _ code: String,
    of key: String,
    _ subject: SignInContext
  ) async throws(AuthenticationFailure) -> ConfirmationOutcome {
    let used = try await matching(code, .confirmedSignUp, of: key, subject)
    return used == nil ? .wrong : .alreadyConfirmed
  }

  /// The newest code of the purpose if it is this one, in time or not.
  private func matching(
    _ code: String,
    _ purpose: CodePurpose,
    of key: String,
    _ subject: SignInContext
  ) async throws(AuthenticationFailure) -> ConfirmationCodeStore.Stored? {
    switch try await codes.takeTry(purpose, of: key, in: subject.pool.id) {
    // That a code has no tries left would tell that there is one.
    case .noCode, .noTriesLeft: return nil
    case .code(let stored):
      let isRight = try confirmationCodes.matches(
        code,
        stored.hash,
        .signUp,
        sub: subject.user?.sub ?? "",
        destination: try subject.user?.attributes()[stored.attributeName] ?? "",
        in: subject.pool.id
      )
      return isRight ? stored : nil
    }
  }
}

extension Accounts {
  /// Confirms the user by a code that is right, and verifies the address it was sent to.
  ///
  /// False when another call confirmed the user, or asked for another code, in the same moment.
  func confirm(
    _ user: UserRecord,
    by code: ConfirmationCodeStore.Stored,
    in pool: UserPoolSettings,
    isForced: Bool,
    session: String?,
    _ call: Call
  ) async throws(AuthenticationFailure) -> Bool {
    let flag = UserAttributes.verifiedFlags[code.attributeName]
    let formerOwners = try await users.confirm(
      user.username,
      in: pool,
      attributesJSON: try SettingsJSON.text(of: flag.map { [$0: "true"] } ?? [:]),
      isForced: isForced,
      codeHash: code.hash,
      isPasswordProved: SignUpSessions(sealer: sealer)
        .isSession(session, of: user.sub, in: pool.id),
      at: clock.now()
    )
    call.trail.note(formerOwners: formerOwners ?? [])
    try await endSessions(ofFormerOwners: formerOwners ?? [], in: pool, call)
    return formerOwners != nil
  }
}

extension AuthenticationFailure {
  static func cannotBeConfirmed(_ status: UserStatus) -> AuthenticationFailure {
    .notAuthorized("User cannot be confirmed. Current status is \(status.rawValue)")
  }
}
