public import Domain
internal import IdentityFederationMessages
internal import Protobuf

/// What identity federation has proved of one call: who signed it, for which region, and when.
public struct OperationTicket: Sendable, Hashable {
  /// Who signed.
  public let principal: Principal
  /// The region of the signature's credential scope.
  public let region: String
  /// When it was proved, by identity federation's clock.
  public let issuedAt: Instant

  /// A ticket of these parts.
  public init(principal: Principal, region: String, issuedAt: Instant) {
    self.principal = principal
    self.region = region
    self.issuedAt = issuedAt
  }
}

// The form on the wire: version (1 byte), key id (4), issue time in Unix milliseconds (8), region and
// principal, each with its length before it (2 bytes). The code follows.
extension OperationTicket {
  private static let version: UInt8 = 1

  func contents(keyID: UInt32) throws(TicketFault) -> [UInt8] {
    let region = Array(region.utf8)
    let encoded: [UInt8]
    do throws(ProtobufError) {
      encoded = try principal.message.encoded()
    } catch {
      throw .malformed
    }
    guard let regionLength = UInt16(exactly: region.count),
      let principalLength = UInt16(exactly: encoded.count)
    else { throw .malformed }
    var contents = [Self.version]
    contents += TicketBytes.big(keyID)
    contents += TicketBytes.big(UInt64(bitPattern: issuedAt.unixMillis))
    contents += TicketBytes.big(regionLength) + region
    contents += TicketBytes.big(principalLength) + encoded
    return contents
  }

  static func keyID(of contents: [UInt8]) throws(TicketFault) -> UInt32 {
    var rest = contents[...]
    guard rest.popFirst() == version else { throw .malformed }
    return UInt32(try TicketBytes.number(&rest, bytes: 4))
  }

  /// Reads what was proved to be federation's own.
  init(_ contents: [UInt8]) throws(TicketFault) {
    var rest = contents.dropFirst(5)
    let millis = try TicketBytes.number(&rest, bytes: 8)
    let region = try TicketBytes.part(&rest)
    let encoded = try TicketBytes.part(&rest)
    guard rest.isEmpty, let text = String(validating: region, as: UTF8.self) else {
      throw .malformed
    }
    let message: IdentityFederationMessages.Principal
    do throws(ProtobufError) {
      message = try IdentityFederationMessages.Principal(decoding: encoded)
    } catch {
      throw .malformed
    }
    guard let principal = Principal(message) else { throw .malformed }
    self.init(
      principal: principal,
      region: text,
      issuedAt: Instant(unixMillis: Int64(bitPattern: millis))
    )
  }
}

/// Numbers of a fixed width and parts with their length before them.
enum TicketBytes {
  static func big(_ number: some FixedWidthInteger & UnsignedInteger) -> [UInt8] {
    stride(from: number.bitWidth - 8, through: 0, by: -8).map {
      UInt8(truncatingIfNeeded: number >> $0)
    }
  }

  static func number(_ rest: inout ArraySlice<UInt8>, bytes: Int) throws(TicketFault) -> UInt64 {
    guard rest.count >= bytes else { throw .malformed }
    defer { rest = rest.dropFirst(bytes) }
    return rest.prefix(bytes).reduce(0) { $0 << 8 | UInt64($1) }
  }

  static func part(_ rest: inout ArraySlice<UInt8>) throws(TicketFault) -> [UInt8] {
    let length = Int(try number(&rest, bytes: 2))
    guard rest.count >= length else { throw .malformed }
    defer { rest = rest.dropFirst(length) }
    return Array(rest.prefix(length))
  }
}
