internal import Cryptography
public import GatehouseMessages

/// Checks a chain of seals from its first key, seal after seal.
public struct AuditSealVerification: Sendable {
  /// What is wrong with a chain.
  public enum Finding: Sendable, Hashable {
    /// These seals are not there, and no cut says so.
    case sealsMissing(from: Int64, through: Int64)
    /// The seal was not made with the chain's key, or was changed.
    case sealForged(Int64)
    /// So many sealed events are not there, and these were never sealed; a changed one is both.
    case eventsAltered(sequence: Int64, missing: Int, foreign: [AuditEvent])
    /// The chain was seen before with another seal in this place, or longer.
    case otherThanSeen(Int64)
  }

  /// A seal of the chain, by which a later verification knows it again.
  public struct Mark: Sendable, Hashable {
    /// The seal's place.
    public let sequence: Int64
    /// Its code.
    public let code: [UInt8]

    /// The seal of this place and code.
    public init(sequence: Int64, code: [UInt8]) {
      self.sequence = sequence
      self.code = code
    }
  }

  /// A part that was removed by its age or number, as the service says.
  public struct Cut: Sendable, Hashable {
    /// The last seal that was removed.
    public let through: Int64
    /// When, in milliseconds since 1970.
    public let madeAtUnixMillis: Int64
  }

  /// What is wrong, in the order of the chain.
  public private(set) var findings: [Finding] = []
  /// How many events have been found as they were sealed.
  public private(set) var events = 0
  /// How many seals there are.
  public private(set) var seals = 0
  /// The last cut.
  public private(set) var lastCut: Cut?
  /// The last seal.
  public private(set) var last: Mark?

  /// The key of the seal `sequence`.
  private var key: AuditSealKey
  private var sequence: Int64 = 0
  private var seen: Mark?
  /// The seal before the first that is there, which the last cut has to name.
  private var beforeFirst: AuditSealContents.Cut?
  private var namedCut: AuditSealContents.Cut?

  /// Seals of thirty years; more keys would only be derived for a made-up number.
  private static let maxKeySteps: Int64 = 1_000_000_000

  /// A verification by the chain's first key; `seen` is the last seal of an earlier one.
  public init(firstKey: AuditSealKey, seen: Mark?) {
    key = firstKey
    self.seen = seen
  }

  /// Checks the next seal.
  public mutating func check(_ seal: AuditSeal) {
    seals += 1
    guard let contents = AuditSealContents(seal), let code = seal.code,
      last.map({ contents.sequence > $0.sequence }) ?? true,
      contents.sequence - sequence <= Self.maxKeySteps
    else {
      findings.append(.sealForged(seal.sequence ?? -1))
      return
    }
    noteGap(before: contents)
    while sequence < contents.sequence {
      key = key.next
      sequence += 1
    }
    let codes = seal.eventCodes ?? []
    let isLinked =
      last == nil || last?.sequence != contents.sequence - 1
      || constantTimeEquals(last?.code ?? [], contents.previousCode)
    if isLinked, constantTimeEquals(contents.code(over: codes, by: key), code) {
      check(seal.events, against: codes, contents)
      if let cut = contents.cut {
        namedCut = cut
        lastCut = Cut(through: cut.through, madeAtUnixMillis: contents.madeAtUnixMillis)
      }
    } else {
      findings.append(.sealForged(contents.sequence))
    }
    last = Mark(sequence: contents.sequence, code: code)
    if let seen, seen.sequence == contents.sequence {
      if seen.code != code { findings.append(.otherThanSeen(contents.sequence)) }
      self.seen = nil
    }
  }

  /// Ends the verification: `next` is the place of the seal that the service would make next.
  public mutating func finish(next: Int64) {
    if let first = beforeFirst, first != namedCut {
      findings.append(.sealsMissing(from: 0, through: first.through))
    }
    let following = (last?.sequence ?? -1) + 1
    if following < next {
      findings.append(.sealsMissing(from: following, through: next - 1))
    }
    if let seen, seen.sequence >= following { findings.append(.otherThanSeen(seen.sequence)) }
  }

  private mutating func noteGap(before contents: AuditSealContents) {
    guard let last else {
      if contents.sequence > 0 {
        beforeFirst = AuditSealContents.Cut(
          through: contents.sequence - 1,
          code: contents.previousCode
        )
      }
      return
    }
    guard contents.sequence > last.sequence + 1 else { return }
    findings.append(.sealsMissing(from: last.sequence + 1, through: contents.sequence - 1))
  }

  /// Finds each event at its place; an event that is not where it was sealed is foreign.
  private mutating func check(
    _ present: [AuditEvent],
    against codes: [UInt8],
    _ contents: AuditSealContents
  ) {
    let size = AuditEventCodes.byteCount
    let sealed = stride(from: 0, to: codes.count, by: size).map {
      Array(codes[$0..<min($0 + size, codes.count)])
    }
    var place = 0
    var missing = 0
    var foreign: [AuditEvent] = []
    for event in present {
      let found = sealed[place...].indices.first { index in
        let previous = index == 0 ? contents.previousCode : sealed[index - 1]
        return isSealed(event, as: sealed[index], after: previous)
      }
      guard let found else {
        foreign.append(event)
        continue
      }
      missing += found - place
      place = found + 1
      events += 1
    }
    missing += sealed.count - place
    guard missing > 0 || !foreign.isEmpty else { return }
    findings.append(
      .eventsAltered(sequence: contents.sequence, missing: missing, foreign: foreign)
    )
  }

  private func isSealed(
    _ event: AuditEvent,
    as code: [UInt8],
    after previous: [UInt8]
  ) -> Bool {
    do throws(AuditEventUnencodable) {
      let expected = try AuditEventCodes.code(of: event, after: previous, by: key)
      return constantTimeEquals(expected, code)
    } catch {
      return false
    }
  }
}
