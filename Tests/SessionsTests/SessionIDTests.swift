import Sessions
import Testing

@Suite("Session ids")
struct SessionIDTests {
  static let greatest = "f5lxx1zz5pnorynqglhzmsp33"

  @Test("SES-16: a chain's UUID and its id are each other's, as the vector says")
  func vector() throws {
    let uuid = "7f3c0d7e-0000-4000-8000-000000000001"
    let id = try #require(SessionID(.token, uuid: uuid))
    #expect(id.text == "tkn7j68rai9kaybx9s59bk7n1h4x")
    #expect(SessionID(id.text) == id)
    #expect(SessionID(.sso, uuid: uuid.uppercased())?.text == "sso7j68rai9kaybx9s59bk7n1h4x")
  }

  @Test("SES-16: the smallest and the greatest UUID have ids of 28 characters")
  func bounds() throws {
    let none = "00000000-0000-0000-0000-000000000000"
    let all = "ffffffff-ffff-ffff-ffff-ffffffffffff"
    #expect(SessionID(.sso, uuid: none)?.text == "sso" + String(repeating: "0", count: 25))
    #expect(SessionID(.token, uuid: all)?.text == "tkn" + Self.greatest)
    #expect(SessionID("tkn" + Self.greatest)?.uuid == all)
  }

  @Test(
    "SES-16: what no UUID has is no session's id",
    arguments: [
      // One beyond the greatest, and the greatest of the form.
      "tknf5lxx1zz5pnorynqglhzmsp34", "tkn" + String(repeating: "z", count: 25),
      "tkn7j68rai9kaybx9s59bk7n1h4", "tkn7j68rai9kaybx9s59bk7n1h4x0", "",
      "tkn7J68rai9kaybx9s59bk7n1h4x", "tok7j68rai9kaybx9s59bk7n1h4x",
      "tkn7j68rai9kaybx9s59bk7n1h4é", "tkn+j68rai9kaybx9s59bk7n1h4x",
    ]
  )
  func unknown(_ text: String) {
    #expect(SessionID(text) == nil)
  }

  @Test("SES-16: a text that is no UUID has no id")
  func noUUID() {
    #expect(SessionID(.token, uuid: "7f3c0d7e000040008000000000000001") == nil)
  }
}
