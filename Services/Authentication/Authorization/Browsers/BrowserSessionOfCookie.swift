package import AuthenticationCore
internal import AuthenticationTokens
internal import Cryptography
package import Domain
internal import GatehouseMessages
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
    let bytes = try SealedBrowserRows.signIns.open(
      stored.sealedSignIn,
      of: (pool, stored.hash),
      by: secrets.sealer
    )
    guard let signIn = try Self.signIn(bytes), signIn.sub == stored.user.sub, signIn.pool == pool
    else { return nil }
    return SignedInBrowser(id: stored.id, signIn: signIn, user: stored.user)
  }

  private static func signIn(
    _ bytes: [UInt8]
  ) throws(AuthenticationFailure) -> AuthenticatedSignIn? {
    do throws(ProtobufError) {
      return AuthenticatedSignIn(try AuthenticatedSignInState(decoding: bytes.span))
    } catch {
      throw .internalFault("a browser's sign-in cannot be decoded: \(error)")
    }
  }
}
