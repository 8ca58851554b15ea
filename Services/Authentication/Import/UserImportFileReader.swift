internal import AuthenticationCore
internal import Cryptography
internal import Domain

/// Reads the rows of a job's file from the database, a piece at a time.
struct UserImportFileReader: Sendable {
  private let store: UserImportFileStore
  private let pieces: UserImportPieces
  private let job: UserImportJobRecord
  private let fileID: String
  private var reader: CSVReader

  /// Reads from the begin of a row on.
  init(
    _ job: UserImportJobRecord,
    fileID: String,
    offset: Int64,
    line: Int64,
    store: UserImportFileStore,
    sealer: Sealer
  ) {
    self.store = store
    self.job = job
    self.fileID = fileID
    pieces = UserImportPieces(sealer: sealer)
    reader = CSVReader(offset: offset, line: line)
  }

  /// The next rows, at most so many; none at the file's end.
  mutating func rows(_ limit: Int) async throws(AuthenticationFailure) -> [CSVRow] {
    var rows: [CSVRow] = []
    while rows.count < limit {
      if let row = reader.next() {
        rows.append(row)
      } else if reader.isFinished {
        break
      } else {
        try await readPiece()
      }
    }
    return rows
  }

  private mutating func readPiece() async throws(AuthenticationFailure) {
    let offset = reader.needed
    guard offset < job.fileBytes else {
      reader.finish()
      return
    }
    let piece = try await store.piece(
      holding: offset,
      of: fileID,
      of: job.id,
      in: job.userPoolID
    )
    guard let piece else { throw .internalFault("a piece of an import file is missing") }
    let contents = try pieces.open(
      piece.sealed,
      upload: fileID,
      beginsAt: piece.beginsAt,
      of: job.id,
      in: job.userPoolID
    )
    let skipped = Int(offset - piece.beginsAt)
    guard skipped < contents.count else {
      throw .internalFault("a piece of an import file is too short")
    }
    // UTF-8's byte order mark, which spreadsheets write, is no part of the first name.
    let hasMark = offset == 0 && contents.starts(with: [0xEF, 0xBB, 0xBF])
    reader.append(contents[skipped...], leavingOut: hasMark ? 3 : 0)
  }
}
