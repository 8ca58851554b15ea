internal import Hummingbird
internal import NIOCore

/// What the server knows of a request beside its bytes.
struct GatewayContext: InitializableFromSource {
  private let channel: any Channel

  init(source: ApplicationRequestContextSource) {
    channel = source.channel
  }

  /// The address the connection comes from, without its port.
  var peerAddress: String? { channel.remoteAddress?.ipAddress }
}
