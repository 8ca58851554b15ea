extension [String: String] {
  /// ClientMetadata as functions are told it; nil where nothing is left.
  ///
  /// Keys that begin with `gatehouse:` are for the service itself (CUS-29).
  package var forFunctions: [String: String]? {
    let told = withoutOwnKeys
    return told.isEmpty ? nil : told
  }

  /// The same for a member that is always there.
  package var withoutOwnKeys: [String: String] { filter { !$0.key.hasPrefix("gatehouse:") } }
}
