internal import HTTPTypes
internal import HummingbirdCore
internal import IdentityFederationMessages
internal import IdentityFederationStubs
internal import Logging
internal import NIOCore
internal import NIOHTTP1
internal import RPC

/// Answers the calls of every API: finds the operation, proves the signature where one is needed,
/// calls the service that owns it.
struct API: Sendable {
  let channels: PublicChannels
  let signatures: RequestSignatureClient
  let bodies: RequestBodies
  let callTime: Duration
  let logger: Logger

  /// A request on its way, and what is known of it wherever it ends.
  private struct Call {
    let dispatch: Dispatch
    var operation: PublicOperation?
    /// What the client calls it, which is no label of a metric.
    var calledName: String
    var progress = SignatureProgress()
    var isReadWhole = false
    let place: BodyPlace

    init(_ dispatch: Dispatch, place: BodyPlace) {
      self.dispatch = dispatch
      self.place = place
      calledName = dispatch.calledName
      if case .operation(let operation, _) = dispatch.named { self.operation = operation }
    }

    var label: String { operation?.label ?? RequestMetrics.otherOperation }
  }

  func answer(_ request: EndpointRequest) async -> Answer {
    let caller = request.caller
    var call = Call(Dispatch(request.http.head), place: bodies.place(for: request))
    // A body, what is decoded of it and the call that is made of it live as long as this.
    defer { call.place.release() }
    do throws(OperationFailure) {
      let output = try await perform(request.http, &call, caller: caller)
      return Answer(
        response: Response(
          status: .ok,
          headers: [.contentType: call.dispatch.contentType],
          body: ResponseBody(byteBuffer: output)
        ),
        operation: call.label
      )
    } catch {
      return refusal(error, of: call, caller: caller)
    }
  }

  private func perform(
    _ request: Request,
    _ call: inout Call,
    caller: Caller
  ) async throws(OperationFailure) -> ByteBuffer {
    var input = OperationRequest(headers: request.headers)
    do throws(PublicError) {
      input.body = try await read(request, call)
    } catch {
      throw .refused(error)
    }
    call.isReadWhole = true
    let operation = try find(&call, request.head, &input)
    var context = caller.context(within: callTime, isIdempotent: operation.isRead)
    guard operation.isSigned else {
      return try await operation.prepare(input).carryOut(through: channels, context)
    }
    call.progress.stage = .proof
    // The message is part of what is proved, so it is made first. What is wrong with it is told after
    // the proof: a caller without a key learns nothing of it.
    let prepared = Result { () throws(OperationFailure) in try operation.prepare(input) }
    try await prove(
      request.head,
      input.body,
      of: operation,
      call.dispatch.api,
      as: try? prepared.get(),
      context: &context,
      progress: &call.progress
    )
    call.progress.stage = .proved
    return try await prepared.get().carryOut(through: channels, context)
  }

  /// Before a byte is kept: what names no operation needs no memory, and a form little.
  private func read(_ request: Request, _ call: Call) async throws(PublicError) -> [UInt8] {
    switch call.dispatch.named {
    case .operation(let operation, _):
      let bodies =
        operation.isLarge ? bodies.allowing(GatewayLimits.leastLargeRequestBytes) : bodies
      return try await bodies.read(request, isKept: true, in: call.place)
    case .nothing:
      return try await bodies.read(request, isKept: false, in: call.place)
    case .inForm:
      let forms = RequestBodies(
        budget: bodies.budget,
        maxBytes: min(bodies.maxBytes, QueryForm.maxBytes)
      )
      return try await forms.read(request, isKept: true, in: call.place)
    }
  }

  private func find(
    _ call: inout Call,
    _ head: HTTPRequest,
    _ input: inout OperationRequest
  ) throws(OperationFailure) -> PublicOperation {
    do throws(PublicError) {
      switch call.dispatch.named {
      case .nothing(let error):
        throw error
      case .operation(let operation, let labels):
        guard operation.route != nil else { return operation }
        input.labels = labels
        input.query = try Self.query(head)
        return operation
      case .inForm:
        input.form = try QueryForm(head, body: input.body)
        if let action = input.form.text("Action") {
          call.calledName = Caller.cut(action, to: 64)
        }
        let operation = try call.dispatch.operation(in: input.form)
        call.operation = operation
        call.calledName = operation.label
        return operation
      }
    } catch {
      throw .refused(error)
    }
  }

