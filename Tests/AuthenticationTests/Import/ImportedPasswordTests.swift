import AuthenticationMessages
internal import AuthenticationService
import Postgres
internal import PublicOperations
import TestSupport
import Testing

@testable import AuthenticationCore
@testable import AuthenticationSignIn

@Suite("Imported password hashes")
struct ImportedPasswordTests {
  struct Sample: Sendable, CustomTestStringConvertible {
    let algorithm: String
    let password: String
    let hash: String

    var testDescription: String { algorithm }
  }

  static let bcrypt = Sample(
    algorithm: "BCRYPT",
    password: "abcdefghijklmnopqrstuvwxyz",
    hash: "$2a$08$aTsUwsyowQuzRrDqFflhgekJ8d9/7Z3GV3UcgvzQW3J5zMyrTvlz."
  )
  static let samples = [
    bcrypt,
    Sample(
      algorithm: "SCRYPT",
      password: "pleaseletmein",
      hash: "16384$8$1$536f6469756d43686c6f72696465$"
        + "7023bdcb3afd7348461c06cd81fd38ebfda8fbba904f8e3ea9b543f6545da1f2"
        + "d5432955613f0fcf62d49705242a9af9e61e85dc0d651e40dfcf017b45575887"
    ),
    Sample(
      algorithm: "ARGON2ID",
      password: "password",
      hash: "$argon2id$v=19$m=256,t=2,p=1$c29tZXNhbHQ$"
        + "nf65EOgLrQMR/uIPnA4rEsF5h7TKyQwu9U1bMCHGi/4"
    ),
    Sample(
      algorithm: "PBKDF2_SHA256",
      password: "passwordPASSWORDpassword",
      hash: "$pbkdf2-sha256$4096$c2FsdFNBTFRzYWx0U0FMVHNhbHRTQUxUc2FsdFNBTFRzYWx0$"
        + "NIyJ28vTKy8y2BS4EW6EzysXNH68GAAYHE4qH7jdU.HGNVGMfaxH6Q"
    ),
  ]

  static func file(_ hash: String, name: String = "ann") -> String {
    "cognito:username,email,email_verified,password_hash\n"
      + "\(name),\(name)@example.com,true,\"\(hash)\"\n"
  }

  static func imported(
    _ sample: Sample,
    hidesExistence: Bool = false
  ) async throws -> Stage {
    let stage = try await Stage.importing(hidesExistence: hidesExistence)
    let job = try await stage.importFile(file(sample.hash), sample.algorithm)
    #expect(job.status == "Succeeded")
    return stage
  }

  func hashCount(_ stage: Stage) async throws -> Int {
    try await stage.count(
      """
      SELECT count(*) AS count FROM authentication.users
      WHERE user_pool_id = \(stage.poolID) AND sealed_password_hash IS NOT NULL
      """
    )
  }

