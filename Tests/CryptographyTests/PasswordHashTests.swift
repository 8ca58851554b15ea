import Cryptography
import Testing

@Suite("Password hashes of other systems")
struct PasswordHashTests {
  @Test(
    "a password longer than bcrypt's library takes is a wrong one",
    arguments: [511, 512, 5000]
  )
  func long(count: Int) throws {
    let hash = try PasswordHash(
      "$2a$06$If6bvum7DFjUnE9p2uDeDu0YHzrHM6tf.iqN8.yx.jNN1ILEf7h0i",
      algorithm: .bcrypt
    )
    #expect(try hash.matches([UInt8](repeating: 0x61, count: count)) == false)
  }

  struct Sample: Sendable, CustomTestStringConvertible {
    let algorithm: PasswordHash.Algorithm
    let password: String
    let text: String

    var testDescription: String { "\(algorithm) \(text.prefix(24))" }

    init(_ algorithm: PasswordHash.Algorithm, _ password: String, _ text: String) {
      self.algorithm = algorithm
      self.password = password
      self.text = text
    }
  }

  /// Made by other implementations: OpenBSD's and jBCrypt's published vectors, RFC 7914 §12, the
  /// reference library's own tests, Python's hashlib.
  static let samples = [
    Sample(.bcrypt, "abc", "$2a$06$If6bvum7DFjUnE9p2uDeDu0YHzrHM6tf.iqN8.yx.jNN1ILEf7h0i"),
    Sample(
      .bcrypt,
      "abcdefghijklmnopqrstuvwxyz",
      "$2a$08$aTsUwsyowQuzRrDqFflhgekJ8d9/7Z3GV3UcgvzQW3J5zMyrTvlz."
    ),
    Sample(.bcrypt, "Pässwörd", "$2y$05$CCCCCCCCCCCCCCCCCCCCC.0rL6hdAuJwptqFRIoj6MuCOI64TLFhC"),
    Sample(.bcrypt, "U*U*U", "$2b$05$XXXXXXXXXXXXXXXXXXXXXOAcXxm9kjPGEMsLznoKqmqw7tc8WCx4a"),
    Sample(
      .scrypt,
      "pleaseletmein",
      "16384$8$1$536f6469756d43686c6f72696465$7023bdcb3afd7348461c06cd81fd38ebfda8fbba904f8e3ea9b543f6545da1f2d5432955613f0fcf62d49705242a9af9e61e85dc0d651e40dfcf017b45575887"
    ),
    Sample(
      .scrypt,
      "Passw0rd!",
      "65536$8$1$000102030405060708090a0b0c0d0e0f$6a8ed8b35353efa5742f1a1f44919da95edb918e25b7bc7b15d01a6650c56aec"
    ),
    Sample(
      .pbkdf2SHA256,
      "passwordPASSWORDpassword",
      "$pbkdf2-sha256$4096$c2FsdFNBTFRzYWx0U0FMVHNhbHRTQUxUc2FsdFNBTFRzYWx0$NIyJ28vTKy8y2BS4EW6EzysXNH68GAAYHE4qH7jdU.HGNVGMfaxH6Q"
    ),
    Sample(
      .pbkdf2SHA256,
      "ключ",
      "$pbkdf2-sha256$1000$8PHy8/T19vf4.fr7/P3./w$K2YcBG9x34Do6WHWDRUK+TcfKQQegJlGB5Angz86ptM"
    ),
    Sample(
      .argon2id,
      "password",
      "$argon2id$v=19$m=256,t=2,p=1$c29tZXNhbHQ$nf65EOgLrQMR/uIPnA4rEsF5h7TKyQwu9U1bMCHGi/4"
    ),
    Sample(
      .argon2id,
      "Пароль1!",
      "$argon2id$v=19$m=19456,t=2,p=1$AAECAwQFBgcICQoLDA0ODw$WCuSP/MB0CJNT1RKQqMtNwEIC1QpB9/o4v63fkys4yw"
    ),
  ]

