/// Why an image, a document of settings or a style sheet is not taken.
public struct StyleFault: Error, Sendable, Hashable, CustomStringConvertible {
  /// A sentence for the operator who sent it.
  public let description: String

  init(_ sentence: String) {
    description = sentence
  }
}
