internal import Cryptography
public import GatehouseMessages
internal import Protobuf

/// What a seal says besides its events.
public struct AuditSealContents: Sendable, Hashable {
  /// The end of a part of the chain that is gone.
  public struct Cut: Sendable, Hashable {
    /// The last seal that was removed.
    public let through: Int64
    /// Its code.
    public let code: [UInt8]

    /// The removal of every seal up to this one.
    public init(through: Int64, code: [UInt8]) {
      self.through = through
      self.code = code
    }
  }

  /// The place in the chain, from 0.
  public let sequence: Int64
  /// The code of the seal before; empty for the first.
  public let previousCode: [UInt8]
  /// When it was made, in milliseconds since 1970.
  public let madeAtUnixMillis: Int64
  /// The latest time of its events, or when it was made.
  public let newestAtUnixMillis: Int64
  /// The last row that it covers.
  public let through: String
  /// Nil for a seal of events.
  public let cut: Cut?

  /// What a seal says.
  public init(
    sequence: Int64,
    previousCode: [UInt8],
    madeAtUnixMillis: Int64,
    newestAtUnixMillis: Int64,
    through: String,
    cut: Cut? = nil
  ) {
    self.sequence = sequence
    self.previousCode = previousCode
    self.madeAtUnixMillis = madeAtUnixMillis
    self.newestAtUnixMillis = newestAtUnixMillis
    self.through = through
    self.cut = cut
  }

  /// What was received of a seal; nil where a member is missing.
  public init?(_ seal: AuditSeal) {
    guard let sequence = seal.sequence, sequence >= 0, let madeAt = seal.madeAtUnixMillis,
      let newestAt = seal.newestAtUnixMillis, let through = seal.through
    else { return nil }
    self.init(
      sequence: sequence,
      previousCode: seal.previousCode ?? [],
      madeAtUnixMillis: madeAt,
      newestAtUnixMillis: newestAt,
      through: through,
      cut: seal.cutThrough.map { Cut(through: $0, code: seal.cutCode ?? []) }
    )
  }

  /// The code of the whole seal, whose events have these codes.
  public func code(over eventCodes: [UInt8], by key: AuditSealKey) -> [UInt8] {
    let numbers = [sequence, madeAtUnixMillis, newestAtUnixMillis, cut?.through ?? -1]
    return key.code(
      .seal,
      numbers.map(SealedFields.bytes)
        + [previousCode, Array(through.utf8), cut?.code ?? [], eventCodes]
    )
  }
}

/// The codes of the events of one seal, each over the one before.
public enum AuditEventCodes {
  /// How long each is: enough that none can be guessed.
  public static let byteCount = 16

  /// The codes of events, one after another; the first follows the code of the seal before.
  public static func codes(
    of events: [AuditEvent],
    after previous: [UInt8],
    by key: AuditSealKey
  ) throws(AuditEventUnencodable) -> [UInt8] {
    var codes: [UInt8] = []
    var last = previous
    for event in events {
      last = try code(of: event, after: last, by: key)
      codes += last
    }
    return codes
  }

  static func code(
    of event: AuditEvent,
    after previous: [UInt8],
    by key: AuditSealKey
  ) throws(AuditEventUnencodable) -> [UInt8] {
    do throws(ProtobufError) {
      // Members that a later version adds are absent in the events of today: their bytes stay.
      return Array(key.code(.event, [previous, try event.encoded()]).prefix(byteCount))
    } catch {
      throw AuditEventUnencodable(detail: "\(error)")
    }
  }
}

/// An event that has no encoding, such as one with NUL in a text.
public struct AuditEventUnencodable: Error, Sendable {
  /// For the operator's log.
  public let detail: String
}
