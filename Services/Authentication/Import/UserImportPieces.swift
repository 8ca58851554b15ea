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
    do throws(CryptographyError) {
      return try sealer.seal(
        contents,
        associatedData: Self.associatedData(pool, job, upload, beginsAt)
      )
    } catch {
      throw .internalFault("a piece of an import file cannot be sealed: \(error)")
    }
  }

  func open(
    _ sealed: [UInt8],
    upload: String,
    beginsAt: Int64,
    of job: String,
    in pool: UserPoolID
  ) throws(AuthenticationFailure) -> [UInt8] {
    do throws(CryptographyError) {
      return try sealer.open(
        sealed,
        associatedData: Self.associatedData(pool, job, upload, beginsAt)
      )
    } catch {
      throw .internalFault("a piece of an import file cannot be opened: \(error)")
    }
  }

  /// Binds a piece to its place: none can be moved within a file or to another one.
  private static func associatedData(
    _ pool: UserPoolID,
    _ job: String,
    _ upload: String,
    _ beginsAt: Int64
  ) -> [UInt8] {
    Array("user_import_pieces|\(pool.text)|\(job)|\(upload)|\(beginsAt)".utf8)
  }
}
