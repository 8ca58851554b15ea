package import Domain
package import JOSE

/// The claims of an ID token as they stand in it; its reader has to have the signature checked.
package struct IDTokenClaims: Sendable {
  /// Those that decide what the token proves.
  package let registered: RegisteredClaims
  /// All of them.
  package let all: [String: JSONValue]

  /// Nil for a payload that is no JSON object.
  package init?(payload: [UInt8]) {
    guard let registered = RegisteredClaims(payload: payload),
      let all = ProviderRequests.json([String: JSONValue].self, payload)
    else { return nil }
    self.registered = registered
    self.all = all
  }

  /// What the claims say under the policy, at this moment.
  package func checked(
    by policy: IDTokenPolicy,
    at now: Instant
  ) throws(IDTokenRefusal) -> VerifiedIDToken {
    let expiresAt = try expiry(policy, at: now.unixSeconds)
    try checkBeginning(policy, at: now.unixSeconds)
    guard let audience = registered.audience else { throw .withoutAudience }
    guard let application = policy.application(of: audience, party: text("azp")) else {
      throw .otherAudience
    }
    guard policy.permits(nonce: text("nonce")) else { throw .otherNonce }
    guard let subject = registered.subject, policy.subjects.permits(subject) else {
      throw .unacceptableSubject
    }
    return VerifiedIDToken(
      subject: subject,
      application: application,
      id: text("jti"),
      refusedFrom: expiresAt + policy.expiryLeewaySeconds,
      claims: all
    )
  }

  /// When the token ends; not so late that a sum with it could overflow.
  private func expiry(
    _ policy: IDTokenPolicy,
    at now: Int64
  ) throws(IDTokenRefusal) -> Int64 {
    guard let expiresAt = registered.expiresAt else { throw .withoutExpiry }
    guard expiresAt > now - policy.expiryLeewaySeconds else { throw .expired(at: expiresAt) }
    return min(expiresAt, now + 10 * 366 * 86_400)
  }

  private func checkBeginning(
    _ policy: IDTokenPolicy,
    at now: Int64
  ) throws(IDTokenRefusal) {
    let leeway = IDTokenPolicy.clockLeewaySeconds
    let issuedAt = registered.issuedAt
    guard registered.notBefore ?? 0 <= now + leeway, issuedAt ?? 0 <= now + leeway else {
      throw .early
    }
    guard let maxAge = policy.maxAgeSeconds else { return }
    // The sign first: the difference to a number of no time could overflow.
    guard let issuedAt, issuedAt > 0, now - issuedAt <= maxAge + leeway else { throw .old }
  }

  private func text(_ name: String) -> String? {
    guard case .string(let text) = all[name] else { return nil }
    return text
  }
}

/// What an ID token says once it has been checked.
package struct VerifiedIDToken: Sendable {
  /// The user, as the issuer names it.
  package let subject: String
  /// The application that the token was given to.
  package let application: String
  /// `jti`, where the issuer names its tokens.
  package let id: String?
  /// In seconds since 1970: the token does not count from then on.
  package let refusedFrom: Int64
  /// `auth_time`, in seconds since 1970: when the user signed in at the issuer.
  package var authenticatedAt: Int64? {
    guard case .number(let number) = claims["auth_time"] else { return nil }
    return Int64(exactly: number.rounded(.down))
  }
  /// Everything that it says.
  package let claims: [String: JSONValue]
}
