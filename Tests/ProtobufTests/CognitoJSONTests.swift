import Foundation
import GatehouseMessages
import JSON
import Testing

@Suite("messages as Cognito's JSON")
struct CognitoJSONTests {
  private func object<M: JSONWritable>(_ message: M) throws -> [String: Any] {
    let data = Data(JSONWriter.bytes(of: message))
    return try #require(try JSONSerialization.jsonObject(with: data) as? [String: Any])
  }

  private func members<M: SampledPublicMessage>(_ type: M.Type) throws -> Set<String> {
    var sampler = Sampler(seed: 9, isFull: true)
    return Set(try object(type.sample(&sampler)).keys)
  }

  private func decode<M: Decodable>(_ type: M.Type, _ json: String) throws -> M {
    try JSONDecoder().decode(type, from: Data(json.utf8))
  }

  @Test("every public structure has exactly the members of Cognito's model")
  func memberNames() throws {
    var seen: Set<String> = []
    for type in sampledPublicMessages {
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

  private func expectRoundTrip<M: SampledPublicMessage>(
    _ type: M.Type,
    _ sampler: inout Sampler
  ) throws {
    let message = type.sample(&sampler)
    let written = Data(JSONWriter.bytes(of: message))
    #expect(try JSONDecoder().decode(M.self, from: written) == message)
    // Stored settings are written by the general encoder.
    #expect(try JSONDecoder().decode(M.self, from: JSONEncoder().encode(message)) == message)
  }

  @Test("every public message survives JSON")
  func everyType() throws {
    var sampler = Sampler(seed: 5)
    for type in sampledPublicMessages {
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
    let user = UserType(userCreateDateUnixMillis: 1_763_694_636_123)
    let text = String(decoding: JSONWriter.bytes(of: user), as: UTF8.self)
    #expect(text == #"{"UserCreateDate":1763694636.123}"#)
    #expect(try decode(UserType.self, #"{"UserCreateDate":1763694636.123}"#) == user)
    let whole = UserType(userCreateDateUnixMillis: 1_763_694_636_000)
    #expect(try decode(UserType.self, #"{"UserCreateDate":1763694636}"#) == whole)
    #expect(
      String(decoding: JSONWriter.bytes(of: whole), as: UTF8.self)
        == #"{"UserCreateDate":1763694636}"#
    )
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
    #expect(throws: DecodingError.self) {
      try decode(UserType.self, #"{"UserCreateDate":1e300}"#)
    }
  }

  @Test("a number that does not fit is refused, not trapped on")
  func numberRange() {
    #expect(throws: DecodingError.self) {
      try decode(ListUserPoolsRequest.self, #"{"MaxResults":99999999999999999999}"#)
    }
  }
}