  @Test(
    "the first password sign-in makes a verifier of the hash; then SRP works",
    arguments: samples
  )
  func adoption(_ sample: Sample) async throws {
    let stage = try await Self.imported(sample)
    #expect(try await stage.describeUser("ann").userStatus == "CONFIRMED")
    #expect(try await hashCount(stage) == 1)
    await #expect(throws: AuthenticationFailure.incorrectPassword) {
      try await stage.signIn("ann", sample.password + "x")
    }
    await #expect(throws: AuthenticationFailure.incorrectPassword) {
      try await stage.signIn("ann", sample.password + "\u{0}")
    }
    #expect(try await hashCount(stage) == 1)
    #expect(try await stage.tokens("ann", sample.password).accessToken != nil)
    #expect(try await hashCount(stage) == 0)
    #expect(try await stage.tokens("ann", sample.password).accessToken != nil)
    let exchange = try await SRPExchange(stage, "ann")
    let answer = try await stage.respond("PASSWORD_VERIFIER", exchange.answers(sample.password))
    #expect(answer.authenticationResult?.accessToken != nil)
  }

  @Test("until then SRP fails like a wrong password")
  func noSRP() async throws {
    let stage = try await Self.imported(Self.bcrypt)
    let exchange = try await SRPExchange(stage, "ann")
    await #expect(throws: AuthenticationFailure.incorrectPassword) {
      try await stage.respond("PASSWORD_VERIFIER", exchange.answers(Self.bcrypt.password))
    }
  }

  @Test("an administrator's password flow makes a verifier as well")
  func administrator() async throws {
    let stage = try await Self.imported(Self.bcrypt)
    let answer = try await stage.service.signIn.adminInitiateAuth(
      AdminInitiateAuthRequest(
        userPoolId: stage.poolID,
        clientId: stage.clientID,
        authFlow: "ADMIN_USER_PASSWORD_AUTH",
        authParameters: ["USERNAME": "ann", "PASSWORD": Self.bcrypt.password]
      ),
      call: .recording(stage.context)
    )
    #expect(answer.authenticationResult != nil)
    #expect(try await hashCount(stage) == 0)
  }

  @Test("of two first sign-ins at once both succeed")
  func twoAtOnce() async throws {
    let stage = try await Self.imported(Self.bcrypt)
    async let one = stage.tokens("ann", Self.bcrypt.password)
    async let other = stage.initiate(
      "USER_PASSWORD_AUTH",
      ["USERNAME": "ann", "PASSWORD": Self.bcrypt.password],
      on: stage.harness.twin
    )
    #expect(try await one.accessToken != nil)
    #expect(try await other.authenticationResult?.accessToken != nil)
  }

  @Test("any password that is set takes the hash's place", arguments: ["forgot", "admin", "reset"])
  func replacement(_ way: String) async throws {
    let stage = try await Self.imported(Self.bcrypt)
    switch way {
    case "forgot":
      try await stage.forgot("ann")
      try await stage.recover("ann", try await stage.newestCode("ann"))
    case "admin":
      try await stage.setPassword("ann", "N3w!Password", permanent: true)
    default:
      try await stage.reset("ann")
      try await stage.recover("ann", try await stage.newestCode("ann"))
    }
    #expect(try await hashCount(stage) == 0)
    await #expect(throws: AuthenticationFailure.incorrectPassword) {
      try await stage.signIn("ann", Self.bcrypt.password)
    }
    #expect(try await stage.tokens("ann", "N3w!Password").accessToken != nil)
  }

  @Test("a verifier counts although the hash is still there, as an older version leaves it")
  func olderVersion() async throws {
    let stage = try await Self.imported(Self.bcrypt)
    try await stage.addUser("bob")
    let pool = stage.harness.database.administrationPool()
    try await pool.execute(
      """
      UPDATE authentication.users AS u SET srp_salt = b.srp_salt,
        sealed_srp_verifier = b.sealed_srp_verifier
      FROM authentication.users AS b
      WHERE u.username = 'ann' AND b.username = 'bob'
        AND u.user_pool_id = \(stage.poolID) AND b.user_pool_id = \(stage.poolID)
      """
    )
    // Bob's verifier does not open in Ann's row: the hash is not even looked at.
    await #expect {
      try await stage.signIn("ann", Self.bcrypt.password)
    } throws: { error in
      if case .internalFault = error as? AuthenticationFailure { true } else { false }
    }
  }

  @Test("a hash opens in its own row alone, and the database does not disclose it")
  func sealedForItsRow() async throws {
    let stage = try await Self.imported(Self.bcrypt)
    _ = try await stage.importFile(
      Self.file("$2a$06$If6bvum7DFjUnE9p2uDeDu0YHzrHM6tf.iqN8.yx.jNN1ILEf7h0i", name: "bob"),
      "BCRYPT"
    )
    #expect(try await !stage.harness.storedText().contains(Self.bcrypt.hash.dropFirst(7)))
    try await stage.harness.database.administrationPool().execute(
      """
      UPDATE authentication.users SET sealed_password_hash = (
        SELECT sealed_password_hash FROM authentication.users
        WHERE user_pool_id = \(stage.poolID) AND username = 'bob'
      ) WHERE user_pool_id = \(stage.poolID) AND username = 'ann'
      """
    )
    await #expect {
      try await stage.signIn("ann", "abc")
    } throws: { error in
      if case .internalFault = error as? AuthenticationFailure { true } else { false }
    }
  }

  @Test("wrong passwords count towards the lock as those of other users do")
  func lock() async throws {
    let stage = try await Self.imported(Self.bcrypt, hidesExistence: true)
    for _ in 0..<5 {
      await #expect(throws: AuthenticationFailure.incorrectPassword) {
        try await stage.signIn("ann", "Wr0ng!Password")
      }
    }
    await #expect(throws: AuthenticationFailure.passwordAttemptsExceeded) {
      try await stage.signIn("ann", Self.bcrypt.password)
    }
    stage.harness.clock.advance(by: .seconds(2))
    #expect(try await stage.tokens("ann", Self.bcrypt.password).accessToken != nil)
  }

  @Test("who is disabled is told so only with the right password")
  func disabled() async throws {
    let stage = try await Self.imported(Self.bcrypt)
    try await stage.disable("ann")
    await #expect(throws: AuthenticationFailure.userDisabled) {
      try await stage.signIn("ann", Self.bcrypt.password)
    }
    await #expect(throws: AuthenticationFailure.incorrectPassword) {
      try await stage.signIn("ann", "Wr0ng!Password")
    }
  }

  @Test("the verifier that comes of a hash is remembered where the pool forbids old passwords")
  func history() async throws {
    let stage = try await Stage.importing(
      CreateUserPoolRequest(
        policies: UserPoolPolicyType(
          passwordPolicy: PasswordPolicyType(
            minimumLength: 6,
            requireUppercase: false,
            requireLowercase: false,
            requireNumbers: false,
            requireSymbols: false,
            passwordHistorySize: 3
          )
        ),
        autoVerifiedAttributes: ["email"],
        userPoolTier: "ESSENTIALS"
      )
    )
    _ = try await stage.importFile(Self.file(Self.bcrypt.hash), "BCRYPT")
    let token = try await stage.tokens("ann", Self.bcrypt.password).accessToken
    await #expect {
      try await stage.change(token, from: Self.bcrypt.password, to: Self.bcrypt.password)
    } throws: { error in
      if case .passwordHistory = error as? AuthenticationFailure { true } else { false }
    }
  }

  @Test("a file without the column fails, an empty value is a user without a password")
  func column() async throws {
    let stage = try await Stage.importing()
    let failed = try await stage.importFile(ImportFile.users(1), "BCRYPT")
    #expect(failed.status == "Failed")
    #expect(failed.completionMessage == "The CSV header lacks the column password_hash.")
    let job = try await stage.importFile(Self.file(""), "BCRYPT")
    #expect(job.importedUsers == 1)
    #expect(try await stage.describeUser("ann").userStatus == "RESET_REQUIRED")
  }

  @Test("a hash of another algorithm or beyond the bounds refuses its row", arguments: samples)
  func refusals(_ sample: Sample) async throws {
    let stage = try await Stage.importing()
    let other = sample.algorithm == "BCRYPT" ? "SCRYPT" : "BCRYPT"
    let job = try await stage.importFile(Self.file(sample.hash), other)
    #expect(
      try await stage.log(job) == [
        "[FAILED] Line Number 2 - The password_hash has not the form of \(other)."
      ]
    )
    let costly = try await stage.importFile(
      Self.file("$argon2id$v=19$m=4194304,t=2,p=1$c29tZXNhbHQ$c29tZXNhbHRzb21lc2FsdA"),
      "ARGON2ID"
    )
    #expect(
      try await stage.log(costly) == [
        "[FAILED] Line Number 2 - A parameter of the password_hash is out of bounds."
      ]
    )
    #expect(try await stage.userCount() == 0)
  }

  @Test("who was imported without a password is asked to reset it, where existence is no secret")
  func resetRequired() async throws {
    let stage = try await Stage.importing()
    _ = try await stage.importFile(ImportFile.users(1))
    await #expect(throws: AuthenticationFailure.passwordResetRequired) {
      try await stage.signIn("user1", "any password")
    }
    let exchange = try await SRPExchange(stage, "user1")
    await #expect(throws: AuthenticationFailure.passwordResetRequired) {
      try await stage.respond("PASSWORD_VERIFIER", exchange.answers("any password"))
    }
    let hiding = try await Stage.importing(hidesExistence: true)
    _ = try await hiding.importFile(ImportFile.users(1))
    await #expect(throws: AuthenticationFailure.incorrectPassword) {
      try await hiding.signIn("user1", "any password")
    }
  }
}
