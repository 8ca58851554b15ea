internal import HTTPTypes
internal import HummingbirdCore
internal import HummingbirdHTTP2
internal import NIOCore
internal import ServerTLS

/// What the connections of a listener speak.
enum GuardedHTTP {
  /// HTTP/1.1, or with TLS also HTTP/2 by ALPN, under the limits.
  static func channel(
    _ responder: @escaping HTTPChannelHandler.Responder,
    limits: ConnectionLimits,
    certificate: ServerCertificate?,
    connections: OpenConnections?,
    rules: RequestRules,
    cached: @escaping @Sendable (HTTPRequest) -> CachedAnswer?,
    pace: DocumentPace
  ) throws -> any ServerChildChannel {
    let stream = HTTP1Channel.Configuration(
      additionalChannelHandlers: [
        RequestDeadline(limits, rules), CachedAnswers(cached, pace: pace),
      ],
      httpDecoderConfiguration: HTTP1Channel.Configuration.DecoderConfiguration(
        maxHeaderFieldSize: limits.headerBytes,
        maxHeaderListSize: limits.headerBytes,
        maxHeaderFieldCount: limits.headerFields
      )
    )
    guard let certificate else {
      return GuardedChannel(
        base: HTTP1Channel(responder: responder, configuration: stream),
        limits: limits,
        connections: connections
      )
    }
    let configuration = HTTP2ChannelConfiguration(
      idleTimeout: limits.idleTime,
      gracefulCloseTimeout: limits.answerTime,
      streamConfiguration: stream
    )
    return GuardedChannel(
      base: try CertifiedChannel(certificate) { tls in
        try HTTP2UpgradeChannel(
          tlsConfiguration: tls,
          configuration: configuration,
          responder: responder
        )
      },
      limits: limits,
      connections: connections
    )
  }
}
