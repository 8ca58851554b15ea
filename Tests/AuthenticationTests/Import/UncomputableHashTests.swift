import AuthenticationMessages
import Cryptography
import Domain
import Postgres
import TestSupport
import Testing

@testable import AuthenticationAccounts
@testable import AuthenticationCore
@testable import AuthenticationService

@Suite("An imported hash that nothing can compute")
struct UncomputableHashTests {
  /// N = 65536 with r = 1, which RFC 7914 §6 rules out.
  private static let hash =
    "65536$1$1$73616c7473616c7473616c7473616c74$" + String(repeating: "ab", count: 32)

  @Test("is refused with its row and a reason")
  func refused() async throws {
    let stage = try await Stage.importing()
    let file =
      "cognito:username,email,email_verified,password_hash\n"
      + "ann,ann@example.com,true,\(Self.hash)\nbob,bob@example.com,true,\n"
    let job = try await stage.importFile(file, "SCRYPT")
    #expect(
      try await stage.log(job) == [
        "[FAILED] Line Number 2 - A parameter of the password_hash is out of bounds."
      ]
    )
    #expect([job.importedUsers, job.failedUsers] == [1, 1])
  }

  @Test("that an earlier version took fits no password, and each guess counts")
  func stored() async throws {
    let stage = try await Stage.importing()
    let sub = try await stage.addUser("ann")
    let sealed = try stage.service.accounts.passwords.seal(
      ImportedPassword(algorithm: .scrypt, text: Self.hash),
      sub: sub,
      in: try #require(UserPoolID(stage.poolID))
    )
    _ = try await stage.harness.database.administrationPool().execute(
      """
      UPDATE authentication.users
      SET sealed_srp_verifier = NULL, srp_salt = NULL, sealed_password_hash = \(sealed)
      WHERE user_pool_id = \(stage.poolID) AND sub = \(sub)
      """
    )
    for _ in 0..<5 {
      await #expect(throws: AuthenticationFailure.incorrectPassword) {
        try await stage.signIn("ann", "Passw0rd!")
      }
    }
    await #expect(throws: AuthenticationFailure.notAuthorized("Password attempts exceeded")) {
      try await stage.signIn("ann", "Passw0rd!")
    }
  }
}
