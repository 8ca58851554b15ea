public import Logging
public import NIOCore
internal import OutboundHTTP

/// Posts to the operator's collector by OTLP/HTTP with JSON.
public struct CollectorClient: SpanSender {
  private struct Refusal: Error, CustomStringConvertible {
    let description: String
  }

  /// Longer than any healthy collector takes; meanwhile spans wait in their buffers.
  private static let timeLimit = Duration.seconds(5)

  private let client: OutboundHTTPClient
  private let url: String
  private let headers: [(name: String, value: String)]

  /// Makes a client, to be shut down.
  public init(_ configuration: TracingConfiguration, group: any EventLoopGroup) {
    client = OutboundHTTPClient(
      group: group,
      certificateAuthorities: configuration.certificateAuthorities,
      connectionsPerHost: 1
    )
    url = "\(configuration.endpoint)/v1/traces"
    headers = [("content-type", "application/json")] + configuration.headers
  }

  /// Posts once; what fails is not repeated.
  public func send(_ document: [UInt8]) async throws {
    let request = OutboundRequest(
      url: url,
      headers: headers,
      body: document,
      answer: .discard,
      timeLimit: Self.timeLimit
    )
    let answer = try await client.post(request)
    guard (200...299).contains(answer.status) else {
      throw Refusal(description: "the collector answered \(answer.status)")
    }
  }

  /// Closes every connection.
  public func shutdown(logger: Logger) async {
    await client.shutdown(logger: logger)
  }
}
