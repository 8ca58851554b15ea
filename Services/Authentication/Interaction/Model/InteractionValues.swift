/// What a session is for.
package enum InteractionKind: String, Sendable, Hashable, Codable, CaseIterable {
  /// A sign-in.
  case login = "LOGIN"
  /// A new account on an instance.
  case enrol = "ENROL"
  /// A consent to what the session announces.
  case transaction = "TRANSACTION"

  /// Whether a session of it has tokens to fetch once it is approved; the others are then at their end.
  var hasTokens: Bool { self == .login }
}

/// How far a session is.
package enum InteractionStatus: String, Sendable, Hashable, CaseIterable {
  /// Waits for an app.
  case created = "CREATED"
  /// Bound to one instance.
  case opened = "OPENED"
  /// Confirmed; a proof is outstanding.
  case secondFactor = "SECOND_FACTOR"
  /// The user signed in or agreed, or the account exists.
  case approved = "APPROVED"
  /// Tokens were fetched.
  case redeemed = "REDEEMED"
  /// The user said no.
  case declined = "DECLINED"
  /// The caller who started it took it back.
  case cancelled = "CANCELLED"
  /// No try is left, or the sign-in's end refused.
  case failed = "FAILED"
  /// Its time is over.
  case expired = "EXPIRED"

  /// Whether nothing can change from now on, in a session of the kind.
  package func isFinal(of kind: InteractionKind) -> Bool {
    switch self {
    case .created, .opened, .secondFactor: false
    case .approved: !kind.hasTokens
    case .redeemed, .declined, .cancelled, .failed, .expired: true
    }
  }
}

/// Who started a session.
package enum InteractionStarter: String, Sendable, Hashable {
  /// A relying server, by its client's secret.
  case server = "SERVER"
  /// A page of a client without a secret.
  case page = "PAGE"
  /// A user, by an access token.
  case user = "USER"
  /// An instance, for a sign-in of its own.
  case instance = "INSTANCE"
  /// A sign-in by the pool's function.
  case function = "FUNCTION"
}

/// How page and phone are compared.
package enum InteractionComparison: String, Sendable, Hashable {
  /// Not at all.
  case none
  /// Both show the digits.
  case show
  /// The digits of the page are typed on the phone.
  case enter
}

/// Which factors were right.
package enum InteractionFactorKind: String, Sendable, Hashable {
  case pin
  case biometric
  case both
}

/// Why a session ended, or does not go on.
package enum InteractionReason: String, Sendable, Hashable {
  /// The user of the start has no account in the app that opened it.
  case noAccount = "no_account"
  /// Pushes wait until the user opens the app.
  case quiet
  /// The typed digits were wrong.
  case comparison
  /// The user said no.
  case declined
  /// The user gave the second factor up.
  case cancelled
  /// No try is left.
  case factor
  /// The account's state, or the sign-in's end, refused.
  case refused
}
