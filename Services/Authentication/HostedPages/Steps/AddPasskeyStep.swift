internal import AuthenticationAuthorization
internal import AuthenticationCore
internal import AuthenticationMessages
internal import AuthenticationSignIn
internal import AuthenticationStubs
internal import Domain
internal import GatehouseStubs

extension PageStep {
  /// `/passkeys/add`: offered once, after a sign-in without one, before the browser leaves.
  static let addPasskey = PageStep(page: .addPasskey, needsFlow: true) {
    (pages, visit) async throws(AuthenticationFailure) in
    guard let redirect = visit.redirect else { return .over }
    var end = FinishedPages(redirect: redirect)
    guard let credential = visit.field(PageFields.credential), let sub = visit.flow?.sub else {
      end.declinesPasskey = true
      return .finished(end)
    }
    do throws(AuthenticationFailure) {
      try await pages.carryOut(
        .completeWebAuthnRegistration,
        visit,
        username: visit.flow?.username
      ) { (call) async throws(AuthenticationFailure) in
        // This stops a thief, whose sign-in the owner has ended, from leaving a passkey behind (PKY-11).
        guard
          try await pages.authorization.isWaiting(redirect, of: visit.client.id, in: visit.pool.id)
        else { throw call.refusal(.incorrectPassword, "the sign-in was ended meanwhile") }
        try await pages.signIn.addPasskey(
          credential,
          to: sub,
          at: visit.client,
          in: visit.pool,
          call
        )
      }
    } catch {
      // The gate has recorded it. The user is signed in all the same, and may add one another time.
      return .finished(end)
    }
    return .finished(end)
  }
}

extension HostedPages {
  /// The page that offers a passkey; nil where it is not offered, was declined in this browser, or could not be used
  /// at its address.
  func passkeyOffer(
    after ended: EndedSignIn,
    _ redirect: AuthorizationRedirect,
    _ visit: PageVisit
  ) async throws(AuthenticationFailure) -> SealedHostedPageFlow? {
    guard visit.offersChoice, visit.isWithinRelyingParty,
      !visit.cookies.contains(where: {
        $0.poolName == visit.pool.id.name && $0.declinesPasskey == true
      }),
      let options = try await signIn.passkeyOffer(after: ended)
    else { return nil }
    var flow = flow(at: .addPasskey, for: PageLifetime.end, username: visit.enteredName(self))
    flow.passkeyOptions = options
    flow.keep(redirect)
    flow.sub = ended.subject.user?.sub
    return try flows.fits(flow) ? flow : nil
  }
}

extension PageVisit {
  /// Whether passkeys of the pool can be used at the page's address: browsers take those of its host and of
  /// the domains that it lies below.
  var isWithinRelyingParty: Bool {
    guard let id = pool.passkeys.relyingPartyID, let origin else { return false }
    let host = origin.drop { $0 != "/" }.drop { $0 == "/" }.prefix { $0 != ":" && $0 != "/" }
    return host == id || host.hasSuffix("." + id)
  }
}
