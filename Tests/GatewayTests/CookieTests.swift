import Domain
import HTTPTypes
import HummingbirdCore
import Testing

@testable import GatewayService

@Suite("Cookies")
struct CookieTests {
  private static let secure = Cookies(publicURL: "https://id.example")
  private static let local = Cookies(publicURL: "http://localhost:8080")
  private static let name = CookieName("gatehouse-csrf")

  private static func headers(_ values: String...) -> HTTPFields {
    var fields = HTTPFields()
    for value in values { fields.append(HTTPField(name: .cookie, value: value)) }
    return fields
  }

  @Test("are set for this host alone, over TLS alone, out of reach of scripts")
  func attributes() {
    var answer = Answer(["a": "b"])
    Self.secure.set(Self.name, to: [1, 2, 255], for: nil, in: &answer)
    Self.secure.set(Self.name, to: [0], for: .seconds(60), in: &answer)
    Self.secure.remove(Self.name, in: &answer)
    #expect(
      answer.response.headers[values: .setCookie] == [
        "__Host-gatehouse-csrf=AQL_; Path=/; HttpOnly; SameSite=Lax; Secure",
        "__Host-gatehouse-csrf=AA; Max-Age=60; Path=/; HttpOnly; SameSite=Lax; Secure",
        "__Host-gatehouse-csrf=; Max-Age=0; Path=/; HttpOnly; SameSite=Lax; Secure",
      ]
    )
  }

  @Test("of an installation at an http URL have neither prefix nor Secure")
  func plain() {
    var answer = Answer(["a": "b"])
    Self.local.set(Self.name, to: [0], for: nil, in: &answer)
    #expect(
      answer.response.headers[.setCookie] == "gatehouse-csrf=AA; Path=/; HttpOnly; SameSite=Lax"
    )
    #expect(Self.local.value(of: Self.name, in: Self.headers("gatehouse-csrf=AA")) == [0])
  }

  @Test("live no longer than browsers let them")
  func lifetime() {
    var answer = Answer(["a": "b"])
    Self.secure.set(Self.name, to: [], for: .seconds(1 << 40), in: &answer)
    #expect(answer.response.headers[.setCookie]?.contains("; Max-Age=34560000;") == true)
  }

  @Test(
    "are read among others, and not believed where they are malformed or there twice",
    arguments: [
      (["__Host-gatehouse-csrf=AQL_"], [1, 2, 255]),
      (["a=b; __Host-gatehouse-csrf=AQL_ ;c"], [1, 2, 255]),
      (["a=b", "__Host-gatehouse-csrf=AQL_"], [1, 2, 255]),
      (["__Host-gatehouse-csrf="], []),
      ([], nil), (["gatehouse-csrf=AQL_"], nil), (["__host-gatehouse-csrf=AQL_"], nil),
      (["__Host-gatehouse-csrf"], nil), (["__Host-gatehouse-csrf=\"AQL_\""], nil),
      (["__Host-gatehouse-csrf=AQL="], nil), (["__Host-gatehouse-csrf=é"], nil),
      (["__Host-gatehouse-csrf=AA; __Host-gatehouse-csrf=AQ"], nil),
      (["__Host-gatehouse-csrf=AA", "__Host-gatehouse-csrf=AA"], nil),
      (["__Host-gatehouse-csrf=" + String(repeating: "A", count: 4100)], nil),
    ] as [([String], [UInt8]?)]
  )
  func reading(cookies: [String], value: [UInt8]?) {
    var fields = HTTPFields()
    for cookie in cookies { fields.append(HTTPField(name: .cookie, value: cookie)) }
    #expect(Self.secure.value(of: Self.name, in: fields) == value)
  }

  @Test("of one pool have a name of their own: pools share an origin")
  func pools() throws {
    let pool = try #require(UserPoolID("us-east-1_AbCdEfGhI"))
    var answer = Answer(["a": "b"])
    Self.secure.set(CookieName("gatehouse-sso", of: pool), to: [0], for: nil, in: &answer)
    #expect(
      answer.response.headers[.setCookie]?.hasPrefix("__Host-gatehouse-sso-AbCdEfGhI=AA;") == true
    )
  }
}
