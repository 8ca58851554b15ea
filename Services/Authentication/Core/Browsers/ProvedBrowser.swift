package import Domain

/// The browser that a sign-in on a page comes from, by what it has proved to hold (BDV-2, BDV-4).
package struct ProvedBrowser: Sendable, Hashable {
  /// What a key has signed, which counts once.
  package struct Challenge: Sendable, Hashable {
    package let id: [UInt8]
    package let expiresAt: Instant

    package init(id: [UInt8], expiresAt: Instant) {
      self.id = id
      self.expiresAt = expiresAt
    }
  }

  /// The public key that has signed; nil where none has.
  package var key: [UInt8]?
  /// The secret of its cookie, where the pool takes one.
  package var cookie: [UInt8]?
  /// What was signed, as long as it is not spent.
  package var challenge: Challenge?

  package init(key: [UInt8]? = nil, cookie: [UInt8]? = nil, challenge: Challenge? = nil) {
    self.key = key
    self.cookie = cookie
    self.challenge = challenge
  }
}
