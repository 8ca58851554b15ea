package import AuthenticationCore
package import Domain

extension UserImportUploads {
  /// Makes contents of at most one piece the file of a job that waits for it, in place of one that is there.
  package func take(
    _ contents: [UInt8],
    of job: String,
    in pool: UserPoolID
  ) async throws(AuthenticationFailure) {
    guard !contents.isEmpty else { throw .invalidParameter("The file is empty.") }
    guard contents.count <= Self.maxPieceBytes, contents.count <= maxBytes else {
      throw .invalidParameter("The file is too large: send it to the job's address.")
    }
    guard let createdAt = try await files.creation(ofWaiting: job, in: pool),
      imports.clock.now() < createdAt.adding(seconds: UserImportExpiry.waitingSeconds)
    else { throw .preconditionNotMet("The user import job does not wait for a file.") }
    let upload = imports.random.uuid()
    guard try await files.begin(upload, of: job, in: pool) else {
      throw .preconditionNotMet("The user import job does not wait for a file.")
    }
    let addition = try await files.append(
      try pieces.seal(contents, upload: upload, beginsAt: 0, of: job, in: pool),
      of: contents.count,
      at: 0,
      to: upload,
      of: job,
      in: pool,
      limit: maxBytes
    )
    guard case .added = addition,
      try await files.finish(upload, of: job, in: pool, size: Int64(contents.count))
    else { throw .preconditionNotMet("Another file was sent at the same moment.") }
  }
}
