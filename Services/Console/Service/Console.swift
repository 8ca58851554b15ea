public import Domain
internal import Logging
public import NIOCore
internal import NIOSSL
public import RPC
internal import ServerTLS
public import ServiceLifecycle

/// The pages for operators: a process without a database and without a secret.
public struct Console: Service {
  private let configuration: ConsoleConfiguration
  private let responder: PageResponder
  private let inherited: Int32?
  private let group: any EventLoopGroup
  private let onListening: @Sendable (Int) -> Void

  /// Pages that ask authentication through the channel.
  ///
  /// An inherited socket is one that the service manager opened, in place of the configured address; the port is
  /// told once browsers can connect.
  public init(
    configuration: ConsoleConfiguration,
    authentication: any RPCChannel,
    group: any EventLoopGroup,
    clock: any WallClock,
    random: some RandomSource,
    inherited: Int32?,
    onListening: @escaping @Sendable (Int) -> Void
  ) throws {
    self.configuration = configuration
    self.inherited = inherited
    self.group = group
    self.onListening = onListening
    responder = PageResponder(
      configuration: configuration,
      authentication: authentication,
      cookies: try SealedCookies(random: random),
      proxies: try TrustedProxies(configuration.trustedProxies),
      clock: clock,
      random: random,
      certificateEnd: try configuration.tls?.validity().notAfter
    )
  }

  /// Listens until the graceful shutdown.
  public func run() async throws {
    let context = try configuration.tls.map {
      try NIOSSLContext(configuration: try $0.serverConfiguration())
    }
    let listener = PageListener(
      place: inherited.map { .inherited($0) }
        ?? .address(host: configuration.listenAddress, port: configuration.listenPort),
      tls: context,
      group: group,
      whenListening: { address in
        try configuration.checkPlainHTTP(at: address?.ipAddress)
        onListening(address?.port ?? 0)
      },
      respond: { [responder] in await responder.respond(to: $0) }
    )
    try await listener.run()
  }
}
