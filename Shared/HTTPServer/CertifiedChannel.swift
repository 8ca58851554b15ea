internal import HummingbirdCore
internal import HummingbirdHTTP2
internal import Logging
internal import NIOConcurrencyHelpers
internal import NIOCore
internal import NIOSSL
internal import ServerTLS

/// Connections over TLS, each with the certificate of the moment when it began.
struct CertifiedChannel: ServerChildChannel {
  private let current: NIOLockedValueBox<HTTP2UpgradeChannel>

  init(
    _ certificate: ServerCertificate,
    _ make: @escaping @Sendable (TLSConfiguration) throws -> HTTP2UpgradeChannel
  ) throws {
    current = try certificate.maker(make)
  }

  func setup(
    channel: any Channel,
    logger: Logger
  ) -> EventLoopFuture<HTTP2UpgradeChannel.Value> {
    current.withLockedValue { $0 }.setup(channel: channel, logger: logger)
  }

  func handle(value: HTTP2UpgradeChannel.Value, logger: Logger) async {
    await current.withLockedValue { $0 }.handle(value: value, logger: logger)
  }
}
