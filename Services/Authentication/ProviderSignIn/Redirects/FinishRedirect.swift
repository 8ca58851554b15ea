internal import AuthenticationAccounts
internal import AuthenticationCore
internal import AuthenticationMessages
internal import AuthenticationSignIn
internal import AuthenticationTokens
internal import Domain
internal import IdentityFederationMessages
internal import IdentityFederationStubs
internal import Logging
internal import PublicOperations
internal import RPC

extension ProviderSignIn {
  /// Signs the user in whom the provider's answer proves, in the browser that was sent there (FED-10).
  func finish(
    _ request: FinishProviderRedirectRequest,
    in pool: UserPoolID?,
    _ call: Call
  ) async throws(AuthenticationFailure) -> ProviderRedirectEnd {
    guard let pool else { return .otherBrowser(in: nil, rule: "the state is of no pool") }
    let ended = try await ended(request, in: pool, call)
    guard let query = ended.context else {
      return .otherBrowser(in: pool, rule: "the state is unknown, spent or another browser's")
    }
    let text = String(decoding: query, as: UTF8.self)
    if let link = ownLink(text, in: pool) { return await finish(link, ended, in: pool) }
    let asked: ClientRequest
    switch try await requests.read(text, in: pool, call) {
    case .request(let read): asked = read
    case .refused(let answer, let rule):
      // Client or address changed while the user was away.
      let refusal = AuthenticationFailure.invalidParameter("The request is no longer acceptable.")
      return ProviderRedirectEnd(refusing: refusal, answer, in: pool, rule: rule)
    }
    do throws(AuthenticationFailure) {
      guard let user = ended.user else {
        return ProviderRedirectEnd(refusedBy: ended, of: asked)
      }
      return ProviderRedirectEnd(
        try await signedIn(user, asked, former: request.session, call),
        in: pool
      )
    } catch {
      return ProviderRedirectEnd(refusing: error, of: asked, call)
    }
  }

  private func ended(
    _ request: FinishProviderRedirectRequest,
    in pool: UserPoolID,
    _ call: Call
  ) async throws(AuthenticationFailure) -> FinishProviderSignInResponse {
    let hasForm = request.code != nil || request.error != nil
    let asking = FinishProviderSignInRequest(
      userPoolId: pool.text,
      state: request.state,
      binding: request.binding,
      form: hasForm
        ? ProviderAnswerForm(code: request.code, error: request.error, issuer: request.issuer) : nil
    )
    do throws(AuthenticationFailure) {
      return try await providerCalls.askSignIns { (signIns) async throws(RPCError) in
        try await signIns.finishProviderSignIn(asking, context: call.context)
      }
    } catch .resourceNotFound {
      // The provider was deleted in this moment.
      return FinishProviderSignInResponse()
    } catch {
      throw error
    }
  }

  private func signedIn(
    _ proved: ProvedProviderUser,
    _ asked: ClientRequest,
    former: [UInt8]?,
    _ call: Call
  ) async throws(AuthenticationFailure) -> BrowserAnswer {
    let identity = try ProvedIdentity(proved)
    let provider = identity.identity.provider
    // The client may have dropped the provider meanwhile (IDP-7).
    guard asked.found.client.grants.identityProviders.contains(provider) else {
      throw call.refusal(
        .operationNotEnabled("The client does not have the identity provider \(provider)."),
        "the client no longer lists the provider"
      )
    }
    let subject = try await user(of: identity, at: asked.found, clientMetadata: [:], call)
    guard let user = subject.user else { throw .internalFault("a proved user is not there") }
    try user.standing.check(for: .signInStep)
    var signIn = try await signIn.ended(
      of: user,
      provedBy: provider,
      level: proved.level.flatMap { AuthenticationLevel(key: $0) } ?? .password,
      at: moment(of: proved),
      subject,
      call: call
    )
    signIn.providerSession = proved.sealedSession
    signIn.providerSubject = proved.subject
    let answer = try await asked.finish(signIn, subject, former, call)
    await keepTokens(of: proved, as: user, in: asked.found.pool, call)
    return answer
  }

  /// When the user was asked at the provider, if it says so (FED-8); never later than now.
  private func moment(of proved: ProvedProviderUser) -> Instant {
    let now = clock.now()
    guard let seconds = proved.authenticatedAtUnixSeconds, seconds > 0, seconds <= now.unixSeconds
    else { return now }
    return Instant(unixMillis: seconds * 1000)
  }

  /// Keeps the provider's own tokens where the pool's tag names the provider (FED-9).
  ///
  /// The sign-in has ended well: that they are not kept is for the operator, not for the user.
  private func keepTokens(
    of proved: ProvedProviderUser,
    as user: UserRecord,
    in pool: UserPoolSettings,
    _ call: Call
  ) async {
    guard let sealed = proved.sealedTokens,
      ProviderTag.keepTokens.names(proved.providerName ?? "", in: pool.tags)
    else { return }
    let request = KeepProviderTokensRequest(userPoolId: pool.id.text, sealedTokens: sealed)
    do throws(AuthenticationFailure) {
      _ = try await providerCalls.askSignIns { (signIns) async throws(RPCError) in
        try await signIns.keepProviderTokens(request, context: call.context)
      }
      try await accounts.removeTokens(
        of: proved.subject ?? "",
        at: proved.providerName ?? "",
        unlessOf: user,
        in: pool.id,
        call
      )
    } catch {
      call.logger.warning(
        "a provider's tokens were not kept",
        metadata: ["request_id": "\(call.context.requestID)", "error": "\(error.status)"]
      )
    }
  }
}

extension ProvedIdentity {
  init(_ proved: ProvedProviderUser) throws(AuthenticationFailure) {
    guard let provider = proved.providerName, let type = proved.providerType,
      let subject = proved.subject, let claims = proved.claimsJson
    else { throw .internalFault("a proved user without contents") }
    let origins = try SettingsJSON.decode(
      [String: [String: JSONValue]].self,
      from: proved.originsJson ?? "{}"
    )
    self.init(
      identity: ProviderIdentity(
        provider: provider,
        providerType: type,
        issuer: proved.issuer,
        subject: subject
      ),
      claims: try SettingsJSON.decode([String: JSONValue].self, from: claims),
      origins: origins.mapValues { $0.mapValues(\.providerText) },
      mapping: try proved.attributeMappingJson.map { json throws(AuthenticationFailure) in
        try SettingsJSON.decode([String: String].self, from: json)
      } ?? [:]
    )
  }
}
