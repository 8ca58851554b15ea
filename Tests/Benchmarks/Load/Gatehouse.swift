import Foundation

/// What the load generator asks of a running Gatehouse.
struct Gatehouse: Sendable {
  struct Failure: Error, CustomStringConvertible {
    let description: String
  }

  /// The APIs whose operations a target names.
  enum API: String {
    case userPools = "cognito-idp"
    case identityPools = "cognito-identity"

    var target: String {
      switch self {
      case .userPools: "AWSCognitoIdentityProviderService."
      case .identityPools: "AWSCognitoIdentityService."
      }
    }
  }

  let signer: Signer

  func call<Answer: Decodable>(
    _ operation: String,
    of api: API = .userPools,
    _ input: some Encodable,
    isSigned: Bool = false,
    over connection: Connection,
    as: Answer.Type = Answer.self
  ) async throws -> Answer {
    let body = Array(try JSONEncoder().encode(input))
    let answer = try await send(
      operation,
      of: api,
      body: body,
      isSigned: isSigned,
      over: connection
    )
    return try JSONDecoder().decode(Answer.self, from: Data(answer))
  }

  /// Sends a body and returns the answer's bytes; throws on any status but 200.
  @discardableResult
  func send(
    _ operation: String,
    of api: API = .userPools,
    body: [UInt8],
    isSigned: Bool = false,
    over connection: Connection
  ) async throws -> [UInt8] {
    let target = api.target + operation
    let headers =
      isSigned
      ? signer.headers(service: api.rawValue, target: target, body: body, at: Date())
      : [("content-type", contentType), ("x-amz-target", target)]
    let response = try await connection.post(headers: headers, body: body)
    try response.check(operation)
    return response.body
  }
}

struct UserPoolAnswer: Decodable {
  struct Pool: Decodable { let Id: String }
  let UserPool: Pool
}

struct UserPoolClientAnswer: Decodable {
  struct Client: Decodable { let ClientId: String }
  let UserPoolClient: Client
}

struct AuthenticationAnswer: Decodable, Sendable {
  struct Result: Decodable, Sendable {
    let AccessToken: String
    let IdToken: String
    let RefreshToken: String?
    let NewDeviceMetadata: NewDevice?
  }
  struct NewDevice: Decodable, Sendable {
    let DeviceKey: String
    let DeviceGroupKey: String
  }
  let AuthenticationResult: Result?
  let ChallengeName: String?
  let ChallengeParameters: [String: String]?
  let Session: String?
}

struct Nothing: Decodable {}

struct InitiateAuthInput: Encodable {
  let AuthFlow: String
  let ClientId: String
  let AuthParameters: [String: String]
}

struct RespondInput: Encodable {
  let ChallengeName: String
  let ClientId: String
  var Session: String?
  let ChallengeResponses: [String: String]
}
