import Foundation
import JSON
import Testing

@testable import GatehouseMessages

/// What the generator writes for blobs and documents, which no declared operation has yet.
private struct Asset: Codable, JSONWritable, Equatable {
  var bytes: [UInt8]?
  var settings: JSONDocument?

  enum CodingKeys: String, CodingKey {
    case bytes = "Bytes"
    case settings = "Settings"
  }

  init(bytes: [UInt8]? = nil, settings: JSONDocument? = nil) {
    self.bytes = bytes
    self.settings = settings
  }

  init(from decoder: any Decoder) throws {
    let members = try decoder.container(keyedBy: CodingKeys.self)
    bytes = try members.decodeBase64(.bytes)
    settings = try members.decodeIfPresent(JSONDocument.self, forKey: .settings)
  }

  func encode(to encoder: any Encoder) throws {
    var members = encoder.container(keyedBy: CodingKeys.self)
    try members.encodeBase64(bytes, .bytes)
    try members.encodeIfPresent(settings, forKey: .settings)
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
  private func decode(_ text: String) throws -> Asset {
    try JSONDecoder().decode(Asset.self, from: Data(text.utf8))
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
    let written = String(decoding: JSONWriter.bytes(of: asset), as: UTF8.self)
    #expect(written == #"{"Settings":\#(expected)}"#)
    #expect(try JSONDecoder().decode(Asset.self, from: JSONEncoder().encode(asset)) == asset)
  }

  @Test("a blob is base64, and nothing else is one")
  func blob() throws {
    let bytes: [UInt8] = [0, 255, 16, 10]
    let asset = Asset(bytes: bytes)
    #expect(
      String(decoding: JSONWriter.bytes(of: asset), as: UTF8.self) == #"{"Bytes":"AP8QCg=="}"#
    )
    #expect(try decode(#"{"Bytes":"AP8QCg=="}"#) == asset)
    #expect(try JSONDecoder().decode(Asset.self, from: JSONEncoder().encode(asset)) == asset)
    #expect(try decode(#"{"Bytes":""}"#).bytes == [])
    #expect(try decode(#"{"Bytes":null}"#).bytes == nil)
    for text in [#""%%%%""#, "[0,255]", "5"] {
      #expect(throws: DecodingError.self) { try decode(#"{"Bytes":\#(text)}"#) }
    }
  }
}
