internal import Domain
internal import FoundationEssentials

/// What the link in a message confirms; Cognito's form.
struct ConfirmationLink: Sendable, Hashable {
  let client: ClientID
  let username: String
  let code: String

  func url(under publicURL: String) -> String {
    var components = URLComponents()
    components.queryItems = [
      URLQueryItem(name: "client_id", value: client.text),
      URLQueryItem(name: "user_name", value: username),
      URLQueryItem(name: "confirmation_code", value: code),
    ]
    // RFC 3986 leaves a plus as it is, and many read it as a space.
    let query = (components.percentEncodedQuery ?? "").replacing("+", with: "%2B")
    return "\(publicURL)/confirmUser?\(query)"
  }
}
