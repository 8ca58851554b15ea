import Foundation
import JSON
import Testing

@Suite("The JSON reader")
struct JSONReaderTests {
  /// A shape of all kinds of members.
  private struct Shape: Codable, Hashable, JSONReadable {
    struct Part: Codable, Hashable, JSONReadable {
      var name: String?
      var names: [String]?

      init() {}

      init(reading json: inout JSONReader) throws(JSONReader.Fault) {
        self.init()
        try json.beginObject()
        while try json.nextMember() {
          if json.isNamed("name") {
            name = try json.optional()
          } else if json.isNamed("names") {
            names = try json.optional()
          } else {
            try json.skip()
          }
        }
      }
    }

    var text: String?
    var truth: Bool?
    var small: Int32?
    var large: Int64?
    var real: Double?
    var parts: [Part]?
    var map: [String: String]?

    init() {}

    init(reading json: inout JSONReader) throws(JSONReader.Fault) {
      self.init()
      try json.beginObject()
      while try json.nextMember() {
        if json.isNamed("text") {
          text = try json.optional()
        } else if json.isNamed("truth") {
          truth = try json.optional()
        } else if json.isNamed("small") {
          small = try json.optional()
        } else if json.isNamed("large") {
          large = try json.optional()
        } else if json.isNamed("real") {
          real = try json.optional()
        } else if json.isNamed("parts") {
          parts = try json.optional()
        } else if json.isNamed("map") {
          map = try json.optional()
        } else {
          try json.skip()
        }
      }
    }
  }

