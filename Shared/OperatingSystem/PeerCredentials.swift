internal import CGatehouseSystem

/// The process at the other end of a Unix socket, as the kernel reports it (SO_PEERCRED, unix(7)).
public struct PeerCredentials: Sendable, Hashable {
  /// The process id when the connection was made.
  public var processID: Int32
  /// The effective user id.
  public var userID: UInt32
  /// The effective group id.
  public var groupID: UInt32

  /// Makes credentials.
  public init(processID: Int32, userID: UInt32, groupID: UInt32) {
    self.processID = processID
    self.userID = userID
    self.groupID = groupID
  }

  /// Asks the kernel about a connected socket; nil when it is not one.
  public init?(ofSocket descriptor: Int32) {
    var peer = gatehouse_peer()
    guard gatehouse_peer_credentials(descriptor, &peer) == 0 else { return nil }
    self.init(processID: peer.process, userID: peer.user, groupID: peer.group)
  }
}
