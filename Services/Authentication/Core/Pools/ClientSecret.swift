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
    do throws(CryptographyError) {
      return try sealer.seal(Array(secret.utf8), associatedData: associatedData(pool, client))
    } catch {
      throw .internalFault("a client secret cannot be sealed: \(error)")
    }
  }

  package static func open(
    _ sealed: [UInt8],
    with sealer: Sealer,
    pool: UserPoolID,
    client: ClientID
  ) throws(AuthenticationFailure) -> String {
    do throws(CryptographyError) {
      let secret = try sealer.open(sealed, associatedData: associatedData(pool, client))
      return String(decoding: secret, as: UTF8.self)
    } catch {
      throw .internalFault("a client secret cannot be opened: \(error)")
    }
  }

  /// Binds a sealed secret to its row: one that is copied to another client's row does not open.
  private static func associatedData(_ pool: UserPoolID, _ client: ClientID) -> [UInt8] {
    Array("user_pool_clients|\(pool.text)|\(client.text)".utf8)
  }
}
