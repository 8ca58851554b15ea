public import Domain
internal import FoundationEssentials
public import Logging
public import RPC
public import Webhooks

/// Calls functions by the Invoke API of Lambda.
///
/// An invocation is made once, unless its connection was closed before anything came back; then a
/// second time under the same id.
public final class LambdaFunctions: Sendable {
  /// Why a function's answer is not to be had.
  public enum Failure: Error, Hashable {
    /// The function threw; its own words.
    case thrown(String)
    /// What Lambda calls it, for the client, and why, for the operator.
    case notInvoked(String, reason: String)
    /// The answer is no JSON, or too long to be read.
    case notJSON
    /// As many invocations are waited for as may be, of this pool or altogether.
    case tooMany
  }

  private let configuration: LambdaConfiguration
  private let transport: any FunctionTransport
  private let signature: WebhookSignature?
  private let clock: any WallClock
  private let random: any RandomSource
  private let logger: Logger
  private let limit: InvocationLimit

  /// As much as a user's attributes and a full token ever need; Lambda itself allows six times that.
  public static let usualLongestAnswer = 1 << 20
  private static let maxMessage = 1024
  /// As much as is read to find out that a function threw.
  private static let maxError = 64 << 10
  private static let timedOut = "Socket timeout while invoking Lambda function"
  private static let unreachable = "Connection failure while invoking Lambda function"

  /// Calls functions over the transport; where there is a signature, each request carries it.
  public init(
    _ configuration: LambdaConfiguration,
    over transport: any FunctionTransport,
    signature: WebhookSignature?,
    clock: any WallClock,
    random: any RandomSource,
    logger: Logger
  ) {
    self.configuration = configuration
    self.transport = transport
    self.signature = signature
    self.clock = clock
    self.random = random
    self.logger = logger
    limit = InvocationLimit(configuration.maxInFlight)
  }

  /// Has the function answer the event of a pool, within its time and the caller's; an answer of more
  /// bytes than the longest is not read.
  ///
  /// An id names the invocation, so that a function recognises one that is repeated; without it the
  /// invocation gets one of its own.
  public func invoke(
    _ arn: String,
    _ event: [UInt8],
    of pool: String,
    as id: String? = nil,
    maxAnswer: Int = usualLongestAnswer,
    context: RPCCallContext
  ) async throws(Failure) -> [UInt8] {
    let request = Invocation(
      arn: arn,
      event: event,
      id: id ?? random.uuid(),
      maxAnswer: maxAnswer,
      isAnswerCut: false
    )
    let answer = try await invoke(request, of: pool, context) {
      (answer) throws(Failure) in try Self.event(in: answer)
    }
    return answer
  }

  /// Has the function take the event of a pool: any answer that is no error will do, however it looks.
  public func notify(
    _ arn: String,
    _ event: [UInt8],
    of pool: String,
    as id: String,
    context: RPCCallContext
  ) async throws(Failure) {
    let request = Invocation(
      arn: arn,
      event: event,
      id: id,
      maxAnswer: Self.maxError,
      isAnswerCut: true
    )
    try await invoke(request, of: pool, context) { (answer) throws(Failure) in
      do throws(Failure) {
        _ = try Self.event(in: answer)
      } catch .notJSON {
        // Taken all the same.
      } catch {
        throw error
      }
    }
  }

  /// One invocation, as it is asked for.
  private struct Invocation: Sendable {
    let arn: String
    let event: [UInt8]
    let id: String
    let maxAnswer: Int
    let isAnswerCut: Bool
  }

  private func invoke<Value: Sendable>(
    _ invocation: Invocation,
    of pool: String,
    _ context: RPCCallContext,
    _ read: (FunctionAnswer) throws(Failure) -> Value
  ) async throws(Failure) -> Value {
    do throws(Failure) {
      guard limit.begin(pool) else { throw .tooMany }
      defer { limit.end(pool) }
      return try read(try await answer(to: invocation, context))
    } catch {
      logger.warning(
        "a function was not invoked, or refused",
        metadata: [
          "request_id": "\(context.requestID)", "pool": "\(pool)",
          "function": "\(invocation.arn)", "invocation": "\(invocation.id)",
          "cause": "\(Self.cause(of: error))",
        ]
      )
      throw error
    }
  }

