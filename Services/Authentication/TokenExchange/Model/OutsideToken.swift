/// A token of an outside provider, as a request presents it.
struct OutsideToken: Sendable {
  let text: String
  let type: SubjectTokenType
  /// Nil: the one whose issuer the token names.
  let provider: String?
}
