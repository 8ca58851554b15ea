import Cryptography
import Foundation
import WebAuthnTestSupport

/// A pool whose users have passkeys, and choose how to begin a sign-in.
struct ChoiceSubject: Sendable {
  struct User: Sendable {
    let name: String
    let passkey: SoftwareAuthenticator
  }

  /// What is measured of it.
  static let operationNames = ["passkey sign-in", "USER_AUTH with SRP"]

  let calls: SRPSignIn
  let users: [User]

  private static let relyingPartyID = "example.com"

  static func make(
    users count: Int,
    gatehouse: Gatehouse,
    over connection: Connection
  ) async throws -> ChoiceSubject {
    let pool: UserPoolAnswer = try await gatehouse.call(
      "CreateUserPool",
      PoolInput(),
      isSigned: true,
      over: connection
    )
    let id = pool.UserPool.Id
    try await gatehouse.send(
      "SetUserPoolMfaConfig",
      body: Operation.body(ConfigurationInput(UserPoolId: id)),
      isSigned: true,
      over: connection
    )
    let client: UserPoolClientAnswer = try await gatehouse.call(
      "CreateUserPoolClient",
      ClientInput(UserPoolId: id),
      isSigned: true,
      over: connection
    )
    let calls = SRPSignIn(
      gatehouse: gatehouse,
      poolID: id,
      clientID: client.UserPoolClient.ClientId
    )
    var users: [User] = []
    for number in 0..<count {
      let name = "choice-\(number)"
      try await Subject.makeUser(name, in: id, gatehouse: gatehouse, over: connection)
      users.append(User(name: name, passkey: try await passkey(of: name, calls, connection)))
    }
    return ChoiceSubject(calls: calls, users: users)
  }

  private static func passkey(
    of name: String,
    _ calls: SRPSignIn,
    _ connection: Connection
  ) async throws -> SoftwareAuthenticator {
    let signedIn = try await calls.provePassword(of: name, byChoice: true, over: connection)
    let token = signedIn.AuthenticationResult?.AccessToken ?? ""
    let started: StartAnswer = try await calls.gatehouse.call(
      "StartWebAuthnRegistration",
      TokenInput(AccessToken: token),
      over: connection
    )
    let options = started.CredentialCreationOptions
    var passkey = try SoftwareAuthenticator(relyingPartyID: relyingPartyID)
    let made = try passkey.registration(Base64URL.decode(options.challenge) ?? [])
    // The credential is an object of the request, and not a text.
    let body = #"{"AccessToken":"\#(token)","Credential":\#(made)}"#
    try await calls.gatehouse.send(
      "CompleteWebAuthnRegistration",
      body: Array(body.utf8),
      over: connection
    )
    passkey.userHandle = Base64URL.decode(options.user.id)
    return passkey
  }

  private struct PoolInput: Encodable {
    let PoolName = "choice"
    let Policies = [
      "SignInPolicy": ["AllowedFirstAuthFactors": ["PASSWORD", "WEB_AUTHN"]]
    ]
  }

  private struct ConfigurationInput: Encodable {
    let UserPoolId: String
    let MfaConfiguration = "OFF"
    let WebAuthnConfiguration = ["RelyingPartyId": relyingPartyID]
  }

  private struct ClientInput: Encodable {
    let UserPoolId: String
    let ClientName = "choice"
    let ExplicitAuthFlows = ["ALLOW_USER_AUTH", "ALLOW_REFRESH_TOKEN_AUTH"]
  }

  private struct TokenInput: Encodable { let AccessToken: String }

  private struct StartAnswer: Decodable {
    struct Options: Decodable {
      struct User: Decodable { let id: String }
      let challenge: String
      let user: User
    }
    let CredentialCreationOptions: Options
  }
}
