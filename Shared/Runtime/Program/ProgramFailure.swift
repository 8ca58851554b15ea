/// Why a process could not start or had to end, as a sentence for its operator.
public struct ProgramFailure: Error, Sendable, Hashable, CustomStringConvertible {
  /// What is wrong.
  public let description: String

  /// Says what is wrong.
  public init(_ description: String) {
    self.description = description
  }
}
