internal import AuthenticationCore
internal import AuthenticationMessages
internal import AuthenticationTokens
internal import Cryptography
internal import Domain
internal import GatehouseStubs
internal import PublicOperations
internal import Sessions

/// A code as a client shows it (RFC 6749 §4.1.3).
struct PresentedCode: Sendable {
  let text: String
  let redirectURI: String?
  let verifier: String?
  let installation: Installation?
}

/// Why a code yields no tokens, in the token endpoint's words.
struct CodeRefusal: Error, Sendable {
  let error: TokenGrantError
  var description: String?
  let rule: StaticString
}

extension Authorization {
  /// The tokens of a code, or why there are none.
  ///
  /// Everything is checked before the code is spent: what a client gets wrong leaves it as it is. It is spent by
  /// one statement, so that of two callers one gets tokens.
  func redeem(
    _ presented: PresentedCode,
    by found: ClientAndPool,
    _ call: Call
  ) async throws(AuthenticationFailure) -> Result<AuthenticationResultType, CodeRefusal> {
    guard found.client.grants.allowsCode else {
      return .failure(
        CodeRefusal(error: .unauthorizedClient, rule: "AllowedOAuthFlows of the client lack code")
      )
    }
    let hashes = secrets.hashes(of: Array(presented.text.utf8))
    guard let code = try await codes.find(hashes, of: found.client.id, in: found.pool.id) else {
      return .failure(
        CodeRefusal(error: .invalidGrant, rule: "there is no such code of the client")
      )
    }
    guard !code.isSpent else { return .failure(try await refuseReplay(of: code, found, call)) }
    let grant = try grant(of: code, in: found.pool.id)
    if let refusal = Self.fault(of: presented, code, grant, at: clock.now()) {
      return .failure(refusal)
    }
    let subject = try await directory.unprovedSubject(
      code.lookup,
      cached: found
    )
    guard let user = subject.user, user.standing.refusal(of: .refresh) == nil else {
      return .failure(CodeRefusal(error: .invalidGrant, rule: "the user may not sign in any more"))
    }
    if let attribute = GrantedAttributes.unreadable(
      by: subject.client,
      grant.scopes,
      in: subject.pool
    ) {
      return .failure(
        CodeRefusal(
          error: .invalidGrant,
          description: "The client has no read access to \(attribute).",
          rule: "the client may not read all attributes of the scopes"
        )
      )
    }
    guard try await codes.spend(code.hash, in: found.pool.id, at: clock.now()) else {
      return .failure(try await refuseReplay(of: code, found, call))
    }
    call.note(subject)
    return try await tokens(of: code, grant, subject, presented.installation, call)
  }

  /// Makes the tokens of a code that was spent now, and gives it back where a fault of ours keeps them from being
  /// made: a user must not have to sign in again for that.
  private func tokens(
    of code: AuthorizationCodeStore.Found,
    _ grant: CodeGrant,
    _ subject: SignInContext,
    _ installation: Installation?,
    _ call: Call
  ) async throws(AuthenticationFailure) -> Result<AuthenticationResultType, CodeRefusal> {
    let pool = subject.pool.id
    var signIn = grant.signIn
    signIn.installation = installation ?? signIn.installation
    let issued: IssuedTokens
    do throws(AuthenticationFailure) {
      issued = try await tokens.issue(
        for: signIn,
        granting: grant.tokenGrant(from: code.session),
        subject,
        call
      )
    } catch .sessionNotFound {
      // It was ended where chains begin; the browser is to sign in anew.
      _ = try await browsers.end(code.session, of: code.sub, in: pool, at: clock.now())
      return .failure(CodeRefusal(error: .invalidGrant, rule: "the browser's session was ended"))
    } catch .deviceNotFound {
      return .failure(
        CodeRefusal(error: .invalidGrant, rule: "the browser was forgotten meanwhile")
      )
    } catch {
      if error.mayPass { try await codes.giveBack(code.hash, in: pool) }
      throw error
    }
    guard try await codes.settle(code.hash, as: issued.chainID, in: pool) else {
      try await end(chain: issued.chainID, of: code.sub, in: pool, call)
      return .failure(
        CodeRefusal(error: .invalidGrant, rule: "the user's sign-ins were ended meanwhile")
      )
    }
    return .success(issued.result)
  }

