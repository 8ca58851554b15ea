internal import AuthenticationCore
internal import AuthenticationPools
internal import AuthenticationProviderSignIn
internal import AuthenticationTokens
internal import Domain
internal import FoundationEssentials
internal import PublicOperations
internal import RPC
internal import Sessions
internal import TokenIssuanceMessages
internal import TokenIssuanceStubs

/// A token that is to be made from another, as a client asks for it.
struct DerivedTokenRequest: Sendable {
  let clientID: String?
  let secret: String?
  let subject: OutsideToken
  /// Nil where the subject acts by itself.
  let actor: OutsideToken?
  /// Nil: all that the subject has.
  let scopes: [String]?
  let audience: String?
  let resource: String?
  /// Access or ID token.
  let type: SubjectTokenType
  let clientMetadata: [String: String]
  /// The pool whose address it was sent to; nil for the installation's own.
  var pool: UserPoolID?
}

/// A token without a sign-in.
struct DerivedToken: Sendable {
  let text: String
  let type: SubjectTokenType
  /// Nil where a provider does not say it of its own token.
  let expiresInSeconds: Int64?
  let scopes: [String]
}

/// What a token is made from.
struct Subject: Sendable {
  let user: SignInContext
  /// Nil for what says nothing of scopes.
  let scopes: [String]?
  let expiresAt: Int64
  let authenticatedAt: Int64?
  let chainID: String?
  /// What it is called where it is refused.
  let shown: ShownToken
  let act: JSONValue?
  /// The service that the subject was made for; nil for a token of a sign-in.
  let audience: String?
}

extension TokenExchange {
  /// A token for one purpose, made from another (SES-40).
  func derivedToken(
    _ request: DerivedTokenRequest,
    _ call: Call
  ) async throws(AuthenticationFailure) -> DerivedToken {
    let found = try await directory.provedClient(
      request.clientID,
      secret: request.secret,
      in: request.pool,
      call
    ).client
    let grants = found.client.grants
    guard request.actor == nil ? grants.allowsImpersonation : grants.allowsDelegation else {
      throw call.refusal(
        .operationNotEnabled("The client does not allow this exchange of tokens."),
        "the client may not exchange tokens"
      )
    }
    // Else a thief of a token gets one for any service, by the id of a client, which is public.
    guard request.secret != nil else {
      throw call.refusal(
        .operationNotEnabled("Exchanging tokens requires a client with a secret."),
        "a client without a secret may not derive tokens"
      )
    }
    try await checkTarget(request, in: found.pool)
    guard request.subject.provider != nil else {
      let subject = try await ownSubject(request.subject, found, call)
      if let provider = LinkedProvider(audience: request.audience) {
        return try await keptToken(of: subject, at: provider, request, found, call)
      }
      return try await token(request, of: subject, found, call)
    }
    guard LinkedProvider(audience: request.audience) == nil else {
      throw .invalidParameter("A provider's own token is told for a token of the user pool.")
    }
    let proof = try await prove(request.subject, for: found, call)
    return try await consuming(proof, in: found.pool.id, call) {
      () async throws(AuthenticationFailure) in
      let user = try await providerSignIn.user(
        of: proof.user,
        at: found,
        clientMetadata: request.clientMetadata,
        call
      )
      let subject = Subject(
        user: user,
        scopes: nil,
        expiresAt: proof.expiresAt,
        authenticatedAt: nil,
        chainID: nil,
        shown: request.subject.type.shown,
        act: nil,
        audience: nil
      )
      return try await token(request, of: subject, found, call)
    }
  }

  private func checkTarget(
    _ request: DerivedTokenRequest,
    in pool: UserPoolSettings
  ) async throws(AuthenticationFailure) {
    guard request.audience == nil || request.resource == nil else {
      throw .invalidParameter("Audiences and Resources cannot be requested together.")
    }
    if let audience = request.audience {
      // Cognito's AudienceType; no message carries a NUL.
      guard (1...256).contains(audience.utf8.count),
        audience.utf8.allSatisfy({ (0x21...0x7E).contains($0) && $0 != 0x22 && $0 != 0x5C })
      else { throw .invalidParameter("Invalid audience.") }
    }
    guard let resource = request.resource else { return }
    guard !resource.utf8.contains(0), try await resourceServers.exists(resource, in: pool.id) else {
      throw .resourceNotFound("Resource server \(resource) does not exist.")
    }
  }

