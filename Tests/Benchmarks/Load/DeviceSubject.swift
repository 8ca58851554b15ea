import Cryptography
import Foundation
import Synchronization

/// A device as a client keeps it, with the tokens of the sign-in that it came from.
struct LoadDevice: Sendable {
  let user: String
  let key: String
  let group: String
  let secret: [UInt8]
  let accessToken: String
  let refreshToken: String

  var identity: SRPIdentity { SRPIdentity(group: group, user: key) }
}

/// Authenticators whose codes are given out, each once.
final class Authenticators: Sendable {
  private struct Entry {
    let user: String
    let totp: TOTP
    /// The step of the newest code.
    var last: Int64
  }

  private let entries: Mutex<(list: [Entry], turn: Int)>

  init(_ secrets: [(user: String, secret: [UInt8], step: Int64)]) {
    let list = secrets.map {
      Entry(user: $0.user, totp: TOTP(secret: $0.secret), last: $0.step)
    }
    entries = Mutex((list, 0))
  }

  /// A user with a code that counts now; nil when all codes were given out, until time passes.
  func next() -> (user: String, code: String)? {
    entries.withLock { entries in
      let now = TOTP.step(atUnixSeconds: Int64(Date().timeIntervalSince1970))
      for _ in entries.list {
        entries.turn = (entries.turn + 1) % entries.list.count
        let entry = entries.list[entries.turn]
        // One early counts; one late could be two late when it arrives.
        let step = max(now, entry.last + 1)
        guard step <= now + 1 else { continue }
        entries.list[entries.turn].last = step
        return (entry.user, entry.totp.code(atStep: step))
      }
      return nil
    }
  }
}

/// A pool that remembers devices and knows second factors: some users have a device, some others an
/// authenticator.
struct DeviceSubject: Sendable {
  let calls: SRPSignIn
  let devices: [LoadDevice]
  let authenticators: Authenticators

  static func make(
    devices deviceCount: Int,
    authenticators authenticatorCount: Int,
    gatehouse: Gatehouse,
    over connection: Connection
  ) async throws -> DeviceSubject {
    let calls = try await makePool(gatehouse, over: connection)
    var devices: [LoadDevice] = []
    for number in 0..<deviceCount {
      devices.append(try await makeDevice("device-\(number)", calls, over: connection))
    }
    var secrets: [(user: String, secret: [UInt8], step: Int64)] = []
    for number in 0..<authenticatorCount {
      secrets.append(try await makeAuthenticator("totp-\(number)", calls, over: connection))
    }
    return DeviceSubject(
      calls: calls,
      devices: devices,
      authenticators: Authenticators(secrets)
    )
  }

  private static func makePool(
    _ gatehouse: Gatehouse,
    over connection: Connection
  ) async throws -> SRPSignIn {
    struct PoolInput: Encodable {
      let PoolName = "devices"
      let DeviceConfiguration = ["ChallengeRequiredOnNewDevice": true]
    }
    struct ClientInput: Encodable {
      let UserPoolId: String
      let ClientName = "devices"
      let ExplicitAuthFlows = ["ALLOW_USER_SRP_AUTH", "ALLOW_REFRESH_TOKEN_AUTH"]
    }
    struct FactorInput: Encodable {
      let UserPoolId: String
      let MfaConfiguration = "OPTIONAL"
      let SoftwareTokenMfaConfiguration = ["Enabled": true]
    }
    let pool: UserPoolAnswer = try await gatehouse.call(
      "CreateUserPool",
      PoolInput(),
      isSigned: true,
      over: connection
    )
    let id = pool.UserPool.Id
    let client: UserPoolClientAnswer = try await gatehouse.call(
      "CreateUserPoolClient",
      ClientInput(UserPoolId: id),
      isSigned: true,
      over: connection
    )
    let _: Nothing = try await gatehouse.call(
      "SetUserPoolMfaConfig",
      FactorInput(UserPoolId: id),
      isSigned: true,
      over: connection
    )
    return SRPSignIn(
      gatehouse: gatehouse,
      poolID: id,
      clientID: client.UserPoolClient.ClientId
    )
  }

  private static func makeDevice(
    _ user: String,
    _ calls: SRPSignIn,
    over connection: Connection
  ) async throws -> LoadDevice {
    struct Input: Encodable {
      let AccessToken: String
      let DeviceKey: String
      let DeviceSecretVerifierConfig: [String: String]
    }
    let result = try await signInFirst(user, calls, over: connection)
    guard let new = result.NewDeviceMetadata else {
      throw Gatehouse.Failure(description: "no device for \(user)")
    }
    let device = LoadDevice(
      user: user,
      key: new.DeviceKey,
      group: new.DeviceGroupKey,
      secret: Array(Base64.encode(SecureRandom.bytes(40)).utf8),
      accessToken: result.AccessToken,
      refreshToken: result.RefreshToken ?? ""
    )
    let salt = SRP.salt(SecureRandom.bytes(16))
    let verifier = SRP.verifier(identity: device.identity, password: device.secret, salt: salt)
    let _: Nothing = try await calls.gatehouse.call(
      "ConfirmDevice",
      Input(
        AccessToken: device.accessToken,
        DeviceKey: device.key,
        DeviceSecretVerifierConfig: [
          "PasswordVerifier": Base64.encode(verifier), "Salt": Base64.encode(salt),
        ]
      ),
      over: connection
    )
    return device
  }

  private static func makeAuthenticator(
    _ user: String,
    _ calls: SRPSignIn,
    over connection: Connection
  ) async throws -> (user: String, secret: [UInt8], step: Int64) {
    struct AssociateInput: Encodable { let AccessToken: String }
    struct AssociateAnswer: Decodable { let SecretCode: String }
    struct VerifyInput: Encodable {
      let AccessToken: String
      let UserCode: String
    }
    struct PreferenceInput: Encodable {
      let AccessToken: String
      let SoftwareTokenMfaSettings = ["Enabled": true, "PreferredMfa": true]
    }
    let token = try await signInFirst(user, calls, over: connection).AccessToken
    let associated: AssociateAnswer = try await calls.gatehouse.call(
      "AssociateSoftwareToken",
      AssociateInput(AccessToken: token),
      over: connection
    )
    let secret = Base32.decode(associated.SecretCode) ?? []
    let step = TOTP.step(atUnixSeconds: Int64(Date().timeIntervalSince1970))
    let code = TOTP(secret: secret).code(atStep: step)
    let _: Nothing = try await calls.gatehouse.call(
      "VerifySoftwareToken",
      VerifyInput(AccessToken: token, UserCode: code),
      over: connection
    )
    let _: Nothing = try await calls.gatehouse.call(
      "SetUserMFAPreference",
      PreferenceInput(AccessToken: token),
      over: connection
    )
    return (user, secret, step)
  }

  private static func signInFirst(
    _ user: String,
    _ calls: SRPSignIn,
    over connection: Connection
  ) async throws -> AuthenticationAnswer.Result {
    try await Subject.makeUser(
      user,
      in: calls.poolID,
      gatehouse: calls.gatehouse,
      over: connection
    )
    let answer = try await calls.provePassword(of: user, over: connection)
    guard let result = answer.AuthenticationResult else {
      throw Gatehouse.Failure(description: "no tokens for \(user)")
    }
    return result
  }
}
