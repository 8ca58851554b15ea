import Domain
import HTTPTypes
import Testing

@testable import GatewayService

@Suite("Address ranges and forwarded addresses")
struct AddressRangeTests {
  @Test("a range contains its addresses and no others")
  func containment() throws {
    let range = try #require(AddressRange("10.1.0.0/20"))
    #expect(range.contains("10.1.15.255"))
    #expect(!range.contains("10.1.16.0"))
    #expect(!range.contains("::1"))
    let six = try #require(AddressRange("2001:db8::/33"))
    #expect(six.contains("2001:db8:7fff::1"))
    #expect(!six.contains("2001:db8:8000::1"))
  }

  @Test("an IPv4 address written as IPv6 is the IPv4 address")
  func mapped() throws {
    let range = try #require(AddressRange("127.0.0.1"))
    #expect(range.contains("::ffff:127.0.0.1"))
    #expect(range.contains("::FFFF:7f00:1"))
  }

  @Test(
    "what is no address is refused",
    arguments: [
      "", "10.0.0.0/33", "10.0.0/8", "1.2.3.256", "1.2.3.4/-1", ":::", "1::2::3", "12345::", "::g",
      "1:2:3:4:5:6:7", "1:2:3:4:5:6:7:8:9", "host.example", "::-0", "10.0.0.0/8/8",
    ]
  )
  func refusals(_ text: String) {
    #expect(AddressRange(text) == nil)
  }

  @Test("X-Forwarded-For is believed from a trusted proxy only, and only its last foreign entry")
  func forwarding() throws {
    let trusting = ClientAddress(trustedProxies: [try #require(AddressRange("10.0.0.0/8"))])
    let forwarded = "203.0.113.9, 198.51.100.7, 10.0.0.2"
    #expect(
      trusting.text(peer: "10.0.0.1", headers: [.forwardedFor: forwarded]) == "198.51.100.7"
    )
    #expect(trusting.text(peer: "192.0.2.1", headers: [.forwardedFor: forwarded]) == "192.0.2.1")
    #expect(trusting.text(peer: "10.0.0.1", headers: [.forwardedFor: "nonsense"]) == "10.0.0.1")
    #expect(trusting.text(peer: "10.0.0.1", headers: [:]) == "10.0.0.1")
    let trustingNobody = ClientAddress(trustedProxies: [])
    #expect(
      trustingNobody.text(peer: "10.0.0.1", headers: [.forwardedFor: forwarded]) == "10.0.0.1"
    )
  }
}
