import AuthenticationBranding
import AuthenticationMessages
import AuthenticationPools
import AuthenticationService
import Domain
import GatehouseMessages
import GatehouseStubs
import PublicOperations
import TestSupport
import Testing

@Suite("Styles of managed login")
struct StyleTests {
  private static let settings =
    #"{"components":{"pageBackground":{"lightMode":{"color":"010203ff"}}},"unknown":[1,{"a":null}]}"#

  @Test("BRA-1: a client has one, of an id that is a UUID of version 4")
  func one() async throws {
    let stage = try await BrandingStage()
    let made = try await stage.create(settings: Self.settings)
    let id = try #require(made.managedLoginBrandingId)
    #expect(UUIDText.isValid(id) && id.dropFirst(14).first == "4")
    #expect(made.userPoolId == stage.stage.poolID && made.useCognitoProvidedValues == false)
    #expect(made.assets == [] && made.creationDateUnixMillis == made.lastModifiedDateUnixMillis)
    #expect(try await stage.described(id) == made)
    await expectRefusal(.managedLoginBrandingExists) {
      try await stage.create(usesProvidedValues: true)
    }
    let other = try await stage.otherClient()
    #expect(try await stage.create(usesProvidedValues: true, client: other).settings == nil)
  }

  @Test("BRA-1: what it is made of must be said once, of a client of the pool")
  func refusals() async throws {
    let stage = try await BrandingStage()
    await expectRefusal(.invalidParameter) { try await stage.create() }
    await expectRefusal(.invalidParameter) { try await stage.create(assets: []) }
    await expectRefusal(.invalidParameter) {
      try await stage.create(settings: "{}", usesProvidedValues: true)
    }
    await expectRefusal(.resourceNotFound) {
      try await stage.create(settings: "{}", client: String(repeating: "a", count: 26))
    }
    await expectRefusal(.resourceNotFound) { try await stage.create(settings: "{}", client: "x") }
    let elsewhere = try await BrandingStage(beside: stage)
    await expectRefusal(.resourceNotFound) {
      try await stage.create(settings: "{}", client: elsewhere.stage.clientID)
    }
  }

  @Test("BRA-2: settings are told as they were stored, and merged over the usual ones if asked for")
  func documents() async throws {
    let stage = try await BrandingStage()
    let id = try await stage.create(settings: Self.settings).managedLoginBrandingId
    #expect(try await stage.described(id).settings?.text == Self.settings)
    let merged = try await stage.described(id, isMerged: true).settings?.text ?? ""
    #expect(merged.contains(#""pageBackground":{"darkMode":{"color":"0c1114ff"},"#))
    #expect(
      merged.contains(#""lightMode":{"color":"010203ff"}"#) && merged.contains(#""unknown":[1"#)
    )
    let provided = try await stage.update(id, usesProvidedValues: true)
    #expect(provided.settings == nil && provided.useCognitoProvidedValues == true)
    #expect(try await stage.described(id, isMerged: true).settings != nil)
  }

  @Test(
    "BRA-2: settings that are no object, too deep or too long are refused",
    arguments: [
      "[]", "1", "\"{}\"", "null",
      String(repeating: "{\"a\":", count: 17) + "1" + String(repeating: "}", count: 17),
      "{\"a\":\"" + String(repeating: "x", count: 1_000_000) + "\"}",
    ]
  )
  func badDocuments(settings: String) async throws {
    let stage = try await BrandingStage()
    await expectRefusal(.invalidParameter) { try await stage.create(settings: settings) }
  }

  @Test("BRA-3: an update keeps what it does not name, and an image takes its like's place")
  func update() async throws {
    let stage = try await BrandingStage()
    let made = try await stage.create(
      settings: Self.settings,
      assets: [
        BrandingStage.asset("FORM_LOGO"),
        BrandingStage.asset("FORM_LOGO", "DARK", resourceID: "r 1"),
      ]
    )
    let id = made.managedLoginBrandingId
    stage.stage.harness.clock.advance(by: .seconds(5))
    let svg = BrandingStage.asset("FORM_LOGO", "LIGHT", "SVG", bytes: BrandingStage.svg)
    let changed = try await stage.update(id, assets: [svg])
    #expect(changed.settings == made.settings)
    #expect(changed.assets?.count == 2 && changed.assets?.contains(svg) == true)
    #expect(changed.assets?.first { $0.colorMode == "DARK" }?.resourceId == "r 1")
    #expect(changed.creationDateUnixMillis == made.creationDateUnixMillis)
    #expect(changed.lastModifiedDateUnixMillis != made.lastModifiedDateUnixMillis)
    let kept = BrandingStage.asset("FORM_LOGO", "DARK", bytes: nil)
    #expect(try await stage.update(id, settings: "{}", assets: [kept]).assets?.count == 2)
    #expect(try await stage.update(id, usesProvidedValues: true, assets: [svg]).assets == [svg])
    #expect(try await stage.described(id).assets == [svg])
    #expect(try await stage.update(id, settings: "{}").useCognitoProvidedValues == false)
  }

