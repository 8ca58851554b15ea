internal import Cryptography
internal import Domain

/// The secret of a client, which is stored only sealed.
enum ClientSecret {
  /// A new secret in the form of Cognito's own: 52 lower-case letters and digits, 268 bits.
  static func random(from source: any RandomSource) -> String {
    source.text(52, of: Array("abcdefghijklmnopqrstuvwxyz0123456789"))
  }

  static func seal(
    _ secret: String,
    with sealer: Sealer,
    pool: UserPoolID,
    client: ClientID
  ) throws(AuthenticationFailure) -> [UInt8] {
    do throws(CryptographyError) {
      return try sealer.seal(Array(secret.utf8), associatedData: place(pool, client))
    } catch {
      throw .internalFault("a client secret cannot be sealed: \(error)")
    }
  }

  static func open(
    _ sealed: [UInt8]?,
    with sealer: Sealer,
    pool: UserPoolID,
    client: ClientID
  ) throws(AuthenticationFailure) -> String? {
    guard let sealed else { return nil }
    do throws(CryptographyError) {
      let secret = try sealer.open(sealed, associatedData: place(pool, client))
      return String(decoding: secret, as: UTF8.self)
    } catch {
      throw .internalFault("a client secret cannot be opened: \(error)")
    }
  }

  /// Binds a sealed secret to its row: one that is copied to another client's row does not open.
  private static func place(_ pool: UserPoolID, _ client: ClientID) -> [UInt8] {
    Array("user_pool_clients|\(pool.text)|\(client.text)".utf8)
  }
}
