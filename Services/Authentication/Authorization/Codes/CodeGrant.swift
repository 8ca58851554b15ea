internal import AuthenticationCore
internal import AuthenticationMessages
internal import AuthenticationTokens
internal import Cryptography
internal import Protobuf

/// What a code stands for.
struct CodeGrant: Sendable {
  let signIn: AuthenticatedSignIn
  let redirectURI: String
  let scopes: [String]
  let nonce: String?
  /// PKCE's, of the method S256.
  let codeChallenge: String?
  let resource: String?
}

extension CodeGrant {
  /// What the code of a request is to stand for.
  init(of signIn: AuthenticatedSignIn, for request: AuthorizationRequest) {
    var signIn = signIn
    // The browser signs out, and no client by its tokens.
    signIn.providerSession = nil
    self.signIn = signIn
    redirectURI = request.address.uri
    scopes = request.scopes
    nonce = request.nonce
    codeChallenge = request.codeChallenge
    resource = request.resource
  }

  /// The grant as the tokens have it.
  func tokenGrant(from session: String) -> TokenGrant {
    TokenGrant(scopes: scopes, nonce: nonce, resource: resource, session: session)
  }

  /// The message that is sealed in the code's row.
  func encoded() throws(AuthenticationFailure) -> [UInt8] {
    do throws(ProtobufError) {
      return try AuthorizationCodeState(
        signIn: signIn.state,
        redirectUri: redirectURI,
        scope: scopes.joined(separator: " "),
        nonce: nonce,
        codeChallenge: codeChallenge,
        resource: resource
      ).encoded()
    } catch {
      throw .internalFault("the grant of a code cannot be encoded: \(error)")
    }
  }

  /// Nil where something is missing that every version writes.
  init?(decoding bytes: [UInt8]) throws(AuthenticationFailure) {
    let state: AuthorizationCodeState
    do throws(ProtobufError) {
      state = try AuthorizationCodeState(decoding: bytes.span)
    } catch {
      throw .internalFault("the grant of a code cannot be decoded: \(error)")
    }
    guard let signIn = state.signIn.flatMap({ AuthenticatedSignIn($0) }),
      let redirectURI = state.redirectUri, let scope = state.scope
    else { return nil }
    self.init(
      signIn: signIn,
      redirectURI: redirectURI,
      scopes: scope.split(separator: " ").map(String.init),
      nonce: state.nonce,
      codeChallenge: state.codeChallenge,
      resource: state.resource
    )
  }

  /// Whether the verifier is that of the challenge (RFC 7636 §4.6); compared in constant time.
  ///
  /// One without a challenge is refused too: an attacker who could strip the challenge from a victim's request
  /// would otherwise redeem the victim's code (RFC 9700 §2.1.1).
  func isProved(by verifier: String?) -> Bool {
    guard let codeChallenge else { return verifier == nil }
    guard let verifier else { return false }
    let hash = Base64URL.encode(SHA256.digest(of: Array(verifier.utf8)))
    return constantTimeEquals(Array(hash.utf8), Array(codeChallenge.utf8))
  }
}
