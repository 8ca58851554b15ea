internal import AuthenticationCore
internal import AuthenticationMessages
internal import AuthenticationPools
internal import AuthenticationService
internal import AuthenticationTriggers
internal import Domain
import GatehouseStubs
internal import LambdaFunctions
internal import PublicOperations
internal import RPC
internal import Synchronization
internal import Testing

@testable internal import AuthenticationAccounts
@testable internal import AuthenticationProviderSignIn

@Suite("Identities of outside providers and the accounts that they are linked to")
struct ProviderLinkTests {
  private typealias Door = ProviderSignInStage

  private func failure(
    _ body: () async throws -> Void
  ) async -> AuthenticationFailure? {
    do {
      try await body()
      return nil
    } catch let failure as AuthenticationFailure {
      return failure
    } catch {
      Issue.record(error)
      return nil
    }
  }

  @Test("LNK-3: a linked identity signs in to the account that it was linked to")
  func link() async throws {
    let door = try await Door()
    let sub = try await door.stage.addUser("ada", attributes: ["email": "ada@example.com"])
    try await door.link("ada")
    #expect(try await door.signIn().contains("user=ada&"))
    let users = try await door.users()
    let user = try #require(users.first)
    #expect(users.count == 1 && user.userStatus == "CONFIRMED")
    let attributes = Dictionary(
      uniqueKeysWithValues: (user.attributes ?? []).map { ($0.name ?? "", $0.value ?? "") }
    )
    // The mapped attributes are written, and who the user is stays.
    #expect(attributes["name"] == "Ann" && attributes["sub"] == sub)
    #expect(attributes["identities"]?.contains(#""primary":false"#) == true)
    // The password goes on to work.
    _ = try await door.stage.signIn("ada")
  }