  /// The parameters of a REST operation; of two of one name the wrong one could be believed.
  private static func query(_ head: HTTPRequest) throws(PublicError) -> [String: String] {
    let parameters = Parameters(query: head.path ?? "", plus: .space)
    guard !parameters.isMalformed else {
      throw .serialization("The query string is malformed.")
    }
    guard parameters.repeated.isEmpty else {
      throw .serialization("The query string has a parameter twice.")
    }
    return parameters.all
  }

  private func refusal(_ failure: OperationFailure, of call: Call, caller: Caller) -> Answer {
    let publicError = refuse(failure, of: call, caller: caller)
    let answer = ErrorAnswer(
      publicError,
      form: call.dispatch.api.form,
      contentType: call.dispatch.contentType,
      requestID: caller.requestID,
      closesConnection: !call.isReadWhole
    )
    let refusal = Answer.Refusal(
      exception: publicError.exception,
      reason: failure.reason,
      operation: call.calledName,
      progress: call.progress
    )
    return Answer(
      response: answer.response,
      operation: call.label,
      result: publicError.exception,
      refusal: call.progress.isRecorded(failure) ? refusal : nil
    )
  }

  /// Has identity federation prove the signature; what it proves travels on with the call as a ticket,
  /// which the service that carries the operation out checks itself.
  private func prove(
    _ head: HTTPRequest,
    _ body: [UInt8],
    of operation: PublicOperation,
    _ api: PublicAPI,
    as prepared: PreparedOperation?,
    context: inout RPCCallContext,
    progress: inout SignatureProgress
  ) async throws(OperationFailure) {
    let signed: SignedRequest
    do throws(PublicError) {
      signed =
        if api.takesPresignedRequests, PresignedRequest.isPresigned(head) {
          try PresignedRequest.read(head, body: body, service: api.name)
        } else {
          try SignedRequest(
            head,
            body: body,
            service: api.name,
            covering: operation.meaningfulHeaders
          )
        }
    } catch {
      throw .refused(error)
    }
    progress.accessKeyID = signed.authorization.accessKeyID
    let reply: VerifySignatureResponse
    var proofContext = context
    proofContext.isIdempotent = true
    do throws(RPCError) {
      reply = try await signatures.verifySignature(
        signed.verification(
          of: prepared?.message,
          withBody: api.isProvedByBody(isTemporary: signed.sessionToken != nil)
        ),
        context: proofContext
      )
    } catch {
      throw .failed(error)
    }
    // An answer about another key than the one asked about is no proof.
    guard reply.accessKeyId == signed.authorization.accessKeyID else {
      throw .failed(
        RPCError(code: .internalError, message: "the signature's check names another key")
      )
    }
    progress.isIdentity = reply.principal?.identityPoolId != nil
    context.ticket = reply.ticket
    // For a service of the version before, which checks no ticket. They go as soon as the version
    // before checks tickets, too.
    context.region = signed.authorization.region
    context.accessKeyID = signed.authorization.accessKeyID
  }

  /// Turns a failure into the public one and tells the operator which rule decided.
  private func refuse(
    _ failure: OperationFailure,
    of call: Call,
    caller: Caller
  ) -> PublicError {
    var metadata: Logger.Metadata = [
      "request-id": "\(caller.requestID)", "operation": "\(call.label)",
    ]
    if let sourceIP = caller.sourceIP { metadata["source-ip"] = "\(sourceIP)" }
    var publicError: PublicError
    switch failure {
    case .refused(let error):
      publicError = error
      metadata["rule"] = "gateway"
      metadata["detail"] = "\(error.message.prefix(200))"
    case .failed(let error):
      publicError =
        error.code == .unimplemented
        ? .notBuilt(call.operation?.name ?? call.label) : PublicErrors.publicError(for: error)
      metadata["rule"] = "\(error.reason.isEmpty ? "\(error.code)" : error.reason)"
      metadata["detail"] = "\(error.message)"
    }
    publicError = call.dispatch.api.rendered(publicError, fault: call.operation?.fault)
    metadata["exception"] = "\(publicError.exception)"
    if publicError.isInternal {
      logger.error("a request failed", metadata: metadata)
    } else {
      logger.info("a request was refused", metadata: metadata)
    }
    return publicError
  }
}
