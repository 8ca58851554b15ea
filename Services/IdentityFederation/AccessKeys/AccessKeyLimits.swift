internal import Domain
internal import IdentityFederationCore
internal import IdentityFederationMessages

/// What an access key is good for; a key without limits is good for everything.
struct AccessKeyLimits: Sendable, Hashable {
  /// Whether it may carry out operations that only read.
  var isReadOnly = false
  /// The ids of the pools that it is for; empty where it is for all.
  var pools: [String] = []
  /// Where requests may come from, as the operator wrote it; empty where from anywhere.
  var sourceRanges: [String] = []
  /// When it ends.
  var expiresAt: Instant?

  /// The most pools or ranges of a key: they travel with each request.
  private static let maxEntries = 50

  /// Whether requests may come from this address; one that is unknown is within no range.
  func include(_ address: String?) -> Bool {
    guard !sourceRanges.isEmpty else { return true }
    guard let address else { return false }
    return sourceRanges.contains { AddressRange($0)?.contains(address) ?? false }
  }
}

extension AccessKeyLimits {
  /// Reads what the operator asks for, and refuses what would limit otherwise than meant.
  init(
    _ message: IdentityFederationMessages.AccessKeyLimits?,
    at now: Instant
  ) throws(IdentityFederationFailure) {
    guard let message else {
      self.init()
      return
    }
    guard message.pools.count <= Self.maxEntries, message.sourceRanges.count <= Self.maxEntries
    else {
      throw .invalidParameter("An access key has at most \(Self.maxEntries) pools and ranges.")
    }
    for pool in message.pools where UserPoolID(pool) == nil && IdentityPoolID(pool) == nil {
      throw .invalidParameter("A pool of an access key must be the id of a pool.")
    }
    for range in message.sourceRanges where AddressRange(range) == nil {
      throw .invalidParameter("A source of an access key must be an address or a CIDR range.")
    }
    let expiry = message.expiresAtUnixMillis.map { Instant(unixMillis: $0) }
    if let expiry, expiry <= now {
      throw .invalidParameter("An access key must end in the future.")
    }
    self.init(
      isReadOnly: message.isReadOnly ?? false,
      pools: message.pools,
      sourceRanges: message.sourceRanges,
      expiresAt: expiry
    )
  }

  /// Nil where there are none.
  var message: IdentityFederationMessages.AccessKeyLimits? {
    guard self != AccessKeyLimits() else { return nil }
    return IdentityFederationMessages.AccessKeyLimits(
      isReadOnly: isReadOnly,
      pools: pools,
      sourceRanges: sourceRanges,
      expiresAtUnixMillis: expiresAt?.unixMillis
    )
  }
}