  /// A user of the pool by a token of ours.
  private func ownSubject(
    _ token: OutsideToken,
    _ found: ClientAndPool,
    _ call: Call
  ) async throws(AuthenticationFailure) -> Subject {
    let (claims, chainID) = try await open(token, in: found.pool.id, call)
    guard let sub = claims.text("sub"), UUIDText.isValid(sub) else {
      throw call.refusal(.tokenNotAccepted, "the subject is no user")
    }
    let user = try await directory.subject(sub: sub, cached: found, call)
    guard user.user != nil else { throw .userNotFound("User does not exist.") }
    call.trail.noteAcceptedToken()
    return Subject(
      user: user,
      scopes: token.type == .access ? claims.words("scope") : claims.derivedScopes,
      expiresAt: claims.seconds("exp") ?? 0,
      authenticatedAt: claims.seconds("auth_time"),
      chainID: chainID,
      shown: token.type.shown,
      act: claims["act"],
      audience: try await foreignAudience(claims, found)
    )
  }

  /// For whom the token was made, where that is no client of the pool.
  private func foreignAudience(
    _ claims: [String: JSONValue],
    _ found: ClientAndPool
  ) async throws(AuthenticationFailure) -> String? {
    if let inherited = claims.text(DerivedClaim.audience) { return inherited }
    guard let audience = claims.text("aud") else { return nil }
    // An access token has an audience only where it was made for one.
    guard claims.text("token_use") == "id" else { return audience }
    guard let client = ClientID(audience) else { return audience }
    if client == found.client.id { return nil }
    do throws(AuthenticationFailure) {
      let owner = try await directory.cachedSettings(of: client)
      return owner.pool.id == found.pool.id ? nil : audience
    } catch .resourceNotFound {
      return audience
    } catch {
      throw error
    }
  }

  private func open(
    _ token: OutsideToken,
    in pool: UserPoolID,
    _ call: Call
  ) async throws(AuthenticationFailure) -> (claims: [String: JSONValue], chainID: String?) {
    let opened = try await askingTokenIssuance(of: token.type.shown) {
      () async throws(RPCError) in
      try await detachedTokens.openSubjectToken(
        OpenSubjectTokenRequest(userPoolId: pool.text, token: Array(token.text.utf8)),
        context: call.context.repeatable
      )
    }
    let claims = try SettingsJSON.decode(
      [String: JSONValue].self,
      from: String(decoding: opened.claims ?? [], as: UTF8.self)
    )
    let use = token.type == .access ? "access" : "id"
    guard token.type != .saml, claims.text("token_use") == use else {
      throw call.refusal(.tokenNotAccepted, "the token is of another type")
    }
    return (claims, opened.chainId)
  }

  private func token(
    _ request: DerivedTokenRequest,
    of subject: Subject,
    _ found: ClientAndPool,
    _ call: Call
  ) async throws(AuthenticationFailure) -> DerivedToken {
    guard let user = subject.user.user else { throw .tokenNotAccepted }
    try check(user, may: subject)
    let act = try await self.act(request.actor, found, before: subject.act, call)
    let contents = try await tokens.tokenContents(
      of: user,
      subject: subject.user,
      for: .hostedAuth,
      clientMetadata: request.clientMetadata,
      call: call
    )
    let isAccess = request.type == .access
    let validity =
      isAccess ? found.client.accessTokenValiditySeconds : found.client.idTokenValiditySeconds
    let left = min(validity, subject.expiresAt - clock.now().unixSeconds)
    guard left > 0 else { throw call.refusal(.tokenNotAccepted, "the subject has expired") }
    let scopes = try await scopes(request.scopes, of: subject.scopes, found)
    let text = try await detachedToken(
      IssueDetachedTokenRequest(
        userPoolId: found.pool.id.text,
        clientId: found.client.id.text,
        sub: user.sub,
        tokenUse: isAccess ? "access" : "id",
        validitySeconds: left,
        username: user.username,
        groups: contents.groups,
        scope: scopes.joined(separator: " "),
        // What is made from a token for one service is never for all of them, and so not for our API.
        audience: request.audience ?? request.resource ?? subject.audience,
        claims: isAccess ? contents.accessClaims : contents.idClaims,
        chainId: subject.chainID,
        authenticatedAtUnixSeconds: subject.authenticatedAt,
        actor: act,
        inheritedAudience: subject.audience
      ),
      call
    )
    return DerivedToken(
      text: text,
      type: request.type,
      expiresInSeconds: left,
      scopes: isAccess ? scopes : []
    )
  }

