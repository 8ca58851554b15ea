internal import Cryptography

/// What an ID token must be to count, where callers differ.
///
/// All have in common: the issuer's name and signature, an end, and clocks that differ by no more than
/// `clockLeewaySeconds`.
package struct IDTokenPolicy: Sendable {
  /// Which application a token was given to, where its issuer names several or a further party.
  enum AudienceRule: Sendable {
    /// The only audience, whatever party is named beside it: the tokens that Google's phones get are for
    /// the web application and name the phone's as `azp` (Google, "Authenticate with a backend server").
    /// Where there are several audiences it is the party: each of them could replay the token here otherwise.
    case partyAmongSeveral
    /// OpenID Connect Core §3.1.3.7 nos. 3 to 5: one audience is ours, and so is the party if there is one;
    /// where there are several audiences there has to be one.
    case partyAlways
  }

  /// What clocks may differ by (FED-3).
  package static let clockLeewaySeconds: Int64 = 60

  /// The applications whose tokens count.
  let applications: Set<String>
  let audienceRule: AudienceRule
  /// How long after its end a token still counts.
  let expiryLeewaySeconds: Int64
  /// How long ago the token may have been issued; nil where it need not say when it was.
  let maxAgeSeconds: Int64?
  /// What the sign-in that the token answers was begun with; nil where none was.
  let nonce: String?
  let subjects: SubjectRule

  /// A login of an identity pool, which clients present with each call until it ends.
  ///
  /// The end counts to the second: cognito-identity's refusal is "Token expired: <now> >= <end>", and a
  /// client that compares the two must not find them to disagree.
  package static func login(for applications: Set<String>) -> IDTokenPolicy {
    IDTokenPolicy(
      applications: applications,
      audienceRule: .partyAmongSeveral,
      expiryLeewaySeconds: 0,
      maxAgeSeconds: nil,
      nonce: nil,
      subjects: .openIDConnect
    )
  }

  /// A token that answers a sign-in, by OpenID Connect Core §3.1.3.7: it was issued just now.
  package static func signIn(for application: String, nonce: String) -> IDTokenPolicy {
    IDTokenPolicy(
      applications: [application],
      audienceRule: .partyAlways,
      expiryLeewaySeconds: clockLeewaySeconds,
      maxAgeSeconds: 600,
      nonce: nonce,
      subjects: .partOfUsername
    )
  }

  /// A token that is exchanged once, by OpenID Connect Core §3.1.3.7.
  package static func exchange(
    for applications: Set<String>,
    maxAgeSeconds: Int64
  ) -> IDTokenPolicy {
    IDTokenPolicy(
      applications: applications,
      audienceRule: .partyAlways,
      expiryLeewaySeconds: clockLeewaySeconds,
      maxAgeSeconds: maxAgeSeconds,
      nonce: nil,
      subjects: .partOfUsername
    )
  }

  /// The application that the token was given to; nil for an application of others.
  func application(of audience: [String], party: String?) -> String? {
    switch audienceRule {
    case .partyAmongSeveral:
      let named =
        audience.count > 1 ? party.flatMap { audience.contains($0) ? $0 : nil } : audience.first
      return named.flatMap { applications.contains($0) ? $0 : nil }
    case .partyAlways:
      guard let own = audience.first(where: applications.contains) else { return nil }
      guard let party else { return audience.count == 1 ? own : nil }
      return applications.contains(party) ? party : nil
    }
  }

  /// Whether the token answers the sign-in, if one was begun.
  func permits(nonce answered: String?) -> Bool {
    guard let nonce else { return true }
    return constantTimeEquals(Array(nonce.utf8), Array((answered ?? "").utf8))
  }
}
