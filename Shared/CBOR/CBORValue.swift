/// A value of CBOR (RFC 8949 §3.1) of the kinds that authenticators write.
public enum CBORValue: Sendable, Hashable {
  /// A whole number.
  case integer(Int64)
  /// A byte string.
  case bytes([UInt8])
  /// A text.
  case text(String)
  /// Values in order.
  case list([CBORValue])
  /// Values by whole numbers or texts.
  case map([CBORValue: CBORValue])
  /// A truth value.
  case bool(Bool)
  /// No value.
  case null

  /// The value of a member of a map; nil where this is no map, or lacks it.
  public subscript(_ name: String) -> CBORValue? { member(.text(name)) }

  /// The value of a numbered member of a map; nil where this is no map, or lacks it.
  public subscript(_ number: Int64) -> CBORValue? { member(.integer(number)) }

  private func member(_ key: CBORValue) -> CBORValue? {
    guard case .map(let members) = self else { return nil }
    return members[key]
  }

  /// The number; nil for a value of another kind.
  public var integer: Int64? {
    guard case .integer(let number) = self else { return nil }
    return number
  }

  /// The byte string; nil for a value of another kind.
  public var bytes: [UInt8]? {
    guard case .bytes(let bytes) = self else { return nil }
    return bytes
  }

  /// The text; nil for a value of another kind.
  public var text: String? {
    guard case .text(let text) = self else { return nil }
    return text
  }

  /// The values of a list; nil for a value of another kind.
  public var list: [CBORValue]? {
    guard case .list(let values) = self else { return nil }
    return values
  }

  /// The members of a map; nil for a value of another kind.
  public var map: [CBORValue: CBORValue]? {
    guard case .map(let members) = self else { return nil }
    return members
  }
}
