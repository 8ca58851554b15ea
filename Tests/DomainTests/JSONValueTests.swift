internal import Domain
internal import Foundation
internal import Testing

@Suite("Any JSON value")
struct JSONValueTests {
  private static func decode(_ text: String) throws -> JSONValue {
    try JSONDecoder().decode(JSONValue.self, from: Data(text.utf8))
  }

  @Test(
    "comes back as it was",
    arguments: [
      "null", "true", "0", "-12", "1.5", #""text""#, "[]", "{}", #"[1,[true,{"a":null}]]"#,
      "9007199254740991",
    ]
  )
  func roundTrip(text: String) throws {
    let bytes = try JSONEncoder().encode(try Self.decode(text))
    #expect(String(decoding: bytes, as: UTF8.self) == text)
  }

  @Test("is nested no deeper than thirty-two times")
  func depth() throws {
    func nested(_ depth: Int) -> String {
      String(repeating: "[", count: depth) + String(repeating: "]", count: depth)
    }
    _ = try Self.decode(nested(JSONValue.maxNested))
    #expect(throws: DecodingError.self) { try Self.decode(nested(JSONValue.maxNested + 2)) }
    #expect(throws: DecodingError.self) { try Self.decode(nested(400)) }
  }
}