  private static let whole = #"""
     { "text" : "a\"b\\c\/\b\f\n\r\t\u00e9\ud83d\ude00 é🔑", "truth":true , "small":-12,
     "large":123456789012345678,"real":-1.5e3, "unknown":{"a":[1,2.5,null,{"b":"x"}],"c":false},
     "parts":[{"name":"n","names":[]},{"names":["a","b"]},{}],"map":{"x":"1","y":""} }
    """#

  private static func general(_ json: [UInt8]) -> Shape? {
    try? JSONDecoder().decode(Shape.self, from: Data(json))
  }

  @Test("reads what a general decoder reads, alike")
  func reads() throws {
    let json = Array(Self.whole.utf8)
    let shape: Shape = try #require(JSONReader.read(json))
    #expect(shape == Self.general(json))
    #expect(shape.text == "a\"b\\c/\u{8}\u{C}\n\r\té😀 é🔑")
    #expect(shape.parts?.count == 3 && shape.map == ["x": "1", "y": ""])
  }

  @Test(
    "an absent member and null are the same, and an empty object has none",
    arguments: ["{}", #"{"text":null,"parts":null,"map":null,"real":null}"#]
  )
  func absent(json: String) {
    #expect(JSONReader.read(Array(json.utf8), as: Shape.self) == Shape())
  }

  @Test(
    "refuses what is no JSON or of another shape",
    arguments: [
      "", " ", "nul", "null", "[]", "{", "{}}", "{} x", #"{"text"}"#, #"{"text":}"#,
      #"{"text":"a}"#,
      #"{"text":"a",}"#, #"{,"text":"a"}"#, #"{"text":"a" "truth":true}"#, #"{text:"a"}"#,
      #"{"text":1}"#, #"{"truth":"true"}"#, #"{"truth":tru}"#, #"{"small":2147483648}"#,
      #"{"small":1.5}"#, #"{"small":01}"#, #"{"small":+1}"#, #"{"small":-}"#, #"{"small":1.}"#,
      #"{"large":9223372036854775808}"#, #"{"real":1e999}"#, #"{"real":1e}"#, #"{"real":NaN}"#,
      #"{"parts":[{},]}"#, #"{"parts":[null]}"#, #"{"parts":{}}"#, #"{"parts":[{}"#,
      #"{"map":{"a":1}}"#, #"{"map":{"a":"1","a":"2"}}"#,
      #"{"text":"a","text":"b"}"#, #"{"x":{"a":1,"a":2}}"#, #"{"text":1,"t\u0065xt":"a"}"#,
      #"{"text":"\x"}"#, #"{"text":"\ud800"}"#, #"{"text":"\ud800\u0041"}"#,
      #"{"text":"\udc00"}"#,
      #"{"text":"\u12g4"}"#, #"{"text":"\u12"#, "{\"text\":\"a\nb\"}", "{\"text\":\"a\u{0}b\"}",
      "\u{FEFF}[]", "{\u{0}}", "{/**/}", #"{"x":.5}"#, #"{"x":truth}"#, #"{'text':'a'}"#,
    ]
  )
  func refuses(json: String) {
    #expect(JSONReader.read(Array(json.utf8), as: Shape.self) == nil)
  }

  @Test(
    "reads unusual forms of a value as the usual one",
    arguments: [
      (#"{"small":1.0,"large":-2e3}"#, #"{"small":1,"large":-2000}"#),
      (#"{"map":{"a":null,"b":"1"}}"#, #"{"map":{"b":"1"}}"#),
      (#"{"t\u0065xt":"a","é":1}"#, #"{"text":"a"}"#),
      (#"{"map":{"\u0062":"1","\ud83d\ude00":"2"}}"#, #"{"map":{"b":"1","😀":"2"}}"#),
      ("\u{FEFF} {}", "{}"),
    ]
  )
  func readsUnusual(json: String, usual: String) throws {
    let shape: Shape = try #require(JSONReader.read(Array(json.utf8)))
    #expect(shape == Self.general(Array(usual.utf8)))
  }

  @Test(
    "says what is wrong and where, and that a text is no JSON before all else",
    arguments: [
      ("[]", .wrongType(expected: .object), []),
      ("null", .null(expected: .object), []),
      (#"{"text":5}"#, .wrongType(expected: .text), ["text"]),
      (#"{"truth":"x"}"#, .wrongType(expected: .truth), ["truth"]),
      (#"{"small":"1"}"#, .wrongType(expected: .integer), ["small"]),
      (#"{"large":{}}"#, .wrongType(expected: .long), ["large"]),
      (#"{"real":[]}"#, .wrongType(expected: .number), ["real"]),
      (#"{"parts":{}}"#, .wrongType(expected: .list), ["parts"]),
      (#"{"parts":[{},null]}"#, .null(expected: .object), ["parts", "[1]"]),
      (
        #"{"text":"a","parts":[{"name":"n","names":["a","b",false]}]}"#,
        .wrongType(expected: .text), ["parts", "[0]", "names", "[2]"]
      ),
      (#"{"map":{"a":"1","\u00e9":1}}"#, .wrongType(expected: .text), ["map", "é"]),
      (#"{"small":1.5}"#, .wrongNumber, ["small"]), (#"{"real":1e999}"#, .wrongNumber, ["real"]),
      (#"{"large":9223372036854775808}"#, .wrongNumber, ["large"]),
      (#"{"text":5} x"#, .malformed, []), (#"{"text":5,}"#, .malformed, []),
      (#"{"text":5,"x":"\ud800"}"#, .badEscape, []),
      (#"{"text":5,"x":{"a":1,"a":1}}"#, .repeatedName, []),
      (#"{"a":1,"\u0061":1}"#, .repeatedName, []),
      ("{\"\u{e9}\":1,\"e\u{301}\":2}", .repeatedName, []),
      (#"{"x":{"é":1},"x":1}"#, .repeatedName, []),
    ] as [(String, JSONReader.Fault, [String])]
  )
  func faults(json: String, fault: JSONReader.Fault, path: [String]) {
    #expect(throws: JSONReader.Refusal(fault: fault, path: path)) {
      try JSONReader.value(of: Array(json.utf8), as: Shape.self)
    }
  }

  @Test("refuses other encodings, deep nesting and values without number, and reads many names")
  func limits() {
    let read = { (json: [UInt8]) in JSONReader.read(json, as: Shape.self) != nil }
    let nested = { (depth: Int) in
      Array((#"{"x":"# + String(repeating: "[", count: depth)).utf8)
        + Array((String(repeating: "]", count: depth) + "}").utf8)
    }
    #expect(read(nested(63)) && !read(nested(64)) && !read(nested(100_000)))
    let list = { (count: Int) in
      Array((#"{"x":["# + Array(repeating: "0", count: count).joined(separator: ",") + "]}").utf8)
    }
    #expect(read(list(9000)) && !read(list(10_001)))
    let names = { (count: Int) in
      Array(("{" + (0..<count).map { #""n\#($0)":0"# }.joined(separator: ",") + "}").utf8)
    }
    #expect(read(names(64)) && read(names(65)) && read(names(9000)))
    let repeated = Array(names(70).dropLast()) + Array(#","n3":1}"#.utf8)
    #expect(!read(repeated))
    #expect(!read(Array(#"{"text":""#.utf8) + [0xC3, 0x28] + Array("\"}".utf8)))
    #expect(!read(Array("{}".utf16.flatMap { [UInt8($0 & 0xFF), UInt8($0 >> 8)] })))
  }

  @Test("whatever it reads of a damaged text, a general decoder reads alike")
  func damaged() {
    var random = SystemRandomNumberGenerator()
    let whole = Array(Self.whole.utf8)
    let marks = Array(#"{}[]",:\0123456789eE+-.truefalsn u"#.utf8)
    for _ in 0..<4000 {
      var json = whole
      for _ in 0..<Int.random(in: 1...3, using: &random) {
        let index = json.indices.randomElement(using: &random) ?? 0
        switch Int.random(in: 0..<4, using: &random) {
        case 0: json.remove(at: index)
        case 1: json.insert(marks.randomElement(using: &random) ?? 0, at: index)
        case 2: json[index] = UInt8.random(in: .min ... .max, using: &random)
        default: json.removeSubrange(index..<min(json.count, index + 5))
        }
      }
      guard let shape: Shape = JSONReader.read(json) else { continue }
      #expect(shape == Self.general(json), "\(String(decoding: json, as: UTF8.self))")
    }
  }
}