  /// Refuses a user who may not have tokens, as at a refresh where the subject is of a sign-in of ours.
  func check(_ user: UserRecord, may subject: Subject) throws(AuthenticationFailure) {
    do throws(AuthenticationFailure) {
      try user.standing.check(for: subject.chainID == nil ? .signInStep : .refresh)
    } catch {
      // The client shows no refresh token of which that could be said.
      throw error == .refreshTokenRevoked ? .revoked(subject.shown) : error
    }
  }

  /// Those asked for that the subject and the client both have.
  private func scopes(
    _ asked: [String]?,
    of subject: [String]?,
    _ found: ClientAndPool
  ) async throws(AuthenticationFailure) -> [String] {
    let own = found.client.grants.scopes
    // A client of the API alone lists none: its tokens have this one.
    var permitted = own.isEmpty ? [signInScope] : own
    if let subject {
      permitted.removeAll { !subject.contains($0) }
    } else {
      // What does not say that it may act on the user's account does not come to do so.
      permitted.removeAll { $0 == signInScope }
    }
    if let asked = asked.nonEmpty { permitted.removeAll { !asked.contains($0) } }
    let custom = permitted.filter { !CustomScope.standard.contains($0) }
    let present = try await resourceServers.scopes(custom, in: found.pool.id)
    return permitted.filter { CustomScope.standard.contains($0) || present.contains($0) }
  }

  /// The claim `act` (RFC 8693 §4.1): who acts now, and inside who acted before.
  private func act(
    _ actor: OutsideToken?,
    _ found: ClientAndPool,
    before: JSONValue?,
    _ call: Call
  ) async throws(AuthenticationFailure) -> [UInt8]? {
    guard let actor else { return try Self.json(before) }
    guard actor.provider == nil else {
      throw .invalidParameter("Actors are tokens of the user pool.")
    }
    let (claims, _) = try await open(actor, in: found.pool.id, call)
    // A service that has a user's token for itself must not name that user as the actor.
    guard claims["act"] == nil, try await foreignAudience(claims, found) == nil else {
      throw call.refusal(.tokenNotAccepted, "the actor's token was made for another service")
    }
    var members: [String: JSONValue] = [:]
    for name in ["sub", "client_id"] { members[name] = claims[name] }
    if case .string(let audience) = claims["aud"], members["client_id"] == nil {
      members["client_id"] = .string(audience)
    }
    members["act"] = before
    let act = JSONValue.object(members)
    guard act.depthOfActors <= Self.maxActors else {
      throw .invalidParameter("More than \(Self.maxActors) actors are not supported.")
    }
    return try Self.json(act)
  }

  private static let maxActors = 4

  private static func json(_ value: JSONValue?) throws(AuthenticationFailure) -> [UInt8]? {
    guard let value else { return nil }
    return Array(try SettingsJSON.text(of: value).utf8)
  }
}

extension SubjectTokenType {
  /// As refusals call it; SAML is no token of ours, and none of these is said of it.
  fileprivate var shown: ShownToken { self == .id ? .id : .access }
}

extension JSONValue {
  /// How many actors stand inside each other.
  fileprivate var depthOfActors: Int {
    guard case .object(let members) = self else { return 0 }
    return 1 + (members["act"]?.depthOfActors ?? 0)
  }
}

extension [String: JSONValue] {
  fileprivate func text(_ name: String) -> String? { self[name]?.text }

  /// The scopes of what an ID token was made from, without the one for the user's own account, which an ID token
  /// does not pass on; nil for one of a sign-in.
  fileprivate var derivedScopes: [String]? {
    text(DerivedClaim.scope).map { _ in words(DerivedClaim.scope).filter { $0 != signInScope } }
  }

  fileprivate func words(_ name: String) -> [String] {
    (text(name) ?? "").split(separator: " ").map(String.init)
  }

  fileprivate func seconds(_ name: String) -> Int64? {
    guard case .number(let number) = self[name] else { return nil }
    return Int64(exactly: number)
  }
}
