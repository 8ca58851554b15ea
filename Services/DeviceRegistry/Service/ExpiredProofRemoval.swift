internal import Domain
internal import Logging

/// Removes expired proofs, and instances of apps without an account, so that their tables do not
/// grow forever.
public struct ExpiredProofRemoval: Sendable {
  let devices: DeviceStore
  let instances: AppInstanceStore
  let clock: any WallClock
  let logger: Logger

  /// Clocks of instances differ a little; the margin keeps a removed proof from counting again.
  private static let delaySeconds: Int64 = 300
  /// The time that an app has for its first enrolment.
  private static let accountlessSeconds: Int64 = 86_400

  /// Removes what has expired by now, in pieces.
  public func removeOnce() async throws(DeviceRegistryFailure) {
    let now = clock.now()
    let moment = now.adding(seconds: -Self.delaySeconds)
    _ = try await removingInPieces { () async throws(DeviceRegistryFailure) in
      try await devices.removeProofs(before: moment, limit: 5000)
    }
    let lonely = now.adding(seconds: -Self.accountlessSeconds)
    _ = try await removingInPieces { () async throws(DeviceRegistryFailure) in
      try await instances.removeAccountless(since: lonely, limit: 1000)
    }
  }

  /// Removes what has expired every few minutes, until the task is cancelled.
  public func run(every interval: Duration = .seconds(120)) async {
    await periodically(every: interval) {
      do throws(DeviceRegistryFailure) {
        try await removeOnce()
      } catch {
        logger.warning("expired proofs not removed", metadata: ["error": "\(error.status)"])
      }
    }
  }
}
