package import PublicOperations

extension Call {
  /// Notes the pool and the identity that the call turns out to be about.
  package func note(_ pool: IdentityPoolID, identity: IdentityID? = nil) {
    trail.note(identityPool: pool.text, identity: identity?.text)
  }

  /// Writes that a change begins, once; to be called before it is made.
  package func beginChange() async throws(IdentityFederationFailure) {
    do throws(GateFailure) {
      try await trail.beginChange()
    } catch {
      throw IdentityFederationFailure(error)
    }
  }
}
