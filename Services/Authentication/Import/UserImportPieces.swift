internal import AuthenticationCore
internal import Cryptography
internal import Domain

/// Seals the pieces of files: they hold addresses and perhaps password hashes.
struct UserImportPieces: Sendable {
  let sealer: Sealer

  func seal(
    _ contents: [UInt8],
    upload: String,
    beginsAt: Int64,
    of job: String,
    in pool: UserPoolID
  ) throws(AuthenticationFailure) -> [UInt8] {
    let place = Place(pool: pool, job: job, upload: upload, beginsAt: beginsAt)
    return try Self.column.seal(contents, for: place, by: sealer)
  }

  func open(
    _ sealed: [UInt8],
    upload: String,
    beginsAt: Int64,
    of job: String,
    in pool: UserPoolID
  ) throws(AuthenticationFailure) -> [UInt8] {
    let place = Place(pool: pool, job: job, upload: upload, beginsAt: beginsAt)
    return try Self.column.open(sealed, of: place, by: sealer)
  }

  /// Where a piece belongs: none can be moved within a file or to another one.
  private struct Place {
    let pool: UserPoolID
    let job: String
    let upload: String
    let beginsAt: Int64
  }

  private static let column = SealedColumn<Place, AuthenticationFailure>(
    of: "a piece of an import file"
  ) { "user_import_pieces|\($0.pool.text)|\($0.job)|\($0.upload)|\($0.beginsAt)" }
}
