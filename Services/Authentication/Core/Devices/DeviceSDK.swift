internal import RPC

extension RPCCallContext {
  /// What the client says it is made with: the first product of its user agent.
  package var deviceSDK: String? {
    guard let first = userAgent?.split(separator: " ").first else { return nil }
    return String(first.prefix(128))
  }
}
