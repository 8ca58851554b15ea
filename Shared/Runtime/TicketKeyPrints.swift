internal import Cryptography
public import GatehouseMessages

/// The ticket keys of a process as its health answer has them: their numbers and fingerprints.
///
/// A process with another key under the same number refuses every signed call. Neither it nor identity
/// federation can see that alone, so the one who asks both compares what they tell.
public struct TicketKeyPrints: Sendable, Equatable {
  private static let entry = "ticket-key"
  private static let entryPrefix = "\(entry)."

  /// The fingerprints by the keys' numbers.
  private let prints: [UInt32: String]
  /// The number of the key that makes tickets.
  private let current: UInt32

  /// The fingerprints of a file's keys.
  public init(_ file: KeyFile) {
    // No ticket's contents begin with this text, so that no fingerprint is a ticket's code.
    prints = file.keys.mapValues {
      Hex.encode(
        Array(HMACKey($0).authenticate(Array("fingerprint of a ticket key".utf8)).prefix(16))
      )
    }
    current = file.current
  }

  /// Those of a health answer; nil where it has none: the process has no keys, or is of an older version.
  public init?(in answer: HealthCheckResponse) {
    var prints: [UInt32: String] = [:]
    var current: UInt32?
    for entry in answer.installation {
      guard let key = entry.key, let value = entry.value else { continue }
      if key == Self.entry { current = UInt32(value) }
      guard key.hasPrefix(Self.entryPrefix) else { continue }
      guard let number = UInt32(key.dropFirst(Self.entryPrefix.count)) else { continue }
      prints[number] = value
    }
    guard let current else { return nil }
    (self.prints, self.current) = (prints, current)
  }

  /// Its values in a health answer.
  public var entries: [MetadataEntry] {
    [MetadataEntry(key: Self.entry, value: "\(current)")]
      + prints.sorted { $0.key < $1.key }.map {
        MetadataEntry(key: "\(Self.entryPrefix)\($0.key)", value: $0.value)
      }
  }

  /// Why a process with these keys refuses what another one proves; nil where it does not.
  public func fault(with prover: TicketKeyPrints) -> String? {
    for (number, print) in prover.prints.sorted(by: { $0.key < $1.key }) {
      guard let own = prints[number], own != print else { continue }
      return "key \(number) is another key there"
    }
    guard prints[prover.current] == nil else { return nil }
    return "it has no key \(prover.current), with which callers are proved"
  }

  /// What is wrong between the process of this name, whose keys these are, and the one that makes tickets,
  /// and what to do.
  public func fault(
    of name: String,
    with prover: TicketKeyPrints,
    of proverName: String
  ) -> (cause: String, cure: String)? {
    fault(with: prover).map {
      (
        "\(name) refuses signed calls that \(proverName) has proved: in its ticket-key-file \($0)",
        "give both the same ticket-key-file, and restart both"
      )
    }
  }
}
