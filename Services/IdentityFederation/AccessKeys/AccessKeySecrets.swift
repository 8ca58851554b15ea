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
    do throws(CryptographyError) {
      return try sealer.seal(secret, associatedData: Self.place(of: id))
    } catch {
      throw .internalFault(error.description)
    }
  }

  func open(_ record: AccessKeyRecord) throws(IdentityFederationFailure) -> [UInt8] {
    do throws(CryptographyError) {
      return try sealer.open(record.sealedSecret, associatedData: Self.place(of: record.id))
    } catch {
      throw .internalFault("the secret of an access key cannot be opened: \(error)")
    }
  }

  /// A made-up secret, at the cost of opening a stored one.
  ///
  /// Otherwise the time of a refusal would tell which access key ids exist.
  func decoy(for id: String) throws(IdentityFederationFailure) -> [UInt8] {
    _ = try seal(Self.noSecret, for: id)
    return sealer.derive("identity federation decoy secret")
  }

  private static let noSecret = [UInt8](repeating: 0, count: 40)

  /// Binds a secret to its row: copied to another key's row it does not open.
  private static func place(of id: String) -> [UInt8] {
    Array("identity_federation.access_keys/\(id)".utf8)
  }
}
