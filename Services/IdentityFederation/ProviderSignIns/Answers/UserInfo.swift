internal import Domain
internal import IdentityFederationCore
internal import IdentityFederationProofs
internal import IdentityFederationUserPoolProviders

/// What an issuer says of a user besides the ID token (OpenID Connect Core §5.3).
struct UserInfo: Sendable {
  let provider: KnownProvider
  let requests: ProviderRequests

  /// The issuer's claims; none where it is not asked.
  func claims(
    beside token: VerifiedIDToken,
    by accessToken: String
  ) async throws(ProviderSignInRefusal) -> [String: JSONValue] {
    switch provider.type {
    case .openIDConnect: return try await standardClaims(beside: token, accessToken)
    case .google: return try await peopleClaims(beside: token, accessToken)
    case .apple, .facebook, .amazon, .saml: return [:]
    }
  }

  private func standardClaims(
    beside token: VerifiedIDToken,
    _ accessToken: String
  ) async throws(ProviderSignInRefusal) -> [String: JSONValue] {
    guard let address = provider.details["attributes_url"].flatMap({ ProviderAddress($0) }) else {
      return [:]
    }
    let isPost = provider.details["attributes_request_method"] == "POST"
    let found = try await object(
      by: isPost
        ? .post(address, form: [], authorization: "Bearer \(accessToken)")
        : .get(address, authorization: "Bearer \(accessToken)")
    )
    // An access token of another user could be put in place of this one's (§5.3.2).
    guard found["sub"] == .string(token.subject) else {
      throw .badToken("the issuer's userinfo is of another user")
    }
    return found
  }

  /// Google's people API is asked for what the pool maps and the ID token does not say.
  private func peopleClaims(
    beside token: VerifiedIDToken,
    _ accessToken: String
  ) async throws(ProviderSignInRefusal) -> [String: JSONValue] {
    let fields = provider.sources.filter {
      token.claims[$0] == nil && GooglePerson.fields.contains($0)
    }
    guard !fields.isEmpty, let base = provider.details["attributes_url"],
      let address = ProviderAddress(base + fields.joined(separator: ","))
    else { return [:] }
    let person = try await object(by: .get(address, authorization: "Bearer \(accessToken)"))
    guard person["resourceName"] == .string("people/\(token.subject)") else {
      throw .badToken("the issuer's userinfo is of another user")
    }
    return GooglePerson.claims(fields, of: person)
  }

  private func object(
    by request: ProviderRequest
  ) async throws(ProviderSignInRefusal) -> [String: JSONValue] {
    guard requests.mayReach(request.address) else { throw .closed(request.address.origin) }
    let answer: ProviderAnswer
    do throws(IdentityFederationFailure) {
      answer = try await requests.answer(to: request)
    } catch {
      throw .silent
    }
    guard answer.status == 200,
      let found = ProviderRequests.json([String: JSONValue].self, answer.body)
    else { throw .badAnswer("the issuer's userinfo is no object, status \(answer.status)") }
    return found
  }
}
