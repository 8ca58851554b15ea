import Crypto
import Foundation
import Testing

@testable import GatehouseApp

#if canImport(FoundationNetworking)
import FoundationNetworking
#endif

/// The files of `Services/DeviceRegistry/vectors`.
enum Vectors {
  static let names = ["enrolment", "login", "wrong-pin", "pin-change", "biometric", "transaction"]

  static func read(_ name: String) throws -> JSONValue {
    var root = URL(fileURLWithPath: #filePath)
    for _ in 0..<4 { root.deleteLastPathComponent() }
    let file = root.appendingPathComponent("Services/DeviceRegistry/vectors/\(name).json")
    return try JSONDecoder().decode(JSONValue.self, from: Data(contentsOf: file))
  }

  static func bytes(_ text: String?) throws -> Data {
    try #require(text.flatMap { Data(base64Encoded: $0) })
  }

  static func bytes(base64URL text: some StringProtocol) throws -> Data {
    let padded = text + String(repeating: "=", count: (4 - text.count % 4) % 4)
    return try bytes(
      padded.replacingOccurrences(of: "-", with: "+").replacingOccurrences(of: "_", with: "/")
    )
  }

  static func publicKey(_ jwk: JSONValue?) throws -> P256.Signing.PublicKey {
    let x = try bytes(base64URL: #require(jwk?["x"]?.text))
    let y = try bytes(base64URL: #require(jwk?["y"]?.text))
    return try P256.Signing.PublicKey(rawRepresentation: x + y)
  }

  /// Header and payload of a JWS whose signature holds.
  static func parts(
    _ jws: String,
    by key: JSONValue?
  ) throws -> (header: JSONValue, payload: JSONValue) {
    let parts = jws.split(separator: ".")
    try #require(parts.count == 3)
    let signature = try P256.Signing.ECDSASignature(rawRepresentation: bytes(base64URL: parts[2]))
    let signed = Data("\(parts[0]).\(parts[1])".utf8)
    try #require(try publicKey(key).isValidSignature(signature, for: signed))
    let decoder = JSONDecoder()
    return (
      try decoder.decode(JSONValue.self, from: bytes(base64URL: parts[0])),
      try decoder.decode(JSONValue.self, from: bytes(base64URL: parts[1]))
    )
  }
}

/// The vectors' keys, under the names that the library gives them.
actor VectorKeys: KeyStore {
  let hasStrongBiometrics = true
  private let keys: [String: SoftwareKey]
  private var made: Set<String> = ["instance"]
  private var secrets: [String: Data]

  init(_ told: JSONValue, state: Data?) throws {
    keys = try (told["keys"]?.object ?? [:]).mapValues { key in
      let number = try Vectors.bytes(base64URL: key["jwk"]?["d"]?.text ?? "")
      return SoftwareKey(try P256.Signing.PrivateKey(rawRepresentation: number))
    }
    secrets = ["pin": try Vectors.bytes(told["pinSecret"]?.text)]
    secrets["state"] = state
    made.insert("account")
  }

  private func kept(_ name: String) throws -> SoftwareKey {
    try #require(keys[String(name.prefix { $0 != " " })])
  }

  func makeKey(named name: String, protectedBy: KeyProtection) throws -> any SigningKey {
    made.insert(name)
    return try kept(name)
  }

  func key(named name: String) throws -> (any SigningKey)? {
    made.contains(name) ? try kept(name) : nil
  }

  func removeKey(named name: String) { made.remove(name) }

  func secret(named name: String) -> Data? { secrets[name] }

  func setSecret(_ secret: Data?, named name: String) { secrets[name] = secret }
}

/// What the vector's app drew.
actor VectorRandomness: Randomness {
  private var identifiers: [String] = []
  private var numbers: [[UInt8]] = []

  init(_ exchanges: [JSONValue]) throws {
    for exchange in exchanges {
      if let body = exchange["request"]?["body"]?.text, !body.isEmpty {
        let told = try JSONDecoder().decode(JSONValue.self, from: Data(body.utf8))
        if let attempt = told["attemptId"]?.text { identifiers.append(attempt) }
      }
      identifiers.append(try #require(exchange["request"]?["dpop"]?["payload"]?["jti"]?.text))
      let computed = exchange["computed"]
      if let drawn = computed?["pin"]?["a"] ?? computed?["setPin"]?["salt"] {
        numbers.append(Array(try Vectors.bytes(drawn.text)))
      }
    }
  }

  func identifier() -> String { identifiers.isEmpty ? "" : identifiers.removeFirst() }

  func bytes(_ count: Int) -> [UInt8] { numbers.isEmpty ? [1] : numbers.removeFirst() }
}

/// The vector's server: each request must be the one that it shows.
actor VectorTransport: Transport {
  private(set) var left: ArraySlice<JSONValue>
  private let keys: JSONValue?

  init(_ exchanges: [JSONValue], _ keys: JSONValue?) {
    left = exchanges[...]
    self.keys = keys
  }

  func send(_ request: URLRequest) async throws -> (status: Int, body: Data) {
    let next = left.popFirst()
    let exchange = try #require(next)
    let shown = try #require(exchange["request"])
    #expect(request.httpMethod == shown["method"]?.text)
    #expect(request.url?.absoluteString == shown["url"]?.text)
    let body = request.httpBody ?? Data()
    try checkProof(request.value(forHTTPHeaderField: "DPoP"), body, shown["dpop"])
    try check(body, shown["body"]?.text ?? "", exchange["computed"])
    let answer = try #require(exchange["answer"]).canonical
    return (exchange["status"]?.integer ?? 0, Data(answer.utf8))
  }

  /// All but `bh`, which is over a body with another signature in it.
  private func checkProof(_ proof: String?, _ body: Data, _ shown: JSONValue?) throws {
    let (header, payload) = try Vectors.parts(#require(proof), by: keys?["instance"]?["jwk"])
    #expect(header == shown?["header"])
    #expect(payload["bh"]?.text == Base64URL.encoded(SHA256.hash(data: body)))
    var claims = try #require(payload.object)
    claims["bh"] = shown?["payload"]?["bh"]
    #expect(.object(claims) == shown?["payload"])
  }

  /// All but what ECDSA signs by chance: such a signature must hold.
  private func check(_ body: Data, _ shown: String, _ computed: JSONValue?) throws {
    guard !shown.isEmpty else { return #expect(body.isEmpty) }
    let decoder = JSONDecoder()
    var sent = try #require(try decoder.decode(JSONValue.self, from: body).object)
    var expected = try #require(try decoder.decode(JSONValue.self, from: Data(shown.utf8)).object)
    if let decision = computed?["decision"] {
      let (header, payload) = try Vectors.parts(
        #require(sent["decision"]?.text),
        by: keys?["account"]?["jwk"]
      )
      #expect(header == decision["header"] && payload == decision["payload"])
    }
    if let biometric = computed?["biometric"] {
      let signature = try P256.Signing.ECDSASignature(
        rawRepresentation: Vectors.bytes(base64URL: sent["biometric"]?["signature"]?.text ?? "")
      )
      let key = try Vectors.publicKey(keys?["biometric"]?["jwk"])
      #expect(key.isValidSignature(signature, for: try Vectors.bytes(biometric["signed"]?.text)))
    }
    for name in ["decision", "biometric"] {
      let isSent = sent.removeValue(forKey: name) != nil
      #expect(isSent == (expected.removeValue(forKey: name) != nil))
    }
    #expect(sent == expected)
  }
}
