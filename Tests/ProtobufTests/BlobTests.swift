import JSON
import Testing

@testable import GatehouseMessages

/// What the generator writes for blobs and documents, which no declared operation has yet.
private struct Asset: JSONReadable, JSONWritable, Equatable {
  var bytes: [UInt8]?
  var settings: JSONDocument?

  init(bytes: [UInt8]? = nil, settings: JSONDocument? = nil) {
    self.bytes = bytes
    self.settings = settings
  }

  init(reading json: inout JSONReader) throws(JSONReader.Fault) {
    self.init()
    try json.beginObject()
    while try json.nextMember() {
      if json.isNamed("Bytes") {
        bytes = try json.base64()
      } else if json.isNamed("Settings") {
        settings = try json.optional()
      } else {
        try json.skip()
      }
    }
  }

  func write(to json: inout JSONWriter) {
    json.beginObject()
    json.base64("Bytes", bytes)
    json.member("Settings", settings)
    json.endObject()
  }
}

@Suite("blobs and documents in JSON")
struct BlobTests {
  private func decode(_ text: String) throws(JSONReader.Refusal) -> Asset {
    try JSONReader.value(of: Array(text.utf8))
  }

  @Test(
    "a document is any JSON value, in one form",
    arguments: [
      (
        #"{ "b": [1, 2.5, true, null, "x\n"], "a": {} }"#,
        #"{"a":{},"b":[1,2.5,true,null,"x\n"]}"#
      ),
      ("[]", "[]"), (#""text""#, #""text""#), ("false", "false"), ("-3", "-3"),
      ("9007199254740993", "9007199254740993"),
    ]
  )
  func document(_ given: String, _ expected: String) throws {
    let asset = try decode(#"{"Settings":\#(given)}"#)
    #expect(asset.settings?.text == expected)
    let written = JSONWriter.text(of: asset)
    #expect(written == #"{"Settings":\#(expected)}"#)
    #expect(try decode(written) == asset)
  }

  @Test("a blob is base64, and nothing else is one")
  func blob() throws {
    let bytes: [UInt8] = [0, 255, 16, 10]
    let asset = Asset(bytes: bytes)
    #expect(JSONWriter.text(of: asset) == #"{"Bytes":"AP8QCg=="}"#)
    #expect(try decode(#"{"Bytes":"AP8QCg=="}"#) == asset)
    #expect(try decode(#"{"Bytes":""}"#).bytes == [])
    #expect(try decode(#"{"Bytes":null}"#).bytes == nil)
    for (text, fault) in [
      (#""%%%%""#, .outOfRange), ("[0,255]", .wrongType(expected: .text)),
      ("5", .wrongType(expected: .text)),
    ] as [(String, JSONReader.Fault)] {
      #expect(throws: JSONReader.Refusal(fault: fault, path: ["Bytes"])) {
        try decode(#"{"Bytes":\#(text)}"#)
      }
    }
  }
}