  @Test("the right password matches, and no other", arguments: samples)
  func matches(_ sample: Sample) throws {
    let hash = try PasswordHash(sample.text, algorithm: sample.algorithm)
    let password = Array(sample.password.utf8)
    #expect(try hash.matches(password))
    #expect(try !hash.matches(password + [0x78]))
    #expect(try !hash.matches([]) || password.isEmpty)
    #expect(try !hash.matches(password.dropLast() + [0x00]))
    // C would see the right password and stop at the NUL.
    #expect(try !hash.matches(password + [0x00]))
    #expect(try !hash.matches(password + [0x00, 0x78]))
  }

  @Test("a hash of one algorithm is no hash of another", arguments: samples)
  func otherAlgorithm(_ sample: Sample) {
    for other in PasswordHash.Algorithm.allCases where other != sample.algorithm {
      #expect(throws: PasswordHash.Fault.malformed) {
        try PasswordHash(sample.text, algorithm: other)
      }
    }
  }

  @Test("no truncation and no changed separator is a hash", arguments: samples)
  func mutations(_ sample: Sample) {
    for count in 0..<sample.text.count {
      let text = String(sample.text.prefix(count))
      // Only the hash itself may be of another length, where the form allows one.
      let isHash = (try? PasswordHash(text, algorithm: sample.algorithm)) != nil
      #expect(!isHash || sample.algorithm != .bcrypt)
    }
    for changed in ["", "$", " " + sample.text, sample.text + "$", sample.text + "\n"] {
      #expect(throws: PasswordHash.Fault.self) {
        try PasswordHash(changed, algorithm: sample.algorithm)
      }
    }
  }

  /// What an attacker would put into a row to keep a processor or the memory busy.
  static let tooCostly: [(PasswordHash.Algorithm, String)] = [
    (.bcrypt, "$2b$13$CtA.Rcu/szzn9U00wpUjOuN3vrgJRZycv4aOzcP3GzqzO8UDPEFq6"),
    (.bcrypt, "$2b$31$CtA.Rcu/szzn9U00wpUjOuN3vrgJRZycv4aOzcP3GzqzO8UDPEFq6"),
    (.bcrypt, "$2b$03$CtA.Rcu/szzn9U00wpUjOuN3vrgJRZycv4aOzcP3GzqzO8UDPEFq6"),
    (.scrypt, "131072$8$1$\(salt)$\(hash)"), (.scrypt, "65536$9$1$\(salt)$\(hash)"),
    (.scrypt, "65536$1$1$\(salt)$\(hash)"), (.scrypt, "65536$8$2$\(salt)$\(hash)"),
    (.scrypt, "1$8$1$\(salt)$\(hash)"),
    (.argon2id, "$argon2id$v=19$m=4194304,t=2,p=1$\(base64)$\(base64)"),
    (.argon2id, "$argon2id$v=19$m=19457,t=2,p=1$\(base64)$\(base64)"),
    (.argon2id, "$argon2id$v=19$m=19456,t=3,p=1$\(base64)$\(base64)"),
    (.argon2id, "$argon2id$v=19$m=19456,t=2,p=2$\(base64)$\(base64)"),
    (.argon2id, "$argon2id$v=20$m=19456,t=2,p=1$\(base64)$\(base64)"),
    (.pbkdf2SHA256, "$pbkdf2-sha256$600001$\(base64)$\(base64)"),
    (.pbkdf2SHA256, "$pbkdf2-sha256$0$\(base64)$\(base64)"),
  ]

  private static let salt = "304dbaef7c5e828dc19c98f0600d18fe"
  private static let hash = "4f69c498c12cd102d057356facf8d77e8d42407090491ea32c5b038f5a18c099"
  private static let base64 = "1XZlmwLQ2hhM3JYuCPiArQ"

  @Test("costs beyond the bounds are refused before any work", arguments: tooCostly)
  func bounds(_ algorithm: PasswordHash.Algorithm, _ text: String) {
    #expect(throws: PasswordHash.Fault.outOfBounds) {
      try PasswordHash(text, algorithm: algorithm)
    }
  }

  @Test("every cost within the bounds can be computed")
  func scryptBounds() throws {
    for cost in ["2$1", "32768$1", "65536$2", "2$8"] {
      let hash = try PasswordHash("\(cost)$1$\(Self.salt)$\(Self.hash)", algorithm: .scrypt)
      #expect(try !hash.matches(Array("password".utf8)))
    }
  }

  static let malformed: [(PasswordHash.Algorithm, String)] = [
    (.bcrypt, "$2c$10$CtA.Rcu/szzn9U00wpUjOuN3vrgJRZycv4aOzcP3GzqzO8UDPEFq6"),
    (.bcrypt, "$2b$1x$CtA.Rcu/szzn9U00wpUjOuN3vrgJRZycv4aOzcP3GzqzO8UDPEFq6"),
    (.bcrypt, "$2b$10$CtA.Rcu/szzn9U00wpUjOuN3vrgJRZycv4aOzcP3GzqzO8UDPEFq!"),
    (.scrypt, "65535$8$1$\(salt)$\(hash)"), (.scrypt, "065536$8$1$\(salt)$\(hash)"),
    (.scrypt, "-2$8$1$\(salt)$\(hash)"), (.scrypt, "65536$8$1$xx$\(hash)"),
    (.scrypt, "65536$8$1$\(salt)$4f69"), (.scrypt, "99999999999999999999$8$1$\(salt)$\(hash)"),
    (.argon2id, "$argon2i$v=19$m=19456,t=2,p=1$\(base64)$\(base64)"),
    (.argon2id, "$argon2id$m=19456,t=2,p=1$\(base64)$\(base64)"),
    (.argon2id, "$argon2id$v=19$t=2,m=19456,p=1$\(base64)$\(base64)"),
    (.argon2id, "$argon2id$v=19$m=19456,t=2,p=1$$\(base64)"),
    (.pbkdf2SHA256, "$pbkdf2-sha512$1000$\(base64)$\(base64)"),
    (.pbkdf2SHA256, "$pbkdf2-sha256$1000$\(base64)$\(base64)=="),
    (.pbkdf2SHA256, "$pbkdf2-sha256$1000$\(base64)$AAAA"),
  ]

  @Test("another form is refused", arguments: malformed)
  func form(_ algorithm: PasswordHash.Algorithm, _ text: String) {
    #expect(throws: PasswordHash.Fault.malformed) {
      try PasswordHash(text, algorithm: algorithm)
    }
  }
}