  @Test(
    "LNK-1: only an identity without an account is linked, to a user that there is, five at most"
  )
  func refusals() async throws {
    let door = try await Door()
    try await door.stage.addUser("ada")
    try await door.stage.addUser("bob")
    try await door.signIn()
    #expect(await failure { try await door.link("ada") } == .mergingNotSupported)
    #expect(await failure { try await door.link("ada", "Cognito_Subject", "eve") } == nil)
    #expect(
      await failure { try await door.link("ada", "Cognito_Subject", "eve") } == .linkedAlready
    )
    #expect(
      await failure { try await door.link("bob", "Cognito_Subject", "eve") }
        == .mergingNotSupported
    )
    guard
      case .userNotFound = await failure({ try await door.link("nobody", "Cognito_Subject", "x") })
    else {
      Issue.record("an unknown destination is one")
      return
    }
    guard
      case .resourceNotFound = await failure({
        try await door.link("ada", "Cognito_Subject", "x", provider: "Nowhere")
      })
    else {
      Issue.record("an unknown provider is one")
      return
    }
    // What the provider's mapping does not have proves no user.
    guard case .invalidParameter = await failure({ try await door.link("ada", "email", "a@b.c") })
    else {
      Issue.record("an attribute that is not mapped links")
      return
    }
    for number in 0..<4 { try await door.link("ada", "Cognito_Subject", "more-\(number)") }
    guard case .limitExceeded = await failure({ try await door.link("ada", "name", "Ada") }) else {
      Issue.record("a sixth identity is linked")
      return
    }
  }

  @Test("LNK-1: an identity that is linked to several accounts at once comes to one of them")
  func linkedAtOnce() async throws {
    let door = try await Door()
    for number in 0..<4 { try await door.stage.addUser("user\(number)") }
    for round in 0..<5 {
      let outcomes = try await withThrowingTaskGroup(of: AuthenticationFailure?.self) { group in
        for number in 0..<4 {
          group.addTask {
            await failure {
              try await door.link("user\(number)", "Cognito_Subject", "shared-\(round)")
            }
          }
        }
        return try await group.reduce(into: []) { $0.append($1) }
      }
      #expect(outcomes.count { $0 == nil } == 1)
      #expect(outcomes.allSatisfy { $0 == nil || $0 == .mergingNotSupported }, "\(outcomes)")
    }
  }

  @Test(
    "MAP-4: an address that the provider replaces finds the user no more, and the new one does not"
  )
  func replacedAlias() async throws {
    let door = try await Door(aliases: ["email"])
    let old = ["email": "old@example.com", "email_verified": "true"]
    try await door.stage.addUser("ada", attributes: old)
    try await door.link("ada")
    #expect(try await door.stage.signIn("old@example.com").authenticationResult != nil)
    var answer = FakeProviderSignIns.Answer()
    answer.claims = #"{"email":"new@example.com","email_verified":"true"}"#
    answer.mapping = #"{"email":"email","email_verified":"email_verified"}"#
    #expect(try await door.signIn(answer).contains("user=ada&"))
    for name in ["old@example.com", "new@example.com"] {
      await #expect(throws: AuthenticationFailure.self) { try await door.stage.signIn(name) }
    }
    #expect(try await door.stage.signIn("ada").authenticationResult != nil)
    // The mailbox's new owner has it without taking anything from the user.
    try await door.stage.addUser("eve", attributes: old)
    #expect(try await door.stage.signIn("old@example.com").authenticationResult != nil)
    let ada = try await door.users().first { $0.username == "ada" }
    #expect(ada?.attributes?.contains { $0.name == "email_verified" && $0.value == "true" } == true)
  }

  @Test("LNK-4: an administrator gives a provider's user a password, and both ways sign in")
  func givenPassword() async throws {
    let door = try await Door()
    try await door.signIn()
    _ = try await door.service.accounts.adminSetUserPassword(
      AdminSetUserPasswordRequest(
        userPoolId: door.stage.poolID,
        username: "Corp_ann",
        password: SignInHarness.password,
        permanent: true
      ),
      call: .recording(door.stage.context)
    )
    #expect(try await door.users().map(\.userStatus) == ["CONFIRMED"])
    #expect(try await door.stage.signIn("Corp_ann").authenticationResult?.accessToken != nil)
    #expect(try await door.signIn().contains("user=Corp_ann&"))
    // A local user whose password was taken comes by one again.
    try await door.stage.addUser("ada")
    #expect(await failure { try await door.disable("Cognito", "Cognito_Subject", "ada") } == nil)
    _ = try await door.service.accounts.adminSetUserPassword(
      AdminSetUserPasswordRequest(
        userPoolId: door.stage.poolID,
        username: "ada",
        password: SignInHarness.password,
        permanent: true
      ),
      call: .recording(door.stage.context)
    )
    #expect(try await door.stage.signIn("ada").authenticationResult?.accessToken != nil)
  }

  @Test("LNK-2: a link by an attribute counts once, and then it is the subject that counts")
  func byAttribute() async throws {
    let door = try await Door()
    try await door.stage.addUser("ada")
    try await door.link("ada", "name", "Ann")
    #expect(try await door.signIn().contains("user=ada&"))
    // Another identity that the provider now calls so is another user.
    var answer = FakeProviderSignIns.Answer()
    answer.subject = "recycled"
    #expect(try await door.signIn(answer).contains("user=Corp_recycled&"))
    answer.subject = "ann"
    answer.claims = #"{"name":"Renamed"}"#
    #expect(try await door.signIn(answer).contains("user=ada&"))
  }

  @Test(
    "FED-10: sign-ins at once of an identity for which an account waits are all of that account"
  )
  func atOnce() async throws {
    let door = try await Door()
    for round in 0..<5 {
      let name = "ada\(round)"
      try await door.stage.addUser(name)
      try await door.link(name, "name", "Ann \(round)")
      var answer = FakeProviderSignIns.Answer()
      answer.subject = "ann-\(round)"
      answer.claims = #"{"name":"Ann \#(round)"}"#
      door.provider.answer = answer
      var states: [String] = []
      for _ in 0..<6 { states.append(try await door.begin()) }
      let ends = try await withThrowingTaskGroup(of: String.self) { group in
        for state in states { group.addTask { try await door.finish(state).location ?? "" } }
        return try await group.reduce(into: []) { $0.append($1) }
      }
      #expect(ends.allSatisfy { $0.contains("user=\(name)&") }, "\(ends)")
    }
  }

  @Test("LNK-2: a link by an attribute that another identity has used meanwhile is none")
  func usedMeanwhile() async throws {
    let door = try await Door()
    try await door.stage.addUser("ada")
    try await door.link("ada", "name", "Ann")
    let client = try #require(ClientID(door.stage.clientID))
    let found = try await door.service.directory.cachedSettings(of: client)
    let user = try #require(try await door.service.accounts.user("ada", in: found.pool.id))
    let link = try #require(
      try await door.service.accounts.link(to: "Corp", by: ["name": "Ann"], in: found.pool.id)
    )
    var linked: [Bool] = []
    for subject in ["first", "second"] {
      linked.append(
        try await door.service.accounts.link(
          ProviderIdentity(provider: "Corp", providerType: "OIDC", issuer: nil, subject: subject),
          by: link,
          to: user,
          mapped: [:],
          for: SignInContext(client: found.client, pool: found.pool, user: user, isLocked: false)
        )
      )
    }
    #expect(linked == [true, false])
  }

  @Test("LNK-4: an unlinked identity is a new user, and the account stays")
  func unlink() async throws {
    let door = try await Door()
    try await door.stage.addUser("ada")
    try await door.link("ada")
    try await door.signIn()
    #expect(await failure { try await door.disable("Corp", "Cognito_Subject", "ann") } == nil)
    guard
      case .userNotFound = await failure({
        try await door.disable("Corp", "Cognito_Subject", "ann")
      })
    else {
      Issue.record("what is unlinked is unlinked again")
      return
    }
    #expect(try await door.signIn().contains("user=Corp_ann&"))
    let ada = try await door.users().first { $0.username == "ada" }
    #expect(ada?.attributes?.contains { $0.name == "identities" } == false)
    // The identity of the new user is its own, and is no link.
    guard
      case .invalidParameter = await failure({
        try await door.disable("Corp", "Cognito_Subject", "ann")
      })
    else {
      Issue.record("a user's own identity is taken")
      return
    }
    try await door.link("ada", "name", "Zed")
    #expect(await failure { try await door.disable("Corp", "name", "Zed") } == nil)
  }

  @Test("LNK-4: the password of a user is taken, and the provider goes on to sign the user in")
  func disablePassword() async throws {
    let door = try await Door()
    try await door.stage.addUser("ada")
    try await door.link("ada")
    #expect(await failure { try await door.disable("Cognito", "Cognito_Subject", "ada") } == nil)
    await #expect(throws: AuthenticationFailure.self) {
      try await door.stage.signIn("ada")
    }
    #expect(try await door.signIn().contains("user=ada&"))
    guard
      case .invalidParameter = await failure({
        try await door.disable("Cognito", "Cognito_Subject", "ada")
      })
    else {
      Issue.record("a password is taken twice")
      return
    }
  }

  /// Links the identity within PreSignUp, as applications do (amplify-js#9976).
  private final class Linking: BuiltInFunction {
    let link = Mutex<(@Sendable () async throws(AuthenticationFailure) -> Void)?>(nil)
    let calls = Mutex(0)

    func answer(_ event: BuiltInEvent) async throws(LambdaFunctions.Failure) -> JSONValue {
      calls.withLock { $0 += 1 }
      do throws(AuthenticationFailure) {
        try await link.withLock { $0 }?()
      } catch {
        throw .noSuchFunction
      }
      return .object([:])
    }
  }

  @Test("LNK-5: an identity that PreSignUp links signs in at the first try (amplify-js#9976)")
  func linkedInPreSignUp() async throws {
    let function = Linking()
    let door = try await Door(
      triggers: LambdaConfigType(
        preSignUp: "arn:aws:lambda:us-east-1:123456789012:function:gatehouse-auto-confirm"
      ),
      builtIn: ["gatehouse-auto-confirm": function]
    )
    function.link.withLock { $0 = nil }
    try await door.stage.addUser("ada")
    function.link.withLock {
      $0 = { () async throws(AuthenticationFailure) in try await door.link("ada") }
    }
    #expect(try await door.signIn().contains("user=ada&"))
    #expect(try await door.users().map(\.username) == ["ada"])
    let calls = function.calls.withLock { $0 }
    try await door.signIn()
    #expect(function.calls.withLock { $0 } == calls)
  }

  @Test(
    "LNK-6: a verified address links where the tag names the provider, both sides verify it, and it is one"
  )
  func verifiedEmail() async throws {
    var answer = FakeProviderSignIns.Answer()
    answer.claims = #"{"email":"Ada@example.com","email_verified":true}"#
    answer.mapping = #"{"email":"email"}"#
    let verified = ["email": "ada@example.com", "email_verified": "true"]
    let tags = ["gatehouse:link-verified-email": "Corp"]
    let door = try await Door(tags: tags)
    try await door.stage.addUser("ada", attributes: verified)
    var unverified = answer
    unverified.subject = "mallory"
    unverified.claims = #"{"email":"ada@example.com"}"#
    #expect(try await door.signIn(unverified).contains("user=Corp_mallory&"))
    #expect(try await door.signIn(answer).contains("user=ada&"))
    // What a mapping takes from another claim, which its user may write there, is not what was verified.
    let written = try await Door(tags: tags)
    try await written.stage.addUser("ada", attributes: verified)
    var other = answer
    other.claims =
      #"{"email":"m@example.com","email_verified":true,"preferred_username":"ada@example.com"}"#
    other.mapping = #"{"email":"preferred_username"}"#
    #expect(try await written.signIn(other).contains("user=Corp_ann&"))
    // Without the tag, and where the local address is not verified, nothing links.
    let untagged = try await Door()
    try await untagged.stage.addUser("ada", attributes: verified)
    #expect(try await untagged.signIn(answer).contains("user=Corp_ann&"))
    let hijacked = try await Door(tags: tags)
    try await hijacked.stage.addUser("eve", attributes: ["email": "ada@example.com"])
    #expect(try await hijacked.signIn(answer).contains("user=Corp_ann&"))
    // A provider that may not speak for the domain links no user.
    let foreign = try await Door(
      tags: tags.merging(["gatehouse:provider-domains:Corp": "corp.example.com"]) { $1 }
    )
    try await foreign.stage.addUser("ada", attributes: verified)
    #expect(try await foreign.signIn(answer).contains("user=Corp_ann&"))
  }
}
