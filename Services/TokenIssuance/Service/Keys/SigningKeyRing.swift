internal import Cryptography
internal import Domain
internal import Synchronization

/// The parsed signing keys of the owners that this process served recently.
///
/// A key never changes under its id, so a cached key cannot be out of date. The database is asked
/// each time which key signs and which keys still verify.
final class SigningKeyRing: Sendable {
  private let store: SigningKeyStore
  private let sealer: Sealer
  private let generation: KeyGeneration
  private let cache: Mutex<Cache>

  /// The cache has two halves.
  ///
  /// A full new half becomes the old one, and keys that are still used move over.
  private struct Cache {
    var young: [String: TokenSigningKey] = [:]
    var old: [String: TokenSigningKey] = [:]

    mutating func keep(_ key: TokenSigningKey) {
      if young.count >= SigningKeyRing.capacityOfHalf {
        old = young
        young = [:]
      }
      young[key.keyID] = key
    }
  }

  /// Some 10 KB of memory for each key.
  private static let capacityOfHalf = 1000

  init(store: SigningKeyStore, sealer: Sealer, generation: KeyGeneration) {
    self.store = store
    self.sealer = sealer
    self.generation = generation
    cache = Mutex(Cache())
  }

  /// The key of an owner that has this id and signs or verifies at `now`; nil when there is none.
  func key(
    _ keyID: String,
    of owner: SigningKeyOwner,
    at now: Instant
  ) async throws(TokenIssuanceFailure) -> TokenSigningKey? {
    if let key = cached(keyID) {
      // A token of one pool cannot pass for another pool's by naming its issuer.
      return key.owner == owner ? key : nil
    }
    guard let record = try await store.find(keyID, of: owner, at: now) else { return nil }
    let key = try open(record)
    keep(key)
    return key
  }

  /// Makes a key, not yet stored, for each use.
  ///
  /// Their time of creation is the end of the work, which can take seconds: a new key is published for a
  /// while from then on.
  func generate(
    _ algorithm: SignatureAlgorithm,
    for uses: [TokenUse],
    of owner: SigningKeyOwner,
    by clock: any WallClock
  ) async throws(TokenIssuanceFailure) -> [SigningKeyRecord] {
    let keys: [SigningKey]
    do throws(CryptographyError) {
      keys = try await generation.run(algorithm, count: uses.count)
    } catch {
      throw .internalFault(error.description)
    }
    let now = clock.now()
    var records: [SigningKeyRecord] = []
    for (key, use) in zip(keys, uses) {
      records.append(try seal(key, use, of: owner, at: now))
    }
    return records
  }

  private func seal(
    _ key: SigningKey,
    _ use: TokenUse,
    of owner: SigningKeyOwner,
    at now: Instant
  ) throws(TokenIssuanceFailure) -> SigningKeyRecord {
    var privateKey: [UInt8]
    do throws(CryptographyError) {
      privateKey = try key.pkcs8()
    } catch {
      throw .internalFault(error.description)
    }
    defer { wipe(&privateKey) }
    let keyID = JSONWebKey.thumbprint(of: key.verifyingKey)
    return SigningKeyRecord(
      owner: owner,
      keyID: keyID,
      use: use,
      algorithm: key.algorithm,
      sealedPrivateKey: try SigningKeySeal.column.seal(privateKey, for: (owner, keyID), by: sealer),
      publicJWK: JSONWebKey.text(of: key.verifyingKey, keyID: keyID),
      createdAt: now
    )
  }

  private func open(_ record: SigningKeyRecord) throws(TokenIssuanceFailure) -> TokenSigningKey {
    let row = (record.owner, record.keyID)
    var privateKey = try SigningKeySeal.column.open(record.sealedPrivateKey, of: row, by: sealer)
    defer { wipe(&privateKey) }
    do throws(CryptographyError) {
      return TokenSigningKey(
        owner: record.owner,
        keyID: record.keyID,
        use: record.use,
        key: try SigningKey(pkcs8: privateKey)
      )
    } catch {
      throw .internalFault("signing key \(record.keyID): \(error.description)")
    }
  }

  private func cached(_ keyID: String) -> TokenSigningKey? {
    cache.withLock { (cache) -> TokenSigningKey? in
      if let key = cache.young[keyID] { return key }
      guard let key = cache.old[keyID] else { return nil }
      cache.keep(key)
      return key
    }
  }

  private func keep(_ key: TokenSigningKey) {
    cache.withLock { $0.keep(key) }
  }
}
