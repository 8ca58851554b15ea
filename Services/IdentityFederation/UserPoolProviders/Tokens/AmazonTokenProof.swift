internal import Domain
internal import IdentityFederationCore

/// The proof of an access token of Login with Amazon, which only Amazon can read (FED-7).
struct AmazonTokenProof: Sendable {
  let address: ProviderAddress
  let requests: ProviderRequests
  let details: ProviderDetails
  /// How long ago the token may have been issued, where Amazon says when it was.
  let maxAgeSeconds: Int64

  /// How long a used token is known that Amazon names no end of; its tokens live for an hour.
  private static let usualSeconds: Int64 = 86_400
  private static let tokenFaults: Set<String> = ["invalid_token", "invalid_request"]

  private struct TokenInfo: Decodable {
    let aud: String?
    let app_id: String?
    let user_id: String
    /// Seconds that are left.
    let exp: Int64?
    /// Seconds since 1970.
    let iat: Int64?
  }

  private struct Fault: Decodable {
    let error: String
  }

  /// The user that the token proves, with the profile that it opens.
  func prove(
    _ token: String,
    at now: Instant
  ) async throws(IdentityFederationFailure) -> ProviderTokenProof {
    let info: TokenInfo = try await document("/auth/o2/tokeninfo", token)
    guard let client = details["client_id"], [info.aud, info.app_id].contains(client) else {
      throw .unproved("the token is for another application")
    }
    guard ProviderTokenProof.isSubject(info.user_id) else {
      throw .unproved("the token names no acceptable user")
    }
    if let issuedAt = info.iat {
      guard now.unixSeconds - max(issuedAt, 0) <= maxAgeSeconds + 60 else {
        throw .unproved("the token was issued too long ago")
      }
    }
    let profile: [String: JSONValue] = try await document("/user/profile", token)
    guard profile["user_id"] == .string(info.user_id) else {
      // OpenID Connect's rule of userinfo: what is of another user is of none.
      throw .unproved("the profile is of another user")
    }
    let left = min(max(info.exp ?? Self.usualSeconds, 60), Self.usualSeconds)
    return ProviderTokenProof(
      subject: info.user_id,
      claims: profile,
      refusedFrom: now.unixSeconds + left,
      spendKey: ProviderTokenProof.spendKey("token", token.utf8)
    )
  }

  private func document<Document: Decodable>(
    _ path: String,
    _ token: String
  ) async throws(IdentityFederationFailure) -> Document {
    guard let place = address.appending(path) else { throw .unproved("no address") }
    let answer = try await requests.answer(from: place, asking: [("access_token", token)])
    if answer.status == 200, let found = ProviderRequests.json(Document.self, answer.body) {
      return found
    }
    if (400...499).contains(answer.status),
      let fault = ProviderRequests.json(Fault.self, answer.body),
      Self.tokenFaults.contains(fault.error)
    {
      throw .unproved("Amazon does not accept the token")
    }
    throw requests.fault(at: place, "status \(answer.status)")
  }
}