  private func answer(
    to invocation: Invocation,
    _ context: RPCCallContext
  ) async throws(Failure) -> FunctionAnswer {
    guard let url = configuration.url(of: invocation.arn) else {
      throw .notInvoked("ResourceNotFoundException", reason: "no endpoint is configured for it")
    }
    let request = FunctionRequest(
      url: url,
      headers: headers(invocation.id, of: invocation.event),
      body: invocation.event,
      maxAnswer: invocation.maxAnswer,
      isAnswerCut: invocation.isAnswerCut
    )
    let limit = min(configuration.timeout, ContinuousClock.now.duration(to: context.deadline))
    let transport = transport
    let result: TransportResult? = await withTaskGroup {
      (group: inout TaskGroup<TransportResult?>) in
      group.addTask { await Self.result(of: request, over: transport) }
      group.addTask {
        do {
          try await Task.sleep(for: limit)
        } catch {
          // Cancelled, because the answer is there or the caller has stopped waiting.
        }
        return nil
      }
      let first = await group.next()
      group.cancelAll()
      return first.flatMap { $0 }
    }
    switch result {
    case nil: throw .notInvoked(Self.timedOut, reason: "no answer within \(limit)")
    case .failure(.unreachable(let reason)): throw .notInvoked(Self.unreachable, reason: reason)
    // Not known to be JSON, since it was not read.
    case .failure(.tooLong): throw .notJSON
    case .success(let answer): return answer
    }
  }

  private typealias TransportResult = Result<FunctionAnswer, FunctionTransportFailure>

  private static func result(
    of request: FunctionRequest,
    over transport: any FunctionTransport
  ) async -> TransportResult {
    do throws(FunctionTransportFailure) {
      return .success(try await transport.post(request))
    } catch {
      return .failure(error)
    }
  }

  private func headers(_ id: String, of event: [UInt8]) -> [FunctionRequest.Header] {
    let headers = [
      FunctionRequest.Header(name: "Content-Type", value: "application/json"),
      FunctionRequest.Header(name: "X-Amz-Invocation-Type", value: "RequestResponse"),
      FunctionRequest.Header(name: "X-Amzn-RequestId", value: id),
    ]
    guard let signature else { return headers }
    let seconds = clock.now().unixSeconds
    let signed = signature.headers(id: id, unixSeconds: seconds, body: event)
    return headers + signed.map { FunctionRequest.Header(name: $0.name, value: $0.value) }
  }

  /// What a function that throws is answered with.
  private struct Thrown: Decodable {
    let errorMessage: String?
    let errorType: String?
    /// Only an event has it.
    let response: JSONValue?
  }

  /// The event in the answer of a function that was invoked and did not throw.
  private static func event(in answer: FunctionAnswer) throws(Failure) -> [UInt8] {
    guard answer.status == 200 else {
      let type = answer.errorType?.prefix { $0.isASCII && $0.isLetter || $0 == "." } ?? ""
      throw .notInvoked(
        type.isEmpty || type.count > 64 ? "ServiceException" : String(type),
        reason: "the answer has the status \(answer.status)"
      )
    }
    let thrown: Thrown?
    do {
      thrown = try JSONDecoder().decode(Thrown.self, from: Data(answer.body))
    } catch DecodingError.dataCorrupted {
      guard answer.functionError == nil else { throw .thrown("Unhandled") }
      throw .notJSON
    } catch {
      thrown = nil
    }
    // The emulator in Lambda's base images says that a function threw by the body alone.
    if answer.functionError != nil || thrown?.errorMessage != nil && thrown?.response == nil {
      let message = thrown?.errorMessage ?? thrown?.errorType ?? "Unhandled"
      throw .thrown(String(message.prefix(maxMessage)))
    }
    return answer.body
  }

  /// Without the function's words, which may be about a person.
  private static func cause(of failure: Failure) -> String {
    switch failure {
    case .thrown: "the function threw"
    case .notInvoked(_, let reason): reason
    case .notJSON: "its answer is no JSON, or too long"
    case .tooMany: "too many invocations are waited for"
    }
  }
}
