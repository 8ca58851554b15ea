package import AuthenticationCore
package import AuthenticationMessages
internal import Cryptography
internal import Domain

/// What a relying party shows of itself: as it came, nothing of it is checked.
package struct RelyingCredentials: Sendable {
  /// The client's id, from Basic or from the body.
  var clientID: String?
  var secret: String?
  /// A handle, or an access token.
  var bearer: String?

  /// From the header Authorization and the body's `clientId` and `clientSecret`.
  package init(_ call: InteractionCall?) throws(AuthenticationFailure) {
    try self.init(call, body: try CallBody(call))
  }

  init(_ call: InteractionCall?, body: CallBody) throws(AuthenticationFailure) {
    clientID = try body.text("clientId", max: 128)
    secret = try body.text("clientSecret", max: 256)
    guard let header = call?.authorization else { return }
    let parts = header.split(separator: " ", maxSplits: 1, omittingEmptySubsequences: true)
    guard parts.count == 2 else { throw .interaction(.invalidClient) }
    switch parts[0].lowercased() {
    case "bearer":
      bearer = String(parts[1])
    case "basic":
      // One way of the two, never both (RFC 6749 §2.3).
      guard secret == nil, let pair = Self.pair(parts[1]), clientID ?? pair.id == pair.id else {
        throw .interaction(.invalidClient)
      }
      (clientID, secret) = (pair.id, pair.secret)
    default:
      throw .interaction(.invalidClient)
    }
  }

  /// Both parts are form-encoded (RFC 6749 §2.3.1).
  private static func pair(_ text: Substring) -> (id: String, secret: String?)? {
    guard text.utf8.count <= 2048, let joined = Base64.decode(String(text)),
      let colon = joined.firstIndex(of: UInt8(ascii: ":")),
      let id = PercentEncoding.decode(joined[..<colon]),
      let secret = PercentEncoding.decode(joined[(colon + 1)...])
    else { return nil }
    return (id, secret.isEmpty ? nil : secret)
  }
}

/// Who asks about a session.
package enum RelyingCaller: Sendable, Hashable {
  /// The session's client, by its secret: it may read what the user typed.
  case server
  /// A holder of the handle.
  case page
}

extension Interaction {
  /// Whether the caller may know the session: by its client's secret, or by the handle.
  ///
  /// A session's id alone proves nothing: it stands in the QR code, which any passer-by can photograph.
  package func checkRelyingParty(
    _ call: InteractionCall?,
    of session: InteractionSession
  ) async throws(AuthenticationFailure) -> RelyingCaller {
    try await checkRelyingParty(call, of: session) { (client) async throws(AuthenticationFailure) in
      try await settings.client(client)
    }
  }

  /// The same for a session that was just found.
  func checkRelyingParty(
    _ call: InteractionCall?,
    of found: FoundSession
  ) async throws(AuthenticationFailure) -> RelyingCaller {
    try await checkRelyingParty(call, of: found.session) {
      (client) async throws(AuthenticationFailure) in
      guard client == found.session.client else { return try await settings.client(client) }
      return try await settings(of: found)
    }
  }

  /// The settings of a session's client, as they were when the session was found or later.
  func settings(
    of found: FoundSession
  ) async throws(AuthenticationFailure) -> ClientAndPool {
    let client = found.session.client
    guard let version = found.clientVersion else { throw .clientNotFound(client.text) }
    return try await settings.client(client, notBefore: version, pool: found.poolVersion)
  }

  private func checkRelyingParty(
    _ call: InteractionCall?,
    of session: InteractionSession,
    _ find: (ClientID) async throws(AuthenticationFailure) -> ClientAndPool
  ) async throws(AuthenticationFailure) -> RelyingCaller {
    let given = try RelyingCredentials(call)
    if let handle = given.bearer {
      guard isHandle(handle, of: session) else {
        throw .interaction(.invalidHandle)
      }
      return .page
    }
    guard given.clientID != nil else { throw .interaction(.invalidHandle) }
    let found = try await provedClient(given, find)
    // Another client's session is reported as not found.
    guard found.isConfidential, found.client.client.id == session.client else {
      throw .interaction(.notFound)
    }
    return .server
  }

  /// The client of the credentials, with settings of now; one without a secret must show none.
  func provedClient(
    _ given: RelyingCredentials
  ) async throws(AuthenticationFailure) -> (client: ClientAndPool, isConfidential: Bool) {
    try await provedClient(given) { (client) async throws(AuthenticationFailure) in
      try await settings.client(client)
    }
  }

  private func provedClient(
    _ given: RelyingCredentials,
    _ find: (ClientID) async throws(AuthenticationFailure) -> ClientAndPool
  ) async throws(AuthenticationFailure) -> (client: ClientAndPool, isConfidential: Bool) {
    guard let id = given.clientID.flatMap({ ClientID($0) }) else {
      throw .interaction(.invalidClient)
    }
    let found: ClientAndPool
    do throws(AuthenticationFailure) {
      found = try await find(id)
    } catch .resourceNotFound {
      throw .interaction(.invalidClient)
    } catch {
      throw error
    }
    guard let proof = try directory.proof(of: found.client, secret: given.secret) else {
      throw .interaction(.invalidClient)
    }
    return (found, proof == .secret)
  }

  /// What is stored of a handle: a copy of the database opens no session.
  package func handleHash(_ handle: String, of session: String) -> [UInt8] {
    HMACKey(sealer.derive(Self.handleLabel)).authenticate(Self.message(handle, session))
  }

  /// Whether this is the session's handle, under any key that it may have been stored with.
  private func isHandle(_ handle: String, of session: InteractionSession) -> Bool {
    let message = Self.message(handle, session.id)
    return sealer.keyIDs.contains { id in
      guard let key = sealer.derive(Self.handleLabel, keyID: id) else { return false }
      return constantTimeEquals(session.handleHash, HMACKey(key).authenticate(message))
    }
  }

  private static let handleLabel = "interaction handles"

  private static func message(_ handle: String, _ session: String) -> [UInt8] {
    Array("\(session)|\(handle)".utf8)
  }
}
