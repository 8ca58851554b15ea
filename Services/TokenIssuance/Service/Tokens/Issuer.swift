internal import Domain

/// What the "iss" of this installation's tokens says.
struct Issuer: Sendable {
  private let base: String

  init(baseURL: String) {
    var base = baseURL
    while base.hasSuffix("/") { base.removeLast() }
    self.base = base + "/"
  }

  func text(for pool: UserPoolID) -> String {
    base + pool.text
  }

  /// The pool whose issuer this is, or nil when it is not one of ours.
  func pool(_ issuer: String) -> UserPoolID? {
    guard issuer.hasPrefix(base) else { return nil }
    return UserPoolID(String(issuer.dropFirst(base.count)))
  }
}
