import Foundation
import JSON
import Testing

@testable import AuthenticationMessages
@testable import GatehouseMessages

@Suite("messages as Cognito's JSON")
struct CognitoJSONTests {
  private func object<M: JSONWritable>(_ message: M) throws -> [String: Any] {
    let data = Data(JSONWriter.bytes(of: message))
    return try #require(try JSONSerialization.jsonObject(with: data) as? [String: Any])
  }

  private func members<M: CMessage & JSONWritable>(_ type: M.Type) throws -> Set<String> {
    var sampler = Sampler(seed: 9, isFull: true)
    return Set(try object(sampler.message(type)).keys)
  }

  private func decode<M: JSONReadable>(
    _ type: M.Type,
    _ json: String
  ) throws(JSONReader.Refusal) -> M {
    try JSONReader.value(of: Array(json.utf8))
  }

  @Test("every public structure has exactly the members of Cognito's model")
  func memberNames() throws {
    var seen: Set<String> = []
    for type in publicMessageTypes {
      let name = "\(type)"
      // An operation without output has no shape in the model.
      guard let expected = modelMembers[name] else {
        #expect(try members(type).isEmpty, "\(name)")
        continue
      }
      #expect(try members(type) == expected, "\(name)")
      seen.insert(name)
    }
    #expect(seen == Set(modelMembers.keys))
  }

  private func expectRoundTrip<M: CMessage & JSONWritable & JSONReadable>(
    _ type: M.Type,
    _ sampler: inout Sampler
  ) throws {
    let message = try sampler.message(type)
    #expect(try JSONReader.value(of: JSONWriter.bytes(of: message)) == message)
  }

  @Test("every public message that is read survives JSON")
  func everyType() throws {
    var sampler = Sampler(seed: 5)
    let types = publicMessageTypes.compactMap {
      $0 as? any (CMessage & JSONWritable & JSONReadable).Type
    }
    #expect(types.count > 200)
    for type in types {
      for _ in 0..<20 { try expectRoundTrip(type, &sampler) }
    }
  }

  @Test("absent members are omitted, empty ones are not")
  func absence() throws {
    #expect(try object(SignUpRequest()).isEmpty)
    let empty = try object(SignUpRequest(userAttributes: [], clientMetadata: [:]))
    #expect(Set(empty.keys) == ["UserAttributes", "ClientMetadata"])
  }

  @Test("E.1.4 null is absent and unknown members are ignored")
  func nullAndUnknown() throws {
    let json = #"{"ClientId":null,"Username":"u","UserAttributes":null,"Nonsense":[1,{"a":2}]}"#
    #expect(try decode(SignUpRequest.self, json) == SignUpRequest(username: "u"))
  }

  @Test("E.1.4 timestamps are JSON numbers of epoch seconds with a fraction")
  func timestamps() throws {
    for (millis, text) in [
      (1_763_694_636_123 as Int64, #"{"CreationDate":1763694636.123}"#),
      (1_763_694_636_000, #"{"CreationDate":1763694636}"#),
    ] {
      let client = UserPoolClientType(creationDateUnixMillis: millis)
      #expect(JSONWriter.text(of: client) == text)
      #expect(try decode(UserPoolClientType.self, text) == client)
    }
  }

  @Test("every character of a text, a name or a list comes back from a reader that is not ours")
  func characters() throws {
    let scalars =
      (0..<0x300).compactMap(Unicode.Scalar.init) + ["\u{2028}", "漢", "🔑", "\u{10FFFF}"]
    let text = String(String.UnicodeScalarView(scalars))
    let message = InitiateAuthResponse(
      session: text,
      challengeParameters: ["a": text, text: "", "": "b"],
      availableChallenges: ["", text, "\\", "\""]
    )
    let read = try object(message)
    #expect(read["Session"] as? String == text)
    #expect(read["ChallengeParameters"] as? [String: String] == message.challengeParameters)
    #expect(read["AvailableChallenges"] as? [String] == message.availableChallenges)
    #expect(read.count == 3)
  }

  @Test("a timestamp beyond what can be kept is refused, not trapped on")
  func timestampRange() {
    #expect(throws: JSONReader.Refusal(fault: .outOfRange, path: ["CreationDate"])) {
      try decode(UserPoolClientType.self, #"{"CreationDate":1e300}"#)
    }
  }

  @Test("a number that does not fit is refused, not trapped on")
  func numberRange() {
    #expect(throws: JSONReader.Refusal(fault: .wrongNumber, path: ["MaxResults"])) {
      try decode(ListUserPoolsRequest.self, #"{"MaxResults":99999999999999999999}"#)
    }
  }
}
