internal import RPC

extension InProcessChannel {
  /// Refuses every call: the way to a service that a test does not need.
  static var refusing: InProcessChannel { InProcessChannel(RPCRouter()) }
}
