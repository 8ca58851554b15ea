internal import AsyncHTTPClient
public import Logging
public import NIOCore
internal import NIOHTTP1
internal import NIOSSL

/// Calls addresses that the operator's configuration allows, over HTTP or HTTPS.
///
/// A waiting call holds no thread. No redirect is followed: what is signed for one receiver is not for
/// another. The environment's proxies have no effect: they could lead secrets elsewhere.
public struct OutboundHTTPClient: Sendable {
  private let client: HTTPClient
  /// Nil where requests may go everywhere.
  private let publicConnections: PublicConnections?

  /// Servers close idle connections after some seconds, and a request into one that closes is lost.
  private static let idleSeconds: Int64 = 2
  private static let connectSeconds: Int64 = 10
  /// The longest body that is read to be discarded; a longer one ends its connection.
  private static let maxDiscardedBytes = 64 * 1024

  /// Makes a client, to be shut down.
  ///
  /// - Parameters:
  ///   - group: Where the connections live.
  ///   - certificateAuthorities: A PEM file to trust in place of the system's authorities.
  ///   - connectionsPerHost: How many HTTP/1.1 connections to one host are kept and used at a time.
  ///   - onlyPublic: Whether only public addresses are connected to. Each request then has a connection of
  ///     its own.
  public init(
    group: any EventLoopGroup,
    certificateAuthorities: String?,
    connectionsPerHost: Int,
    onlyPublic: Bool = false
  ) {
    self.init(
      group: group,
      certificateAuthorities: certificateAuthorities,
      connectionsPerHost: connectionsPerHost,
      publicHosts: onlyPublic ? .real : nil
    )
  }

  init(
    group: any EventLoopGroup,
    certificateAuthorities: String?,
    connectionsPerHost: Int,
    publicHosts: PublicHosts?
  ) {
    var tls = TLSConfiguration.makeClientConfiguration()
    tls.minimumTLSVersion = .tlsv12
    if let path = certificateAuthorities { tls.trustRoots = .file(path) }
    var configuration = HTTPClient.Configuration(
      tlsConfiguration: tls,
      redirectConfiguration: .disallow,
      timeout: HTTPClient.Configuration.Timeout(connect: .seconds(Self.connectSeconds))
    )
    configuration.connectionPool.idleTimeout = .seconds(Self.idleSeconds)
    configuration.connectionPool.concurrentHTTP1ConnectionsPerHostSoftLimit = connectionsPerHost
    // A receiver that is not there is reported at once instead of tried until the time is over.
    configuration.connectionPool.retryConnectionEstablishment = false
    client = HTTPClient(eventLoopGroup: group, configuration: configuration)
    publicConnections = publicHosts.map {
      PublicConnections(group: group, configuration: configuration, hosts: $0)
    }
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

  /// Closes every connection; nothing can be posted after it.
  public func shutdown(logger: Logger) async {
    do {
      try await client.shutdown()
    } catch {
      logger.warning("outbound connections not closed", metadata: ["error": "\(error)"])
    }
  }

  /// Posts once, or a second time where the connection was closed before anything came back.
  ///
  /// Ends at once when the task is cancelled, and when the request's time is over.
  public func post(_ request: OutboundRequest) async throws(OutboundFailure) -> OutboundAnswer {
    try await exchange(.POST, request)
  }

  /// Puts a document in its place, at most twice as `post` does.
  public func put(_ request: OutboundRequest) async throws(OutboundFailure) -> OutboundAnswer {
    try await exchange(.PUT, request)
  }

  /// Gets a document from a host that the operator's configuration allows, at most twice as `post` does.
  ///
  /// An answer of more than `maxBytes` fails as `OutboundFailure.answerTooLong`. The limit of the time is
  /// from connecting to the answer's end.
  public func get(
    _ url: String,
    headers: [(name: String, value: String)] = [],
    maxBytes: Int,
    timeLimit: Duration
  ) async throws(OutboundFailure) -> OutboundAnswer {
    let request = OutboundRequest(
      url: url,
      headers: [("Accept", "application/json")] + headers,
      body: [],
      answer: .read(maxBytes: maxBytes),
      timeLimit: timeLimit
    )
    return try await exchange(.GET, request)
  }

  private func exchange(
    _ method: HTTPMethod,
    _ request: OutboundRequest
  ) async throws(OutboundFailure) -> OutboundAnswer {
    guard request.isToTheWeb else { throw .unreachable("the address is none of http or https") }
    let result: Result<OutboundAnswer, OutboundFailure>? = await withTaskGroup {
      (group: inout TaskGroup<Result<OutboundAnswer, OutboundFailure>?>) in
      group.addTask { await attempt(method, request) }
      group.addTask {
        do {
          try await Task.sleep(for: request.timeLimit)
        } catch {
          // Cancelled, because the answer is there or is no longer waited for.
        }
        return nil
      }
      let first = await group.next()
      group.cancelAll()
      return first.flatMap { $0 }
    }
    guard let result else { throw .unreachable("no answer within \(request.timeLimit)") }
    return try result.get()
  }

  private func attempt(
    _ method: HTTPMethod,
    _ request: OutboundRequest
  ) async -> Result<OutboundAnswer, OutboundFailure> {
    do {
      do {
        return .success(try await send(method, request))
      } catch let error as HTTPClientError where error == .remoteConnectionClosed {
        // Most often an idle connection that the server closed meanwhile. If it was not, the
        // receiver sees the same id again.
        return .success(try await send(method, request))
      }
    } catch is NIOTooManyBytesError {
      return .failure(.answerTooLong)
    } catch {
      return .failure(.unreachable("\(error)"))
    }
  }

  private func send(
    _ method: HTTPMethod,
    _ request: OutboundRequest
  ) async throws -> OutboundAnswer {
    guard let publicConnections else { return try await Self.send(method, request, by: client) }
    return try await publicConnections.with(request) { client in
      try await Self.send(method, request, by: client)
    }
  }

  private static func send(
    _ method: HTTPMethod,
    _ request: OutboundRequest,
    by client: HTTPClient
  ) async throws -> OutboundAnswer {
    var message = HTTPClientRequest(url: request.url)
    message.method = method
    for header in request.headers { message.headers.add(name: header.name, value: header.value) }
    if method != .GET { message.body = .bytes(request.body) }
    // `exchange` has the limit of the whole exchange; this one ends with the answer's head.
    let answer = try await client.execute(message, timeout: TimeAmount(request.timeLimit))
    return OutboundAnswer(
      status: Int(answer.status.code),
      headers: answer.headers.map { ($0.name, $0.value) },
      body: try await body(of: answer, request.answer)
    )
  }

  private static func body(
    of answer: HTTPClientResponse,
    _ use: OutboundRequest.AnswerUse
  ) async throws -> [UInt8] {
    switch use {
    case .read(let maxBytes):
      return Array(try await answer.body.collect(upTo: maxBytes).readableBytesView)
    case .readBeginning(let maxBytes):
      var beginning: [UInt8] = []
      for try await piece in answer.body {
        beginning += piece.readableBytesView.prefix(maxBytes - beginning.count)
        guard beginning.count < maxBytes else { break }
      }
      return beginning
    case .discard:
      var count = 0
      for try await piece in answer.body {
        count += piece.readableBytes
        guard count <= maxDiscardedBytes else { break }
      }
      return []
    }
  }
}
