import AuthenticationMessages
import GatehouseStubs
import TestSupport
import Testing

@Suite("SetUICustomization")
struct UICustomizationTests {
  private static let css = ".label-customizable { color: red }"

  @Test(
    "UIC-1: is told as it was set, with its version and dates; a client's own before that of all"
  )
  func told() async throws {
    let stage = try await BrandingStage()
    #expect(try await stage.customization() == UICustomizationType())
    let set = try await stage.customize(css: Self.css, client: "ALL")
    #expect(set.clientId == "ALL" && set.css == Self.css && set.imageUrl == nil)
    #expect(set.cssVersion?.count == 14)
    #expect(try await stage.customization() == set)
    #expect(try await stage.customization(of: stage.stage.clientID) == set)
    stage.stage.harness.clock.advance(by: .seconds(2))
    let own = try await stage.customize(image: BrandingStage.png, client: stage.stage.clientID)
    #expect(own.clientId == stage.stage.clientID && own.css == nil && own.cssVersion == nil)
    #expect(try await stage.customization(of: stage.stage.clientID) == own)
    #expect(try await stage.customization() == set)
  }

  @Test("UIC-1: CSS and image are replaced together, and with neither there is none")
  func replaced() async throws {
    let stage = try await BrandingStage()
    let first = try await stage.customize(css: Self.css, image: BrandingStage.png)
    stage.stage.harness.clock.advance(by: .seconds(2))
    let second = try await stage.customize(css: Self.css)
    #expect(second.imageUrl == nil && second.creationDateUnixMillis == first.creationDateUnixMillis)
    #expect(second.lastModifiedDateUnixMillis != first.lastModifiedDateUnixMillis)
    #expect(second.cssVersion != first.cssVersion)
    _ = try await stage.customize(css: "", image: [])
    #expect(try await stage.customization() == UICustomizationType())
    _ = try await stage.customize()
  }

  @Test("UIC-2: CSS and images that cannot be used are refused, and nothing changes")
  func refused() async throws {
    let stage = try await BrandingStage()
    let before = try await stage.customize(css: Self.css)
    let long = String(repeating: "/* a */", count: 3000)
    for css in ["body{color:red}", ".label-customizable{position:fixed}", long] {
      await expectRefusal(.invalidParameter) { try await stage.customize(css: css) }
    }
    let large = BrandingStage.png + [UInt8](repeating: 0, count: 100 * 1024)
    for image in [BrandingStage.svg, [1], large] {
      await expectRefusal(.invalidParameter) { try await stage.customize(image: image) }
    }
    #expect(try await stage.customization() == before)
    for client in ["x", String(repeating: "a", count: 26)] {
      await expectRefusal(.resourceNotFound) {
        try await stage.customize(css: Self.css, client: client)
      }
      await expectRefusal(.resourceNotFound) { try await stage.customize(client: client) }
      await expectRefusal(.resourceNotFound) { try await stage.customization(of: client) }
    }
    let other = try await BrandingStage(beside: stage)
    await expectRefusal(.resourceNotFound) {
      try await stage.customize(css: Self.css, client: other.stage.clientID)
    }
  }
}
