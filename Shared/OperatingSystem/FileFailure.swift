/// What went wrong with a file, in words for the person who can put it right.
public struct FileFailure: Error, Sendable, Hashable, CustomStringConvertible {
  /// The file or folder it is about.
  public let path: String

  /// What is wrong, to be read after the path.
  public let sentence: String

  /// The C library's number for it, when it comes from a call.
  public let errorNumber: Int32?

  /// Describes a fault that no system call reported.
  public init(path: String, sentence: String) {
    self.path = path
    self.sentence = sentence
    errorNumber = nil
  }

  /// Describes a system call's failure.
  public init(path: String, errorNumber: Int32) {
    self.path = path
    self.sentence = SystemErrorText.of(errorNumber)
    self.errorNumber = errorNumber
  }

  /// The path and what is wrong with it.
  public var description: String {
    "\(path): \(sentence)"
  }
}
