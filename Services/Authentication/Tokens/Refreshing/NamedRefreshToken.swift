internal import Domain

/// A refresh token as clients hold it: the sub of its user, a dot, and what token issuance made.
///
/// The sub proves nothing. It says which user to read before token issuance is asked, which then
/// says whether the token is that user's. Its holder knows it from the ID token.
struct NamedRefreshToken: Sendable, Hashable {
  /// Whose the text says it is; nil where it does not say, as those of earlier versions.
  let sub: String?
  /// What token issuance made.
  let token: [UInt8]

  init(sub: String, token: [UInt8]) {
    self.sub = sub
    self.token = token
  }

  /// Takes whatever a client sends.
  init(_ text: String) {
    let parts = text.split(separator: ".", maxSplits: 1, omittingEmptySubsequences: false)
    if parts.count == 2, UUIDText.isValid(String(parts[0])) {
      sub = String(parts[0])
      token = Array(parts[1].utf8)
    } else {
      sub = nil
      token = Array(text.utf8)
    }
  }

  var text: String {
    let text = String(decoding: token, as: UTF8.self)
    return sub.map { "\($0).\(text)" } ?? text
  }
}
