internal import IdentityFederationCore

/// How many entries a page of a listing has.
enum PageLimit {
  /// The number that a request asks for, or the most there may be.
  static func read(
    _ asked: Int32?,
    most: Int32
  ) throws(IdentityFederationFailure) -> Int {
    guard let asked else { return Int(most) }
    guard (1...most).contains(asked) else {
      throw .invalidParameter("MaxResults must be between 1 and \(most).")
    }
    return Int(asked)
  }
}
