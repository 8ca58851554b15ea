internal import OperatingSystem

/// Why a command could not do its work, in words for the person who typed it.
public struct ControlFailure: Error, Sendable, Hashable, CustomStringConvertible {
  /// What is wrong, and what to do about it.
  public let description: String

  init(_ description: String) {
    self.description = description
  }

  init(_ failure: FileFailure) {
    description = failure.description
  }
}
