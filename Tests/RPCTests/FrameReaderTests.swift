import GatehouseMessages
import NIOCore
import Protobuf
import Testing

@testable import RPC

@Suite("Bytes become frames")
struct FrameReaderTests {
  private static func bytes(_ frames: Frame..., preface: Bool = true) throws -> [UInt8] {
    var buffer = ByteBuffer(bytes: preface ? FrameReader.preface : [])
    for frame in frames {
      try FrameWriter.append(frame, to: &buffer)
    }
    return Array(buffer.readableBytesView)
  }

  private static func reader(limit: Int = 1 << 16) -> FrameReader {
    FrameReader(maxFrameBytes: limit, expectsPreface: true)
  }

  @Test("frames are found wherever the bytes are cut")
  func everyCut() throws {
    let frames = [FrameWriter.ping(7), FrameWriter.cancel(3), FrameWriter.goAway("bye")]
    let bytes = try Self.bytes(frames[0], frames[1], frames[2])
    for size in 1...bytes.count {
      var reader = Self.reader()
      var found: [Frame] = []
      for start in stride(from: 0, to: bytes.count, by: size) {
        reader.append(ByteBuffer(bytes: bytes[start..<min(start + size, bytes.count)]))
        while let frame = try reader.next() {
          found.append(frame)
        }
      }
      #expect(found == frames)
    }
  }

  @Test("another protocol is refused at its first wrong byte")
  func wrongPreface() {
    var reader = Self.reader()
    reader.append(ByteBuffer(string: "GE"))
    #expect(throws: FrameReader.Fault.wrongPreface) { try reader.next() }
  }

  @Test("another version is refused")
  func wrongVersion() {
    var reader = Self.reader()
    reader.append(ByteBuffer(bytes: Array("GHRP".utf8) + [2]))
    #expect(throws: FrameReader.Fault.wrongVersion) { try reader.next() }
  }

  @Test("a frame that is too large is refused before it arrives")
  func tooLarge() {
    var reader = Self.reader(limit: 100)
    reader.append(ByteBuffer(bytes: FrameReader.preface + [0, 0, 0, 101]))
    #expect(throws: FrameReader.Fault.tooLarge) { try reader.next() }
  }

  @Test("bytes that are no envelope are refused")
  func malformed() {
    var reader = Self.reader()
    reader.append(ByteBuffer(bytes: FrameReader.preface + [0, 0, 0, 2, 0xFF, 0xFF]))
    #expect(throws: FrameReader.Fault.malformed) { try reader.next() }
  }

  @Test("an envelope carries exactly one thing")
  func oneThing() {
    var several = FrameWriter.ping(1)
    several.cancel = CancelFrame(streamId: 1)
    #expect(throws: FrameReader.Fault.malformed) { try FrameContent(Frame()) }
    #expect(throws: FrameReader.Fault.malformed) { try FrameContent(several) }
    #expect(throws: FrameReader.Fault.malformed) { try FrameContent(Frame(cancel: CancelFrame())) }
  }

  @Test("a failure survives the wire, also with text that no string on it can hold")
  func failures() throws {
    let error = RPCError(
      code: .notFound,
      reason: "user_not_found",
      message: "a\0b",
      details: ["name": "x"]
    )
    let encoded = ReplyEncoding.encode(stream: 5, .failure(error), maxMessageBytes: 10)
    let reply = try #require(try Frame(decoding: encoded).reply)
    #expect(reply.streamId == 5)
    guard case .failure(let arrived) = ReplyEncoding.decode(reply) else {
      Issue.record("a failure became an answer")
      return
    }
    #expect(arrived.code == .notFound)
    #expect(arrived.reason == "user_not_found")
    #expect(arrived.message == "a\u{FFFD}b")
    #expect(arrived.details == ["name": "x"])
  }

  @Test("a response that is too large is answered with a status")
  func largeResponse() throws {
    let result: Result<[UInt8], RPCError> = .success([1, 2, 3])
    let encoded = ReplyEncoding.encode(stream: 1, result, maxMessageBytes: 2)
    #expect(
      try Frame(decoding: encoded).reply?.code == RPCStatusCode.resourceExhausted.rawValue
    )
  }

  @Test("a failure without end is cut to its code")
  func longFailure() throws {
    let error = RPCError(code: .aborted, message: String(repeating: "x", count: 1 << 20))
    let encoded = ReplyEncoding.encode(stream: 1, .failure(error), maxMessageBytes: 10)
    #expect(encoded.count < 100)
    #expect(try Frame(decoding: encoded).reply?.code == RPCStatusCode.aborted.rawValue)
  }
}
