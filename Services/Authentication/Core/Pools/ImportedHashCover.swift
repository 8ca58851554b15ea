/// Whether a wrong password costs a hash for every name of a pool that has imported hashes, so that
/// the time does not tell whose are imported; by tag of the pool.
enum ImportedHashCover {
  /// The tag that switches it off.
  static let tag = "gatehouse:imported-hash-cover"

  static func isOn(_ tags: [String: String]) -> Bool { tags[tag] != "off" }

  /// Refuses a tag that would have no effect.
  static func check(_ tags: [String: String]) throws(AuthenticationFailure) {
    guard let value = tags[tag], !["on", "off"].contains(value) else { return }
    throw .invalidParameter("The tag \(tag) must be on or off.")
  }
}
