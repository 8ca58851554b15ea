/// Whether a wrong password costs a hash for every name of a pool that has imported hashes, so that
/// the time does not tell whose are imported; by tag of the pool.
enum ImportedHashCover: String, TagChoice {
  case on
  case off

  static let tag = "gatehouse:imported-hash-cover"
  static let usual = on
}
