package import Domain

/// The proof of access tokens of Login with Amazon, which only Amazon can read (FED-7).
package struct AmazonProof: Sendable {
  let address: ProviderAddress
  let requests: ProviderRequests

  /// What Amazon says of a token.
  package struct Token: Sendable {
    /// The user, as Amazon names it.
    package let user: String
    /// In seconds; nil where Amazon does not say.
    package let secondsLeft: Int64?
    /// In seconds since 1970; nil where Amazon does not say.
    package let issuedAt: Int64?
  }

  private struct TokenInfo: Decodable {
    let aud: String?
    let app_id: String?
    let user_id: String
    let exp: Int64?
    let iat: Int64?
  }

  private struct Fault: Decodable {
    let error: String
  }

  private static let tokenFaults: Set<String> = ["invalid_token", "invalid_request"]

  /// The user that the token proves, if it was given to the application.
  ///
  /// Amazon knows an application by two names, its id and its client id; either may be given.
  package func prove(
    _ token: String,
    of application: String,
    as subjects: SubjectRule
  ) async throws(ProofFailure<OpaqueTokenRefusal>) -> Token {
    let info = try await document(TokenInfo.self, "/auth/o2/tokeninfo", token)
    guard [info.aud, info.app_id].contains(application) else { throw .refused(.otherApplication) }
    guard subjects.permits(info.user_id) else { throw .refused(.unacceptableSubject) }
    return Token(user: info.user_id, secondsLeft: info.exp, issuedAt: info.iat)
  }

  /// The profile that the token of the user opens.
  package func profile(
    of user: String,
    by token: String
  ) async throws(ProofFailure<OpaqueTokenRefusal>) -> [String: JSONValue] {
    let profile = try await document([String: JSONValue].self, "/user/profile", token)
    // As OpenID Connect Core §5.3.2 has it for userinfo.
    guard profile["user_id"] == .string(user) else { throw .refused(.otherProfile) }
    return profile
  }

  private func document<Document: Decodable>(
    _ type: Document.Type,
    _ path: String,
    _ token: String
  ) async throws(ProofFailure<OpaqueTokenRefusal>) -> Document {
    try await requests.document(
      type,
      at: path,
      below: address,
      asking: [("access_token", token)]
    ) { (fault: Fault) in Self.tokenFaults.contains(fault.error) }
  }
}
