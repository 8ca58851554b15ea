internal import Domain

/// What a provider has posted for a sign-in, until the browser comes with its cookie: a request of another
/// site brings none (SEC-2).
enum KeptAnswer: Sendable, Codable {
  case form(AnswerForm)
  /// The assertion was checked as it came.
  case asserted(AssertedUser)
  case refused(ProviderSignInRefusal)
}

/// The user of an assertion that counts.
struct AssertedUser: Sendable, Codable {
  let session: AssertedSession
  let issuer: String
  /// The attributes by their names.
  let claims: [String: JSONValue]
  /// In seconds since 1970.
  let authenticatedAt: Int64?
}

/// A user's session at a provider of SAML, as its logout has to name it.
struct AssertedSession: Sendable, Hashable, Codable {
  let provider: String
  let nameID: String
  let format: String?
  let nameQualifier: String?
  let spNameQualifier: String?
  let index: String?
}
