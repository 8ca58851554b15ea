import Foundation
import Testing

@testable import GatehouseApp

@Suite("Sessions and links")
struct SessionTests {
  static let opened: [String: JSONValue] = [
    "sessionId": .text("s"), "kind": .text("LOGIN"),
    "announceInfo": .object(["To": .text("\"<b>\" \\ \u{2028}")]),
    // SHA-256 of the canonical form, as the Python reference makes it.
    "digest": .text("DIGEST"),
  ]

  @Test("a session whose digest is of something else is refused")
  func digest() {
    #expect(throws: AppError.digestRefused) { try Session(id: "s", opened: .object(Self.opened)) }
  }

  @Test("canonical JSON orders by UTF-16 and escapes what RFC 8785 says")
  func canonical() {
    let value = JSONValue.object([
      "\u{FB33}": .integer(1), "\u{1F600}": .bool(true), "a\u{1}\n": .text("\u{7F}/\"€"),
    ])
    #expect(
      value.canonical == "{\"a\\u0001\\n\":\"\u{7F}/\\\"€\",\"\u{1F600}\":true,\"\u{FB33}\":1}"
    )
  }

  @Test("a link is one of the protocol's and of an address that no third party reads")
  func links() throws {
    let link = try Link("https://id.example.com/i/us-east-1_AbCdEfGhI/q83vASNFZ4mrze8BI0VniQ")
    #expect(link.server.address.absoluteString == "https://id.example.com")
    #expect(link.server.poolName == "AbCdEfGhI" && link.session == "q83vASNFZ4mrze8BI0VniQ")
    for text in [
      "http://id.example.com/i/p_a/s", "https://id.example.com/i/p_a/s/../x", "https://x/i/p_a",
      "https://user@id.example.com/i/p_a/s", "https://id.example.com/i/p_a/s?x=1", "text",
    ] {
      #expect(throws: AppError.malformedLink) { try Link(text) }
    }
  }
}
