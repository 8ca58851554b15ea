package import Domain

/// A session as its row says it.
package struct InteractionSession: Sendable {
  package let pool: UserPoolID
  package let id: String
  package let client: ClientID
  package let kind: InteractionKind
  package let state: InteractionStatus
  package let version: Int64
  package let starter: InteractionStarter
  let handleHash: [UInt8]
  /// What stands for the user that the start named; nil where it named none.
  let userKey: String?
  /// Nil while no user is known, and for an unknown name.
  package let sub: String?
  package let username: String?
  let preselectedAccount: String?
  /// What the app confirmed with, or what an enrolment makes.
  package let account: String?
  package let content: InteractionContent
  package let comparison: InteractionComparison
  package let comparisonDigits: String?
  /// Whether the digits that were typed on the phone were right.
  let isCompared: Bool
  package let isPushed: Bool
  package let instance: String?
  /// In canonical form.
  let shown: String?
  let confirmationHash: [UInt8]?
  package let userInput: String?
  /// The point of the key that signed the decision, in base64url; of an enrolment the new account's.
  let accountKey: String?
  /// A compact JWS.
  let decision: String?
  let factorContext: String?
  package let factor: InteractionFactorKind?
  package let reason: InteractionReason?
  /// Whether it ever was APPROVED.
  package let isApproved: Bool
  package let createdAt: Instant
  package let expiresAt: Instant
  let endedAt: Instant?

  /// Whether the instance that signs in started it.
  package var isForApp: Bool { starter == .instance }

  /// Whether nothing but a password began the enrolment.
  var isByPasswordAlone: Bool { content.token.map { !$0.isFactorGiven } ?? false }

  /// SHA-256 of what the app was shown, in base64url; nil before it was opened.
  package var digest: String? { shown.map { InteractionDigest.of($0) } }
}

/// What the start of a session gave and nothing changes.
package struct InteractionContent: Sendable, Hashable, Codable {
  package var announceInfo: [String: String] = [:]
  package var announceLogo: InteractionLogo?
  /// What an enrolment's account will be called.
  package var displayName: String?
  package var confirmation = "always"
  package var secondFactor = "policy"
  package var returnURL: String?
  /// The user's browser, as its User-Agent has it.
  package var browser: String?
  /// Where the user's address is.
  package var country: String?
  /// Whether that is what the relying server says, and not what was seen here; nil where it was seen.
  package var isOriginTold: Bool?
  /// The access token that began an enrolment; nil for any other session.
  package var token: InteractionToken?
}

/// The access token by which a user began an enrolment.
package struct InteractionToken: Sendable, Hashable, Codable {
  /// The chain of its sign-in.
  package let chain: String
  /// Whether the sign-in gave a second factor.
  package let isFactorGiven: Bool
}

/// A picture, or an address of one.
package struct InteractionLogo: Sendable, Hashable, Codable {
  package var type: String?
  /// Base64.
  package var data: String?
  package var url: String?
}
