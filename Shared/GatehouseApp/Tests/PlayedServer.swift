import Crypto
import Foundation

@testable import GatehouseApp

#if canImport(FoundationNetworking)
import FoundationNetworking
#endif

/// A server of the protocol that knows one instance, its PIN and what the test tells it to answer.
actor PlayedServer: Transport {
  /// What is asked for the factor, and what then proves the server.
  struct Question {
    let block = Array("gatehouse secret block".utf8)
    let salt = Array(UInt8(1)...16)
    let verifier: [UInt8]
    let secret = PINProofTests.number("gatehouse-b")

    /// pad(B).
    var serverPublic: [UInt8] {
      let multiplier = Array(SHA256.hash(data: Group.padded(Group.modulus) + [2]))
      let scaled = Group.product(Self.number(multiplier), Self.number(verifier))
      return Group.padded(Group.sum(scaled, Group.power(Self.number([2]), Group.words(secret))))
    }

    /// K, as the server computes it of A.
    func key(_ clientPublic: [UInt8]) -> SymmetricKey {
      let mixed = Array(SHA256.hash(data: clientPublic + serverPublic))
      let power = Group.power(Self.number(verifier), Group.words(mixed))
      let base = Group.product(Self.number(clientPublic), power)
      let shared = Group.padded(Group.power(base, Group.words(secret)))
      let salted = HMAC<SHA256>.authenticationCode(
        for: shared,
        using: SymmetricKey(data: Group.padded(Group.words(mixed)))
      )
      let code = HMAC<SHA256>.authenticationCode(
        for: Array("Caldera Derived Key".utf8) + [1],
        using: SymmetricKey(data: Array(salted))
      )
      return SymmetricKey(data: Array(code.prefix(16)))
    }

    private static func number(_ bytes: [UInt8]) -> [UInt64] { Group.number(bytes) ?? [] }
  }

  /// Methods and paths in their order.
  private(set) var requests: [String] = []
  private(set) var bodies: [JSONValue] = []
  private let question: Question
  private let isProving: Bool

  /// - Parameters:
  ///   - verifier: of the PIN.
  ///   - isProving: whether its SUCCESS has the `serverProof`.
  init(verifier: [UInt8], isProving: Bool = true) {
    question = Question(verifier: verifier)
    self.isProving = isProving
  }

  func send(_ request: URLRequest) throws -> (status: Int, body: Data) {
    let body = try request.httpBody.map { try JSONDecoder().decode(JSONValue.self, from: $0) }
    requests.append("\(request.httpMethod ?? "") \(request.url?.path ?? "")")
    bodies.append(body ?? .object([:]))
    return (200, Data(answer(request, body ?? .object([:])).canonical.utf8))
  }

  private func answer(_ request: URLRequest, _ body: JSONValue) -> JSONValue {
    guard request.url?.path.hasSuffix("/instances/self") == false else {
      return .object(["policy": .object([:]), "server": .object(["name": .text("Example")])])
    }
    if body["setPin"] != nil { return success("FIRST_SET", proof: nil) }
    guard let pin = body["pin"], let attempt = body["attemptId"]?.text,
      let told = pin["clientPublic"]?.text, let clientPublic = Data(base64Encoded: told)
    else { return asked(body["type"]?.text == nil ? "VERIFY" : "FIRST_SET") }
    let text = Array("gatehouse server\0".utf8) + question.block + Array(attempt.utf8)
    let code = HMAC<SHA256>.authenticationCode(
      for: text,
      using: question.key(Array(clientPublic))
    )
    return success("VERIFY", proof: isProving ? Data(code).base64EncodedString() : nil)
  }

  private func asked(_ context: String) -> JSONValue {
    .object([
      "stopped": .bool(false), "flowId": .text("flow"),
      "secondFactorInfo": .object([
        "context": .text(context),
        "challenge": .object([
          "block": .text(Data(question.block).base64EncodedString()),
          "salt": .text(Data(question.salt).base64EncodedString()),
          "serverPublic": .text(Data(question.serverPublic).base64EncodedString()),
        ]),
      ]),
    ])
  }

  private func success(_ context: String, proof: String?) -> JSONValue {
    .members([
      "stopped": .bool(true), "serverProof": .optional(proof),
      "secondFactorInfo": .object(["context": .text(context), "result": .text("SUCCESS")]),
    ])
  }
}
