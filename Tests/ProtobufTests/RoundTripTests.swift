import Protobuf
import Testing

@testable import AuthenticationMessages
@testable import GatehouseMessages
@testable import TokenIssuanceMessages

@Suite("messages on the wire")
struct RoundTripTests {
  private func expectRoundTrip<M: CMessage>(_ type: M.Type, _ sampler: inout Sampler) throws {
    let message = try sampler.message(type)
    #expect(try M(decoding: message.encoded()) == message)
  }

  @Test("every message type survives encoding and decoding")
  func everyType() throws {
    #expect(messageTypes.count == MessageTypes.all.count)
    var sampler = Sampler(seed: 1)
    for type in messageTypes {
      for _ in 0..<50 { try expectRoundTrip(type, &sampler) }
    }
    sampler.isFull = true
    for type in messageTypes { try expectRoundTrip(type, &sampler) }
  }

  @Test("an absent and an empty value differ for text, lists, maps, bytes and structures")
  func absentIsNotEmpty() throws {
    let absent = try InitiateAuthRequest(decoding: InitiateAuthRequest().encoded())
    #expect(absent.clientId == nil)
    #expect(absent.authParameters == nil)
    #expect(absent.session == nil)
    let empty = InitiateAuthRequest(
      authParameters: [:],
      clientId: "",
      userContextData: UserContextDataType(),
      session: ""
    )
    let decoded = try InitiateAuthRequest(decoding: empty.encoded())
    #expect(decoded == empty)
    #expect(decoded != absent)
    let list = SignUpRequest(userAttributes: [])
    #expect(try SignUpRequest(decoding: list.encoded()).userAttributes == [])
    let flag = UserType(enabled: false)
    #expect(try UserType(decoding: flag.encoded()).enabled == false)
  }

  @Test("text with NUL is refused where it would be cut short")
  func embeddedNUL() throws {
    #expect(throws: ProtobufError.embeddedNUL(field: "SignUpRequest.username")) {
      try SignUpRequest(username: "abc\u{0}def").encoded()
    }
    #expect(throws: ProtobufError.embeddedNUL(field: "AttributeType.value")) {
      try SignUpRequest(userAttributes: [AttributeType(name: "email", value: "\u{0}")]).encoded()
    }
    #expect(throws: ProtobufError.embeddedNUL(field: "ClientMetadataType.entry")) {
      try SignUpRequest(clientMetadata: ["a\u{0}": "b"]).encoded()
    }
  }

  @Test("secrets and byte fields keep NUL and every other byte")
  func bytesKeepEverything() throws {
    let secret = SignUpRequest(password: "a\u{0}b")
    #expect(try SignUpRequest(decoding: secret.encoded()) == secret)
    let parameters = InitiateAuthRequest(authParameters: ["PASSWORD": "\u{0}x"])
    #expect(try InitiateAuthRequest(decoding: parameters.encoded()) == parameters)
    let frame = CallFrame(message: Array(0...255))
    #expect(try CallFrame(decoding: frame.encoded()) == frame)
  }

  @Test("bytes that are not UTF-8 are refused where text is expected")
  func invalidUTF8() throws {
    // GoAwayFrame.reason, field 1, one byte.
    #expect(throws: ProtobufError.notUTF8(field: "GoAwayFrame.reason")) {
      try GoAwayFrame(decoding: [0x0A, 0x01, 0xFF])
    }
    let valid = try SignUpRequest(password: "xy").encoded()
    let broken = valid.map { $0 == UInt8(ascii: "x") ? 0xC0 : $0 }
    #expect(throws: ProtobufError.notUTF8(field: "SignUpRequest.password")) {
      try SignUpRequest(decoding: broken)
    }
  }

  @Test("bytes that are no message are refused")
  func malformed() {
    #expect(throws: ProtobufError.malformed(message: "gatehouse.rpc.v1.Frame")) {
      try Frame(decoding: [0x0A, 0x05, 0x08])
    }
  }

  @Test("unknown fields and enum values are ignored")
  func unknownFields() throws {
    // Field 1000 as a varint behind a known field.
    let bytes = try PingFrame(opaque: 7).encoded() + [0xC0, 0x3E, 0x01]
    #expect(try PingFrame(decoding: bytes) == PingFrame(opaque: 7))
    #expect(try HealthCheckResponse(decoding: [0x08, 0x63]).servingStatus == nil)
    let serving = HealthCheckResponse(servingStatus: .notServing)
    #expect(try HealthCheckResponse(decoding: serving.encoded()) == serving)
  }

  @Test("the empty message is no bytes")
  func emptyMessage() throws {
    #expect(try CreateSigningKeysResponse().encoded() == [])
    #expect(try CreateSigningKeysResponse(decoding: []) == CreateSigningKeysResponse())
  }
}
