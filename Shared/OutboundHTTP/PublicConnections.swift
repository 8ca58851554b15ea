internal import AsyncHTTPClient
internal import NIOCore

/// Connections of which each is for one request, to an address that was judged for it.
struct PublicConnections: Sendable {
  let group: any EventLoopGroup
  let configuration: HTTPClient.Configuration
  let hosts: PublicHosts

  /// The refusal of a host that is not public, the same for all of them and before anything is connected.
  struct NotPublic: Error, CustomStringConvertible {
    let description = "the host has no public address"
  }

  /// Sends by a client that connects to a public address of the URL's host and nowhere else; by the next
  /// address where no connection to one comes about in its part of the time.
  func with<Answer: Sendable>(
    _ request: OutboundRequest,
    send: (HTTPClient) async throws -> Answer
  ) async throws -> Answer {
    guard let route = await hosts.route(to: request.url) else { throw NotPublic() }
    var configuration = configuration
    let part = request.timeLimit / route.addresses.count
    configuration.timeout.connect = TimeAmount(part)
    for address in route.addresses.dropLast() {
      configuration.dnsOverride = [route.host: address]
      do {
        return try await sending(by: configuration, send)
      } catch  where Self.isOfConnecting(error) {
        continue
      }
    }
    configuration.dnsOverride = route.addresses.last.map { [route.host: $0] } ?? [:]
    return try await sending(by: configuration, send)
  }

  private func sending<Answer: Sendable>(
    by configuration: HTTPClient.Configuration,
    _ send: (HTTPClient) async throws -> Answer
  ) async throws -> Answer {
    let client = HTTPClient(eventLoopGroup: group, configuration: configuration)
    let answer: Result<Answer, any Error>
    do {
      answer = .success(try await send(client))
    } catch {
      answer = .failure(error)
    }
    try await client.shutdown()
    return try answer.get()
  }

  private static func isOfConnecting(_ error: any Error) -> Bool {
    if let error = error as? HTTPClientError { return error == .connectTimeout }
    return error is IOError || error is ChannelError
  }
}
