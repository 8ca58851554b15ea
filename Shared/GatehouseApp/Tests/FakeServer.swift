import Crypto
import Foundation
import Testing

@testable import GatehouseApp

#if canImport(FoundationNetworking)
import FoundationNetworking
#endif

/// A server that says what a test tells it, and remembers what it was asked.
actor FakeServer: Transport {
  struct Request: Sendable {
    /// Method and path after `/interaction/v1`.
    let call: String
    let body: JSONValue
    let proof: JSONValue
  }

  typealias Answer = @Sendable (Request) async throws -> (Int, JSONValue)

  private(set) var requests: [Request] = []
  private var answers: [Answer] = []

  /// The answers to the next requests.
  func will(_ answers: (Int, JSONValue)...) {
    for answer in answers { self.answers.append { _ in answer } }
  }

  func will(_ answer: @escaping Answer) { answers.append(answer) }

  /// Calls since the last question.
  func calls() -> [String] {
    defer { requests = [] }
    return requests.map(\.call)
  }

  func send(_ request: URLRequest) async throws -> (status: Int, body: Data) {
    let path = request.url?.absoluteString.components(separatedBy: "/interaction/v1").last ?? ""
    let proof = request.value(forHTTPHeaderField: "DPoP")?.split(separator: ".") ?? []
    let body = request.httpBody ?? Data("{}".utf8)
    let asked = Request(
      call: "\(request.httpMethod ?? "") \(path)",
      body: try JSONDecoder().decode(JSONValue.self, from: body),
      proof: try JSONDecoder().decode(JSONValue.self, from: Vectors.bytes(base64URL: proof[1]))
    )
    requests.append(asked)
    guard !answers.isEmpty else { throw Unasked() }
    let (status, answer) = try await answers.removeFirst()(asked)
    return (status, Data(answer.canonical.utf8))
  }

  struct Unasked: Error {}
}

/// The same each time.
actor FixedRandomness: Randomness {
  static let secret = Array(UInt8(1)...32)
  private var drawn = 0

  func identifier() -> String {
    drawn += 1
    return "drawn-\(drawn)"
  }

  func bytes(_ count: Int) -> [UInt8] { Array(Self.secret.prefix(count)) }
}

/// An app with one account, its server, and what its server says.
struct Fixture {
  static let address = URL(string: "https://id.example.com") ?? URL(fileURLWithPath: "/")
  static let server = Server(address: address, pool: "p_AbC")
  static let account: JSONValue = ["account": "p_1", "displayName": "ann"]
  static let other: JSONValue = ["account": "p_2", "displayName": "bob"]
  static let challenge: JSONValue = [
    "block": "YmxvY2s=", "salt": "AQIDBAUGBwgJCgsMDQ4PEA==", "serverPublic": "BQ==",
  ]
  static let pinSecret = Data(repeating: 7, count: 32)

  let fake = FakeServer()
  let keys: MemoryKeyStore
  let app: AppInstance

  init(
    policy: JSONValue = [:],
    strongBiometrics: Bool = true,
    biometricKey: Bool = false,
    registered: Bool = true
  ) async throws {
    keys = MemoryKeyStore(hasStrongBiometrics: strongBiometrics)
    app = AppInstance(
      server: Self.server,
      keys: keys,
      device: DeviceDescription(platform: "linux", model: "Test", appVersion: "1"),
      transport: fake,
      clock: { 1_000_000 },
      randomness: FixedRandomness()
    )
    guard registered else { return }
    _ = await keys.makeKey(named: "instance", protectedBy: .device)
    _ = await keys.makeKey(named: "account 1", protectedBy: .device)
    if biometricKey { _ = await keys.makeKey(named: "finger", protectedBy: .biometrics) }
    await keys.setSecret(Self.pinSecret, named: "pin")
    let state = AppInstance.State(
      instance: "p_instance",
      serverName: "Example",
      policy: policy,
      accountKeys: ["p_1": "account 1"],
      biometricKey: biometricKey ? "finger" : nil
    )
    await keys.setSecret(try JSONEncoder().encode(state), named: "state")
  }

