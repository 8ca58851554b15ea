internal import Cryptography
internal import Domain
internal import Logging
internal import Synchronization

/// Makes the keys of owners that have none since a backup was restored.
///
/// The first call that needs an owner's keys waits until they are made; a job makes all others. Calls of one
/// process that need the same keys wait for one making: a crowd of sign-ins must not make as many RSA keys.
/// If two processes make them at once, one stores its own.
public final class RestoredKeyMaking: Sendable {
  private typealias Making = Task<Result<Void, TokenIssuanceFailure>, Never>

  private let store: SigningKeyStore
  private let ring: SigningKeyRing
  private let clock: any WallClock
  private let logger: Logger
  private let making = Mutex<[SigningKeyOwner: Making]>([:])

  init(store: SigningKeyStore, ring: SigningKeyRing, clock: any WallClock, logger: Logger) {
    self.store = store
    self.ring = ring
    self.clock = clock
    self.logger = logger
  }

  /// Makes an owner's keys, if a restore has ended those that it had.
  func make(for owner: SigningKeyOwner) async throws(TokenIssuanceFailure) {
    let task = making.withLock { making -> Making in
      if let task = making[owner] { return task }
      // Others wait for it too, so that it does not end with the first caller or by its deadline.
      let task = Task.detached { [self] () -> Result<Void, TokenIssuanceFailure> in
        let result: Result<Void, TokenIssuanceFailure>
        do throws(TokenIssuanceFailure) {
          result = .success(try await makeNow(for: owner))
        } catch {
          result = .failure(error)
        }
        self.making.withLock { $0[owner] = nil }
        return result
      }
      making[owner] = task
      return task
    }
    try await task.value.get()
  }

  private func makeNow(for owner: SigningKeyOwner) async throws(TokenIssuanceFailure) {
    guard let algorithm = try await store.restoredAlgorithm(of: owner) else { return }
    let records = try await ring.generate(algorithm, for: owner.uses, of: owner, by: clock)
    try await store.insertRestored(records, for: owner)
  }

  /// Makes the keys of all owners that still have none, one owner after the other: the processors belong to
  /// those who sign in meanwhile.
  func makeAll() async throws(TokenIssuanceFailure) {
    let owners = try await store.restoredOwners()
    guard !owners.isEmpty else { return }
    logger.info(
      "making the signing keys of a restored backup",
      metadata: ["owners": "\(owners.count)"]
    )
    for owner in owners {
      guard !Task.isCancelled else { return }
      try await make(for: owner)
    }
    logger.info(
      "made the signing keys of a restored backup",
      metadata: ["owners": "\(owners.count)"]
    )
  }

  /// Makes the keys of all owners that have none, at once and again every few minutes, until the task is
  /// cancelled.
  public func run(every interval: Duration = .seconds(600)) async {
    await periodically(every: interval) {
      do throws(TokenIssuanceFailure) {
        try await makeAll()
      } catch {
        logger.warning("signing keys not made", metadata: ["error": "\(error.status)"])
      }
    }
  }
}
