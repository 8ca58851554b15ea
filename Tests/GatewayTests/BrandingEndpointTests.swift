import AuthenticationMessages
import Protobuf
import RPC
import Testing

@Suite("Addresses of looks", .timeLimit(.minutes(20)))
struct BrandingEndpointTests {
  private static let id = "6b1c3a52-8a4d-4a7e-9c55-0d7f8c9f1e2a"
  private static let svg = Array("<svg/>".utf8)

  private static func rig(
    sheet: GetBrandingStyleSheetResponse = GetBrandingStyleSheetResponse(
      version: 3,
      contents: Array(":root{--bg:#000}".utf8)
    ),
    image: GetBrandingImageResponse = GetBrandingImageResponse(
      version: 3,
      contents: svg,
      kind: "SVG"
    )
  ) -> Rig {
    var rig = Rig()
    rig.authentication = FakeService { (call) throws(RPCError) in
      do {
        return call.method.hasSuffix("Image") ? try image.encoded() : try sheet.encoded()
      } catch {
        throw RPCError(code: .internalError)
      }
    }
    return rig
  }

  @Test("BRA-9: a style sheet is kept for good under its version")
  func sheet() async throws {
    try await Self.rig().run { ports in
      let target = "/assets/branding/\(Self.id)-3.css"
      let reply = try await Wire.exchange(.get(target), port: ports.clients)
      #expect(reply.status == 200 && reply.body == ":root{--bg:#000}")
      #expect(reply["content-type"] == "text/css; charset=utf-8")
      #expect(reply["cache-control"] == "public, max-age=31536000, immutable")
      #expect(reply["x-content-type-options"] == "nosniff")
      var head = TestRequest.get(target)
      head.method = "HEAD"
      #expect(try await Wire.exchange(head, port: ports.clients).body.isEmpty)
    }
  }

  @Test("BRA-5: an image is served so that a browser runs nothing in it")
  func image() async throws {
    let rig = Self.rig()
    try await rig.run { ports in
      let target = "/assets/branding/\(Self.id)-3/form-logo-dark.svg"
      let reply = try await Wire.exchange(.get(target), port: ports.clients)
      #expect(reply.status == 200 && reply.body == "<svg/>")
      #expect(reply["content-type"] == "image/svg+xml")
      let policy = try #require(reply["content-security-policy"])
      #expect(policy.hasPrefix("default-src 'none';") && policy.hasSuffix("sandbox"))
      #expect(reply["x-content-type-options"] == "nosniff")
      #expect(reply["access-control-allow-origin"] == nil)
    }
    let asked = try GetBrandingImageRequest(decoding: rig.authentication.calls[0].message)
    #expect(asked.brandingId == Self.id && asked.name == "form-logo-dark.svg")
  }

  @Test("BRA-9: another version's address leads to the one of now")
  func otherVersion() async throws {
    try await Self.rig().run { ports in
      for (asked, now) in [("-2.css", "-3.css"), ("-4/a-dark.svg", "-3/a-dark.svg")] {
        let target = "/assets/branding/\(Self.id)"
        let reply = try await Wire.exchange(.get(target + asked), port: ports.clients)
        #expect(reply.status == 302 && reply["location"] == target + now)
        #expect(reply["cache-control"] == "no-store")
      }
    }
  }

  @Test("an address that no look has is refused, most of them without asking")
  func unknown() async throws {
    let rig = Self.rig(
      sheet: GetBrandingStyleSheetResponse(),
      image: GetBrandingImageResponse(version: 3)
    )
    try await rig.run { ports in
      for path in [
        "x.css", "\(Self.id).css", "\(Self.id)-0.css", "\(Self.id)-x.css", "\(Self.id)-+3.css",
        "\(Self.id)-3", "\(Self.id)-99999999999999999999.css", "\(Self.id.uppercased())-3.css",
        "x/a.png", "\(Self.id)-3.css", "\(Self.id)-3/a-dark.png",
      ] {
        let reply = try await Wire.exchange(.get("/assets/branding/\(path)"), port: ports.clients)
        #expect(reply.status == 404, "\(path)")
      }
    }
    #expect(rig.authentication.calls.count == 2)
  }

  @Test("BRA-4: a request with images may have two megabytes, others not")
  func sizes() async throws {
    let rig = Self.rig()
    try await rig.run { ports in
      for (operation, isTaken) in [("CreateManagedLoginBranding", true), ("CreateTerms", false)] {
        let request = TestRequest.call(
          operation,
          "{\"Settings\":\"\(String(repeating: "x", count: 1_500_000))\"}"
        )
        let reply = try await Wire.exchange(request, port: ports.clients)
        // Without a signature it is refused all the same, once its size is accepted.
        #expect((reply.status == 413) != isTaken, "\(operation): \(reply.status)")
      }
    }
  }
}
