internal import Domain

/// What a provider's token endpoint gives for a code (RFC 6749 §5.1, OpenID Connect Core §3.1.3.3).
struct ProviderTokens: Sendable {
  let accessToken: String
  let idToken: String?
  let refreshToken: String?
  let secondsLeft: Int64?
  let scope: String?
  /// Every member of the answer.
  let members: [String: JSONValue]
}

extension ProviderTokens: Decodable {
  private enum CodingKeys: String, CodingKey {
    case accessToken = "access_token"
  }

  /// Reads an answer, whose other members are what they are: some providers write numbers as texts.
  init(from decoder: any Decoder) throws {
    accessToken = try decoder.container(keyedBy: CodingKeys.self)
      .decode(String.self, forKey: .accessToken)
    members = try decoder.singleValueContainer().decode([String: JSONValue].self)
    idToken = members["id_token"]?.text
    refreshToken = members["refresh_token"]?.text
    scope = members["scope"]?.text
    switch members["expires_in"] {
    case .number(let number): secondsLeft = Int64(exactly: number.rounded(.down))
    case .string(let text): secondsLeft = Int64(text)
    case .null, .bool, .array, .object, nil: secondsLeft = nil
    }
  }
}
