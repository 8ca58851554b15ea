import Foundation
import JSON
import Testing

@Suite("The JSON writer")
struct JSONWriterTests {
  private static func text(_ write: (inout JSONWriter) -> Void) -> String {
    var writer = JSONWriter()
    write(&writer)
    return String(decoding: writer.bytes, as: UTF8.self)
  }

  private static func escaped(_ text: String) -> String {
    String(decoding: JSONWriter.bytes(of: text), as: UTF8.self)
  }

  @Test(
    "escapes what ends a string, a line or obeys on a terminal, and nothing else",
    arguments: [
      ("", #""""#), ("plain", #""plain""#), (#"a"b\c/"#, #""a\"b\\c/""#),
      ("\n\r\t", #""\n\r\t""#), ("\u{0}\u{8}\u{1F}", #""\u0000\u0008\u001f""#),
      ("\u{7F}\u{80}\u{9B}\u{9F}\u{A0}", "\"\\u007f\\u0080\\u009b\\u009f\u{A0}\""),
      ("\u{2028}\u{2029}\u{202A}", "\"\\u2028\\u2029\u{202A}\""),
      ("é漢🔑<>&'", "\"é漢🔑<>&'\""),
    ]
  )
  func escapes(text: String, json: String) {
    #expect(Self.escaped(text) == json)
  }

  @Test("every character comes back from a reader that is not ours, alone and in a name")
  func allCharacters() throws {
    let scalars =
      (0..<0x3000).compactMap(Unicode.Scalar.init) + ["漢", "🔑", "\u{FFFF}", "\u{10FFFF}"]
    let whole = String(String.UnicodeScalarView(scalars))
    for text in scalars.map(String.init) + [whole] {
      let data = Data(JSONWriter.bytes(of: [text: [text]]))
      let read = try JSONSerialization.jsonObject(with: data) as? [String: [String]]
      #expect(read == [text: [text]])
    }
  }

  @Test("writes members in the order of the calls, and no absent one")
  func members() {
    let text = Self.text { json in
      json.beginObject()
      json.member("b", "x")
      json.member("a", nil as String?)
      json.member(named: "n\"", Int64.min)
      json.member("t", true)
      json.member("empty", [:] as [String: String])
      json.member("list", [["a"], [], ["b", "c"]])
      json.member("raw", JSONFragment(Array(#"{"x":[1]}"#.utf8)))
      json.member("last", Int32(7))
      json.endObject()
    }
    #expect(
      text == #"{"b":"x","n\"":-9223372036854775808,"t":true,"empty":{},"#
        + #""list":[["a"],[],["b","c"]],"raw":{"x":[1]},"last":7}"#
    )
  }

  @Test(
    "writes instants as whole seconds or with a fraction, and what is no number as null",
    arguments: [
      (1.5, "1.5"), (2, "2"), (0, "0"), (.infinity, "null"), (.nan, "null"), (-.infinity, "null"),
    ] as [(Double, String)]
  )
  func numbers(number: Double, json: String) {
    #expect(Self.text { number.write(to: &$0) } == json)
  }

  @Test("epoch seconds have the milliseconds behind the point")
  func epochSeconds() {
    let text = Self.text { json in
      json.beginObject()
      json.epochSeconds("none", nil)
      json.epochSeconds("whole", 1_763_694_636_000)
      json.epochSeconds("part", 1_763_694_636_123)
      json.endObject()
    }
    #expect(text == #"{"whole":1763694636,"part":1763694636.123}"#)
  }
}
