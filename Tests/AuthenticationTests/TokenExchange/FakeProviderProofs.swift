internal import GatehouseStubs
internal import IdentityFederationMessages
internal import IdentityFederationStubs
internal import RPC

/// Identity federation as authentication sees it: a pool has the provider Corp unless the test says otherwise,
/// and a token is `<subject> <what names it>`.
struct FakeProviderProofs: UserPoolProviderServing {
  struct Failure: RPCFailure {
    let status: RPCError
  }

  /// The providers of every pool.
  var names = ["Corp"]
  /// What the provider says of each user.
  var claims = #"{"name":"Ann","sub":"ignored"}"#
  var mapping = #"{"name":"name","username":"sub"}"#
  /// What happens while a provider is deleted; nil where none is.
  var whileDeleting: (@Sendable () async -> Void)?

  var client: UserPoolProviderClient {
    var router = RPCRouter()
    register(in: &router)
    return UserPoolProviderClient(InProcessChannel(router))
  }

  func proveProviderToken(
    _ request: ProveProviderTokenRequest,
    context: RPCCallContext
  ) async throws(Failure) -> ProveProviderTokenResponse {
    let text = String(decoding: request.token ?? [], as: UTF8.self)
    let parts = text.split(separator: " ", maxSplits: 1)
    guard parts.count == 2 else {
      throw Failure(status: RPCError(.notAuthorized, telling: "the token is none"))
    }
    return ProveProviderTokenResponse(
      providerName: "Corp",
      providerType: "OIDC",
      issuer: "https://idp.example.com",
      subject: String(parts[0]),
      claimsJson: claims,
      attributeMappingJson: mapping,
      expiresAtUnixSeconds: 4_000_000_000,
      spendKey: Array(parts[1].utf8)
    )
  }

  func listUserPoolProviders(
    _ request: ListUserPoolProvidersRequest,
    context: RPCCallContext
  ) async throws(Failure) -> ListUserPoolProvidersResponse {
    ListUserPoolProvidersResponse(
      providers: names.map { UserPoolProvider(name: $0, type: "OIDC") }
    )
  }

  func findProviderOfDomain(
    _ request: FindProviderOfDomainRequest,
    context: RPCCallContext
  ) async throws(Failure) -> FindProviderOfDomainResponse {
    FindProviderOfDomainResponse(hasDomains: false)
  }

  func createUserPoolProvider(
    _ request: CreateUserPoolProviderRequest,
    context: RPCCallContext
  ) async throws(Failure) -> CreateUserPoolProviderResponse { throw Self.unasked }

  func getUserPoolProvider(
    _ request: GetUserPoolProviderRequest,
    context: RPCCallContext
  ) async throws(Failure) -> GetUserPoolProviderResponse {
    guard let name = request.name, names.contains(name) else {
      throw Failure(status: RPCError(.resourceNotFound, telling: "there is no such provider"))
    }
    return GetUserPoolProviderResponse(
      provider: UserPoolProvider(
        name: name,
        type: name == "Google" ? "Google" : "OIDC",
        attributeMappingJson: mapping
      )
    )
  }

  func getUserPoolCertificate(
    _ request: GetUserPoolCertificateRequest,
    context: RPCCallContext
  ) async throws(Failure) -> GetUserPoolCertificateResponse { throw Self.unasked }

  func updateUserPoolProvider(
    _ request: UpdateUserPoolProviderRequest,
    context: RPCCallContext
  ) async throws(Failure) -> UpdateUserPoolProviderResponse { throw Self.unasked }

  func deleteUserPoolProvider(
    _ request: DeleteUserPoolProviderRequest,
    context: RPCCallContext
  ) async throws(Failure) -> DeleteUserPoolProviderResponse {
    guard let whileDeleting else { throw Self.unasked }
    await whileDeleting()
    return DeleteUserPoolProviderResponse()
  }

  func deleteAllUserPoolProviders(
    _ request: DeleteAllUserPoolProvidersRequest,
    context: RPCCallContext
  ) async throws(Failure) -> DeleteAllUserPoolProvidersResponse {
    DeleteAllUserPoolProvidersResponse()
  }

  private static let unasked = Failure(status: RPCError(code: .unimplemented))
}
