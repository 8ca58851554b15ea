internal import AuthenticationCore
internal import AuthenticationMessages
internal import AuthenticationSignIn
internal import AuthenticationStubs
internal import GatehouseStubs

extension PageStep {
  /// `/login`: name and password; the name alone where its user may choose, or its domain may lead to a provider; or
  /// a passkey, which says the name.
  static let login = PageStep(
    page: .login,
    needsFlow: false,
    show: { (visit, view) throws(AuthenticationFailure) in
      view.isNameFirst = visit.offersChoice || visit.leadsByDomain
      if visit.leadsByDomain { view.nameKind = visit.nameKindWithAddress.rawValue }
    },
    submit: { (pages, visit) async throws(AuthenticationFailure) in
      if let credential = visit.field(PageFields.credential), visit.offersChoice {
        return try await pages.takePasskey(credential, visit)
      }
      let name = try pages.typedName(visit)
      if let provider = try await pages.provider(ofName: name, visit) {
        return .elsewhere(visit.move(to: provider, name))
      }
      guard visit.allowsOwnSignIn else { return .refused(.unknownDomain) }
      guard visit.offersChoice else {
        guard visit.leadsByDomain else {
          return try await pages.begin("USER_PASSWORD_AUTH", name, visit)
        }
        return .next(pages.flow(at: .password, for: PageLifetime.open, username: name))
      }
      return try await pages.carryOut(.initiateAuth, visit, username: name) {
        (call) async throws(AuthenticationFailure) in
        let request = try pages.request(visit, ["USERNAME": name], call)
        let outcome = try await pages.signIn.begin("USER_AUTH", request)
        return try await pages.outcome(of: outcome, visit, call)
      }
    }
  )
}

extension HostedPages {
  /// Begins a flow that shows the password.
  func begin(
    _ flow: String,
    _ name: String,
    _ visit: PageVisit,
    adding more: [String: String] = [:]
  ) async throws(AuthenticationFailure) -> PageOutcome {
    let password = try visit.required(PageFields.password)
    return try await carryOut(.initiateAuth, visit, username: name) {
      (call) async throws(AuthenticationFailure) in
      let parameters = ["USERNAME": name, "PASSWORD": password].merging(more) { own, _ in own }
      let outcome = try await signIn.begin(flow, try request(visit, parameters, call))
      return try await self.outcome(of: outcome, visit, call)
    }
  }

  /// The sign-in of the passkey's user, whose name was not typed.
  fileprivate func takePasskey(
    _ credential: String,
    _ visit: PageVisit
  ) async throws(AuthenticationFailure) -> PageOutcome {
    let session = visit.field(PageFields.passkeySession)
    return try await passkeyOutcome(at: .login) { () async throws(AuthenticationFailure) in
      try await carryOut(.respondToAuthChallenge, visit, username: nil) {
        (call) async throws(AuthenticationFailure) in
        let request = try request(visit, ["CREDENTIAL": credential], session: session, call)
        let outcome = try await signIn.respond("WEB_AUTHN", request)
        return try await self.outcome(of: outcome, visit, call)
      }
    }
  }

  /// What a passkey comes to: one that does not count is told in words of its own, on the page that a new challenge
  /// comes with.
  func passkeyOutcome(
    at page: HostedPage,
    _ prove: () async throws(AuthenticationFailure) -> PageOutcome
  ) async throws(AuthenticationFailure) -> PageOutcome {
    do throws(AuthenticationFailure) {
      return try await prove()
    } catch {
      switch error {
      case .incorrectPassword, .usedSession, .invalidSession, .expiredSession:
        return .refused(
          ToldRefusal(.wrongPasskey, at: page, exception: error.publicException)
        )
      default: throw error
      }
    }
  }
}

extension ToldRefusal {
  /// No user is asked for: the page has outside providers alone.
  fileprivate static let unknownDomain = ToldRefusal(
    .unknownDomain,
    at: .login,
    field: PageFields.username,
    exception: AuthenticationFailure.unknownDomain.publicException
  )
}

extension AuthenticationFailure {
  fileprivate static let unknownDomain = invalidParameter("No provider has the domain.")
}

extension PageVisit {
  /// What the field of the name is called where an address also leads to a provider.
  fileprivate var nameKindWithAddress: HostedPageName {
    guard allowsOwnSignIn else { return .email }
    switch HostedPageName(pool) {
    case .username: return .usernameOrAlias
    case .phoneNumber: return .emailOrPhoneNumber
    case .email, .emailOrPhoneNumber, .usernameOrAlias: return HostedPageName(pool)
    }
  }

  /// Whether users of the client may choose how to begin: both the client and the pool have more than a password.
  ///
  /// Where outside providers alone sign users in, no passkey of the pool does either.
  var offersChoice: Bool {
    allowsOwnSignIn && client.allowedFlows.contains(.user) && !pool.isLite
      && pool.allowedFirstFactors.contains { $0 != .password }
  }
}
