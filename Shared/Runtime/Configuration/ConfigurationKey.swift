/// A key of a configuration, as the code that reads it declares it.
public struct ConfigurationKey: Sendable, Hashable {
  /// What a value must be.
  public enum Kind: String, Sendable, Hashable {
    case text
    case texts = "list of texts"
    case wholeNumber = "whole number"
    case number
    case seconds
    case flag = "true or false"
    case secretFile = "file of a secret"

    /// As the end of the sentence that a value "must be".
    var phrase: String {
      switch self {
      case .text: "a string"
      case .texts: "a list of strings"
      case .wholeNumber, .seconds: "a whole number"
      case .number: "a number"
      case .flag: "true or false"
      case .secretFile: "a file name"
      }
    }
  }

  /// Its name, with a point between an object and its member.
  public let name: String
  /// What its value must be.
  public let kind: Kind
  /// What holds where it is absent; nil where that is nothing.
  public let usual: String?
  /// Which values it may have; nil where the kind says it all.
  public let range: String?
  /// Whether a process does not start without it.
  public let isRequired: Bool
}
