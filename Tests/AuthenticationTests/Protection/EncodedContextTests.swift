internal import Cryptography
internal import Domain
import Testing

@testable internal import AuthenticationProtection

@Suite("The account of a device that SDKs send")
struct EncodedContextTests {
  private static let payload = #"""
    {"contextData":{"UserAgent":"Mozilla/5.0","DeviceId":"abc123:1700000000000",\#
    "DeviceLanguage":"en-GB","DeviceFingerprint":"Mozilla/5.0:en-GB","DevicePlatform":"Win32",\#
    "ClientTimezone":"01:00"},"username":"ada","userPoolId":"us-east-1_EXAMPLE",\#
    "timestamp":"1700000000000"}
    """#

  private static let signatures = [
    "JS20171115": "u7K9fKcnW0Vqrgkg8mAAS4MHHQNdpmNpA1FN8U6zntI=",
    "IOS20171114": "hxtKMTjA01h9P/BHk3JMOMLMuzaLjKs+SkhVF6dZIew=",
    "ANDROID20171114": "JITLmL/vr9nntJRX02wwGHKLrMk9WshNp0CujTxkQ2E=",
  ]

  private static let now = Instant(unixMillis: 1_700_000_000_000)

  private static func context(
    _ version: String = "JS20171115",
    signature: String? = nil,
    payload: String = Self.payload,
    names: Set<String> = ["ada"],
    at now: Instant = Self.now
  ) throws -> EncodedContext? {
    let escaped = payload.replacing("\"", with: "\\\"")
    let signed = signature ?? signatures[version] ?? ""
    let text = #"{"payload":"\#(escaped)","signature":"\#(signed)","version":"\#(version)"}"#
    return EncodedContext(
      Base64.encode(Array(text.utf8)),
      of: EncodedContext.Expectation(
        client: "1example23456789",
        pool: "us-east-1_EXAMPLE",
        names: names
      ),
      at: now
    )
  }

  @Test("THR-11: is read as the SDKs of browsers, iOS and Android sign it")
  func vectors() throws {
    for version in Self.signatures.keys {
      let context = try #require(try Self.context(version))
      #expect(context.isConsistent, "\(version)")
      #expect(context.deviceID == "abc123:1700000000000")
      #expect(context.timeZone == "+01:00")
    }
    #expect(try Self.context("JS20991231") == nil)
  }

  @Test("THR-12: contradicts itself with another code, name or time")
  func forged() throws {
    let wrong = Base64.encode([UInt8](repeating: 1, count: 32))
    #expect(try Self.context(signature: wrong)?.isConsistent == false)
    #expect(try Self.context(names: ["ben"])?.isConsistent == false)
    #expect(try Self.context(at: Self.now.adding(seconds: 599))?.isConsistent == true)
    #expect(try Self.context(at: Self.now.adding(seconds: 601))?.isConsistent == false)
    #expect(try Self.context(at: Self.now.adding(seconds: -601))?.isConsistent == false)
  }

  @Test("THR-11: is none where it cannot be read, and refuses nothing")
  func unreadable() throws {
    let request = EncodedContext.Expectation(
      client: "1example23456789",
      pool: "us-east-1_EXAMPLE",
      names: []
    )
    let long = Base64.encode([UInt8](repeating: 65, count: 9000))
    for text in [nil, "", "!", "e30=", Base64.encode(Array("[1]".utf8)), long] {
      #expect(EncodedContext(text, of: request, at: Self.now) == nil)
    }
  }

  @Test("THR-12: a zone has one form")
  func zones() {
    #expect(EncodedContext.zone("01:00") == "+01:00")
    #expect(EncodedContext.zone("-07:00") == "-07:00")
    #expect(EncodedContext.zone("+01:00") == "+01:00")
    for text in ["", "1:00", "99:00", "01:60", "Europe/Berlin", "01:00:00"] {
      #expect(EncodedContext.zone(text) == nil)
    }
  }

  @Test("THR-13: a browser has our words alone")
  func browsers() {
    #expect(BrowserName(ProtectedStage.agent).text == "Chrome 126, Windows 10")
    #expect(BrowserName(ProtectedStage.otherAgent).text == "Firefox 127, Linux")
    #expect(BrowserName("<script>").text == "Other, Other")
    #expect(BrowserName("<script>").trait == nil)
  }
}