extension PasswordHashTests {
  static let kinds = [
    "BCRYPT 6", "BCRYPT 8", "BCRYPT 5", "BCRYPT 5", "SCRYPT 16384 8 1 64", "SCRYPT 65536 8 1 32",
    "PBKDF2_SHA256 4096 64", "PBKDF2_SHA256 1000 32", "ARGON2ID 19 256 2 1 32",
    "ARGON2ID 19 19456 2 1 32",
  ]

  @Test("a kind says the work alone, and its decoy is a hash of it", arguments: zip(samples, kinds))
  func kind(_ sample: Sample, _ text: String) throws {
    let hash = try PasswordHash(sample.text, algorithm: sample.algorithm)
    #expect(hash.kindText == text)
    let kind = try #require(PasswordHash.Kind(text))
    #expect(kind.decoy.kindText == text)
    #expect(try !kind.decoy.matches(Array(sample.password.utf8)))
  }

  @Test(
    "no other text is a kind",
    arguments: [
      "", "BCRYPT", "BCRYPT 13", "BCRYPT 3", "BCRYPT 99", "BCRYPT -4", "BCRYPT +6", "BCRYPT 06",
      "BCRYPT 6 32", " BCRYPT 6", "BCRYPT 6 ", "bcrypt 6", "MD5 1", "SCRYPT 16384 8 1",
      "SCRYPT 131072 8 1 32", "SCRYPT 16384 8 1 31", "SCRYPT 16384 8 1 160", "SCRYPT 3 8 1 32",
      "ARGON2ID 18 256 2 1 32", "ARGON2ID 19 256 2 1 -32", "ARGON2ID 19 4194304 2 1 32",
      "PBKDF2_SHA256 600001 32", "PBKDF2_SHA256 0 32", "PBKDF2_SHA256 9223372036854775808 32",
      "PBKDF2_SHA256 1000 9223372036854775807",
    ]
  )
  func noKind(_ text: String) {
    #expect(PasswordHash.Kind(text) == nil)
  }
}
