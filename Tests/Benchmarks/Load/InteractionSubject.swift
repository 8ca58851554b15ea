import Cryptography
import Foundation

/// A pool that speaks the interaction protocol: a client with a secret, and users with a phone each.
struct InteractionSubject: Sendable {
  static let root = "/interaction/v1"
  /// So many installations may one address register in an hour, and some are for others.
  static let maxPhones = 40

  let poolID: String
  let clientID: String
  let authorization: String
  let phones: [LoadPhone]

  static func make(
    phones count: Int,
    gatehouse: Gatehouse,
    over connection: Connection
  ) async throws -> InteractionSubject {
    struct PoolInput: Encodable {
      let PoolName = "interaction"
      let UserPoolTags = ["gatehouse:interaction": "on"]
    }
    struct ClientInput: Encodable {
      let UserPoolId: String
      let ClientName = "interaction"
      let GenerateSecret = true
    }
    struct ClientAnswer: Decodable {
      struct Client: Decodable {
        let ClientId: String
        let ClientSecret: String
      }
      let UserPoolClient: Client
    }
    let pool: UserPoolAnswer = try await gatehouse.call(
      "CreateUserPool",
      PoolInput(),
      isSigned: true,
      over: connection
    )
    let made: ClientAnswer = try await gatehouse.call(
      "CreateUserPoolClient",
      ClientInput(UserPoolId: pool.UserPool.Id),
      isSigned: true,
      over: connection
    )
    let client = made.UserPoolClient
    let basic = Base64.encode(Array("\(client.ClientId):\(client.ClientSecret)".utf8))
    let id = pool.UserPool.Id
    let bare = InteractionSubject(
      poolID: id,
      clientID: client.ClientId,
      authorization: "Basic \(basic)",
      phones: []
    )
    var phones: [LoadPhone] = []
    for number in 0..<min(count, maxPhones) {
      let user = "phone-\(number)"
      try await Subject.makeUser(user, in: id, gatehouse: gatehouse, over: connection)
      phones.append(try await bare.enrol(user, over: connection))
    }
    return InteractionSubject(
      poolID: id,
      clientID: client.ClientId,
      authorization: bare.authorization,
      phones: phones
    )
  }

  /// A session that the relying server starts; its id and its handle.
  func start(
    _ kind: String,
    user: String?,
    lifetime: Int = 120,
    over connection: Connection
  ) async throws -> (id: String, handle: String) {
    var body: [String: Any] = ["kind": kind, "clientId": clientID, "lifetime": lifetime]
    body["user"] = user
    let started = try await Self.post(
      "/sessions",
      try Self.json(body),
      headers: [("authorization", authorization)],
      over: connection
    )
    guard let id = started["sessionId"] as? String, let handle = started["handle"] as? String
    else { throw Gatehouse.Failure(description: "a session without id") }
    return (id, handle)
  }

  private func enrol(_ user: String, over connection: Connection) async throws -> LoadPhone {
    var phone = LoadPhone(
      user: user,
      poolName: String(poolID.split(separator: "_").last ?? ""),
      key: try SigningKey.generate(.es256),
      accountKey: try SigningKey.generate(.es256),
      secret: SecureRandom.bytes(32)
    )
    let registered = try await phone.send(
      "/instances",
      [
        "pool": poolID, "platform": "load", "model": "load", "appVersion": "1",
        "protocolVersions": ["1"],
      ],
      over: connection
    )
    phone.instance = registered["instanceId"] as? String ?? ""
    let session = try await start("ENROL", user: user, over: connection).id
    let opened = try await phone.send("/sessions/\(session)/open", [:], over: connection)
    let confirmed = try await phone.send(
      "/sessions/\(session)/confirm",
      [
        "accountKey": LoadPhone.jwk(phone.accountKey),
        "decision": try phone.decision(session, opened["digest"] as? String ?? ""),
      ],
      over: connection
    )
    let challenge = Self.challenge(confirmed)
    let done = try await phone.send(
      "/sessions/\(session)/second-factor",
      [
        "attemptId": UUID().uuidString.lowercased(), "block": challenge["block"] ?? "",
        "setPin": phone.newPIN(),
      ],
      over: connection
    )
    guard done["state"] as? String == "APPROVED", let account = done["account"] as? String else {
      throw Gatehouse.Failure(description: "an enrolment that was not approved: \(done)")
    }
    phone.account = account
    return phone
  }

  static func challenge(_ answer: [String: Any]) -> [String: Any] {
    (answer["secondFactorInfo"] as? [String: Any])?["challenge"] as? [String: Any] ?? [:]
  }

  static func json(_ value: [String: Any]) throws -> [UInt8] {
    Array(try JSONSerialization.data(withJSONObject: value))
  }

  static func post(
    _ path: String,
    _ body: [UInt8],
    headers: [(String, String)],
    over connection: Connection
  ) async throws -> [String: Any] {
    let answer = try await connection.post(
      root + path,
      headers: headers + [("content-type", "application/json")],
      body: body
    )
    guard answer.status == 200 || answer.status == 201 else {
      throw Gatehouse.Failure(
        description: "\(path): \(answer.status) \(String(decoding: answer.body, as: UTF8.self))"
      )
    }
    return try JSONSerialization.jsonObject(with: Data(answer.body)) as? [String: Any] ?? [:]
  }
}

extension Operation {
  /// A LOGIN from its start to its tokens, with one PIN: five calls.
  static func all(_ subject: InteractionSubject) -> [Operation] {
    [
      Operation(name: "app login with a PIN") { connection, number in
        let phone = subject.phones[number % subject.phones.count]
        let session = try await subject.start("LOGIN", user: phone.user, over: connection).id
        let path = "/sessions/\(session)"
        let opened = try await phone.send("\(path)/open", [:], over: connection)
        let confirmed = try await phone.send(
          "\(path)/confirm",
          [
            "account": phone.account,
            "decision": try phone.decision(session, opened["digest"] as? String ?? ""),
          ],
          over: connection
        )
        let proof = try phone.proof(of: InteractionSubject.challenge(confirmed))
        let proved = try await phone.send("\(path)/second-factor", proof, over: connection)
        guard proved["state"] as? String == "APPROVED" else {
          throw Gatehouse.Failure(description: "a login that was not approved: \(proved)")
        }
        _ = try await InteractionSubject.post(
          "\(path)/tokens",
          Array("{}".utf8),
          headers: [("authorization", subject.authorization)],
          over: connection
        )
      }
    ]
  }
}
