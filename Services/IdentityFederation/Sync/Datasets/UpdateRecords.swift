internal import Domain
package import IdentityFederationCore
package import IdentityFederationMessages
package import PublicOperations

extension Datasets {
  /// Changes records of a dataset, all of them or none, and makes the dataset where there is none.
  package func updateRecords(
    _ request: UpdateRecordsRequest,
    call: Call
  ) async throws(IdentityFederationFailure) -> UpdateRecordsResponse {
    let subject = try SyncedIdentity(
      pool: request.identityPoolId,
      identity: request.identityId,
      principal: call.principal
    )
    let name = try DatasetName(request.datasetName)
    try sessions.prove(request.syncSessionToken, of: subject, name)
    let patches = try RecordPatch.read(request.recordPatches)
    guard !name.isOfMergedIdentity else {
      throw .invalidParameter("The dataset of a merged identity cannot be changed.")
    }
    guard !patches.isEmpty else {
      _ = try await store.find(subject, name, .none)
      return UpdateRecordsResponse(records: [])
    }
    let update = DatasetUpdate(
      subject: subject,
      name: name,
      patches: patches,
      limits: limits,
      modifiedBy: request.deviceId ?? subject.caller.name,
      device: request.deviceId,
      now: clock.now(),
      asksFunction: subject.caller == .identity
    )
    let records = try await carryOut(update, call)
    return UpdateRecordsResponse(records: records.map(\.message))
  }

  private func carryOut(
    _ update: DatasetUpdate,
    _ call: Call
  ) async throws(IdentityFederationFailure) -> [SyncedRecord] {
    switch try await run(update) {
    case .written(let records): return records
    case .undecided(let function):
      let decided = try await SyncTrigger(store: store, functions: functions)
        .decide(update, by: function, call)
      guard !decided.patches.isEmpty else { return decided.kept }
      switch try await run(decided) {
      case .written(let records): return records
      case .undecided: throw .internalFault("a decided update asks a function")
      }
    }
  }

  private func run(
    _ update: DatasetUpdate
  ) async throws(IdentityFederationFailure) -> DatasetUpdate.Outcome {
    try await transacting(database) { (db) throws(IdentityFederationFailure) in
      try update.carryOut(on: &db)
    }
  }
}
