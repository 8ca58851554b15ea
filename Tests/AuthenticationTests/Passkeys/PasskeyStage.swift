internal import AuthenticationCore
internal import AuthenticationMessages
internal import AuthenticationPasskeys
internal import AuthenticationPools
internal import AuthenticationService
internal import Cryptography
internal import Domain
internal import Foundation
internal import GatehouseMessages
internal import PublicOperations
internal import RPC
internal import TestSupport
internal import Testing
internal import WebAuthnTestSupport

/// A pool whose users have passkeys, and the calls by which they come to have them.
struct PasskeyStage: Sendable {
  let stage: Stage

  static let relyingPartyID = "example.com"

  init(
    firstFactors: [String] = ["PASSWORD", "WEB_AUTHN"],
    tags: [String: String]? = nil,
    configuration: WebAuthnConfigurationType? = WebAuthnConfigurationType(
      relyingPartyId: Self.relyingPartyID
    )
  ) async throws {
    stage = try await SignInHarness().stage(
      CreateUserPoolRequest(
        policies: UserPoolPolicyType(
          signInPolicy: SignInPolicyType(allowedFirstAuthFactors: firstFactors)
        ),
        userPoolTags: tags
      ),
      CreateUserPoolClientRequest()
    )
    if let configuration { _ = try await configure(configuration) }
  }

  var clock: ManualClock { stage.harness.clock }
  var service: Authentication { stage.service }

  @discardableResult
  func configure(
    _ configuration: WebAuthnConfigurationType?
  ) async throws -> WebAuthnConfigurationType? {
    try await service.pools.setUserPoolMfaConfig(
      SetUserPoolMfaConfigRequest(
        userPoolId: stage.poolID,
        mfaConfiguration: "OFF",
        webAuthnConfiguration: configuration
      ),
      call: .recording(stage.context)
    ).webAuthnConfiguration
  }

  /// A new user's access token.
  func token(_ name: String) async throws -> String? {
    try await stage.addUser(name)
    return try await stage.tokens(name).accessToken
  }

  /// What a browser is asked for.
  func start(_ token: String?, on service: Authentication? = nil) async throws -> Options {
    let answer = try await (service ?? self.service).passkeys.startWebAuthnRegistration(
      StartWebAuthnRegistrationRequest(accessToken: token),
      call: .recording(stage.context)
    )
    let text = answer.credentialCreationOptions?.text ?? ""
    return try JSONDecoder().decode(Options.self, from: Data(text.utf8))
  }

  func complete(
    _ token: String?,
    _ json: String,
    on service: Authentication? = nil
  ) async throws {
    _ = try await (service ?? self.service).passkeys.completeWebAuthnRegistration(
      CompleteWebAuthnRegistrationRequest(
        accessToken: token,
        credential: JSONDocument(text: json)
      ),
      call: .recording(stage.context)
    )
  }

  /// Adds a passkey that a new authenticator makes.
  @discardableResult
  func add(
    _ token: String?,
    _ change: (inout SoftwareAuthenticator) -> Void = { _ in }
  ) async throws -> SoftwareAuthenticator {
    var authenticator = try SoftwareAuthenticator(relyingPartyID: Self.relyingPartyID)
    change(&authenticator)
    let options = try await start(token)
    try await complete(token, authenticator.registration(options.challengeBytes))
    authenticator.userHandle = Base64URL.decode(options.user.id)
    return authenticator
  }

  func list(
    _ token: String?,
    max: Int32? = nil,
    next: String? = nil
  ) async throws -> ListWebAuthnCredentialsResponse {
    try await service.passkeys.listWebAuthnCredentials(
      ListWebAuthnCredentialsRequest(accessToken: token, nextToken: next, maxResults: max),
      call: .recording(stage.context)
    )
  }

  func delete(_ token: String?, _ id: [UInt8]) async throws {
    _ = try await service.passkeys.deleteWebAuthnCredential(
      DeleteWebAuthnCredentialRequest(accessToken: token, credentialId: Base64URL.encode(id)),
      call: .recording(stage.context)
    )
  }

  /// Proves a use of a passkey as a sign-in does.
  func prove(
    _ json: String,
    _ challenge: [UInt8],
    for username: String?
  ) async throws -> ProvedPasskey {
    let pool = try await service.directory.settings.pool(try #require(UserPoolID(stage.poolID)))
    return try await service.passkeys.prove(
      json,
      challenge: challenge,
      in: pool,
      for: username,
      call: .recording(stage.context)
    )
  }

  /// The members of PublicKeyCredentialCreationOptionsJSON.
  struct Options: Decodable {
    let rp: Entity
    let user: Entity
    let challenge: String
    let pubKeyCredParams: [Parameters]
    let timeout: Int
    let excludeCredentials: [Descriptor]
    let authenticatorSelection: Selection
    let attestation: String

    var challengeBytes: [UInt8] { Base64URL.decode(challenge) ?? [] }
  }

  struct Entity: Decodable {
    let id: String
    let name: String
    let displayName: String?
  }

  struct Parameters: Decodable {
    let type: String
    let alg: Int
  }

  struct Descriptor: Decodable, Hashable {
    let type: String
    let id: String
    let transports: [String]?
  }

  struct Selection: Decodable {
    let residentKey: String
    let requireResidentKey: Bool
    let userVerification: String
  }
}
