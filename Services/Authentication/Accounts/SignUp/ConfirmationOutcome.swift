internal import AuthenticationCore
internal import AuthenticationMessages
internal import Domain
internal import PublicOperations

/// What comes of a code for a sign-up where only its owner may learn what became of the account.
enum ConfirmationOutcome: String, Sendable, Hashable {
  case confirmed
  /// The code is right, and was used before: often by a scanner of mail, which follows links.
  case alreadyConfirmed = "already_confirmed"
  /// The code was right once.
  case expired
  /// All that is told to whoever has no right code, be there such a user or not.
  case wrong

  /// What a program is told instead; nil where the user is confirmed now.
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
  /// Confirms by the code, or says of whom has no right one nothing but that.
  ///
  /// The same statements for a user who waits, is confirmed, or does not exist. Where too many
  /// attempts are withheld, the key is one that no code is kept as.
  func confirm(
    _ subject: SignInSubject,
    keptAs key: String,
    by text: String,
    isForced: Bool,
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
      call
    )
    if isConfirmed { return .confirmed }
    return try await outcomeOfUsed(text, of: key, subject)
  }

  /// Whether the code is one that confirmed already, perhaps in this moment.
  func outcomeOfUsed(
    _ code: String,
    of key: String,
    _ subject: SignInSubject
  ) async throws(AuthenticationFailure) -> ConfirmationOutcome {
    let used = try await matching(code, .confirmedSignUp, of: key, subject)
    return used == nil ? .wrong : .alreadyConfirmed
  }

  /// The newest code of the purpose if it is this one, in time or not.
  private func matching(
    _ code: String,
    _ purpose: CodePurpose,
    of key: String,
    _ subject: SignInSubject
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
  /// False when somebody else confirmed the user, or asked for another code, in the same moment.
  func confirm(
    _ user: UserRecord,
    by code: ConfirmationCodeStore.Stored,
    in pool: UserPoolSettings,
    isForced: Bool,
    _ call: Call
  ) async throws(AuthenticationFailure) -> Bool {
    let flag = UserAttributes.verifiedFlags[code.attributeName]
    let formerOwners = try await users.confirm(
      user.username,
      in: pool,
      attributesJSON: try SettingsJSON.text(of: flag.map { [$0: "true"] } ?? [:]),
      isForced: isForced,
      codeHash: code.hash,
      at: clock.now()
    )
    call.trail.note(formerOwners: formerOwners ?? [])
    return formerOwners != nil
  }
}

extension AuthenticationFailure {
  static func cannotBeConfirmed(_ status: UserStatus) -> AuthenticationFailure {
    .notAuthorized("User cannot be confirmed. Current status is \(status.rawValue)")
  }
}
