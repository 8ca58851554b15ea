public import JSON

/// Any JSON value: what a public model calls a document.
///
/// It crosses the sockets as its text, which is compact and in the form that `JSONWriter` gives it.
public struct JSONDocument: Sendable, Hashable, JSONWritable, JSONReadable {
  /// The value as JSON.
  public let text: String

  /// Takes a text that is JSON already.
  public init(text: String) {
    self.text = text
  }

  /// Reads a value of any kind.
  public init(reading json: inout JSONReader) throws(JSONReader.Fault) {
    text = JSONWriter.text(of: try JSONTree(reading: &json))
  }

  /// Appends the value.
  public func write(to json: inout JSONWriter) { JSONFragment(Array(text.utf8)).write(to: &json) }
}
