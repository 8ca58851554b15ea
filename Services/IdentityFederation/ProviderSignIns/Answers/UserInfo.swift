internal import Domain
internal import IdentityFederationCore
internal import IdentityFederationProofs
internal import IdentityFederationUserPoolProviders

/// What an issuer says of a user besides the ID token (OpenID Connect Core §5.3).
struct UserInfo: Sendable {
  let provider: KnownProvider
  let requests: ProviderRequests

  /// The token's claims, joined with the issuer's (FED-4).
  ///
  /// Only OpenID Connect's own form is read: Google's address in ProviderDetails is that of another API.
  func joined(
    with token: VerifiedIDToken,
    by accessToken: String
  ) async throws(ProviderSignInRefusal) -> [String: JSONValue] {
    guard provider.type == .openIDConnect,
      let address = provider.details["attributes_url"].flatMap({ ProviderAddress($0) })
    else { return token.claims }
    let found = try await claims(from: address, accessToken)
    // An access token of another user could be put in place of this one's (§5.3.2).
    guard found["sub"] == .string(token.subject) else {
      throw .badToken("the issuer's userinfo is of another user")
    }
    return token.claims.merging(found) { $1 }
  }

  private func claims(
    from address: ProviderAddress,
    _ accessToken: String
  ) async throws(ProviderSignInRefusal) -> [String: JSONValue] {
    let authorization = "Bearer \(accessToken)"
    let isPost = provider.details["attributes_request_method"] == "POST"
    let answer: ProviderAnswer
    do throws(IdentityFederationFailure) {
      answer = try await requests.answer(
        to: isPost
          ? .post(address, form: [], authorization: authorization)
          : .get(address, authorization: authorization)
      )
    } catch {
      throw .silent
    }
    guard answer.status == 200,
      let found = ProviderRequests.json([String: JSONValue].self, answer.body)
    else { throw .badAnswer("the issuer's userinfo is no object, status \(answer.status)") }
    return found
  }
}
