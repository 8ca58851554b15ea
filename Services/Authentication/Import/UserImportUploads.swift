package import AuthenticationCore
package import AuthenticationMessages
internal import AuthenticationStubs
internal import Cryptography
internal import Domain
package import RPC

/// Takes the files of import jobs from the gateway, in pieces.
///
/// A job uses a file once it is complete. A broken-off upload is never read, and is removed when
/// another upload begins, the job is started or a day is over.
package struct UserImportUploads: UserImportUploadServing {
  let imports: UserImports
  let files: UserImportFileStore
  let pieces: UserImportPieces

  /// A message is no larger than 4 MiB, and sealed pieces are held in memory.
  static let maxPieceBytes = 1 << 20

  init(_ imports: UserImports) {
    self.imports = imports
    files = UserImportFileStore(database: imports.database)
    pieces = UserImportPieces(sealer: imports.sealer)
  }

  var maxBytes: Int64 { imports.configuration.userImportFileBytes }

  /// Checks what the pre-signed URL says, and begins a file.
  package func beginUserImportUpload(
    _ request: BeginUserImportUploadRequest,
    context: RPCCallContext
  ) async throws(AuthenticationFailure) -> BeginUserImportUploadResponse {
    let job = request.jobId ?? ""
    let date = request.date ?? ""
    let isSigned = UserPoolID(request.userPoolId ?? "").map {
      UserImportURL(sealer: imports.sealer).isSigned(
        date: date,
        expires: request.expires ?? "",
        signature: request.signature ?? "",
        pool: $0,
        job: job
      )
    }
    guard isSigned == true, let pool = UserPoolID(request.userPoolId ?? "") else {
      return BeginUserImportUploadResponse(refusal: "signature_does_not_match")
    }
    guard let createdAt = try await files.creation(ofWaiting: job, in: pool),
      CivilTime(createdAt).basicText == date
    else {
      // Started, expired or gone: the URL is worth nothing now.
      return BeginUserImportUploadResponse(refusal: "access_denied")
    }
    guard imports.clock.now() < createdAt.adding(seconds: UserImportURL.validitySeconds)
    else {
      return BeginUserImportUploadResponse(refusal: "request_has_expired")
    }
    guard request.contentLength ?? 0 <= maxBytes else {
      return BeginUserImportUploadResponse(refusal: "entity_too_large")
    }
    let upload = imports.random.uuid()
    guard try await files.begin(upload, of: job, in: pool) else {
      return BeginUserImportUploadResponse(refusal: "access_denied")
    }
    return BeginUserImportUploadResponse(uploadId: upload)
  }

  /// Adds the next piece to an upload.
  package func appendToUserImportUpload(
    _ request: AppendToUserImportUploadRequest,
    context: RPCCallContext
  ) async throws(AuthenticationFailure) -> AppendToUserImportUploadResponse {
    let pool = try requiredUserPoolID(request.userPoolId)
    guard let job = request.jobId, let upload = request.uploadId,
      let beginsAt = request.beginsAt, let contents = request.contents,
      (1...Self.maxPieceBytes).contains(contents.count)
    else { throw .invalidParameter("a piece of an upload is incomplete or too large") }
    let addition = try await files.append(
      try pieces.seal(contents, upload: upload, beginsAt: beginsAt, of: job, in: pool),
      of: contents.count,
      at: beginsAt,
      to: upload,
      of: job,
      in: pool,
      limit: maxBytes
    )
    switch addition {
    case .added: return AppendToUserImportUploadResponse()
    case .tooLarge: return AppendToUserImportUploadResponse(refusal: "entity_too_large")
    case .superseded: return AppendToUserImportUploadResponse(refusal: "operation_aborted")
    }
  }

  /// Makes the upload the job's file.
  package func finishUserImportUpload(
    _ request: FinishUserImportUploadRequest,
    context: RPCCallContext
  ) async throws(AuthenticationFailure) -> FinishUserImportUploadResponse {
    let pool = try requiredUserPoolID(request.userPoolId)
    guard let job = request.jobId, let upload = request.uploadId, let size = request.size else {
      throw .invalidParameter("the end of an upload is incomplete")
    }
    let isFinished = try await files.finish(upload, of: job, in: pool, size: size)
    return FinishUserImportUploadResponse(refusal: isFinished ? nil : "operation_aborted")
  }
}
