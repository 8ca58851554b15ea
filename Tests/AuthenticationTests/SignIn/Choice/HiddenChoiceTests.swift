internal import AuthenticationAccounts
internal import AuthenticationMessages
internal import AuthenticationService
import GatehouseStubs
internal import Postgres
internal import PublicOperations
internal import TestSupport
internal import Testing
internal import WebAuthnTestSupport

@Suite("The choice of a first factor for a name that no user has")
struct HiddenChoiceTests {
  @Test("CHO-2: it is the same each time, of what the pool has, by the name and by its id")
  func stable() async throws {
    let choice = try await ChoiceStage(hidesExistence: true)
    var sets: Set<[String]> = []
    for number in 0..<40 {
      let name = "nobody\(number)"
      let asked = try await choice.begin(name)
      let ways = try #require(asked.availableChallenges)
      #expect(
        try await choice.begin(name, on: choice.stage.harness.twin).availableChallenges == ways
      )
      #expect(!ways.isEmpty && ways.count == Set(ways).count)
      sets.insert(ways)
      guard ways.contains("WEB_AUTHN") else {
        #expect(asked.challengeParameters?["CREDENTIAL_REQUEST_OPTIONS"] == nil)
        continue
      }
      let ids = try ChoiceStage.options(asked.challengeParameters).allowCredentials.map(\.id)
      let again = try await choice.begin(name, "WEB_AUTHN")
      #expect(ids.count == 1)
      #expect(try ChoiceStage.options(again.challengeParameters).allowCredentials.map(\.id) == ids)
    }
    // Not all alike, as users are not.
    #expect(sets.count > 3)
  }

  @Test("CHO-4, PKY-8: whatever is answered is as wrong as for a user, and no message goes out")
  func refused() async throws {
    let choice = try await ChoiceStage(hidesExistence: true)
    try await choice.addUser()
    let passkey = try await choice.addPasskey()
    let real = try await choice.begin("ann", "EMAIL_OTP")
    var tried: Set<String> = []
    for number in 0..<60 where tried.count < 3 {
      let name = "nobody\(number)"
      let ways = try await choice.begin(name).availableChallenges ?? []
      if ways.contains("EMAIL_OTP"), tried.insert("EMAIL_OTP").inserted {
        let asked = try await choice.begin(name, "EMAIL_OTP")
        #expect(
          Set(asked.challengeParameters.map { Array($0.keys) } ?? [])
            == Set(real.challengeParameters.map { Array($0.keys) } ?? [])
        )
        for _ in 0..<5 {
          await #expect(throws: ChoiceStage.wrongCode) {
            try await choice.useCode("12345678", asked.session, name: name)
          }
        }
        await #expect(throws: FactorStage.invalidSession) {
          try await choice.useCode("12345678", asked.session, name: name)
        }
        await expectRefusal(.tooManyRequests) { try await choice.begin(name, "EMAIL_OTP") }
        await #expect(throws: SignInHarness.NothingReturned.self) {
          try await choice.stage.code(name)
        }
      }
      if ways.contains("WEB_AUTHN"), tried.insert("WEB_AUTHN").inserted {
        let asked = try await choice.begin(name, "WEB_AUTHN")
        await #expect(throws: ChoiceStage.incorrect) {
          try await choice.usePasskey(passkey, asked, name: name)
        }
      }
      if ways.contains("PASSWORD"), tried.insert("PASSWORD").inserted {
        let session = try await choice.begin(name).session
        await #expect(throws: ChoiceStage.incorrect) {
          try await choice.choose(
            "PASSWORD",
            session,
            ["PASSWORD": SignInHarness.password],
            name: name
          )
        }
        let exchange = try await SRPExchange(choice.stage, name, byChoice: true)
        await #expect(throws: ChoiceStage.incorrect) { try await exchange.finish() }
      }
    }
    #expect(tried == ["EMAIL_OTP", "WEB_AUTHN", "PASSWORD"])
  }

  @Test("CHO-2: a user who has nothing to begin with looks like a name that no user has")
  func nothingToBegin() async throws {
    let choice = try await ChoiceStage(["PASSWORD", "EMAIL_OTP"], hidesExistence: true)
    try await choice.addUser()
    _ = try await choice.service.accounts.adminDeleteUserAttributes(
      AdminDeleteUserAttributesRequest(
        userPoolId: choice.stage.poolID,
        username: "ann",
        userAttributeNames: ["email"]
      ),
      call: .recording(choice.stage.context)
    )
    _ = try await choice.stage.harness.database.administrationPool().execute(
      """
      UPDATE authentication.users SET srp_salt = NULL, sealed_srp_verifier = NULL
      WHERE user_pool_id = \(choice.stage.poolID) AND username = 'ann'
      """
    )
    let asked = try await choice.begin("ann")
    #expect(asked.availableChallenges?.isEmpty == false)
    guard asked.availableChallenges?.contains("EMAIL_OTP") == true else { return }
    let sent = try await choice.begin("ann", "EMAIL_OTP")
    await #expect(throws: ChoiceStage.wrongCode) {
      try await choice.useCode("12345678", sent.session)
    }
  }
}
