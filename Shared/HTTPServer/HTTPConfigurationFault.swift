/// Why a server cannot run as it is configured, in a sentence for the operator.
public struct HTTPConfigurationFault: Error, Sendable, Hashable, CustomStringConvertible {
  /// The key and what it lacks.
  public let description: String

  /// A fault of this sentence.
  public init(_ description: String) {
    self.description = description
  }
}
