internal import AuthenticationAuthorization
internal import AuthenticationCore
internal import AuthenticationMessages
internal import AuthenticationSignIn
internal import AuthenticationStubs
internal import Cryptography
internal import Domain
internal import GatehouseStubs
internal import PublicOperations
internal import RPC

extension HostedPages {
  /// Carries a form out as an operation of the API, which is counted and recorded by its name.
  func carryOut<Value: Sendable>(
    _ operation: AuthenticationOperation,
    _ visit: PageVisit,
    username: String?,
    _ perform: (Call) async throws(AuthenticationFailure) -> Value
  ) async throws(AuthenticationFailure) -> Value {
    let naming = RequestNaming(clientId: visit.client.id.text, username: username)
    return try await gate.carryOut(operation, naming, [], visit.context, perform)
  }

  /// A request of the sign-in on this page.
  func request(
    _ visit: PageVisit,
    _ parameters: [String: String],
    session: String? = nil,
    clientMetadata: [String: String] = [:],
    _ call: Call
  ) throws(AuthenticationFailure) -> SignInRequest {
    var request = try SignInRequest(
      clientID: visit.client.id,
      userPoolID: visit.pool.id,
      door: .hostedPage,
      parameters: parameters,
      session: session,
      clientMetadata: clientMetadata,
      context: ClientContext(browserID: visit.browser?.id),
      call: call
    )
    request.browser = visit.browserProof
    request.targetLevels = visit.targetLevels
    request.remembersBrowser = visit.field(PageFields.remember) == "true"
    return request
  }

  /// SECRET_HASH as the client would compute it: no browser knows its secret, and the page is the
  /// service's own.
  func secretHash(over name: String, _ visit: PageVisit) throws(AuthenticationFailure) -> String? {
    guard let secret = try directory.settings.secrets(of: visit.client).first else { return nil }
    let message = Array((name + visit.client.id.text).utf8)
    return Base64.encode(HMACKey(Array(secret.utf8)).authenticate(message))
  }

  func typedName(_ visit: PageVisit) throws(AuthenticationFailure) -> String {
    let name = TypedName(try visit.required(PageFields.username), in: visit.pool, random).text
    guard !name.isEmpty else { throw .missing(PageFields.username) }
    return name
  }

  /// Goes on with a challenge of the sign-in, by the name that its user goes by.
  func respond(
    _ challenge: String,
    _ visit: PageVisit,
    _ parameters: [String: String],
    session: String? = nil,
    _ call: Call
  ) async throws(AuthenticationFailure) -> PageOutcome {
    let flow = visit.flow
    var parameters = parameters
    parameters["USERNAME"] = flow?.challengedName
    let request = try request(
      visit,
      parameters,
      session: session ?? flow?.session,
      clientMetadata: visit.pool.offersRecoveryCodes && visit.endsInNewCodes
        ? [RecoveryCodeOption.member: "new"] : [:],
      call
    )
    return try await outcome(of: try await signIn.respond(challenge, request), visit, call)
  }
}

extension PageVisit {
  /// The level that the application asks for by `acr_values`, then those below it: what a user cannot reach keeps
  /// no one out, since the tokens say what was reached (AUT-12).
  var targetLevels: [AuthenticationLevel] {
    guard let wanted = request.wantedLevel else { return [] }
    return AuthenticationLevel.allCases.filter { $0 <= wanted }.reversed()
  }

  /// Whether a factor is set up here for the first time: the user then needs a way in without it.
  fileprivate var endsInNewCodes: Bool {
    page == .authenticatorSetUp || (page == .factorCode && flow?.requiredAttributes == ["email"])
  }
}
