/// Why the console cannot run as it is configured, in words for the operator.
public struct ConsoleConfigurationFault: Error, CustomStringConvertible {
  /// The sentence.
  public let description: String

  /// A fault of this sentence.
  public init(_ description: String) {
    self.description = description
  }
}
