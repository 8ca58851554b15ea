internal import Cryptography
public import Domain

/// The keys with which identity federation proves a caller to the services that answer an AWS API.
///
/// The gateway does not hold them: an attacker who takes it over can pass on what was proved, and prove nothing.
public struct TicketKeys: Sendable {
  private let keys: [UInt32: HMACKey]
  private let current: UInt32

  /// The least that a key must have: what HMAC-SHA-256 gives is no stronger than its key (RFC 2104 §3).
  public static let fewestKeyBytes = 32

  /// Keys by number; the current one makes tickets, all prove them.
  ///
  /// Throws where a key is too short or the current one is not there.
  public init(keys: [UInt32: [UInt8]], current: UInt32) throws(TicketFault) {
    guard keys[current] != nil, keys.values.allSatisfy({ $0.count >= Self.fewestKeyBytes }) else {
      throw .unknownKey
    }
    self.keys = keys.mapValues { HMACKey($0) }
    self.current = current
  }

  /// The ticket's text for one call.
  public func seal(
    _ ticket: OperationTicket,
    for call: TicketedCall
  ) throws(TicketFault) -> String {
    guard let key = keys[current] else { throw .unknownKey }
    let contents = try ticket.contents(keyID: current)
    return Base64.encode(contents + key.authenticate(Self.covered(contents, call)))
  }

  /// What a ticket proves of this call; `now` is this machine's clock.
  public func open(
    _ text: String,
    for call: TicketedCall,
    at now: Instant
  ) throws(TicketFault) -> OperationTicket {
    // Longer than any tags of a session make it: nothing long is decoded before it is proved.
    guard text.utf8.count <= Self.maxTextBytes, let bytes = Base64.decode(text),
      bytes.count > HMACKey.byteCount
    else { throw .malformed }
    let contents = Array(bytes.dropLast(HMACKey.byteCount))
    guard let key = keys[try OperationTicket.keyID(of: contents)] else { throw .unknownKey }
    // In constant time: how much of a made-up ticket is right must not show.
    guard
      key.isValid(Array(bytes.suffix(HMACKey.byteCount)), for: Self.covered(contents, call))
    else { throw .otherCall }
    let ticket = try OperationTicket(contents)
    let age = now.unixMillis - ticket.issuedAt.unixMillis
    guard age <= Self.toleranceMillis else { throw .expired }
    guard age >= -Self.toleranceMillis else { throw .notYetCurrent }
    return ticket
  }

  /// How far the clocks of two machines may differ, and how long a ticket may be under way.
  private static let toleranceMillis: Int64 = 60_000
  private static let maxTextBytes = 8192

  /// Each part with its length before it, so that no two calls are covered by the same bytes; the
  /// first part keeps what other purposes may use the key for apart.
  private static func covered(_ contents: [UInt8], _ call: TicketedCall) -> [UInt8] {
    let parts = [
      Array("gatehouse.operation-ticket".utf8), Array(call.api.utf8), Array(call.operation.utf8),
      call.messageHash, Array(call.requestID.utf8), contents,
    ]
    return parts.reduce(into: []) { covered, part in
      covered += TicketBytes.big(UInt32(part.count)) + part
    }
  }
}

/// The call that a ticket is good for.
///
/// The service that carries the call out states all of it from what it received itself.
public struct TicketedCall: Sendable, Hashable {
  /// The API, as credential scopes name it: `cognito-idp`.
  public let api: String
  /// The API's name of the operation.
  public let operation: String
  /// SHA-256 of the protobuf message.
  public let messageHash: [UInt8]
  /// The public request's id.
  public let requestID: String

  /// The call of an operation.
  public init(api: String, operation: String, messageHash: [UInt8], requestID: String) {
    self.api = api
    self.operation = operation
    self.messageHash = messageHash
    self.requestID = requestID
  }
}

/// Why a ticket proves nothing, in words for the operator.
public enum TicketFault: String, Error, Sendable, Hashable, CaseIterable {
  /// There is none.
  case missing = "the call has no ticket"
  /// It has another form, or is of another version.
  case malformed = "the ticket is malformed"
  /// It was made with a key that this service does not hold.
  case unknownKey = "this service does not hold the ticket's key"
  /// It was made for another call, or made up.
  case otherCall = "the ticket is not of this operation, message and request"
  /// It is older than a minute by this machine's clock.
  case expired = "the ticket is older than a minute by this machine's clock"
  /// It is of the future by this machine's clock.
  case notYetCurrent = "the ticket is of the future by this machine's clock"
}
