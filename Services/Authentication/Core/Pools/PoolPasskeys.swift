internal import AuthenticationMessages

/// How a pool's users use passkeys.
package struct PoolPasskeys: Sendable, Hashable {
  /// Whether a sign-in may begin with one.
  package let isOffered: Bool
  /// The host that passkeys are made for; nil where SetUserPoolMfaConfig named none (PKY-1).
  package let relyingPartyID: String?
  /// Whether an authenticator must verify its user; otherwise it is asked to.
  package let needsUserVerification: Bool
  /// Whether a passkey whose authenticator verified its user is two factors (PKY-10).
  package let countsAsTwoFactors: Bool
  /// Where passkeys may be used beside the relying party's own host.
  package let origins: Set<String>
  package let discoverability: PasskeyDiscoverability
  /// Whether a passkey is added by a recent sign-in alone.
  package let needsRecentSignIn: Bool
  /// Whether a second factor is asked for after a passkey that is one factor.
  package let goesWithSecondFactor: Bool
  /// Whether a sign-in may leave it to the passkey to say who signs in.
  package let namesUsers: Bool

  init(
    _ configuration: WebAuthnConfigurationType?,
    firstFactors: [FirstFactor],
    tags: [String: String]
  ) {
    isOffered = firstFactors.contains(.passkey)
    relyingPartyID = configuration?.relyingPartyId
    needsUserVerification = configuration?.userVerification == "required"
    countsAsTwoFactors = configuration?.isMultiFactor ?? false
    origins = PasskeyOrigins.listed(tags)
    discoverability = PasskeyDiscoverability(tags: tags)
    needsRecentSignIn = PasskeyAddition(tags: tags) == .byRecentSignIn
    goesWithSecondFactor = PasskeySecondFactor(tags: tags) == .asked
    namesUsers = PasskeySignIn(tags: tags) == .withoutName
  }
}

extension WebAuthnConfigurationType {
  /// Whether a passkey with its user's verification counts as two factors.
  package var isMultiFactor: Bool { factorConfiguration == "MULTI_FACTOR_WITH_USER_VERIFICATION" }
}

/// Whether a passkey is found without a name; by tag of the pool (PKY-2).
///
/// A security key has room for a few of that kind, and keeps any number of the other.
package enum PasskeyDiscoverability: String, TagChoice {
  case required
  case preferred
  case discouraged

  static let tag = "gatehouse:passkey-resident-key"
  static let usual = required
}

/// Which sign-ins let a user add a passkey; by tag of the pool (PKY-11).
///
/// In Cognito any access token does: a token that was stolen is then good for a sign-in at any time.
enum PasskeyAddition: String, TagChoice {
  /// As in Cognito.
  case byAnySignIn = "by-any-sign-in"
  case byRecentSignIn = "by-recent-sign-in"

  static let tag = "gatehouse:passkey-additions"
  static let usual = byAnySignIn
}

/// Whether users with a second factor can sign in by a passkey that is one factor; by tag of the pool.
enum PasskeySecondFactor: String, TagChoice {
  /// As in Cognito.
  case excluded
  /// The passkey stands for the password, and the second factor is asked for after it.
  case asked

  static let tag = "gatehouse:passkey-second-factor"
  static let usual = excluded
}

/// Whether a sign-in by passkey names its user; by tag of the pool.
enum PasskeySignIn: String, TagChoice {
  /// As in Cognito.
  case byName = "by-name"
  /// Or leaves the name out: the passkey says whose it is.
  case withoutName = "without-name"

  static let tag = "gatehouse:passkey-sign-in"
  static let usual = byName
}
