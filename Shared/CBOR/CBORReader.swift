internal import CLibCBOR

/// Takes values from the front of bytes.
public struct CBORReader: Sendable {
  /// More bytes are refused unread.
  public static let maxBytes = 65_536
  /// How many items may stand in each other.
  public static let maxDepth = 8
  /// How many items the bytes may have.
  public static let maxItems = 4096

  private let bytes: [UInt8]
  private var items = 0
  /// Where the next value begins.
  public private(set) var index = 0

  /// A reader of the bytes; throws `tooLong`.
  public init(_ bytes: [UInt8]) throws(CBORError) {
    guard bytes.count <= Self.maxBytes else { throw .tooLong }
    self.bytes = bytes
  }

  /// The one value that the bytes are.
  public static func value(of bytes: [UInt8]) throws(CBORError) -> CBORValue {
    var reader = try CBORReader(bytes)
    let value = try reader.next()
    guard reader.isAtEnd else { throw .trailingBytes }
    return value
  }

  /// Whether no byte is left.
  public var isAtEnd: Bool { index == bytes.count }

  /// The value that begins here, with everything in it.
  public mutating func next() throws(CBORError) -> CBORValue {
    try value(depth: 1)
  }

  private mutating func value(depth: Int) throws(CBORError) -> CBORValue {
    guard depth <= Self.maxDepth else { throw .tooDeep }
    let head = try head()
    switch head.kind {
    case GATEHOUSE_CBOR_UNSIGNED:
      return .integer(try Self.number(head.number))
    case GATEHOUSE_CBOR_NEGATIVE:
      return .integer(-1 - (try Self.number(head.number)))
    case GATEHOUSE_CBOR_BYTES:
      return .bytes(content(head))
    case GATEHOUSE_CBOR_TEXT:
      guard let text = String(validating: content(head), as: UTF8.self) else { throw .notUTF8 }
      return .text(text)
    case GATEHOUSE_CBOR_ARRAY:
      return .list(try list(of: try count(head), depth: depth + 1))
    case GATEHOUSE_CBOR_MAP:
      return .map(try map(of: try count(head), depth: depth + 1))
    case GATEHOUSE_CBOR_BOOL:
      return .bool(head.number != 0)
    case GATEHOUSE_CBOR_NULL:
      return .null
    default:
      throw .unsupported
    }
  }

  private mutating func head() throws(CBORError) -> gatehouse_cbor_head {
    items += 1
    guard items <= Self.maxItems else { throw .tooManyItems }
    // An empty array has no address that the decoder could be given.
    guard index < bytes.count else { throw .malformed }
    let head = bytes.withUnsafeBufferPointer { all in
      let rest = UnsafeBufferPointer(rebasing: all[index...])
      return gatehouse_cbor_read(rest.baseAddress, rest.count)
    }
    guard head.read > 0, head.read <= bytes.count - index else { throw .malformed }
    index += head.read
    return head
  }

  private static func number(_ number: UInt64) throws(CBORError) -> Int64 {
    guard let number = Int64(exactly: number) else { throw .unsupported }
    return number
  }

  /// The bytes of a string, which are the last that were read.
  private func content(_ head: gatehouse_cbor_head) -> [UInt8] {
    Array(bytes[(index - Int(head.number))..<index])
  }

  /// Refuses before anything is made for what the bytes cannot hold.
  private func count(_ head: gatehouse_cbor_head) throws(CBORError) -> Int {
    guard head.number <= UInt64(Self.maxItems - items) else { throw .tooManyItems }
    return Int(head.number)
  }

  private mutating func list(of count: Int, depth: Int) throws(CBORError) -> [CBORValue] {
    var values: [CBORValue] = []
    for _ in 0..<count { values.append(try value(depth: depth)) }
    return values
  }

  private mutating func map(
    of count: Int,
    depth: Int
  ) throws(CBORError) -> [CBORValue: CBORValue] {
    var members: [CBORValue: CBORValue] = [:]
    for _ in 0..<count {
      let key = try value(depth: depth)
      guard key.integer != nil || key.text != nil else { throw .unsupported }
      guard members.updateValue(try value(depth: depth), forKey: key) == nil else {
        throw .repeatedKey
      }
    }
    return members
  }
}
