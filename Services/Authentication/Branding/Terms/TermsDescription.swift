internal import AuthenticationCore
internal import AuthenticationMessages
internal import Domain

/// How terms are described; both words are the only ones of their kind that Cognito has.
enum TermsWords {
  static let source = "LINK"
  static let enforcement = "NONE"
  static let names = ["terms-of-use", "privacy-policy"]

  /// What a request says of a document, which the gateway has checked; this is for a caller that does not.
  static func check(
    name: String?,
    source: String?,
    enforcement: String?
  ) throws(AuthenticationFailure) {
    guard name.map({ names.contains($0) }) ?? true else {
      throw .invalidParameter("TermsName must be one of \(names.joined(separator: ", ")).")
    }
    guard source == nil || source == Self.source else {
      throw .invalidParameter("TermsSource must be \(Self.source).")
    }
    guard enforcement == nil || enforcement == Self.enforcement else {
      throw .invalidParameter("Enforcement must be \(Self.enforcement).")
    }
  }
}

extension TermsRecord {
  func links() throws(AuthenticationFailure) -> [String: String] {
    try SettingsJSON.decode([String: String].self, from: linksJSON)
  }

  /// The document as the API describes it.
  func description() throws(AuthenticationFailure) -> TermsType {
    TermsType(
      termsId: id,
      userPoolId: userPoolID.text,
      clientId: clientID,
      termsName: name,
      termsSource: TermsWords.source,
      enforcement: TermsWords.enforcement,
      links: try links(),
      creationDateUnixMillis: createdAt.unixMillis,
      lastModifiedDateUnixMillis: modifiedAt.unixMillis
    )
  }

  /// The document as a list has it, without its links.
  var summary: TermsDescriptionType {
    TermsDescriptionType(
      termsId: id,
      termsName: name,
      enforcement: TermsWords.enforcement,
      creationDateUnixMillis: createdAt.unixMillis,
      lastModifiedDateUnixMillis: modifiedAt.unixMillis
    )
  }
}

extension AuthenticationFailure {
  static func termsNotFound(_ what: String) -> AuthenticationFailure {
    .resourceNotFound("There are no terms of \(what).")
  }

  static func termsExist(_ name: String) -> AuthenticationFailure {
    .termsExists("The client has the terms \(name) already.")
  }
}
