internal import GatehouseMessages
internal import GatehouseStubs
internal import HTTPTypes
internal import HummingbirdCore
internal import Logging
internal import NIOCore
internal import NIOHTTP1
internal import RPC

/// Answers `POST /`: finds the operation, proves the signature where one is needed, calls it.
struct API: Sendable {
  static let targetPrefix = "AWSCognitoIdentityProviderService."

  let operations: [String: PublicOperation]
  let knownNames: Set<String>
  let authentication: AuthenticationClient
  let signatures: RequestSignatureClient
  let refusals: RefusalRecorder
  let bodies: RequestBodies
  let callTime: Duration
  let logger: Logger

  /// An answer and how it is counted.
  struct Outcome: Sendable {
    var response: Response
    var operation: String
    var outcome: String
    /// A page that no page of another origin may read.
    var isForPeople = false
  }

  func answer(_ request: Request, caller: Caller) async -> Outcome {
    let contentType = JSONContentType.answering(request.headers[.contentType])
    var operationName = RequestMetrics.otherOperation
    // What the client calls it, which is no label of a metric.
    var calledName = Self.calledName(request.headers[.target])
    var isReadWhole = false
    var progress = Progress()
    var held = 0
    // A body, what is decoded of it and the call that is made of it live as long as this.
    defer { bodies.release(held) }
    do throws(OperationFailure) {
      // Before a byte is kept: what names no operation needs no memory.
      let found = Result { () throws(OperationFailure) in
        try find(request.headers[.target], contentType: contentType)
      }
      var isKept = false
      if case .success(let operation) = found {
        operationName = operation.name
        calledName = operation.name
        isKept = true
      }
      let body: [UInt8]
      do throws(PublicError) {
        body = try await bodies.read(request, isKept: isKept, held: &held)
      } catch {
        throw .refused(error)
      }
      isReadWhole = true
      let operation = try found.get()
      var context = caller.context(within: callTime, isIdempotent: operation.isRead)
      if operation.isSigned {
        progress.stage = .proof
        try await prove(request.head, body: body, context: &context, progress: &progress)
        progress.stage = .proved
      }
      let output = try await operation.perform(body, authentication, context)
      return Outcome(
        response: Response(
          status: .ok,
          headers: [.contentType: contentType ?? JSONContentType.standard],
          body: ResponseBody(byteBuffer: output)
        ),
        operation: operationName,
        outcome: RequestMetrics.success
      )
    } catch {
      let publicError = refuse(error, operation: operationName, caller: caller)
      if progress.isRecorded(error) {
        refusals.record(
          publicError.exception,
          reason: error.reason,
          operation: calledName,
          progress: progress,
          caller: caller
        )
      }
      let answer = ErrorAnswer(
        publicError,
        contentType: contentType ?? JSONContentType.standard,
        closesConnection: !isReadWhole
      )
      return Outcome(
        response: answer.response,
        operation: operationName,
        outcome: publicError.exception
      )
    }
  }

  /// For the audit log, cut: nobody has said yet that there is such an operation.
  private static func calledName(_ target: String?) -> String {
    guard let target, target.hasPrefix(targetPrefix) else { return RequestMetrics.otherOperation }
    return Caller.cut(String(target.dropFirst(targetPrefix.count)), to: 64)
  }

  private func find(
    _ target: String?,
    contentType: String?
  ) throws(OperationFailure) -> PublicOperation {
    guard let target else {
      throw .refused(.unknownOperation("The request has no X-Amz-Target header."))
    }
    guard contentType != nil else {
      throw .refused(
        .unknownOperation("The Content-Type must be \(JSONContentType.standard).")
      )
    }
    guard target.hasPrefix(Self.targetPrefix) else {
      throw .refused(
        .unknownOperation("The X-Amz-Target header must begin with \(Self.targetPrefix)")
      )
    }
    let name = String(target.dropFirst(Self.targetPrefix.count))
    if let operation = operations[name] { return operation }
    guard knownNames.contains(name) else {
      throw .refused(.unknownOperation("There is no operation of this name."))
    }
    throw .refused(.notBuilt(name))
  }

  /// Has identity federation prove the signature; the caller's key and region travel on with the
  /// call, so that new pools are made in the region the client asked for.
  private func prove(
    _ head: HTTPRequest,
    body: [UInt8],
    context: inout RPCCallContext,
    progress: inout Progress
  ) async throws(OperationFailure) {
    let signed: SignedRequest
    do throws(PublicError) {
      signed = try SignedRequest(head, body: body)
    } catch {
      throw .refused(error)
    }
    progress.accessKeyID = signed.authorization.accessKeyID
    let reply: VerifySignatureResponse
    var proofContext = context
    proofContext.isIdempotent = true
    do throws(RPCError) {
      reply = try await signatures.verifySignature(signed.verification, context: proofContext)
    } catch {
      throw .failed(error)
    }
    // An answer about another key than the one asked about is no proof.
    guard reply.accessKeyId == signed.authorization.accessKeyID else {
      throw .failed(
        RPCError(code: .internalError, message: "the signature's check names another key")
      )
    }
    context.region = signed.authorization.region
    context.accessKeyID = signed.authorization.accessKeyID
  }

  /// Turns a failure into the public one and tells the operator which rule decided.
  private func refuse(
    _ failure: OperationFailure,
    operation: String,
    caller: Caller
  ) -> PublicError {
    var metadata: Logger.Metadata = [
      "request-id": "\(caller.requestID)", "operation": "\(operation)",
    ]
    if let sourceIP = caller.sourceIP { metadata["source-ip"] = "\(sourceIP)" }
    let publicError: PublicError
    switch failure {
    case .refused(let error):
      publicError = error
      metadata["rule"] = "gateway"
      metadata["detail"] = "\(error.message.prefix(200))"
    case .failed(let error):
      publicError =
        error.code == .unimplemented
        ? .notBuilt(operation) : PublicErrors.publicError(for: error, in: operation)
      metadata["rule"] = "\(error.reason.isEmpty ? "\(error.code)" : error.reason)"
      metadata["detail"] = "\(error.message)"
    }
    metadata["exception"] = "\(publicError.exception)"
    if publicError.isInternal {
      logger.error("a request failed", metadata: metadata)
    } else {
      logger.info("a request was refused", metadata: metadata)
    }
    return publicError
  }
}
