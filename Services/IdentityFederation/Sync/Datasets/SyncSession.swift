internal import Cryptography
internal import Domain
internal import IdentityFederationCore

/// What a device proves, when it writes, that it has read: the SyncSessionToken of ListRecords.
///
/// Sealed for the pool, the identity, the dataset and the caller, so that it is of no use to another.
/// Nothing is stored; it is good for any number of updates.
struct SyncSession: Sendable {
  let sealer: Sealer
  let clock: any WallClock

  /// How long a token is good.
  static let lifetime = Duration.seconds(20 * 60)

  /// A new token.
  func token(
    of subject: SyncedIdentity,
    _ name: DatasetName
  ) throws(IdentityFederationFailure) -> String {
    let end = clock.now().adding(Self.lifetime).unixMillis
    do throws(CryptographyError) {
      return Base64URL.encode(
        try sealer.seal(
          Array(String(end).utf8),
          associatedData: Self.associatedData(subject, name)
        )
      )
    } catch {
      throw .internalFault("a sync session cannot be sealed: \(error)")
    }
  }

  /// Refuses a token that is not of this caller's session with the dataset, or old.
  func prove(
    _ token: String?,
    of subject: SyncedIdentity,
    _ name: DatasetName
  ) throws(IdentityFederationFailure) {
    guard let token, let sealed = Base64URL.decode(token) else { throw Self.invalid }
    let text: [UInt8]
    do throws(CryptographyError) {
      text = try sealer.openCarried(sealed, associatedData: Self.associatedData(subject, name))
    } catch {
      throw Self.invalid
    }
    guard let end = Int64(String(decoding: text, as: UTF8.self)) else { throw Self.invalid }
    guard clock.now().unixMillis < end else {
      throw .invalidParameter("The SyncSessionToken has expired.")
    }
  }

  private static let invalid = IdentityFederationFailure.invalidParameter(
    "Invalid SyncSessionToken given."
  )

  /// Neither ids nor names hold the separator.
  private static func associatedData(_ subject: SyncedIdentity, _ name: DatasetName) -> [UInt8] {
    let parts = [
      "sync_session", subject.pool.text, subject.identity.text, name.text, subject.caller.name,
    ]
    return Array(parts.joined(separator: "|").utf8)
  }
}
