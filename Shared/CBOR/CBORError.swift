/// Why bytes are not read.
public enum CBORError: Error, Sendable, Hashable {
  /// There are more bytes than are read.
  case tooLong
  /// Items stand in more others than are read.
  case tooDeep
  /// There are more items than are read.
  case tooManyItems
  /// The bytes end within an item, or are no CBOR.
  case malformed
  /// An item is of a kind or length that is not read.
  case unsupported
  /// A text is not UTF-8.
  case notUTF8
  /// A map has a key twice.
  case repeatedKey
  /// Bytes follow the value.
  case trailingBytes
}
