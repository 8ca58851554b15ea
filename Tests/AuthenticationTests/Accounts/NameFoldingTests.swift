internal import AuthenticationCore
internal import AuthenticationMessages
internal import AuthenticationPools
internal import AuthenticationService
import GatehouseStubs
internal import PublicOperations
internal import TestSupport
internal import Testing

@Suite("Names that look alike")
struct NameFoldingTests {
  /// Decomposed, with what shows nothing, full-width, styled, and with a ligature: each is `rené-office`.
  private static let alike = [
    "rene\u{301}-office", "ren\u{E9}\u{FE0F}-office", "rene\u{34F}\u{301}-office",
    "\u{FF52}\u{FF45}\u{FF4E}\u{E9}-office", "\u{1D42B}en\u{E9}-office",
    "ren\u{E9}-o\u{FB03}ce",
  ]
  private static let name = "ren\u{E9}-office"

  private func stage(_ value: String?, isCaseSensitive: Bool = true) async throws -> Stage {
    try await SignInHarness().stage(
      CreateUserPoolRequest(
        userPoolTags: value.map { ["gatehouse:name-folding": $0] },
        usernameConfiguration: UsernameConfigurationType(caseSensitive: isCaseSensitive)
      )
    )
  }

  @Test("are several users, as in Cognito, where the pool says nothing", arguments: [nil, "off"])
  func apart(_ value: String?) async throws {
    let stage = try await stage(value)
    _ = try await stage.signUp(Self.name)
    for name in Self.alike { #expect(try await stage.signUp(name).userSub != nil) }
  }

  @Test("are one user in a pool that folds them, at each door", arguments: [true, false])
  func together(isCaseSensitive: Bool) async throws {
    let stage = try await stage("nfkc", isCaseSensitive: isCaseSensitive)
    try await stage.addUser(Self.alike[0])
    for name in Self.alike + [Self.name] {
      await expectRefusal(.usernameExists) { _ = try await stage.signUp(name) }
      #expect(try await stage.signIn(name).authenticationResult != nil)
      #expect(
        try await SRPExchange(stage, name).finish(SignInHarness.password).authenticationResult
          != nil
      )
      let username = try #require(try await stage.describeUser(name).username)
      #expect(Array(username.unicodeScalars) == Array(Self.name.unicodeScalars))
    }
    // Another script is another name.
    #expect(try await stage.signUp("r\u{435}n\u{E9}-office").userSub != nil)
  }

  @Test("the tag stays as at the pool's creation")
  func unchanged() async throws {
    for (value, other) in [(nil, "nfkc"), ("nfkc", "off")] as [(String?, String)] {
      let stage = try await stage(value)
      let pools = stage.service.pools
      let tags = ["gatehouse:name-folding": other]
      await expectRefusal(.invalidParameter) {
        _ = try await pools.updateUserPool(
          UpdateUserPoolRequest(userPoolId: stage.poolID, userPoolTags: tags),
          call: .recording(stage.context)
        )
      }
      await expectRefusal(.invalidParameter) {
        _ = try await pools.tagResource(
          TagResourceRequest(resourceArn: stage.pool.arn, tags: tags),
          call: .recording(stage.context)
        )
      }
    }
    let folding = try await stage("nfkc")
    await expectRefusal(.invalidParameter) {
      _ = try await folding.service.pools.untagResource(
        UntagResourceRequest(
          resourceArn: folding.pool.arn,
          tagKeys: ["gatehouse:name-folding"]
        ),
        call: .recording(folding.context)
      )
    }
    await expectRefusal(.invalidParameter) { _ = try await stage("nfc") }
  }

  @Test("the form of a form is itself, whatever the character", arguments: [true, false])
  func stable(isCaseSensitive: Bool) {
    var changed: [UInt32] = []
    for number in UInt32(1)...0x1FFFF {
      guard let scalar = Unicode.Scalar(number) else { continue }
      let form = NameFolding.nfkc.canonical(
        "a" + String(Character(scalar)) + "\u{301}",
        isCaseSensitive: isCaseSensitive
      )
      let again = NameFolding.nfkc.canonical(form, isCaseSensitive: isCaseSensitive)
      if !form.utf8.elementsEqual(again.utf8) { changed.append(number) }
    }
    #expect(changed.isEmpty)
  }

  @Test(
    "a name whose form no operation could name is refused",
    arguments: ["\u{34F}", "\u{A8}a", String(repeating: "\u{FDFA}", count: 8)]
  )
  func unusable(_ name: String) async throws {
    let stage = try await stage("nfkc")
    await expectRefusal(.invalidParameter) { _ = try await stage.signUp(name) }
    #expect(try await self.stage(nil).signUp(name).userSub != nil)
  }

  @Test("a preferred username is found by all its spellings, and is one user's")
  func aliases() async throws {
    let stage = try await SignInHarness().stage(
      CreateUserPoolRequest(
        aliasAttributes: ["preferred_username"],
        userPoolTags: ["gatehouse:name-folding": "nfkc"]
      )
    )
    try await stage.addUser("ann", attributes: ["preferred_username": Self.alike[0]])
    for name in Self.alike + [Self.name] {
      #expect(try await stage.signIn(name).authenticationResult != nil)
      await expectRefusal(.usernameExists) { _ = try await stage.signUp(name) }
    }
  }

  @Test("a hidden name is answered alike by all its spellings")
  func hidden() async throws {
    let stage = try await Stage.hiding(
      CreateUserPoolRequest(userPoolTags: ["gatehouse:name-folding": "nfkc"]),
      harness: SignInHarness()
    )
    var answers: Set<[String: String]> = []
    for name in Self.alike + [Self.name] {
      var shown = try await SRPExchange(stage, name).challenge.challengeParameters ?? [:]
      for part in ["SRP_B", "SECRET_BLOCK"] { shown[part] = nil }
      answers.insert(shown)
    }
    #expect(answers.count == 1)
  }
}
