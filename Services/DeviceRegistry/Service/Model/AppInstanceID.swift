internal import Cryptography
internal import Domain

/// Identifies an installation of an app at a pool.
struct AppInstanceID: Sendable, Hashable {
  let pool: UserPoolID
  let text: String

  /// The identity over which the PIN's verifier is computed (USR-22).
  var identity: SRPIdentity { SRPIdentity(group: pool.name, user: text) }

  /// A new id: `<region>_<uuid>`.
  static func random(in pool: UserPoolID, from source: some RandomSource) -> AppInstanceID {
    AppInstanceID(pool: pool, text: "\(pool.region)_\(source.uuid())")
  }
}
