internal import Domain
internal import FoundationEssentials
internal import IdentityFederationCore
internal import JOSE

/// The claims of a token whose signature was proved.
struct LoginClaims: Sendable {
  let registered: RegisteredClaims
  let all: [String: JSONValue]

  /// What clocks may differ by.
  private static let leewaySeconds: Int64 = 300
  /// OpenID Connect Core §2.
  private static let maxSubject = 255

  init(payload: [UInt8]) throws(IdentityFederationFailure) {
    guard let registered = RegisteredClaims(payload: payload),
      let all = ProviderRequests.json([String: JSONValue].self, payload)
    else { throw .loginNotOpenIDConnect }
    self.registered = registered
    self.all = all
  }

  /// Checks when the token is good, and for which application; returns the application.
  func client(
    among clients: Set<String>,
    at now: Instant
  ) throws(IdentityFederationFailure) -> String {
    guard let expiresAt = registered.expiresAt else { throw .loginNotOpenIDConnect }
    guard now.unixSeconds < expiresAt else {
      throw .loginExpired(at: expiresAt, now: now.unixSeconds)
    }
    let latest = now.unixSeconds + Self.leewaySeconds
    guard registered.notBefore ?? 0 <= latest, registered.issuedAt ?? 0 <= latest else {
      throw .loginNotOpenIDConnect
    }
    guard let audience = registered.audience else { throw .loginWithoutAudience }
    guard let client = application(of: audience), clients.contains(client) else {
      throw .loginOfOtherAudience
    }
    return client
  }

  /// The application that the token was given to.
  ///
  /// If there are several, it is the one that the issuer names (OpenID Connect Core §3.1.3.7). Without
  /// that name each of them could replay the token here.
  private func application(of audience: [String]) -> String? {
    guard audience.count > 1 else { return audience.first }
    guard case .string(let party) = all["azp"], audience.contains(party) else { return nil }
    return party
  }

  /// The user.
  func subject() throws(IdentityFederationFailure) -> String {
    guard let subject = registered.subject, Self.isSubject(subject) else {
      throw .loginNotOpenIDConnect
    }
    return subject
  }

  /// Whether the text can be a user's name: PostgreSQL, for one, takes no NUL.
  static func isSubject(_ text: String) -> Bool {
    !text.isEmpty && text.unicodeScalars.count <= maxSubject
      && text.unicodeScalars.allSatisfy { $0.value >= 0x20 && $0.value != 0x7F }
  }
}
