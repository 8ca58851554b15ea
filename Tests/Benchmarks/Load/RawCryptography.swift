import Cryptography
import Foundation

/// CPU milliseconds of the cryptography that no implementation of an operation can do without.
struct RawCryptography: Sendable {
  let rsaSignature: Double
  let ecdsaSignature: Double
  let ecdsaCheck: Double
  let rsaCheck: Double
  /// Both exponentiation steps of an SRP sign-in on the server.
  let srpHandshake: Double
  /// A plain password against its verifier.
  let passwordCheck: Double

  /// Those of an ID token and an access token.
  private var tokenSignatures: Double { 2 * rsaSignature }

  /// What one operation needs, by its name.
  func cost(of operation: String) -> Double {
    switch operation {
    case "SRP sign-in", "USER_AUTH with SRP": srpHandshake + tokenSignatures
    case "passkey sign-in": ecdsaCheck + tokenSignatures
    case "SRP sign-in with a device": 2 * srpHandshake + tokenSignatures
    // Three proofs of the app and one decision of the account.
    case "app login with a PIN": srpHandshake + tokenSignatures + 4 * ecdsaCheck
    case "SRP sign-in with TOTP": srpHandshake + tokenSignatures
    case "refresh with a device": tokenSignatures
    case "ListDevices", "GetId", "GetCredentialsForIdentity": rsaCheck
    case "developer token (signed)": rsaSignature
    case "password sign-in", "password sign-in, MaxPerUser 20", "password sign-in, function":
      passwordCheck + tokenSignatures
    case "refresh", "refresh, sliding", "refresh, tracked": tokenSignatures
    case "GetUser", "ListUserSessions, 100": rsaCheck
    case "AdminCreateUser (signed)", "password on the page to code": passwordCheck
    case "SSO silent code to tokens": tokenSignatures
    default: 0
    }
  }

  /// Measures on so many threads at the same time.
  ///
  /// Processors that share a core's units are slower when both are busy, as they are under load: the
  /// same signature then costs more CPU time, in any process.
  static func measure(threads: Int) async throws -> RawCryptography {
    let message = [UInt8](repeating: 7, count: 900)
    let rsa = try SigningKey.generate(.rs256)
    let ecdsa = try SigningKey.generate(.es256)
    let signature = try rsa.sign(message)
    let verifying = rsa.verifyingKey
    let ecdsaSignature = try ecdsa.sign(message)
    let ecdsaVerifying = ecdsa.verifyingKey
    let identity = SRPIdentity(group: "AbCdEfGhI", user: "somebody")
    let salt = SRP.salt(SecureRandom.bytes(16))
    let password = Array(Subject.password.utf8)
    let verifier = SRP.verifier(identity: identity, password: password, salt: salt)
    let client = try SRP.Client()
    let exponent = SRP.makeServerExponent()
    return RawCryptography(
      rsaSignature: try await milliseconds(threads) { _ = try rsa.sign(message) },
      ecdsaSignature: try await milliseconds(threads) { _ = try ecdsa.sign(message) },
      ecdsaCheck: try await milliseconds(threads) {
        _ = ecdsaVerifying.isValid(signature: ecdsaSignature, for: message)
      },
      rsaCheck: try await milliseconds(threads) {
        _ = verifying.isValid(signature: signature, for: message)
      },
      srpHandshake: try await milliseconds(threads) {
        let serverPublic = try SRP.serverPublic(verifier: verifier, exponent: exponent)
        _ = try SRP.serverSessionKey(
          verifier: verifier,
          exponent: exponent,
          clientPublic: client.clientPublic,
          serverPublic: serverPublic
        )
      },
      passwordCheck: try await milliseconds(threads) {
        _ = SRP.verifier(identity: identity, password: password, salt: salt)
      }
    )
  }

  /// The mean over all threads, each of which counts its own CPU time: what else runs on the machine
  /// takes turns with them, but is not counted.
  private static func milliseconds(
    _ threads: Int,
    _ body: @escaping @Sendable () throws -> Void
  ) async throws -> Double {
    let means = try await withThrowingTaskGroup(of: Double.self) { group in
      for _ in 0..<threads {
        group.addTask { try mean(body) }
      }
      return try await group.reduce(into: []) { $0.append($1) }
    }
    return means.reduce(0, +) / Double(means.count)
  }

  private static func mean(_ body: () throws -> Void) throws -> Double {
    for _ in 0..<20 { try body() }
    let clock = ContinuousClock()
    let began = (wall: clock.now, cpu: threadCPUSeconds())
    var count = 0
    while began.wall.duration(to: clock.now) < .milliseconds(500) {
      try body()
      count += 1
    }
    return 1000 * (threadCPUSeconds() - began.cpu) / Double(count)
  }

  private static func threadCPUSeconds() -> Double {
    var time = timespec()
    unsafe clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
    return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
  }
}
