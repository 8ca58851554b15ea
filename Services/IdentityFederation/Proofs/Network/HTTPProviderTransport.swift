package import OutboundHTTP

/// Providers behind HTTPS.
package struct HTTPProviderTransport: ProviderTransport {
  private let client: OutboundHTTPClient
  private let publicClient: OutboundHTTPClient

  private static let maxBytes = 256 * 1024
  private static let timeLimit = Duration.seconds(3)

  /// Asks by the client, and by `publicClient` what may only be at a public address; their owner shuts
  /// them down.
  package init(_ client: OutboundHTTPClient, publicClient: OutboundHTTPClient) {
    self.client = client
    self.publicClient = publicClient
  }

  package func send(
    _ request: ProviderRequest,
    onlyPublic: Bool
  ) async throws(ProviderSilence) -> ProviderAnswer {
    do throws(OutboundFailure) {
      let answer = try await Self.send(request, by: onlyPublic ? publicClient : client)
      return ProviderAnswer(
        status: answer.status,
        cacheControl: answer.header("Cache-Control"),
        age: answer.header("Age"),
        date: answer.header("Date"),
        body: answer.body
      )
    } catch {
      switch error {
      case .unreachable(let reason): throw ProviderSilence(reason)
      case .answerTooLong: throw ProviderSilence("the answer is longer than \(Self.maxBytes) bytes")
      }
    }
  }

  private static func send(
    _ request: ProviderRequest,
    by client: OutboundHTTPClient
  ) async throws(OutboundFailure) -> OutboundAnswer {
    let authorization = request.authorization.map { [(name: "Authorization", value: $0)] } ?? []
    switch request.method {
    case .get:
      return try await client.get(
        request.url,
        headers: authorization,
        maxBytes: maxBytes,
        timeLimit: timeLimit
      )
    case .post:
      return try await client.post(
        OutboundRequest(
          url: request.url,
          headers: [
            ("Accept", "application/json"), ("Content-Type", "application/x-www-form-urlencoded"),
          ] + authorization,
          body: request.body,
          answer: .read(maxBytes: maxBytes),
          timeLimit: timeLimit
        )
      )
    }
  }
}