  /// What `open` answers.
  static func opened(
    _ kind: JSONValue = "LOGIN",
    accounts: JSONValue = [account],
    with members: [String: JSONValue] = [:]
  ) -> JSONValue {
    let shown: JSONValue = [
      "kind": kind, "sessionId": "s", "announceInfo": ["Action": "Sign in"],
      "origin": ["browser": "Firefox", "country": "BE", "time": 1],
    ]
    let signed = shown.with(
      members.filter { ["account", "announceLogo", "enrolInfo"].contains($0.key) }
    )
    let digest = Base64URL.encoded(SHA256.hash(data: Array(signed.canonical.utf8)))
    return signed.with(["accounts": accounts, "confirmationNeeded": true, "digest": .text(digest)])
      .with(members)
  }

  /// An answer with `secondFactorInfo`.
  static func asked(
    _ context: JSONValue = "VERIFY",
    stopped: JSONValue = false,
    state: JSONValue = "SECOND_FACTOR",
    info: [String: JSONValue] = [:]
  ) -> JSONValue {
    let told: JSONValue = [
      "context": context, "blocked": false, "maxAttempts": 5, "failedAttempts": 0,
      "penalisedFor": 0, "showBiometrics": false, "pinRequired": false, "challenge": challenge,
    ]
    return ["state": state, "stopped": stopped, "secondFactorInfo": told.with(info)]
  }

  static let success: [String: JSONValue] = ["result": "SUCCESS", "retry": false]

  /// What a server that knows this PIN's verifier adds.
  static func serverProof(_ digits: String, _ request: FakeServer.Request) throws -> JSONValue {
    let proof = try PINProof(
      names: ("AbC", "p_instance"),
      password: PINProofTests.pin(digits).input(secret: SymmetricKey(data: pinSecret)),
      salt: Vectors.bytes(challenge["salt"]?.text),
      serverPublic: [5],
      secret: FixedRandomness.secret
    )
    let attempt = try #require(request.body["attemptId"]?.text)
    let block = Array("block".utf8)
    #expect(request.body["pin"]?["proof"]?.text == proof.proof(block: block, attempt: attempt))
    return .text(proof.serverProof(block: block, attempt: attempt))
  }

  /// A session that was opened and confirmed; a second factor is asked for.
  func confirmed(_ info: [String: JSONValue] = [:], context: JSONValue = "VERIFY") async throws {
    await fake.will((200, Self.opened()), (200, Self.asked(context, info: info)))
    let session = try await app.open(session: "s")
    #expect(try await app.setAccount(session.accounts[0], for: session) == .secondFactor)
    _ = await fake.calls()
  }

  /// A flow without a session that has begun.
  func begun(_ context: JSONValue, _ info: [String: JSONValue] = [:]) async throws {
    let told = Self.asked(context, info: info).with(["flowId": "f"])
    await fake.will((200, ["policy": try await app.loaded().policy]), (201, told))
    switch context {
    case "PIN_CHANGE_VERIFY": try await app.changePIN()
    case "BIOMETRICS_ADD": try await app.addBiometrics()
    default: try await app.removeBiometrics()
    }
    _ = await fake.calls()
  }
}

/// Callbacks as they come, in short.
struct Callbacks {
  private var iterator: AsyncStream<Interaction>.Iterator

  init(_ app: AppInstance) async { iterator = await app.interactions().makeAsyncIterator() }

  mutating func next() async -> Interaction? { await iterator.next() }

  /// The next one, which asks for a second factor or ends that.
  mutating func factor() async throws -> (stopped: Bool, info: SecondFactorInfo, session: Session?)
  {
    while let callback = await iterator.next() {
      if case .secondFactor(let stopped, let info, let session) = callback {
        return (stopped, info, session)
      }
    }
    throw FakeServer.Unasked()
  }
}
