internal import AuthenticationAccounts
internal import AuthenticationCore
internal import AuthenticationMessages
internal import AuthenticationPools
internal import AuthenticationService
internal import AuthenticationTokens
internal import AuthenticationTriggers
internal import Domain
import GatehouseStubs
internal import Logging
internal import PublicOperations
internal import RPC
internal import Synchronization
internal import TestSupport
internal import Testing
internal import TicketTestSupport

@testable internal import AuthenticationProviderSignIn

/// A pool whose client lists the provider Corp, and a browser.
struct ProviderSignInStage {
  let stage: Stage
  let provider = FakeProviderSignIns()
  let requests: FakeClientRequests
  let service: Authentication
  let redirects: ProviderRedirects

  init(
    providers: [String] = ["COGNITO", "Corp"],
    tags: [String: String] = [:],
    triggers: LambdaConfigType? = nil,
    builtIn: [String: any BuiltInFunction] = [:],
    aliases: [String]? = nil
  ) async throws {
    let harness = try await SignInHarness()
    let requests = FakeClientRequests()
    service = try harness.instance(
      tokens: harness.tokenChannel,
      providers: FakeProviderProofs().client,
      providerSignIns: provider.client,
      clientRequests: requests,
      builtIn: builtIn
    )
    let pool = try await harness.makePool(
      CreateUserPoolRequest(
        lambdaConfig: triggers,
        aliasAttributes: aliases,
        userPoolTags: tags.isEmpty ? nil : tags
      )
    )
    let made = try await service.pools.createUserPoolClient(
      CreateUserPoolClientRequest(
        userPoolId: pool.id,
        clientName: "app",
        explicitAuthFlows: SignInHarness.allFlows,
        supportedIdentityProviders: providers
      ),
      call: .recording(harness.context)
    )
    stage = Stage(harness: harness, pool: pool, client: try #require(made.userPoolClient))
    self.requests = requests
    requests.settings.withLock { [service] in $0 = service.directory.settings }
    redirects = ProviderRedirects(
      service.providerSignIn,
      through: service.providerRedirectGate(
        tickets: try TicketingChannel.testKeys(),
        auditLog: AuditLog(
          database: harness.database.pool(schema: "authentication"),
          clock: harness.clock,
          random: SequenceRandomSource(seed: 12),
          logger: Logger(label: "test") { _ in SwiftLogNoOpLogHandler() }
        )
      )
    )
  }

  static let browser = [UInt8](repeating: 7, count: 32)

  /// Begins a sign-in, and returns its state.
  func begin(_ provider: String = "Corp") async throws -> String {
    let response = try await redirects.beginProviderRedirect(
      BeginProviderRedirectRequest(
        query: "client_id=\(stage.clientID)&identity_provider=\(provider)"
      ),
      context: stage.context
    )
    let location = try #require(response.location)
    return location.split(separator: "=").last.map(String.init) ?? ""
  }

  func finish(
    _ state: String,
    _ binding: [UInt8] = browser
  ) async throws -> ProviderRedirectResponse {
    try await redirects.finishProviderRedirect(
      FinishProviderRedirectRequest(state: state, code: "c", binding: binding),
      context: stage.context
    )
  }

  /// Signs in, and returns where the browser goes.
  @discardableResult
  func signIn(_ answer: FakeProviderSignIns.Answer? = nil) async throws -> String {
    if let answer { provider.answer = answer }
    let state = try await begin()
    return try await finish(state).location ?? ""
  }

  func users() async throws -> [UserType] {
    try await service.accounts.listUsers(
      ListUsersRequest(userPoolId: stage.poolID),
      call: .recording(stage.context)
    ).users ?? []
  }

  func link(
    _ username: String,
    _ name: String = "Cognito_Subject",
    _ value: String = "ann",
    provider: String = "Corp"
  ) async throws(AuthenticationFailure) {
    _ = try await service.providerSignIn.adminLinkProviderForUser(
      AdminLinkProviderForUserRequest(
        userPoolId: stage.poolID,
        destinationUser: ProviderUserIdentifierType(
          providerName: "Cognito",
          providerAttributeValue: username
        ),
        sourceUser: ProviderUserIdentifierType(
          providerName: provider,
          providerAttributeName: name,
          providerAttributeValue: value
        )
      ),
      call: .recording(stage.context)
    )
  }

  func disable(
    _ provider: String,
    _ name: String,
    _ value: String
  ) async throws(AuthenticationFailure) {
    _ = try await service.providerSignIn.adminDisableProviderForUser(
      AdminDisableProviderForUserRequest(
        userPoolId: stage.poolID,
        user: ProviderUserIdentifierType(
          providerName: provider,
          providerAttributeName: name,
          providerAttributeValue: value
        )
      ),
      call: .recording(stage.context)
    )
  }
}

/// Requests of clients that name a client and a provider, and are answered by who has signed in.
final class FakeClientRequests: ClientRequests {
  let settings = Mutex<UserPoolSettingsCache?>(nil)
  private let ended = Mutex<[String]>([])

  /// The users whose browsers' sessions were to end.
  var endedUsers: [String] { ended.withLock { $0 } }

  func read(
    _ query: String,
    in pool: UserPoolID?,
    _ call: Call
  ) async throws(AuthenticationFailure) -> ReadClientRequest {
    var members: [String: String] = [:]
    for member in query.split(separator: "&") {
      let parts = member.split(separator: "=", maxSplits: 1).map(String.init)
      if parts.count == 2 { members[parts[0]] = parts[1] }
    }
    guard let cache = settings.withLock({ $0 }),
      let id = members["client_id"].flatMap(ClientID.init)
    else { return .refused(.page(.unusable), rule: "no client") }
    let found = try await cache.client(id)
    guard pool == nil || pool == found.pool.id else {
      return .refused(.page(.unusable), rule: "another pool")
    }
    var request = ClientRequest(of: found, query: query) { error, description in
      .elsewhere("https://app.example.com/?error=\(error)&error_description=\(description)")
    } finish: { (signIn, subject, _, call) async throws(AuthenticationFailure) in
      .elsewhere(
        "https://app.example.com/?user=\(subject.user?.username ?? "")"
          + "&door=\(signIn.door.rawValue)&at=\(signIn.moment.unixSeconds)"
      )
    }
    request.provider = members["identity_provider"].map { .name($0) }
    request.prompt = members["prompt"]
    return .request(request)
  }

  func endSessions(
    of user: UserRecord,
    provedBy provider: String,
    in pool: UserPoolSettings,
    _ call: Call
  ) async throws(AuthenticationFailure) {
    ended.withLock { $0.append(user.username) }
  }
}