  @Test(
    "BRA-4: images that are not what they say, twice or too much are refused, and nothing changes"
  )
  func badImages() async throws {
    let stage = try await BrandingStage()
    let id = try await stage.create(settings: "{}").managedLoginBrandingId
    let before = try await stage.described(id)
    let bad: [[AssetType]] = [
      [BrandingStage.asset("FORM_LOGO", "LIGHT", "JPEG")],
      [BrandingStage.asset("FORM_LOGO", "LIGHT", "SVG", bytes: Array("<svg/>".utf8))],
      [BrandingStage.asset("FAVICON_ICO")], [BrandingStage.asset("FAVICON_SVG")],
      [BrandingStage.asset("FORM_LOGO"), BrandingStage.asset("FORM_LOGO")],
      [BrandingStage.asset("FORM_LOGO", bytes: nil)],
      [BrandingStage.asset("FORM_LOGO", bytes: [])], [AssetType(category: "FORM_LOGO")],
    ]
    for assets in bad {
      await expectRefusal(.invalidParameter) { try await stage.update(id, assets: assets) }
    }
    #expect(try await stage.described(id) == before)
  }

  @Test("BRA-4: the images of a style together fit into its description")
  func manyImages() async throws {
    let stage = try await BrandingStage()
    let data = [UInt8](repeating: 0, count: 900_000)
    let large =
      BrandingStage.png.prefix(33) + [0, 0x0D, 0xBB, 0xA0] + Array("IDAT".utf8) + data
      + [0, 0, 0, 0] + BrandingStage.png.suffix(12)
    let id = try await stage.create(settings: "{}").managedLoginBrandingId
    for category in ["FORM_LOGO", "PAGE_BACKGROUND", "FORM_BACKGROUND"] {
      _ = try await stage.update(id, assets: [BrandingStage.asset(category, bytes: Array(large))])
    }
    let last = BrandingStage.asset("PAGE_HEADER_LOGO", bytes: Array(large))
    await expectRefusal(.invalidParameter) { try await stage.update(id, assets: [last]) }
    #expect(try await stage.described(id).assets?.count == 3)
  }

  @Test("BRA-6, BRA-8: what is not used and what cannot be read is in the event")
  func findings() async throws {
    let stage = try await BrandingStage()
    let call = Call.recording(stage.stage.context)
    _ = try await stage.create(
      settings: """
        {"components":{"pageText":{"lightMode":{"bodyColor":"ffffffff","headingColor":"red"}}}}
        """,
      call: call
    )
    let rule = call.trail.facts.rule ?? ""
    #expect(rule.contains("lightMode: text on surface has 1.0 of 4.5"))
  }

  @Test("a style that is not there, or is another pool's, is ResourceNotFoundException")
  func absent() async throws {
    let stage = try await BrandingStage()
    let other = try await BrandingStage(beside: stage)
    let id = try await other.create(usesProvidedValues: true).managedLoginBrandingId
    for id in [id, "6b1c3a52-8a4d-4a7e-9c55-0d7f8c9f1e2a", ""] {
      await expectRefusal(.resourceNotFound) { try await stage.described(id) }
      await expectRefusal(.resourceNotFound) { try await stage.update(id, settings: "{}") }
      await expectRefusal(.resourceNotFound) { try await stage.delete(id) }
    }
    #expect(try await other.described(id).managedLoginBrandingId == id)
    await expectRefusal(.resourceNotFound) {
      try await stage.branding.describeManagedLoginBrandingByClient(
        DescribeManagedLoginBrandingByClientRequest(
          userPoolId: stage.stage.poolID,
          clientId: stage.stage.clientID
        ),
        call: .recording(stage.stage.context)
      )
    }
    await expectRefusal(.invalidParameter) { try await stage.described(nil) }
    await expectRefusal(.invalidParameter) { try await stage.update(nil) }
  }

  @Test("a style goes with its client, and its addresses with it")
  func deletion() async throws {
    let stage = try await BrandingStage()
    let client = try await stage.otherClient()
    let id = try await stage.create(
      settings: "{}",
      assets: [BrandingStage.asset("FORM_LOGO")],
      client: client
    ).managedLoginBrandingId
    _ = try await stage.createTerms(
      "terms-of-use",
      ["cognito:default": "https://a.example"],
      client: client
    )
    _ = try await stage.customize(css: ".label-customizable{color:red}", client: client)
    try await stage.deleteClient(client)
    await expectRefusal(.resourceNotFound) { try await stage.described(id) }
    #expect(try await stage.sheet(id).version == nil)
    #expect(try await stage.image(id, "form-logo-light.png").version == nil)
    #expect(try await stage.look(of: client) == GetClientBrandingResponse())
    let mine = try await stage.create(usesProvidedValues: true).managedLoginBrandingId
    try await stage.delete(mine)
    #expect(try await stage.look().brandingId == nil)
    _ = try await stage.create(usesProvidedValues: true)
    _ = try await stage.stage.service.pools.deleteUserPool(
      DeleteUserPoolRequest(userPoolId: stage.stage.poolID),
      call: .recording(stage.stage.context)
    )
    #expect(try await stage.look().brandingId == nil)
  }
}
