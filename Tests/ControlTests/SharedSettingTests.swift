import Testing

@testable import ControlService

@Suite("Settings that all processes share")
struct SharedSettingTests {
  @Test(
    "DOM-1: setup writes one in place of the former, or behind the public URL, and touches nothing else",
    arguments: [
      (
        #"{"public-url": "https://a.example", "region": "x"}"#,
        "{\"public-url\": \"https://a.example\",\n  \"domains-suffix\": \"b.example\", \"region\": \"x\"}"
      ),
      (
        #"{"domains-suffix" : "a.example", "public-url": "u"}"#,
        #"{"domains-suffix" : "b.example", "public-url": "u"}"#
      ),
      (#"{"region": "x"}"#, nil),
    ] as [(String, String?)]
  )
  func text(before: String, after: String?) {
    #expect(SharedSetting.text(before, with: "domains-suffix", "b.example") == after)
  }
}
