internal import HTTPTypes

/// A path below a user pool's id, as below the pool's issuer: `/<pool>/…`.
struct PoolAddress: Sendable, Hashable {
  /// The text in the place of the pool's id, which need not be one.
  let pool: Substring
  /// The path below it, with its slash.
  let path: Substring

  init?(_ path: Substring) {
    let bytes = path.utf8
    guard bytes.first == UInt8(ascii: "/"),
      let end = bytes.dropFirst().firstIndex(of: UInt8(ascii: "/"))
    else { return nil }
    pool = path[bytes.index(after: bytes.startIndex)..<end]
    self.path = path[end...]
  }
}

extension PublicError {
  static func unknownPool(_ id: Substring) -> PublicError {
    PublicError(
      exception: "ResourceNotFoundException",
      status: .notFound,
      message: "User pool \(id.prefix(64)) does not exist."
    )
  }
}
