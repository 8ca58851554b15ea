internal import AsyncHTTPClient
public import Logging
public import NIOCore
internal import NIOHTTP1
internal import NIOSSL

/// Functions behind HTTP or HTTPS, on the event loops of the process: who waits holds no thread.
public struct HTTPFunctionTransport: FunctionTransport {
  private let client: HTTPClient

  /// Servers close idle connections after some seconds, and a request into one that closes is lost.
  private static let idleSeconds: Int64 = 2

  /// Makes a client, to be shut down; without a file of certificate authorities the system's are
  /// trusted.
  public init(
    group: any EventLoopGroup,
    certificateAuthorities: String?,
    connectionsPerHost: Int
  ) {
    var tls = TLSConfiguration.makeClientConfiguration()
    if let path = certificateAuthorities { tls.trustRoots = .file(path) }
    // What is meant for one function is not for another place.
    var configuration = HTTPClient.Configuration(
      tlsConfiguration: tls,
      redirectConfiguration: .disallow
    )
    configuration.connectionPool.idleTimeout = .seconds(Self.idleSeconds)
    configuration.connectionPool.concurrentHTTP1ConnectionsPerHostSoftLimit = connectionsPerHost
    // A function that is not there is told at once instead of tried until the time is over.
    configuration.connectionPool.retryConnectionEstablishment = false
    client = HTTPClient(eventLoopGroup: group, configuration: configuration)
  }

  /// Keeps the connections until the task is cancelled, then closes them.
  public func run(logger: Logger) async {
    while !Task.isCancelled {
      do {
        try await Task.sleep(for: .seconds(3600))
      } catch {
        // Cancelled: the loop looks for itself.
      }
    }
    await shutdown(logger: logger)
  }

  /// Closes every connection; nothing can be posted any more.
  public func shutdown(logger: Logger) async {
    do {
      try await client.shutdown()
    } catch {
      logger.warning("connections to functions not closed", metadata: ["error": "\(error)"])
    }
  }

  /// Posts once, or a second time where the connection was closed before anything came back.
  public func post(
    _ request: FunctionRequest
  ) async throws(FunctionTransportFailure) -> FunctionAnswer {
    do {
      do {
        return try await postOnce(request)
      } catch let error as HTTPClientError where error == .remoteConnectionClosed {
        // Most often an idle connection that the server closed meanwhile. If it was not, the
        // function sees the same id again.
        return try await postOnce(request)
      }
    } catch is NIOTooManyBytesError {
      throw .tooLong
    } catch {
      throw .unreachable("\(error)")
    }
  }

  private func postOnce(_ request: FunctionRequest) async throws -> FunctionAnswer {
    var message = HTTPClientRequest(url: request.url)
    message.method = .POST
    for header in request.headers { message.headers.add(name: header.name, value: header.value) }
    message.body = .bytes(request.body)
    // Whoever calls has a time limit and cancels.
    let answer = try await client.execute(message, timeout: .minutes(10))
    let body = try await answer.body.collect(upTo: request.longestAnswer)
    return FunctionAnswer(
      status: Int(answer.status.code),
      functionError: answer.headers.first(name: "X-Amz-Function-Error"),
      errorType: answer.headers.first(name: "X-Amzn-ErrorType"),
      body: Array(body.readableBytesView)
    )
  }
}
