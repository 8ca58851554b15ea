internal import AuthenticationAccounts
internal import AuthenticationMessages
internal import AuthenticationService
internal import AuthenticationSignIn
internal import Cryptography
internal import PublicOperations
internal import RPC

/// A pool and a client of it, with the calls that its users make.
struct Stage: Sendable {
  let harness: SignInHarness
  let pool: UserPoolType
  let client: UserPoolClientType

  var clientID: String { client.clientId ?? "" }
  var poolID: String { pool.id ?? "" }
  var poolName: String { String(poolID.split(separator: "_").last ?? "") }
  var service: Authentication { harness.authentication }
  var context: RPCCallContext { harness.context }

  func secretHash(_ name: String) -> String? {
    guard let secret = client.clientSecret else { return nil }
    let key = HMACKey(Array(secret.utf8))
    return Base64.encode(key.authenticate(Array((name + clientID).utf8)))
  }

  /// A confirmed user with a password.
  @discardableResult
  func addUser(
    _ name: String,
    password: String = SignInHarness.password,
    attributes: [String: String] = [:]
  ) async throws -> String {
    let made = try await service.accounts.adminCreateUser(
      AdminCreateUserRequest(
        userPoolId: poolID,
        username: name,
        userAttributes: Self.list(attributes),
        messageAction: "SUPPRESS"
      ),
      call: .recording(context)
    )
    _ = try await service.accounts.adminSetUserPassword(
      AdminSetUserPasswordRequest(
        userPoolId: poolID,
        username: name,
        password: password,
        permanent: true
      ),
      call: .recording(context)
    )
    return made.user?.attributes?.first { $0.name == "sub" }?.value ?? ""
  }

  static func list(_ attributes: [String: String]) -> [AttributeType] {
    attributes.sorted { $0.key < $1.key }.map { AttributeType(name: $0.key, value: $0.value) }
  }

  func signUp(
    _ name: String,
    password: String? = SignInHarness.password,
    attributes: [String: String] = [:]
  ) async throws -> SignUpResponse {
    try await service.accounts.signUp(
      SignUpRequest(
        clientId: clientID,
        secretHash: secretHash(name),
        username: name,
        password: password,
        userAttributes: Self.list(attributes)
      ),
      call: .recording(context)
    )
  }

  @discardableResult
  func confirm(
    _ name: String,
    _ code: String,
    force: Bool? = nil,
    session: String? = nil
  ) async throws -> ConfirmSignUpResponse {
    try await service.accounts.confirmSignUp(
      ConfirmSignUpRequest(
        clientId: clientID,
        secretHash: secretHash(name),
        username: name,
        confirmationCode: code,
        forceAliasCreation: force,
        session: session
      ),
      call: .recording(context)
    )
  }

  func code(_ name: String) async throws -> String {
    let message = try await harness.newestMessage(client, name)
    return String(decoding: message.code ?? [], as: UTF8.self)
  }

  func initiate(
    _ flow: String,
    _ parameters: [String: String],
    session: String? = nil,
    on service: Authentication? = nil
  ) async throws -> InitiateAuthResponse {
    var parameters = parameters
    if let name = parameters["USERNAME"], parameters["SECRET_HASH"] == nil {
      parameters["SECRET_HASH"] = secretHash(name)
    }
    return try await (service ?? self.service).signIn.initiateAuth(
      InitiateAuthRequest(
        authFlow: flow,
        authParameters: parameters,
        clientId: clientID,
        session: session
      ),
      call: .recording(context)
    )
  }

  func signIn(
    _ name: String,
    _ password: String = SignInHarness.password
  ) async throws -> InitiateAuthResponse {
    try await initiate("USER_PASSWORD_AUTH", ["USERNAME": name, "PASSWORD": password])
  }

  func tokens(
    _ name: String,
    _ password: String = SignInHarness.password
  ) async throws -> AuthenticationResultType {
    guard let result = try await signIn(name, password).authenticationResult else {
      throw SignInHarness.NothingReturned()
    }
    return result
  }

  func refresh(_ token: String?) async throws -> AuthenticationResultType? {
    try await initiate("REFRESH_TOKEN_AUTH", ["REFRESH_TOKEN": token ?? ""]).authenticationResult
  }

  func getUser(_ accessToken: String?) async throws -> GetUserResponse {
    try await service.accounts.getUser(
      GetUserRequest(accessToken: accessToken),
      call: .recording(context)
    )
  }

  func describeUser(_ name: String) async throws -> AdminGetUserResponse {
    try await service.accounts.adminGetUser(
      AdminGetUserRequest(userPoolId: poolID, username: name),
      call: .recording(context)
    )
  }

  func respond(
    _ challenge: String,
    _ responses: [String: String],
    session: String? = nil,
    metadata: [String: String]? = nil,
    on service: Authentication? = nil
  ) async throws -> RespondToAuthChallengeResponse {
    var responses = responses
    if let name = responses["USERNAME"], responses["SECRET_HASH"] == nil {
      responses["SECRET_HASH"] = secretHash(name)
    }
    return try await (service ?? self.service).signIn.respondToAuthChallenge(
      RespondToAuthChallengeRequest(
        clientId: clientID,
        challengeName: challenge,
        session: session,
        challengeResponses: responses,
        clientMetadata: metadata
      ),
      call: .recording(context)
    )
  }
}
