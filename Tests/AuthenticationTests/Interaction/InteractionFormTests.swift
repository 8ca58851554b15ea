internal import Domain
internal import Testing

@testable internal import AuthenticationCore
@testable internal import AuthenticationInteraction

@Suite("The forms of the interaction's protocol")
struct InteractionFormTests {
  @Test("canonical JSON sorts by UTF-16 and escapes as ECMAScript does (RFC 8785 §3.2)")
  func canonical() throws {
    let value = try CallBody.value(
      of: Array(
        #"""
        {"\u20ac":"Euro Sign","\r":"Carriage Return","\ufb33":"Hebrew","1":"One","\ud83d\ude00":
         "Emoji","\u0080":"Control","\u00f6":"Latin","t":[true,null,-3,"\u000f\/\"\\"]}
        """#.utf8
      )
    )
    let expected =
      "{\"\\r\":\"Carriage Return\",\"1\":\"One\",\"t\":[true,null,-3,\"\\u000f/\\\"\\\\\"],"
      + "\"\u{80}\":\"Control\",\"\u{f6}\":\"Latin\",\"\u{20ac}\":\"Euro Sign\","
      + "\"\u{1f600}\":\"Emoji\",\"\u{fb33}\":\"Hebrew\"}"
    #expect(CanonicalJSON.text(of: value) == expected)
  }

  @Test(
    "what no reader may take",
    arguments: [
      "", " ", "{", "}", "[1,]", "{\"a\":1,}", "{\"a\":1,\"a\":2}", "{\"a\":1,\"\\u0061\":2}",
      "01", "1.", "+1", "1e", "-", "nul", "tru", "\"\\x\"", "\"\\ud800\"", "\"\\udc00\\ud800\"",
      "\"a", "\"\u{1}\"", "1 2", "[[[[[[[[[1]]]]]]]]]", "1e999", "\"\\u0000\"", "\u{feff}1",
    ]
  )
  func refused(_ text: String) {
    #expect(throws: AuthenticationFailure.self) { try CallBody.value(of: Array(text.utf8)) }
  }

  @Test("bytes that are no UTF-8 are refused")
  func noUTF8() {
    #expect(throws: AuthenticationFailure.self) { try CallBody.value(of: [0x22, 0xFF, 0x22]) }
  }

  @Test("the tags of the policy, and their defaults (USR-37)")
  func policy() throws {
    #expect(InteractionPolicy(tags: [:]) == nil)
    #expect(InteractionPolicy(tags: ["gatehouse:interaction": "off"]) == nil)
    let usual = try #require(InteractionPolicy(tags: ["gatehouse:interaction": "on"]))
    #expect(usual.pin.attempts == 5)
    #expect(usual.pin.penalties == [0, 30, 60, 300])
    #expect(usual.pin.length == 5...12)
    #expect(usual.pin.biometricsWithoutPIN == 30)
    #expect(usual.pin.daysWithoutPIN == 30)
    #expect(usual.app.timeoutSeconds == 180)
    #expect(usual.app.isAutoSelecting)
    #expect(usual.app.versions == ["1"])
    let own = try #require(
      InteractionPolicy(tags: [
        "gatehouse:interaction": "on",
        "gatehouse:pin-policy": "attempts=3 penalty=1m/1h length=6-8 weak=none",
        "gatehouse:app-policy": "confirm=never app-login=8h timeout=10m protocol=1/2",
      ])
    )
    #expect(own.pin.attempts == 3)
    #expect(own.pin.penalties == [60, 3600])
    #expect(own.pin.length == 6...8)
    #expect(own.pin.weak == [])
    #expect(own.app.isConfirmationSkipped)
    #expect(own.app.appLoginSeconds == 28_800)
    #expect(own.app.timeoutSeconds == 600)
    #expect(own.app.versions == ["1", "2"])
  }

  @Test(
    "a tag that would have no effect is refused",
    arguments: [
      ("gatehouse:interaction", "yes"), ("gatehouse:pin-policy", "attempts=2"),
      ("gatehouse:pin-policy", "attempts=3 attempts=4"), ("gatehouse:pin-policy", "other=1"),
      ("gatehouse:pin-policy", "penalty=1x"), ("gatehouse:pin-policy", "length=8-6"),
      ("gatehouse:pin-policy", "attempts"), ("gatehouse:app-policy", "timeout=59s"),
      ("gatehouse:app-policy", "confirm=sometimes"), ("gatehouse:app-policy", "headless=yes"),
      ("gatehouse:app-logo", "http://x"),
    ]
  )
  func refusedTags(_ name: String, _ value: String) {
    #expect(throws: AuthenticationFailure.self) { try GatehouseTags.check([name: value]) }
  }
}
