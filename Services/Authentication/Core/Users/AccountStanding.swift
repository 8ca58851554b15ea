package import Domain

/// The standing of an account, and what it refuses: the one rule of every area.
package enum AccountStanding: Sendable, Hashable {
  case active
  /// An administrator disabled it; its status does not matter then.
  case disabled
  case unconfirmed
  case resetRequired
  /// The password is good until then, for choosing another; nil: without end.
  case temporaryPassword(until: Instant?)
  /// All sign-ins are stopped; what the rest of the account says comes before that.
  indirect case stopped(SignInStop, otherwise: AccountStanding)
  /// An outside provider alone proves the user.
  case external

  /// What is asked of an account.
  package enum Purpose: Sendable, Hashable {
    /// A sign-in whose password was right at this moment; what follows asks for a new password where
    /// the present one is temporary.
    case passwordSignIn(at: Instant)
    /// A sign-in that the pool's own functions decide, or that a code or a passkey proves. It leaves a
    /// temporary password to be changed by a sign-in with that password.
    case signInWithoutPassword
    /// Any further step of a sign-in that has begun, up to its tokens.
    case signInStep
    /// New tokens of a sign-in. Where a user must reset the password because an attacker knows it, the
    /// attacker's tokens must not go on. A temporary password alone ends no sign-in.
    case refresh
    /// Any use of an access token.
    case accessToken
    /// A change of the account by its own access token. A password that no longer counts must not leave
    /// the holder of a token free to change the account.
    case selfService
    /// A new password that the user chooses by a code or by the present one. A temporary one is
    /// replaced in a sign-in alone.
    case passwordChange
    /// Any other use of a code or a token of the user.
    case anyUse
  }

  /// What refuses the purpose; nil where nothing does.
  package func refusal(of purpose: Purpose) -> AuthenticationFailure? {
    switch self {
    case .active: nil
    case .disabled: .userDisabled
    case .unconfirmed: purpose.leavesStatusAside ? nil : .userNotConfirmed
    case .resetRequired: purpose.leavesStatusAside ? nil : .passwordResetRequired
    case .temporaryPassword(let end): Self.refusal(of: purpose, byPasswordUntil: end)
    case .stopped(let stop, let standing):
      standing.refusal(of: purpose) ?? stop.refusal(of: purpose)
    case .external: Self.refusalWithoutPassword(of: purpose)
    }
  }

  /// Refuses the purpose where the account's standing does.
  package func check(for purpose: Purpose) throws(AuthenticationFailure) {
    if let refusal = refusal(of: purpose) { throw refusal }
  }

  /// Neither a password nor the pool's own functions prove a provider's user.
  private static func refusalWithoutPassword(of purpose: Purpose) -> AuthenticationFailure? {
    switch purpose {
    case .passwordSignIn, .signInWithoutPassword: .incorrectPassword
    case .passwordChange: .cannotBeReset
    case .signInStep, .refresh, .accessToken, .selfService, .anyUse: nil
    }
  }

  private static func refusal(
    of purpose: Purpose,
    byPasswordUntil end: Instant?
  ) -> AuthenticationFailure? {
    switch purpose {
    case .passwordSignIn(let now):
      guard let end, now >= end else { return nil }
      return .notAuthorized("Temporary password has expired and must be reset by an administrator.")
    case .passwordChange:
      return .cannotBeReset
    case .signInWithoutPassword, .signInStep, .refresh, .accessToken, .selfService, .anyUse:
      return nil
    }
  }
}

extension AccountStanding.Purpose {
  /// Whether the account need not be confirmed, nor have a password that counts.
  fileprivate var leavesStatusAside: Bool {
    switch self {
    case .passwordSignIn, .signInWithoutPassword, .refresh, .selfService: false
    case .signInStep, .accessToken, .passwordChange, .anyUse: true
    }
  }
}

extension AccountStanding {
  /// As a user's row says; `signInStop` is nil where sign-ins are allowed.
  init(
    isEnabled: Bool,
    status: UserStatus,
    temporaryPasswordExpiresAt: Instant?,
    signInStop: SignInStop?
  ) {
    guard isEnabled else {
      self = .disabled
      return
    }
    let ofStatus: AccountStanding =
      switch status {
      case .confirmed: .active
      case .unconfirmed: .unconfirmed
      case .resetRequired: .resetRequired
      case .forceChangePassword: .temporaryPassword(until: temporaryPasswordExpiresAt)
      case .externalProvider: .external
      }
    self = signInStop.map { .stopped($0, otherwise: ofStatus) } ?? ofStatus
  }
}

extension UserRecord {
  /// Where the user's account stands.
  package var standing: AccountStanding { standing(signInStop) }

  /// The same without the switch of sign-ins.
  package var standingBesidesSwitch: AccountStanding { standing(nil) }

  private func standing(_ stop: SignInStop?) -> AccountStanding {
    AccountStanding(
      isEnabled: isEnabled,
      status: status,
      temporaryPasswordExpiresAt: temporaryPasswordExpiresAt,
      signInStop: stop
    )
  }
}
