import OperatingSystem
import Protobuf
import Testing

@testable import AuthenticationMessages
@testable import GatehouseMessages

@Suite("hostile bytes", .serialized)
struct HostileBytesTests {
  /// Decodes, and checks that what was accepted is a message like any other.
  private func feed<M: CMessage>(_ type: M.Type, _ bytes: [UInt8]) -> Bool {
    do throws(ProtobufError) {
      let message = try M(decoding: bytes)
      let again = try M(decoding: message.encoded())
      #expect(again == message)
      return true
    } catch {
      return false
    }
  }

  private func mutate(_ bytes: [UInt8], _ sampler: inout Sampler) -> [UInt8] {
    var bytes = bytes
    for _ in 0...sampler.below(4) {
      let at = sampler.below(bytes.count + 1)
      switch sampler.below(6) {
      case 0: bytes.insert(UInt8(sampler.below(256)), at: at)
      case 1: bytes.removeSubrange(at...)
      case 2: bytes.append(contentsOf: bytes.prefix(at))
      case 3: bytes.insert(contentsOf: [0xFF, 0xFF, 0xFF, 0xFF, 0x0F], at: at)
      default:
        guard at < bytes.count else { continue }
        bytes[at] ^= UInt8(1 << sampler.below(8))
      }
    }
    return bytes
  }

  @Test("100 000 mutated encodings are decoded or refused, never more")
  func mutations() throws {
    var sampler = Sampler(seed: 20_261_121)
    var accepted = 0
    for round in 0..<100_000 {
      let type = messageTypes[round % messageTypes.count]
      let bytes = mutate(try sampler.wireForm(of: type), &sampler)
      if feed(type, bytes) { accepted += 1 }
    }
    // Both outcomes occur, or the mutations prove nothing.
    #expect(accepted > 1_000)
    #expect(accepted < 99_000)
  }

  @Test("a small message that would unfold to a huge one is refused")
  func bomb() {
    // Two bytes an element: an empty AttributeType each, in a list of four million.
    var inner: [UInt8] = [0x0A, 0]
    while inner.count < 8 << 20 { inner += inner }
    var bytes: [UInt8] = [0x2A]
    var length = inner.count
    while length >= 0x80 {
      bytes.append(UInt8(length & 0x7F) | 0x80)
      length >>= 7
    }
    bytes.append(UInt8(length))
    #expect(throws: ProtobufError.tooLarge) {
      try SignUpRequest(decoding: bytes + inner)
    }
  }

  @Test("10 000 encodings and decodings leave no memory behind")
  func leaks() async {
    // In a process of its own: what other tests take meanwhile is not counted.
    await #expect(processExitsWith: .success) {
      var sampler = Sampler(seed: 3, isFull: true)
      let message = try sampler.message(CreateUserPoolRequest.self)
      let malformed = Array(try message.encoded().dropLast(3))
      func work(_ rounds: Int) throws {
        for _ in 0..<rounds {
          _ = try CreateUserPoolRequest(decoding: message.encoded())
          _ = try? CreateUserPoolRequest(decoding: malformed)
        }
      }
      try work(1_000)
      let before = ProcessUsage.current
      try work(10_000)
      // Each round that leaked one block of 2 kB would leave 20 MB.
      #expect(ProcessUsage.current.residentBytes - before.residentBytes < 4 << 20)
    }
  }
}
