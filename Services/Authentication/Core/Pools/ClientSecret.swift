package import Cryptography
package import Domain

/// The secret of a client, which is stored only sealed.
package enum ClientSecret {
  /// While secrets are exchanged there are two.
  package static let maxOfClient = 2

  /// Whether an administrator's own secret may be one: what Cognito declares of it.
  package static func isAllowed(_ secret: String) -> Bool {
    (24...64).contains(secret.utf8.count)
      && secret.utf8.allSatisfy {
        switch $0 {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
          UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), UInt8(ascii: "+"):
          true
        default: false
        }
      }
  }

  /// A new secret in the form of Cognito's own: 52 lower-case letters and digits, 268 bits.
  package static func random(from source: any RandomSource) -> String {
    source.text(52, of: Array("abcdefghijklmnopqrstuvwxyz0123456789"))
  }

  package static func seal(
    _ secret: String,
    with sealer: Sealer,
    pool: UserPoolID,
    client: ClientID
  ) throws(AuthenticationFailure) -> [UInt8] {
    try column.seal(Array(secret.utf8), for: (pool, client), by: sealer)
  }

  package static func open(
    _ sealed: [UInt8],
    with sealer: Sealer,
    pool: UserPoolID,
    client: ClientID
  ) throws(AuthenticationFailure) -> String {
    String(decoding: try column.open(sealed, of: (pool, client), by: sealer), as: UTF8.self)
  }

  static let column = SealedColumn<(UserPoolID, ClientID), AuthenticationFailure>(
    of: "a client secret"
  ) { pool, client in "user_pool_clients|\(pool.text)|\(client.text)" }
}
