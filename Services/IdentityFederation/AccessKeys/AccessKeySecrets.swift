internal import Cryptography
internal import IdentityFederationCore

/// Seals and opens the secrets of access keys.
struct AccessKeySecrets: Sendable {
  private let sealer: Sealer

  init(sealer: Sealer) {
    self.sealer = sealer
  }

  func seal(
    _ secret: [UInt8],
    for id: String
  ) throws(IdentityFederationFailure) -> [UInt8] {
    try Self.column.seal(secret, for: id, by: sealer)
  }

  func open(_ record: AccessKeyRecord) throws(IdentityFederationFailure) -> [UInt8] {
    try Self.column.open(record.sealedSecret, of: record.id, by: sealer)
  }

  /// A made-up secret, at the cost of opening a stored one.
  ///
  /// Otherwise the time of a refusal would tell which access key ids exist.
  func decoy(for id: String) throws(IdentityFederationFailure) -> [UInt8] {
    _ = try seal(Self.noSecret, for: id)
    return sealer.derive("identity federation decoy secret")
  }

  private static let noSecret = [UInt8](repeating: 0, count: 40)

  static let column = SealedColumn<String, IdentityFederationFailure>(
    of: "the secret of an access key"
  ) { id in "identity_federation.access_keys/\(id)" }
}
