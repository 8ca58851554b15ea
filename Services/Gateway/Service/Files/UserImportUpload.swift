internal import AuthenticationMessages
internal import AuthenticationStubs
internal import HTTPTypes
internal import HummingbirdCore
internal import Logging
internal import NIOCore
internal import RPC

/// Takes the file of a user import job at its pre-signed URL and passes it on in pieces.
///
/// Never holds more of a file than a piece. What the URL is worth, and how large the file may be,
/// the authentication service decides before a byte of it is read.
struct UserImportUpload: Endpoint {
  /// As the authentication service writes it into pre-signed URLs.
  let path: PathPattern = "/user-imports/{pool}/{job}"
  let methods: [HTTPRequest.Method] = [.put]
  let name = "user-import-file"
  let takesFile = true

  private let service: UserImportUploadClient
  private let bodies: BodyBudget
  private let callTime: Duration
  private let logger: Logger

  /// A piece is well below what a message may have.
  static let pieceBytes = 512 * 1024

  init(_ parts: EndpointParts) {
    service = UserImportUploadClient(parts.channels.authentication)
    bodies = parts.bodies
    callTime = parts.limits.callTime
    logger = parts.logger
  }

  func answer(_ request: EndpointRequest) async -> Answer {
    let caller = request.caller
    let file = File(
      pool: String(request.path["pool"] ?? ""),
      job: String(request.path["job"] ?? ""),
      upload: ""
    )
    do throws(UploadRefusal) {
      let length = try Self.length(of: request.http)
      let begun = try await begin(file, length, query: request.query(plus: .plus), caller: caller)
      try await receive(request, length, as: begun)
      return Answer(response: Response(status: .ok, headers: [.contentLength: "0"]))
    } catch {
      logger.info(
        "an upload was refused",
        metadata: [
          "request-id": "\(caller.requestID)", "user_pool": "\(file.pool.prefix(64))",
          "job": "\(file.job.prefix(64))", "rule": "\(error.code)", "detail": "\(error.detail)",
        ]
      )
      return Answer(
        response: error.response(requestID: caller.requestID),
        result: error.code,
        refusal: Answer.Refusal(
          exception: error.code,
          reason: error.reason,
          userPool: file.pool
        )
      )
    }
  }

  /// Which upload the pieces belong to.
  private struct File: Sendable {
    let pool: String
    let job: String
    let upload: String
  }

  /// The length must be known before: without it a file that is cut off would look complete.
  private static func length(of request: Request) throws(UploadRefusal) -> Int64 {
    guard let text = request.headers[.contentLength], let length = Int64(text), length >= 0 else {
      throw .missingContentLength
    }
    return length
  }

  private func begin(
    _ file: File,
    _ length: Int64,
    query: Parameters,
    caller: Caller
  ) async throws(UploadRefusal) -> File {
    let answer = try await calling(caller) { (context) throws(RPCError) in
      try await service.beginUserImportUpload(
        BeginUserImportUploadRequest(
          userPoolId: file.pool,
          jobId: file.job,
          date: query["X-Amz-Date"],
          expires: query["X-Amz-Expires"],
          signature: query["X-Amz-Signature"],
          contentLength: length
        ),
        context: context
      )
    }
    if let refusal = answer.refusal { throw UploadRefusal(reason: refusal) }
    return File(pool: file.pool, job: file.job, upload: answer.uploadId ?? "")
  }

  private func receive(
    _ request: EndpointRequest,
    _ length: Int64,
    as file: File
  ) async throws(UploadRefusal) {
    // Once the URL is proved. Otherwise any client could take the memory without sending a byte.
    let caller = request.caller
    let place = bodies.place(of: caller.sourceIP, end: request.end)
    guard place.reserve(Self.pieceBytes) else { throw .slowDown }
    defer { place.release() }
    guard try await pass(on: request.http, to: file, caller: caller) == length else {
      throw .incompleteBody
    }
    let answer = try await calling(caller) { (context) throws(RPCError) in
      try await service.finishUserImportUpload(
        FinishUserImportUploadRequest(
          userPoolId: file.pool,
          jobId: file.job,
          uploadId: file.upload,
          size: length
        ),
        context: context
      )
    }
    if let refusal = answer.refusal { throw UploadRefusal(reason: refusal) }
  }

  /// Passes the body on in pieces as it comes; returns how many bytes that were.
  private func pass(
    on request: Request,
    to file: File,
    caller: Caller
  ) async throws(UploadRefusal) -> Int64 {
    var piece: [UInt8] = []
    var sent: Int64 = 0
    do {
      for try await buffer in request.body {
        piece.append(contentsOf: buffer.readableBytesView)
        while piece.count >= Self.pieceBytes {
          let full = Array(piece.prefix(Self.pieceBytes))
          try await append(full, at: sent, to: file, caller: caller)
          piece.removeFirst(Self.pieceBytes)
          sent += Int64(Self.pieceBytes)
        }
      }
    } catch let refusal as UploadRefusal {
      throw refusal
    } catch {
      throw .incompleteBody
    }
    if !piece.isEmpty { try await append(piece, at: sent, to: file, caller: caller) }
    return sent + Int64(piece.count)
  }

  private func append(
    _ contents: [UInt8],
    at begin: Int64,
    to file: File,
    caller: Caller
  ) async throws(UploadRefusal) {
    let answer = try await calling(caller) { (context) throws(RPCError) in
      try await service.appendToUserImportUpload(
        AppendToUserImportUploadRequest(
          userPoolId: file.pool,
          jobId: file.job,
          uploadId: file.upload,
          beginsAt: begin,
          contents: contents
        ),
        context: context
      )
    }
    if let refusal = answer.refusal { throw UploadRefusal(reason: refusal) }
  }

  private func calling<Value: Sendable>(
    _ caller: Caller,
    _ call: (RPCCallContext) async throws(RPCError) -> Value
  ) async throws(UploadRefusal) -> Value {
    do throws(RPCError) {
      return try await call(caller.context(within: callTime, isIdempotent: false))
    } catch {
      logger.error(
        "an upload failed",
        metadata: ["request-id": "\(caller.requestID)", "detail": "\(error.message)"]
      )
      throw .serviceUnavailable
    }
  }
}
