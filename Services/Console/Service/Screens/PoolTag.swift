/// A tag of a pool that asks for what Cognito lacks, and has a few values.
///
/// Authentication decides what a tag may be (`TagChoice` and its like); one that is new there has no switch here until
/// it is named. The first value is that of a pool without the tag.
struct PoolTag: Sendable {
  let name: String
  let title: String
  let values: [String]
  let meaning: String

  var key: String { "gatehouse:\(name)" }

  /// The tags of this name; nil for another.
  static func named(_ name: String?) -> PoolTag? { all.first { $0.name == name } }

  static let all: [PoolTag] = [
    PoolTag(
      name: "common-passwords",
      title: "Common passwords",
      values: ["allowed", "refused"],
      meaning: "Refused: no user chooses one of the passwords that attackers try first."
    ),
    PoolTag(
      name: "recovery-codes",
      title: "Recovery codes",
      values: ["off", "on"],
      meaning: "On: a user who has lost the second factor comes in by a code that was kept."
    ),
    PoolTag(
      name: "factor-changes",
      title: "Changes of second factors",
      values: ["by-any-sign-in", "by-factor"],
      meaning:
        "By factor: a token counts only if its sign-in gave one. A stolen token switches none off."
    ),
    PoolTag(
      name: "passkey-additions",
      title: "New passkeys",
      values: ["by-any-sign-in", "by-recent-sign-in"],
      meaning: "By recent sign-in: within ten minutes of one. A stolen token adds none."
    ),
    PoolTag(
      name: "passkey-sign-in",
      title: "Passkeys name their users",
      values: ["by-name", "without-name"],
      meaning: "Without name: a passkey also says who signs in."
    ),
    PoolTag(
      name: "passkey-second-factor",
      title: "A second factor after a passkey",
      values: ["excluded", "asked"],
      meaning: "Asked: users who have one may begin by passkey, and are asked for it afterwards."
    ),
    PoolTag(
      name: "change-notices",
      title: "Notices of changes",
      values: ["account-pages", "on", "off"],
      meaning: "Who is told by mail that a password, factor, address or device was changed."
    ),
    PoolTag(
      name: "unconfirmed-sign-ups",
      title: "Sign-ups with another’s address",
      values: ["replaceable", "kept", "proved"],
      meaning: "Kept: as in Cognito, a stranger’s sign-up holds the address until it is deleted."
    ),
    PoolTag(
      name: "forget-ends-access",
      title: "A forgotten device’s access",
      values: ["off", "on"],
      meaning: "On: its access tokens end at once, and not when they expire."
    ),
    PoolTag(
      name: "session-per-device",
      title: "Sessions of a device",
      values: ["many", "one"],
      meaning: "One: a sign-in ends the session that the same device had at the client."
    ),
    PoolTag(
      name: "session-limit-action",
      title: "Beyond the limit of sessions",
      values: ["evict", "refuse"],
      meaning: "Evict: the one used longest ago ends. Refuse: the sign-in does."
    ),
    PoolTag(
      name: "require-pkce",
      title: "Proof keys",
      values: ["off", "on"],
      meaning: "On: an authorization request without a proof key (PKCE) is refused."
    ),
    PoolTag(
      name: "logout-ends-tokens",
      title: "Tokens after a browser’s sign-out",
      values: ["off", "on"],
      meaning: "On: signing out in a browser ends the tokens that came of its session."
    ),
    PoolTag(
      name: "global-sign-out-keeps-sso",
      title: "Browsers after GlobalSignOut",
      values: ["off", "on"],
      meaning: "On: browsers stay signed in, as in Cognito."
    ),
    PoolTag(
      name: "token-signing-algorithm",
      title: "Signatures of tokens",
      values: ["RS256", "ES256"],
      meaning: "New keys sign a few seconds later. Apps that are fixed to RS256 refuse ES256."
    ),
  ]
}
