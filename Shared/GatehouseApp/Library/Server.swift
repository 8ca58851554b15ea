import Foundation

/// An installation's public address and one of its pools.
public struct Server: Sendable, Hashable, Codable {
  /// The public URL, without a slash at its end.
  public let address: URL
  /// As `us-east-1_AbCdEfGhI`.
  public let pool: String

  /// - Parameters:
  ///   - address: the public URL.
  ///   - pool: the pool's id.
  public init(address: URL, pool: String) {
    var text = address.absoluteString
    while text.hasSuffix("/") { text.removeLast() }
    self.address = URL(string: text) ?? address
    self.pool = pool
  }

  /// The part of the pool's id after `_`.
  var poolName: String {
    pool.firstIndex(of: "_").map { String(pool[pool.index(after: $0)...]) } ?? pool
  }
}
