package import AuthenticationCore
internal import AuthenticationMessages
internal import AuthenticationTokens
internal import Cryptography
package import Domain
internal import Protobuf

extension Authorization {
  /// The browser's sign-in that its cookie names; nil where there is none, or it is over.
  ///
  /// A session is over with the password that its user had. Whether a client may go on with it is another
  /// question: `answer(_:in:_:)` asks it.
  package func session(
    of browser: BrowserState,
    in pool: UserPoolID
  ) async throws(AuthenticationFailure) -> SignedInBrowser? {
    guard let secret = browser.secret,
      let stored = try await browsers.find(secrets.hashes(of: secret), in: pool, at: clock.now())
    else { return nil }
    let found = try signIn(sealed: stored.sealedSignIn, of: stored.hash, in: pool)
    guard let signIn = found, signIn.sub == stored.user.sub, signIn.pool == pool
    else { return nil }
    return SignedInBrowser(id: stored.id, signIn: signIn, user: stored.user)
  }

  /// The sign-in of a session's row.
  func signIn(
    sealed: [UInt8],
    of hash: [UInt8],
    in pool: UserPoolID
  ) throws(AuthenticationFailure) -> AuthenticatedSignIn? {
    let bytes = try SealedBrowserRows.signIns.open(sealed, of: (pool, hash), by: secrets.sealer)
    do throws(ProtobufError) {
      return AuthenticatedSignIn(try AuthenticatedSignInState(decoding: bytes.span))
    } catch {
      throw .internalFault("a browser's sign-in cannot be decoded: \(error)")
    }
  }
}
