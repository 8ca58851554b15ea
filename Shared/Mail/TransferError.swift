/// Why something was not delivered, or is not known to be.
public struct TransferError: Error, Sendable, Hashable, CustomStringConvertible {
  /// What the sender may do about it.
  public enum Kind: Sendable, Hashable {
    /// The receiver said that this will never be accepted.
    case refused
    /// No server accepted it, or one accepted it and the answer was lost. Worth another try.
    case unavailable
  }

  /// What the sender may do about it.
  public let kind: Kind

  /// One sentence for the operator, without addresses, passwords or contents.
  public let description: String

  init(_ kind: Kind, _ description: String) {
    self.kind = kind
    self.description = description
  }
}
