package import AuthenticationCore
internal import Cryptography
internal import Domain
internal import GeoIP
package import PublicOperations

extension Interaction {
  /// Makes a session of a client; an unknown user's has the same look, and no app can confirm it.
  package func start(
    _ new: NewInteraction,
    for client: ClientAndPool,
    call: Call
  ) async throws(AuthenticationFailure) -> StartedInteraction {
    var new = new
    let pool = client.pool
    guard pool.interaction != nil else { throw .interaction(.notFound) }
    if let url = new.content.returnURL {
      guard client.client.grants.callbackURLs.contains(url) else {
        throw .interaction(.invalidRequest, "returnUrl must be one of the client's CallbackURLs.")
      }
    }
    var user: UserRecord?
    var userKey: String?
    if let name = new.userName {
      guard !name.utf8.contains(0), !name.isEmpty else {
        throw .interaction(.invalidRequest, "user must be a name.")
      }
      let subject = try await directory.subject(named: name, for: client.client.id, call)
      user = subject.user
      // The same work for known and unknown names.
      let unknown = unknownKey(of: pool.canonical(name), in: pool.id)
      userKey = user?.sub ?? unknown
    }
    if new.kind == .enrol, new.content.displayName == nil {
      new.content.displayName = user?.username ?? new.userName
    }
    addOrigin(to: &new, call)
    let id = Base64URL.encode(random.bytes(16))
    let handle = Base64URL.encode(random.bytes(32))
    let made = try await sessions.insert(
      InteractionSessionStore.NewRow(
        pool: pool.id,
        id: id,
        client: client.client.id,
        handleHash: handleHash(handle, of: id),
        userKey: userKey,
        sub: user?.sub,
        username: user?.username,
        comparisonDigits: new.comparison == .none ? nil : twoDigits(),
        createdAt: clock.now(),
        interaction: new
      )
    )
    guard let made else {
      throw .interaction(.tooMany, "There are as many unfinished sessions as there may be.")
    }
    sessions.count(made)
    let session = try await pushes.announce(made, context: call.context)
    return StartedInteraction(session: session, handle: handle, link: link(to: made))
  }

  /// `<public url>/i/<pool>/<session>`: the text of the QR code, and a universal link of the app.
  package func link(to session: InteractionSession) -> String {
    "\(configuration.publicURL)/i/\(session.pool.text)/\(session.id)"
  }

  private func twoDigits() -> String {
    let number = random.number(below: 100)
    return number < 10 ? "0\(number)" : "\(number)"
  }

  private func unknownKey(of name: String, in pool: UserPoolID) -> String {
    let key = HMACKey(sealer.derive("interaction unknown users"))
    return "?" + Hex.encode(key.authenticate(Array("\(pool.text)|\(name)".utf8)))
  }

  /// What the user is shown of the page: where a page starts it, the caller is the user's browser.
  private func addOrigin(to new: inout NewInteraction, _ call: Call) {
    switch new.starter {
    case .page, .user, .function:
      let seen = NewInteraction.Origin(address: call.sourceIP, browser: call.userAgent)
      add(seen, to: &new.content)
    case .server:
      guard let told = new.toldOrigin else { return }
      add(told, to: &new.content)
      new.content.isOriginTold = true
    case .instance:
      break
    }
  }

  /// The address itself is neither shown nor kept.
  private func add(_ origin: NewInteraction.Origin, to content: inout InteractionContent) {
    content.browser = origin.browser.map { String($0.prefix(256)) }
    content.country = origin.address.flatMap { geoIP?.place(of: $0)?.country }
  }
}
