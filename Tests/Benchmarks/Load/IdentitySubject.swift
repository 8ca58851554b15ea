import Foundation

/// An identity pool, whose identities belong to developer users and to users of a user pool.
struct IdentitySubject: Sendable {
  static let provider = "login.load.example"

  /// An identity whose dataset one connection writes.
  struct Writer: Sendable {
    let path: String
    let signer: Signer
    let syncSessionToken: String
  }

  let gatehouse: Gatehouse
  let poolID: String
  /// Users that the developer's own system knows.
  let developerUsers: [String]
  /// What users of the user pool present, by the key of the user pool.
  let logins: [[String: String]]
  /// The identities of these users.
  let identities: [String]
  let writers: [Writer]

  static func make(
    _ subject: Subject,
    writers writerCount: Int,
    gatehouse: Gatehouse,
    over connection: Connection
  ) async throws -> IdentitySubject {
    let region = gatehouse.signer.region
    let key = "cognito-idp.\(region).amazonaws.com/\(subject.poolID)"
    let poolID = try await makePool(key, subject.clientID, gatehouse, over: connection)
    let logins = subject.tokens.map { [key: $0.IdToken] }
    var identities: [String] = []
    for login in logins {
      let identity: IdentityAnswer = try await gatehouse.call(
        "GetId",
        of: .identityPools,
        GetIdInput(IdentityPoolId: poolID, Logins: login),
        over: connection
      )
      identities.append(identity.IdentityId)
    }
    var developerUsers: [String] = []
    var writers: [Writer] = []
    for number in 0..<max(writerCount, logins.count) {
      let user = "developer-\(number)"
      let token = try await developerToken(user, poolID, gatehouse, over: connection)
      developerUsers.append(user)
      guard number < writerCount else { continue }
      writers.append(try await makeWriter(token, poolID, gatehouse, over: connection))
    }
    return IdentitySubject(
      gatehouse: gatehouse,
      poolID: poolID,
      developerUsers: developerUsers,
      logins: logins,
      identities: identities,
      writers: writers
    )
  }

  private static func makePool(
    _ key: String,
    _ clientID: String,
    _ gatehouse: Gatehouse,
    over connection: Connection
  ) async throws -> String {
    struct UserPool: Encodable {
      let ProviderName: String
      let ClientId: String
    }
    struct PoolInput: Encodable {
      let IdentityPoolName = "load"
      let AllowUnauthenticatedIdentities = false
      let DeveloperProviderName = IdentitySubject.provider
      let CognitoIdentityProviders: [UserPool]
    }
    struct PoolAnswer: Decodable { let IdentityPoolId: String }
    struct RolesInput: Encodable {
      let IdentityPoolId: String
      let Roles: [String: String]
    }
    let pool: PoolAnswer = try await gatehouse.call(
      "CreateIdentityPool",
      of: .identityPools,
      PoolInput(CognitoIdentityProviders: [UserPool(ProviderName: key, ClientId: clientID)]),
      isSigned: true,
      over: connection
    )
    let account = try await accountID(gatehouse, over: connection)
    try await gatehouse.send(
      "SetIdentityPoolRoles",
      of: .identityPools,
      body: Array(
        try JSONEncoder().encode(
          RolesInput(
            IdentityPoolId: pool.IdentityPoolId,
            Roles: ["authenticated": "arn:aws:iam::\(account):role/load"]
          )
        )
      ),
      isSigned: true,
      over: connection
    )
    return pool.IdentityPoolId
  }

  /// The account, out of the ARN of a user pool: roles must be of the same.
  private static func accountID(
    _ gatehouse: Gatehouse,
    over connection: Connection
  ) async throws -> String {
    struct PoolInput: Encodable { let PoolName = "account" }
    struct PoolAnswer: Decodable {
      struct Pool: Decodable { let Arn: String }
      let UserPool: Pool
    }
    let pool: PoolAnswer = try await gatehouse.call(
      "CreateUserPool",
      PoolInput(),
      isSigned: true,
      over: connection
    )
    let parts = pool.UserPool.Arn.split(separator: ":")
    guard parts.count == 6 else { throw Gatehouse.Failure(description: pool.UserPool.Arn) }
    return String(parts[4])
  }

  private static func developerToken(
    _ user: String,
    _ poolID: String,
    _ gatehouse: Gatehouse,
    over connection: Connection
  ) async throws -> TokenAnswer {
    try await gatehouse.call(
      "GetOpenIdTokenForDeveloperIdentity",
      of: .identityPools,
      GetIdInput(IdentityPoolId: poolID, Logins: [provider: user]),
      isSigned: true,
      over: connection
    )
  }

  private static func makeWriter(
    _ token: TokenAnswer,
    _ poolID: String,
    _ gatehouse: Gatehouse,
    over connection: Connection
  ) async throws -> Writer {
    struct ListAnswer: Decodable { let SyncSessionToken: String }
    let answer: CredentialsAnswer = try await gatehouse.call(
      "GetCredentialsForIdentity",
      of: .identityPools,
      CredentialsInput(
        IdentityId: token.IdentityId,
        Logins: ["cognito-identity.amazonaws.com": token.Token]
      ),
      over: connection
    )
    let signer = Signer(
      accessKeyID: answer.Credentials.AccessKeyId,
      secretAccessKey: answer.Credentials.SecretKey,
      region: gatehouse.signer.region,
      host: gatehouse.signer.host,
      sessionToken: answer.Credentials.SessionToken
    )
    let path =
      "/identitypools/\(poolID)/identities/\(token.IdentityId)/datasets/load"
      .replacing(":", with: "%3A")
    let list = try await connection.get(
      path + "/records",
      headers: signer.headers(
        service: "cognito-sync",
        method: "GET",
        path: path + "/records",
        body: [],
        at: Date()
      )
    )
    try list.check("ListRecords")
    let session = try JSONDecoder().decode(ListAnswer.self, from: Data(list.body))
    return Writer(path: path, signer: signer, syncSessionToken: session.SyncSessionToken)
  }
}

struct GetIdInput: Encodable {
  let IdentityPoolId: String
  let Logins: [String: String]
}

struct CredentialsInput: Encodable {
  let IdentityId: String
  let Logins: [String: String]
}

struct IdentityAnswer: Decodable { let IdentityId: String }

struct TokenAnswer: Decodable {
  let IdentityId: String
  let Token: String
}

struct CredentialsAnswer: Decodable {
  struct Credentials: Decodable {
    let AccessKeyId: String
    let SecretKey: String
    let SessionToken: String
  }
  let Credentials: Credentials
}
