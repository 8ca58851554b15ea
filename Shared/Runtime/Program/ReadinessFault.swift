/// Why a process cannot do its work, and what its operator can do about it.
public struct ReadinessFault: Error, Sendable, Hashable {
  /// What is wrong, in the words of whatever reported it.
  public let cause: String

  /// What to do.
  public let cure: String

  /// Says what is wrong and what to do.
  public init(cause: String, cure: String) {
    self.cause = cause
    self.cure = cure
  }
}
