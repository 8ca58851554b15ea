import GatehouseMessages
import TestSupport

@testable import RPC

/// Valid frames, and frames broken in every way a stream of bytes can be.
struct FrameMutations {
  /// Streams of one connection, and different frames for each.
  private static let streams = 17
  private static let variants = 128

  private var random: SplitMix
  private var stream: UInt64 = 1
  private var valid: [[[UInt8]]] = []

  /// Encodes valid frames once: breaking them is what happens a million times.
  init(seed: UInt64) {
    random = SplitMix(state: seed)
    for _ in 0..<Self.streams {
      valid.append((0..<Self.variants).map { _ in validPayload() })
      stream += 2
    }
    stream = 1
  }

  /// Mostly right, so that what follows is read.
  mutating func preface() -> [UInt8] {
    stream = 1
    var bytes = FrameReader.preface
    switch random.below(32) {
    case 0: bytes[4] = UInt8(truncatingIfNeeded: random.next())
    case 1: bytes[random.below(5)] ^= 0x40
    case 2: bytes = []
    default: break
    }
    return bytes
  }

  /// A frame with its length, broken more often than not.
  mutating func frame() -> [UInt8] {
    var payload = someValid()
    var announced: UInt32?
    switch random.below(12) {
    case 0, 1: break
    case 2: flip(&payload, times: 1)
    case 3: flip(&payload, times: 1 + random.below(8))
    case 4: payload = Array(payload.prefix(random.below(payload.count + 1)))
    case 5: payload += bytes(1 + random.below(16))
    case 6: payload = bytes(random.below(64))
    case 7: payload += someValid()
    case 8: splice(&payload)
    case 9: announced = UInt32(truncatingIfNeeded: payload.count + random.below(9) - 4)
    case 10: announced = UInt32(truncatingIfNeeded: random.next())
    default: overwrite(&payload)
    }
    let length = announced ?? UInt32(truncatingIfNeeded: payload.count)
    payload.insert(
      contentsOf: [
        UInt8(truncatingIfNeeded: length >> 24), UInt8(truncatingIfNeeded: length >> 16),
        UInt8(truncatingIfNeeded: length >> 8), UInt8(truncatingIfNeeded: length),
      ],
      at: 0
    )
    return payload
  }

  private mutating func someValid() -> [UInt8] {
    let index = Int(stream / 2) % Self.streams
    stream += 2
    return valid[index][random.below(Self.variants)]
  }

  private mutating func validPayload() -> [UInt8] {
    let frame: Frame
    switch random.below(10) {
    case 0: frame = FrameWriter.cancel(random.next() % (stream + 4))
    case 1: frame = FrameWriter.ping(random.next())
    case 2: frame = FrameWriter.goAway("away")
    case 3: frame = Frame(reply: ReplyFrame(streamId: stream, code: 14, reason: "x"))
    case 4: frame = FrameWriter.acknowledgement(0)
    default: frame = Frame(call: call())
    }
    do {
      return try frame.encoded()
    } catch {
      return []
    }
  }

  private mutating func call() -> CallFrame {
    let methods = [
      RPCTestHarness.echo.fullName, RPCTestHarness.fail.fullName, "no.Such/Method", "", "/",
      String(repeating: "m", count: 300),
    ]
    return CallFrame(
      streamId: random.below(16) == 0 ? random.next() : stream,
      method: random.below(16) == 0 ? nil : methods[random.below(methods.count)],
      timeoutMicros: random.below(4) == 0 ? Int64(bitPattern: random.next()) : 1_000_000,
      requestId: "fuzz",
      traceparent: random.below(2) == 0 ? nil : "00-aa-bb-01",
      metadata: (0..<random.below(4)).map { MetadataEntry(key: "k\($0)", value: "v") },
      message: bytes(random.below(200))
    )
  }

  private mutating func bytes(_ count: Int) -> [UInt8] {
    (0..<count).map { _ in UInt8(truncatingIfNeeded: random.next() >> 24) }
  }

  private mutating func flip(_ payload: inout [UInt8], times: Int) {
    guard !payload.isEmpty else { return }
    for _ in 0..<times {
      payload[random.below(payload.count)] ^= 1 << UInt8(random.below(8))
    }
  }

  private mutating func splice(_ payload: inout [UInt8]) {
    let start = random.below(payload.count + 1)
    let end = min(payload.count, start + random.below(16))
    payload.replaceSubrange(start..<end, with: bytes(random.below(16)))
  }

  private mutating func overwrite(_ payload: inout [UInt8]) {
    let start = random.below(payload.count + 1)
    let value: UInt8 = [0x00, 0x7F, 0x80, 0xFF][random.below(4)]
    for index in start..<min(payload.count, start + 1 + random.below(10)) {
      payload[index] = value
    }
  }
}
