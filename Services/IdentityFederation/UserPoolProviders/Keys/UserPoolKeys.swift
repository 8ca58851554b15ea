internal import Cryptography
package import Domain
package import IdentityFederationCore

/// The keys of pools for SAML: one a pool, made when it is first needed.
package struct UserPoolKeys: Sendable {
  let store: UserPoolKeyStore
  let sealer: Sealer
  let clock: any WallClock
  let random: any RandomSource

  /// As long as Cognito's certificates are good.
  private static let days: Int64 = 3653
  private static let serialBytes = 16

  /// The pool's key.
  package func key(
    of pool: UserPoolID
  ) async throws(IdentityFederationFailure) -> UserPoolKey {
    if let stored = try await store.find(of: pool) { return try open(stored, of: pool) }
    try await store.insert(try made(for: pool), of: pool, at: clock.now())
    // When two are made at once, the first one counts.
    guard let stored = try await store.find(of: pool) else {
      throw .internalFault("a pool's key is gone as soon as it was made")
    }
    return try open(stored, of: pool)
  }

  private func made(
    for pool: UserPoolID
  ) throws(IdentityFederationFailure) -> UserPoolKeyStore.Row {
    let now = clock.now().unixSeconds
    let pkcs8: [UInt8]
    let certificate: [UInt8]
    do throws(CryptographyError) {
      let key = try SigningKey.generate(.rs256)
      pkcs8 = try key.pkcs8()
      certificate = try SelfSignedCertificate.make(
        for: key,
        named: pool.text,
        serial: random.bytes(Self.serialBytes),
        // A provider's clock may be late.
        from: now - 86_400,
        until: now + Self.days * 86_400
      )
    } catch {
      throw .internalFault("a pool's key cannot be made: \(error)")
    }
    return UserPoolKeyStore.Row(
      sealedKey: try UserPoolKeySeal.column.seal(pkcs8, for: pool, by: sealer),
      certificate: certificate
    )
  }

  private func open(
    _ row: UserPoolKeyStore.Row,
    of pool: UserPoolID
  ) throws(IdentityFederationFailure) -> UserPoolKey {
    let pkcs8 = try UserPoolKeySeal.column.open(row.sealedKey, of: pool, by: sealer)
    do throws(CryptographyError) {
      return UserPoolKey(
        signing: try SigningKey(pkcs8: pkcs8),
        unwrapping: try UnwrappingKey(pkcs8: pkcs8),
        certificate: row.certificate
      )
    } catch {
      throw .internalFault("a pool's key cannot be read: \(error)")
    }
  }
}
