/// What a provider's token endpoint gives for a code (RFC 6749 §5.1, OpenID Connect Core §3.1.3.3).
struct ProviderTokens: Sendable, Decodable {
  let accessToken: String
  let idToken: String?

  private enum CodingKeys: String, CodingKey {
    case accessToken = "access_token"
    case idToken = "id_token"
  }
}
