import Foundation
import GeoIP

/// A file in the MaxMind DB format that knows one network of IPv4 addresses.
///
/// By the format's specification, version 2.0: a binary tree of the address's bits, then the data, then what
/// describes both.
struct MaxMindFile {
  indirect enum Value {
    case text(String)
    case number(type: UInt8, bytes: [UInt8])
    case map([(String, Value)])
    case list([Value])
  }

  let bytes: [UInt8]

  /// A file that says this of the network of these first octets.
  init(network: [UInt8], _ value: Value) {
    let bits = network.flatMap { octet in (0..<8).map { octet >> (7 - $0) & 1 } }
    let count = UInt32(bits.count)
    var tree: [UInt8] = []
    for (index, bit) in bits.enumerated() {
      let isLast = index == bits.count - 1
      // The last node leads to the first byte of the data, behind the gap of sixteen bytes.
      let next = isLast ? count + 16 : UInt32(index + 1)
      tree += Self.record(bit == 0 ? next : count) + Self.record(bit == 1 ? next : count)
    }
    let metadata = Value.map([
      ("binary_format_major_version", .number(type: 5, bytes: [2])),
      ("binary_format_minor_version", .number(type: 5, bytes: [])),
      ("build_epoch", .number(type: 9, bytes: [1])),
      ("database_type", .text("Test-City")),
      ("description", .map([("en", .text("test"))])),
      ("ip_version", .number(type: 5, bytes: [4])),
      ("languages", .list([.text("en")])),
      ("node_count", .number(type: 6, bytes: [UInt8(count)])),
      ("record_size", .number(type: 5, bytes: [24])),
    ])
    bytes =
      tree + [UInt8](repeating: 0, count: 16) + Self.encoded(value)
      + [0xAB, 0xCD, 0xEF] + Array("MaxMind.com".utf8) + Self.encoded(metadata)
  }

  /// Opens a file of these bytes, which is gone once it is mapped.
  static func open(_ bytes: [UInt8]) throws -> GeoIPDatabase {
    let file = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    try Data(bytes).write(to: file)
    defer { try? FileManager.default.removeItem(at: file) }
    return try GeoIPDatabase(path: file.path)
  }

  private static func record(_ number: UInt32) -> [UInt8] {
    [
      UInt8(truncatingIfNeeded: number >> 16), UInt8(truncatingIfNeeded: number >> 8),
      UInt8(truncatingIfNeeded: number),
    ]
  }

  private static func encoded(_ value: Value) -> [UInt8] {
    switch value {
    case .text(let text):
      let bytes = Array(text.utf8)
      guard bytes.count >= 29 else { return [2 << 5 | UInt8(bytes.count)] + bytes }
      // From 285 on the length takes two bytes more.
      let length =
        bytes.count < 285 ? [UInt8(bytes.count - 29)] : record(UInt32(bytes.count - 285)).suffix(2)
      return [2 << 5 | (bytes.count < 285 ? 29 : 30)] + length + bytes
    case .number(let type, let bytes):
      let size = UInt8(bytes.count)
      return (type < 8 ? [type << 5 | size] : [size, type - 7]) + bytes
    case .map(let members):
      return [7 << 5 | UInt8(members.count)]
        + members.flatMap { encoded(.text($0.0)) + encoded($0.1) }
    case .list(let values):
      return [UInt8(values.count), 11 - 7] + values.flatMap(encoded)
    }
  }
}
