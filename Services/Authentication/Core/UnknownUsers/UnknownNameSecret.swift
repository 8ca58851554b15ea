internal import Cryptography
internal import Domain
internal import Synchronization

/// The secret behind everything that is made up for names that no user has.
///
/// It is stored once for all instances, and outlives the sealing keys: otherwise a new sealing key would
/// change salts, subs and addresses of unknown names, and of no user.
final class UnknownNameSecret: Sendable {
  private struct State {
    var keys: UnknownUserKeys
    var isLoaded: Bool
  }

  private let sealer: Sealer
  private let state: Mutex<State>

  /// As long as the stored one was not read the keys are those of the sealing key.
  init(sealer: Sealer) {
    self.sealer = sealer
    state = Mutex(State(keys: UnknownUserKeys(of: sealer), isLoaded: false))
  }

  var keys: UnknownUserKeys { state.withLock { $0.keys } }

  /// Reads the stored secret, once; makes it where there is none.
  func load(
    from store: UnknownNameSecretStore,
    _ random: any RandomSource
  ) async throws(AuthenticationFailure) {
    guard !state.withLock({ $0.isLoaded }) else { return }
    let sealed = try await store.current { (hasUsers) throws(AuthenticationFailure) in
      // Until now the answers for unknown names were made from the sealing key.
      let secret =
        hasUsers
        ? UnknownUserKeys.secret(of: sealer) : random.bytes(UnknownUserKeys.byteCount)
      return try seal(secret)
    }
    guard sealer.missingKeyID(of: sealed) == nil else {
      // Nothing else can be opened either. What is made up goes on by the present key.
      return state.withLock { $0.isLoaded = true }
    }
    let secret = try open(sealed)
    guard let keys = UnknownUserKeys(secret: secret) else {
      throw .internalFault("the secret of unknown names has another length")
    }
    if Sealer.keyID(of: sealed) != sealer.currentKeyID {
      try await store.replace(sealed, by: try seal(secret))
    }
    state.withLock { $0 = State(keys: keys, isLoaded: true) }
  }

  private func seal(_ secret: [UInt8]) throws(AuthenticationFailure) -> [UInt8] {
    do throws(CryptographyError) {
      return try sealer.seal(secret, associatedData: UnknownNameSecretStore.associatedData)
    } catch {
      throw .internalFault("the secret of unknown names cannot be sealed: \(error)")
    }
  }

  private func open(_ sealed: [UInt8]) throws(AuthenticationFailure) -> [UInt8] {
    do throws(CryptographyError) {
      return try sealer.open(sealed, associatedData: UnknownNameSecretStore.associatedData)
    } catch {
      throw .internalFault("the secret of unknown names cannot be opened: \(error)")
    }
  }
}
