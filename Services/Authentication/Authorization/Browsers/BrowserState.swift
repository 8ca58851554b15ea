package import AuthenticationMessages
package import Domain

/// What a browser keeps for one pool, as its request has it.
package struct BrowserState: Sendable, Hashable {
  /// The secret of its SSO session; nil where it has none of the right form.
  package let secret: [UInt8]?
  /// Whether its user has signed out since the last sign-in (SES-43).
  package let wantsFreshSignIn: Bool

  /// 256 bits.
  static let secretBytes = 32

  /// The state of what was sent for the pool; of several for one pool none is believed.
  package init(_ cookies: [BrowserCookies], in pool: UserPoolID) {
    let own = cookies.filter { $0.poolName == pool.name }
    let secrets = own.compactMap(\.session)
    let secret = secrets.count == 1 ? secrets.first : nil
    self.secret = secret.flatMap { $0.count == Self.secretBytes ? $0 : nil }
    wantsFreshSignIn = own.contains { $0.wantsFreshSignIn ?? false }
  }
}
