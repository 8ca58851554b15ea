package import PublicOperations

extension Call {
  /// Notes the pool and the identity that the call turns out to be about.
  package func note(_ pool: IdentityPoolID, identity: IdentityID? = nil) {
    trail.note(identityPool: pool.text, identity: identity?.text)
  }
}
