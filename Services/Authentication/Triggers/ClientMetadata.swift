extension [String: String] {
  /// ClientMetadata as functions receive it; nil where nothing is left.
  ///
  /// Keys that begin with `gatehouse:` are for the service itself (CUS-29).
  package var forFunctions: [String: String]? {
    let metadata = filter { !$0.key.hasPrefix("gatehouse:") }
    return metadata.isEmpty ? nil : metadata
  }
}
