internal import NIOCore
internal import OperatingSystem

extension PeerCredentials {
  /// SOL_SOCKET and SO_PEERCRED on Linux; the kernel's `struct ucred` is laid out as ours.
  private static let level = SocketOptionLevel(1)
  private static let name = SocketOptionName(17)

  /// Asks the kernel who connected.
  static func read(
    from provider: any SocketOptionProvider,
    on loop: any EventLoop
  ) -> EventLoopFuture<PeerCredentials> {
    let values: EventLoopFuture<Layout> = provider.unsafeGetSocketOption(
      level: level,
      name: name
    )
    return values.map {
      PeerCredentials(processID: $0.processID, userID: $0.userID, groupID: $0.groupID)
    }
  }

  private struct Layout: Sendable {
    var processID: Int32
    var userID: UInt32
    var groupID: UInt32
  }
}
