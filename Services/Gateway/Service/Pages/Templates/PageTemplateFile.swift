/// A file of an operator's folder of templates.
public struct PageTemplateFile: Sendable {
  /// Its place below the folder: `us-east-1_Example01/texts.de.json`.
  let path: String
  let bytes: [UInt8]

  /// Takes a file that was read.
  public init(path: String, bytes: [UInt8]) {
    self.path = path
    self.bytes = bytes
  }
}

/// What is wrong with a file of templates, and where.
public struct PageTemplateFault: Error, Sendable, Hashable, CustomStringConvertible {
  let path: String
  let line: Int
  let sentence: String

  /// With file and line.
  public var description: String { "\(path):\(line): \(sentence)" }
}

/// Everything that is wrong with a folder of templates.
public struct PageTemplateFaults: Error, Sendable {
  /// In the order of the files and their lines.
  public let faults: [PageTemplateFault]
}

/// What is wrong in a line of a file.
struct TemplateLineFault: Error, Sendable, Hashable {
  let line: Int
  let sentence: String
}
