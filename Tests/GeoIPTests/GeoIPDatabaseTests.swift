import GeoIP
import Testing

@Suite("GeoIP")
struct GeoIPDatabaseTests {
  private static let ghent = MaxMindFile.Value.map([
    ("city", .map([("names", .map([("en", .text("Ghent")), ("nl", .text("Gent"))]))])),
    ("country", .map([("iso_code", .text("BE")), ("names", .map([("en", .text("Belgium"))]))])),
  ])

  private func database(_ value: MaxMindFile.Value) throws -> GeoIPDatabase {
    try MaxMindFile.open(MaxMindFile(network: [192, 0, 2], value).bytes)
  }

  @Test("SES-20: an address of a known network has a city and a country")
  func known() throws {
    let place = try #require(try database(Self.ghent).place(of: "192.0.2.77"))
    #expect(place.city == "Ghent")
    #expect(place.country == "Belgium")
  }

  @Test(
    "SES-20: another address, and what is no address, has no place",
    arguments: ["198.51.100.1", "2001:db8::1", "localhost", "", "192.0.2", "not an address\u{0}"]
  )
  func unknown(_ address: String) throws {
    #expect(try database(Self.ghent).place(of: address) == nil)
  }

  @Test("SES-20: a country without a name is told by its code, and a name is cut at 256 characters")
  func parts() throws {
    let code = MaxMindFile.Value.map([("country", .map([("iso_code", .text("BE"))]))])
    let place = try #require(try database(code).place(of: "192.0.2.1"))
    #expect(place.country == "BE")
    #expect(place.city == nil)
    let long = MaxMindFile.Value.map([
      ("city", .map([("names", .map([("en", .text(String(repeating: "x", count: 400)))]))]))
    ])
    #expect(try database(long).place(of: "192.0.2.1")?.city?.count == 256)
    // A file of another form than a city's.
    let other = MaxMindFile.Value.map([("city", .text("Ghent")), ("country", .list([]))])
    #expect(try database(other).place(of: "192.0.2.1") == nil)
  }

  @Test("a file that is none or is cut off is refused, or knows nothing")
  func damaged() throws {
    let whole = MaxMindFile(network: [192, 0, 2], Self.ghent).bytes
    #expect(throws: GeoIPError.self) { try GeoIPDatabase(path: "/nonexistent/file.mmdb") }
    for count in stride(from: 0, to: whole.count, by: 3) {
      guard let database = try? MaxMindFile.open(Array(whole.prefix(count))) else { continue }
      _ = database.place(of: "192.0.2.77")
    }
    // Each byte of the tree and the data changed once: no answer but a place or none.
    for index in 0..<(whole.count - 160) {
      var bytes = whole
      bytes[index] ^= 0xFF
      guard let database = try? MaxMindFile.open(bytes) else { continue }
      _ = database.place(of: "192.0.2.77")
    }
  }
}