  /// A spent code that comes again was stolen, before or after its client redeemed it (RFC 9700 §4.5): what was
  /// made of it ends.
  private func refuseReplay(
    of code: AuthorizationCodeStore.Found,
    _ found: ClientAndPool,
    _ call: Call
  ) async throws(AuthenticationFailure) -> CodeRefusal {
    let chain = try await codes.endAfterReplay(code.hash, in: found.pool.id, at: clock.now())
    if let chain { try await end(chain: chain, of: code.sub, in: found.pool.id, call) }
    return CodeRefusal(
      error: .invalidGrant,
      rule: "a spent code came again: the tokens that were made of it are ended"
    )
  }

  private func end(
    chain: String,
    of sub: String,
    in pool: UserPoolID,
    _ call: Call
  ) async throws(AuthenticationFailure) {
    guard let session = SessionID(.token, uuid: chain) else { return }
    try await tokens.endIfActive(session, of: sub, in: pool, isLinked: false, call)
  }

  private func grant(
    of code: AuthorizationCodeStore.Found,
    in pool: UserPoolID
  ) throws(AuthenticationFailure) -> CodeGrant {
    let bytes = try SealedBrowserRows.grants.open(
      code.sealedGrant,
      of: (pool, code.hash),
      by: secrets.sealer
    )
    guard let grant = try CodeGrant(decoding: bytes), grant.signIn.sub == code.sub else {
      throw .internalFault("the grant of a code lacks something")
    }
    return grant
  }

  private static func fault(
    of presented: PresentedCode,
    _ code: AuthorizationCodeStore.Found,
    _ grant: CodeGrant,
    at now: Instant
  ) -> CodeRefusal? {
    guard !code.isEnded else {
      return CodeRefusal(error: .invalidGrant, rule: "the user's sign-ins were ended")
    }
    guard now < code.expiresAt else {
      return CodeRefusal(error: .invalidGrant, rule: "the code is older than five minutes")
    }
    guard presented.redirectURI?.exact == grant.redirectURI.exact else {
      return CodeRefusal(
        error: .unauthorizedClient,
        description: "invalid_redirect",
        rule: "redirect_uri is not that of the authorization request"
      )
    }
    if let verifier = presented.verifier, !isVerifier(verifier) {
      return CodeRefusal(
        error: .invalidRequest,
        rule: "code_verifier is not 32 to 128 of the characters that it may have"
      )
    }
    guard grant.isProved(by: presented.verifier) else {
      return CodeRefusal(
        error: .invalidGrant,
        rule: grant.codeChallenge == nil
          ? "code_verifier stands without a challenge of the request"
          : "code_verifier is missing or not that of the challenge"
      )
    }
    return nil
  }

  /// RFC 7636 §4.1, but for the least length, which is 43 there: flask-cognito-lib's lack the letters that are no
  /// digits or letters of the alphabet, and Cognito takes them.
  private static func isVerifier(_ text: String) -> Bool {
    (32...128).contains(text.utf8.count)
      && text.utf8.allSatisfy { byte in
        switch byte {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
          UInt8(ascii: "0")...UInt8(ascii: "9"):
          true
        default: "-._~".utf8.contains(byte)
        }
      }
  }
}

extension AuthenticationFailure {
  /// Whether the same request may succeed later: a fault of ours, or of a function.
  var mayPass: Bool {
    switch self {
    case .unavailable, .internalFault, .tooManyRequests, .unexpectedLambda, .invalidLambdaResponse:
      true
    case _: false
    }
  }
}
