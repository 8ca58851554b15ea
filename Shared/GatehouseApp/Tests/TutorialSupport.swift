import Crypto
import Foundation
import Testing

@testable import GatehouseApp

/// The server's half of a PIN's proof, with the verifier that the app has sent.
actor TestVerifier {
  private static let secret = Group.words((UInt8(1)...32).reversed())
  private static let two = Group.number([2]) ?? []
  private var salt = ""
  private var verifier: [UInt64] = []

  func keep(_ pin: JSONValue?) {
    salt = pin?["salt"]?.text ?? ""
    verifier = Group.number(Data(base64Encoded: pin?["verifier"]?.text ?? "") ?? Data()) ?? []
  }

  func challenge() -> JSONValue {
    let block = Data("block".utf8).base64EncodedString()
    let public64 = Data(Group.padded(serverPublic)).base64EncodedString()
    return ["block": .text(block), "salt": .text(salt), "serverPublic": .text(public64)]
  }

  func serverProof(_ request: FakeServer.Request) throws -> JSONValue {
    let sent = try Vectors.bytes(request.body["pin"]?["clientPublic"]?.text)
    let A = try #require(Group.number(sent))
    let u = Array(SHA256.hash(data: sent + Group.padded(serverPublic)))
    let S = Group.power(Group.product(A, Group.power(verifier, Group.words(u))), Self.secret)
    let attempt = try #require(request.body["attemptId"]?.text)
    let code = HMAC<SHA256>.authenticationCode(
      for: Data("gatehouse server\0block\(attempt)".utf8),
      using: PINProof.derivedKey(u, S)
    )
    return .text(Data(code).base64EncodedString())
  }

  private var serverPublic: [UInt64] {
    let k = Group.number(SHA256.hash(data: Group.padded(Group.modulus) + [2]).map { $0 }) ?? []
    return Group.sum(Group.product(k, verifier), Group.power(Self.two, Self.secret))
  }
}

/// A user who says yes, and has these PINs in mind.
actor Thumb: Screens {
  private var pins: [String]
  private var written: [String] = []
  private var readers: [(Int, CheckedContinuation<[String], Never>)] = []

  init(_ pins: [String]) { self.pins = pins }

  func confirm(_ session: Session) -> Bool { true }

  func choose(_ accounts: [Account]) -> Account? { accounts.first }

  func enterPIN(_ info: SecondFactorInfo) -> PIN? {
    pins.isEmpty ? nil : PINProofTests.pin(pins.removeFirst())
  }

  func dismiss(_ info: SecondFactorInfo) {
    written.append("\(info.context.rawValue) \(info.result?.rawValue ?? "")")
    for (count, reader) in readers where written.count >= count {
      reader.resume(returning: written)
    }
    readers.removeAll { written.count >= $0.0 }
  }

  /// What was told, once it is so much.
  func dismissed(_ count: Int) async -> [String] {
    if written.count >= count { return written }
    return await withCheckedContinuation { readers.append((count, $0)) }
  }
}
