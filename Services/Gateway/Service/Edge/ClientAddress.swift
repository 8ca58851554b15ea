internal import Domain
internal import HTTPServer
internal import HTTPTypes

/// Whom a request comes from, for the services' metadata and the log.
struct ClientAddress: Sendable {
  let trustedProxies: [AddressRange]

  /// The peer's address, or what a trusted proxy says it is.
  ///
  /// Any client can send an X-Forwarded-For header. So it counts only from a configured proxy, and
  /// only its last entry that no trusted proxy wrote.
  func text(peer: String?, headers: HTTPFields) -> String? {
    TrustedProxies(of: trustedProxies).client(of: peer, forwardedFor: headers[.forwardedFor])
  }

  /// The host that the client asked for, where a trusted proxy passes on another one (DOM-3).
  ///
  /// Any client can send an X-Forwarded-Host header, so it counts only from a configured proxy.
  func forwardedHost(peer: String?, headers: HTTPFields) -> String? {
    guard let peer, TrustedProxies(of: trustedProxies).contains(peer) else { return nil }
    let hosts = headers[values: .forwardedHost]
    guard hosts.count == 1, RequestHost.isHost(hosts[0]) else { return nil }
    return hosts[0]
  }
}

extension Substring {
  func trimming(while predicate: (Character) -> Bool) -> Substring {
    var text = drop(while: predicate)
    while let last = text.last, predicate(last) { text.removeLast() }
    return text
  }
}
