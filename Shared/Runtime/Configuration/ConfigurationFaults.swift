/// Everything that is wrong with a configuration, reported at once.
public struct ConfigurationFaults: Error, Sendable, Hashable, CustomStringConvertible {
  /// One sentence a fault, each beginning with the key it is about.
  public let sentences: [String]

  /// Takes the faults in the order in which they are to be read.
  public init(_ sentences: [String]) {
    self.sentences = sentences
  }

  /// All faults, one a line.
  public var description: String {
    sentences.joined(separator: "\n")
  }
}
