import Crypto
import Foundation

/// The app's half of SRP-6a, where the server speaks first; names as in the protocol.
struct PINProof {
  /// pad(A).
  let clientPublic: [UInt8]
  /// K.
  let key: SymmetricKey
  private let names: String

  /// - Throws: `AppError.serverValueRefused` for a `serverPublic` that is 0 modulo N or not below it.
  init(
    names: (pool: String, instance: String),
    password: String,
    salt: some Sequence<UInt8>,
    serverPublic: some Collection<UInt8>,
    secret a: [UInt8]
  ) throws(AppError) {
    // A server that sends 0 would know S without the verifier.
    guard let B = Group.number(serverPublic), !Group.isZero(B) else { throw .serverValueRefused }
    let g = Self.generator
    let A = Group.power(g, Group.words(a))
    clientPublic = Group.padded(A)
    let u = Self.hash(clientPublic, Group.padded(B))
    let x = Self.exponent(names: names, password: password, salt: salt)
    let base = Group.subtracted(Group.product(Self.multiplier, Group.power(g, x)), from: B)
    let S = Group.power(base, Group.exponent(Group.words(a), Group.words(u), x))
    key = Self.derivedKey(u, S)
    self.names = names.pool + names.instance
  }

  /// K: HKDF (RFC 5869) with the salt pad(u).
  static func derivedKey(_ u: [UInt8], _ S: [UInt64]) -> SymmetricKey {
    let salted = HMAC<SHA256>.authenticationCode(
      for: Group.padded(S),
      using: SymmetricKey(data: Group.padded(Group.words(u)))
    )
    let code = HMAC<SHA256>.authenticationCode(
      for: Array("Caldera Derived Key".utf8) + [1],
      using: SymmetricKey(data: Array(salted))
    )
    return SymmetricKey(data: Array(code.prefix(16)))
  }

  func proof(block: [UInt8], attempt: String) -> String {
    let text = Array(names.utf8) + block + Array(attempt.utf8)
    return Data(HMAC<SHA256>.authenticationCode(for: text, using: key)).base64EncodedString()
  }

  /// Whether it is what only a server with the verifier can say; compared in constant time.
  func isRight(serverProof: String?, block: [UInt8], attempt: String) -> Bool {
    guard let serverProof, let code = Data(base64Encoded: serverProof) else { return false }
    let text = Self.serverText(block, attempt)
    return HMAC<SHA256>.isValidAuthenticationCode(code, authenticating: text, using: key)
  }

  func serverProof(block: [UInt8], attempt: String) -> String {
    let text = Self.serverText(block, attempt)
    return Data(HMAC<SHA256>.authenticationCode(for: text, using: key)).base64EncodedString()
  }

  private static func serverText(_ block: [UInt8], _ attempt: String) -> [UInt8] {
    Array("gatehouse server\0".utf8) + block + Array(attempt.utf8)
  }
}

extension PINProof {
  /// pad(v) for a new PIN.
  static func verifier(
    names: (pool: String, instance: String),
    password: String,
    salt: some Sequence<UInt8>
  ) -> [UInt8] {
    Group.padded(Group.power(generator, exponent(names: names, password: password, salt: salt)))
  }

  private static let generator = Group.number([2]) ?? []
  /// k.
  private static let multiplier =
    Group.number(hash(Group.padded(Group.modulus), [2])) ?? []

  private static func exponent(
    names: (pool: String, instance: String),
    password: String,
    salt: some Sequence<UInt8>
  ) -> [UInt64] {
    let inner = hash(Array("\(names.pool)\(names.instance):\(password)".utf8))
    return Group.words(hash(Array(salt), inner))
  }

  private static func hash(_ parts: [UInt8]...) -> [UInt8] {
    Array(SHA256.hash(data: parts.flatMap { $0 }))
  }
}
