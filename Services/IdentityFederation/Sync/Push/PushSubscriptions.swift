package import Cryptography
package import Domain
internal import IdentityFederationCore
internal import IdentityFederationStubs
package import Postgres

/// Devices that are told of changes to an identity's data.
package struct PushSubscriptions: PushSyncServing {
  let database: PostgresPool
  let sealer: Sealer
  let clock: any WallClock
  let random: any RandomSource

  /// Over a database whose migrations are applied.
  package init(
    database: PostgresPool,
    sealer: Sealer,
    clock: any WallClock,
    random: any RandomSource
  ) {
    self.database = database
    self.sealer = sealer
    self.clock = clock
    self.random = random
  }

  var devices: DeviceStore { DeviceStore(database: database) }
  var datasets: DatasetStore { DatasetStore(database: database) }

  /// What the dataset is, and that the pool pushes.
  func subject(
    _ subject: SyncedIdentity,
    _ name: DatasetName
  ) async throws(IdentityFederationFailure) -> DatasetState {
    let found = try await datasets.find(subject, name, .none)
    guard found.settings.pushes else { throw .noPushSync }
    guard let dataset = found.dataset, !dataset.isDeleted else { throw .datasetNotFound(name) }
    return dataset
  }

  /// The device's id; no device has an id of another form.
  static func device(_ text: String?) throws(IdentityFederationFailure) -> String {
    guard let text, UUIDText.isValid(text) else {
      throw .resourceNotFound("Device '\(text ?? "")' not found.")
    }
    return text.lowercased()
  }
}

extension IdentityFederationFailure {
  static let noPushSync = invalidConfiguration("Push synchronization is not set up for this pool.")
}
