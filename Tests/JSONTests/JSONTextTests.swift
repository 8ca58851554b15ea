import JSON
import Testing

@Suite("What is refused of JSON before it is read")
struct JSONTextTests {
  private static func check(_ text: String, maxDepth: Int = 8, maxValues: Int = 100) throws {
    try JSONText.check(Array(text.utf8), maxDepth: maxDepth, maxValues: maxValues)
  }

  @Test("one name in two objects, and a value like a name, are no repetition")
  func nameInTwoObjects() throws {
    try Self.check(
      #"{"a":{"a":"a","b":["a","a",{"a":"a"}]},"b":{"a":"a"},"c":["b",{"b":{"b":1}}]}"#
    )
  }

  @Test(
    "a name that stands twice is refused, however it is spelled",
    arguments: [
      #"{"a":1,"a":2}"#, #"{"a":1,"\u0061":2}"#, #"{"\/":1,"/":2}"#, #"{"\"":1,"\u0022":2}"#,
      #"{"\ud83d\ude00":1,"😀":2}"#, "{\"\u{e9}\":1,\"e\u{301}\":2}", #"{"é":1,"e\u0301":2}"#,
      #"{"b":[1,{"c":1,"c":2}]}"#,
    ]
  )
  func repeatedName(_ text: String) {
    #expect(throws: JSONText.Fault.repeatedName) { try Self.check(text) }
  }

  @Test("names that differ by one escape are two names")
  func otherNames() throws {
    try Self.check(#"{"\n":1,"n":2,"\\n":3,"\u000b":4,"\ud83d\ude00":5,"\ud83d\ude01":6}"#)
  }

  @Test("nesting and values are counted, up to what is allowed")
  func limits() throws {
    try Self.check("[[1]]", maxDepth: 2)
    #expect(throws: JSONText.Fault.tooDeep) { try Self.check("[[[]]]", maxDepth: 2) }
    #expect(throws: JSONText.Fault.tooDeep) { try Self.check(#"{"a":[{}]}"#, maxDepth: 2) }
    try Self.check("[1,1,1]", maxValues: 3)
    #expect(throws: JSONText.Fault.tooManyValues) { try Self.check("[1,1,1,1]", maxValues: 3) }
    #expect(throws: JSONText.Fault.tooManyValues) { try Self.check("[[],[]]", maxValues: 3) }
  }

  @Test("what a decoder would let pass is malformed", arguments: ["[1,]", #"{"a":1,}"#, "[1\0]"])
  func malformed(_ text: String) {
    #expect(throws: JSONText.Fault.malformed) { try Self.check(text) }
    #expect(throws: JSONText.Fault.malformed) { try Self.check("\"\0\"") }
  }

  @Test("bytes that are no UTF-8 are refused", arguments: [[0x22, 0xFF, 0x22], [0xC0, 0x80]])
  func notUTF8(_ bytes: [UInt8]) {
    #expect(throws: JSONText.Fault.notUTF8) {
      try JSONText.check(bytes, maxDepth: 8, maxValues: 8)
    }
  }

  @Test("an escaped pair, and a backslash before what looks like half of one, are text")
  func goodEscape() {
    let text = Array(#"{"Username":"\ud83d\ude00 \\ud800 \"\u00e9\u0000","Limit":5.5}"#.utf8)
    #expect(!JSONText.hasBadEscape(text))
    #expect(JSONText.hasBadEscape(text, orNUL: true))
    #expect(!JSONText.hasBadEscape(Array(#""\\u0000""#.utf8), orNUL: true))
  }

  @Test(
    "an escape that stands for no character is bad",
    arguments: [
      #""\ud800""#, #""\udc00\ud800""#, #""\ud83d\ud83d""#, #""\x""#, #""\u12g4""#, #""\"#,
    ]
  )
  func badEscape(_ text: String) {
    #expect(JSONText.hasBadEscape(Array(text.utf8)))
  }
}
