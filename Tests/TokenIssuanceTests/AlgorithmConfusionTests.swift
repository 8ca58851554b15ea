import Cryptography
import Domain
import RPC
import TestSupport
import Testing
import TokenIssuanceMessages
import TokenIssuanceStubs

@testable import TokenIssuanceService

/// Forged tokens whose headers ask for another check than the key's own.
@Suite("The key decides the algorithm (E.1.16)")
struct AlgorithmConfusionTests {
  /// A token of the pool, with the kid and the public half of its key.
  private struct Subject {
    let harness: TokenIssuanceHarness
    let parts: TokenParts
    let keyID: String
    let jwk: [String: String]

    init(_ algorithm: String) async throws {
      harness = try await TokenIssuanceHarness(algorithm: algorithm)
      let token = try await harness.issue().access
      parts = try TokenParts(token)
      guard case .text(let id)? = try DecodedToken(token).header["kid"] else { throw MissingKey() }
      keyID = id
      guard let jwk = try await harness.keySet().keys.first(where: { $0["kid"] == id }) else {
        throw MissingKey()
      }
      self.jwk = jwk
    }

    /// What each operation that takes a token says of this one; "" where one accepts it.
    func verdicts(
      _ header: String,
      _ signature: (String) throws -> [UInt8]
    ) async throws -> Set<String> {
      var forged = parts
      forged.header = base64URL(header)
      forged.signature = Base64URL.encode(try signature("\(forged.header).\(forged.payload)"))
      let verified = await reason { () async throws(RPCError) in
        _ = try await harness.verify(forged.bytes)
      }
      let proved = await reason { () async throws(RPCError) in
        _ = try await harness.instance.proof.proveUserPoolToken(
          ProveUserPoolTokenRequest(userPoolId: harness.pool.text, token: forged.bytes),
          context: harness.context
        )
      }
      return [verified, proved]
    }
  }

  private struct MissingKey: Error {}

  private static let refused: Set<String> = ["access_token_invalid", "pool_token_unverified"]
  private static let unread: Set<String> = ["access_token_invalid", "pool_token_invalid"]

  @Test("HS256 with a public key as its secret", arguments: ["RS256", "ES256"])
  func keyedHash(_ algorithm: String) async throws {
    let subject = try await Subject(algorithm)
    let members = ["n", "x", "y"].compactMap { subject.jwk[$0] }
    var secrets = members.map { Array($0.utf8) } + members.compactMap { Base64URL.decode($0) }
    secrets.append(secrets.reduce([4], +))
    for secret in secrets {
      for header in [#"{"kid":"\#(subject.keyID)","alg":"HS256"}"#, #"{"alg":"HS256"}"#] {
        let verdicts = try await subject.verdicts(header) {
          HMACKey(secret).authenticate(Array($0.utf8))
        }
        #expect(verdicts == Self.unread)
      }
      // The header that the key's tokens have: the MAC is no signature.
      let header = #"{"kid":"\#(subject.keyID)","alg":"\#(algorithm)"}"#
      let verdicts = try await subject.verdicts(header) {
        HMACKey(secret).authenticate(Array($0.utf8))
      }
      #expect(verdicts == Self.refused)
    }
  }

  @Test("no algorithm, with a signature and without", arguments: ["none", "None", "NONE", ""])
  func none(_ name: String) async throws {
    let subject = try await Subject("ES256")
    let good = try #require(Base64URL.decode(subject.parts.signature))
    for signature in [[], good] {
      let header = #"{"kid":"\#(subject.keyID)","alg":"\#(name)"}"#
      #expect(try await subject.verdicts(header) { _ in signature } == Self.unread)
    }
  }

  @Test("the other algorithm's header, signed by the key itself", arguments: ["RS256", "ES256"])
  func otherAlgorithm(_ algorithm: String) async throws {
    let subject = try await Subject(algorithm)
    let service = subject.harness.instance.service
    let key = try #require(
      try await service.keys.key(
        subject.keyID,
        of: .userPool(subject.harness.pool),
        at: subject.harness.clock.now()
      )
    )
    let other = algorithm == "RS256" ? "ES256" : "RS256"
    let header = #"{"kid":"\#(subject.keyID)","alg":"\#(other)"}"#
    #expect(
      try await subject.verdicts(header) { try key.key.sign(Array($0.utf8)) } == Self.refused
    )
    let right = #"{"kid":"\#(subject.keyID)","alg":"\#(algorithm)"}"#
    #expect(try await subject.verdicts(right) { try key.key.sign(Array($0.utf8)) } == [""])
  }

  @Test("signatures by a key of the forger's, of either kind, under the kid of the pool's")
  func foreignKey() async throws {
    let subject = try await Subject("ES256")
    for algorithm in SignatureAlgorithm.allCases {
      let key = try SigningKey.generate(algorithm)
      let header = #"{"kid":"\#(subject.keyID)","alg":"\#(algorithm.rawValue)"}"#
      #expect(try await subject.verdicts(header) { try key.sign(Array($0.utf8)) } == Self.refused)
    }
  }

  @Test("a point and a scalar that are no signature: zero, the order, other lengths")
  func badSignatures() async throws {
    let subject = try await Subject("ES256")
    let good = try #require(Base64URL.decode(subject.parts.signature))
    let (r, s) = (Array(good.prefix(32)), Array(good.suffix(32)))
    let zero = [UInt8](repeating: 0, count: 32)
    let full = [UInt8](repeating: 0xFF, count: 32)
    let header = #"{"kid":"\#(subject.keyID)","alg":"ES256"}"#
    let bad = [
      zero + s, r + zero, zero + zero, full + s, r + full, r, [], good + [0], [0] + r + [0] + s,
      Array(good.dropLast()), s + r,
    ]
    for signature in bad {
      #expect(try await subject.verdicts(header) { _ in signature } == Self.refused)
    }
  }
}
