internal import Domain
internal import IdentityFederationCore
internal import JSON
internal import LambdaFunctions
internal import PublicOperations

/// Has a pool's function decide what an update writes.
///
/// The function is called outside of any transaction. The dataset's count at that time travels with
/// the decision, so that a change meanwhile refuses it.
struct SyncTrigger: Sendable {
  let store: DatasetStore
  let functions: LambdaFunctions?

  /// A dataset twice over, its old and its new values; what Lambda itself allows.
  private static let maxAnswer = 6 << 20

  /// The update with the patches that the function wants.
  func decide(
    _ update: DatasetUpdate,
    by function: String,
    _ call: Call
  ) async throws(IdentityFederationFailure) -> DatasetUpdate {
    let found = try await store.find(
      update.subject,
      update.name,
      .live(and: update.patches.map(\.key))
    )
    let isThere = found.dataset.map { !$0.isDeleted } ?? false
    let records = isThere ? found.records : [:]
    // What is refused in any case is refused without the function.
    for patch in update.patches {
      try patch.check(against: records[patch.key.exact], of: isThere ? found.dataset : nil)
    }
    let event = SyncTriggerEvent(update, records: records)
    let answer = try await answer(to: event, by: function, call)
    let patches = try Self.patches(in: answer, of: update, records: records)
    return DatasetUpdate(
      subject: update.subject,
      name: update.name,
      patches: patches,
      limits: update.limits,
      kept: Self.kept(by: patches, of: update, records: records),
      modifiedBy: update.modifiedBy,
      device: update.device,
      now: update.now,
      decidedAtCount: found.dataset?.syncCount ?? 0,
      asksFunction: false
    )
  }

  /// The records that the function leaves as they are, as the device gets them.
  ///
  /// A record that the device wants to make and the function does not is left out.
  private static func kept(
    by patches: [RecordPatch],
    of update: DatasetUpdate,
    records: [ExactText: SyncedRecord]
  ) -> [SyncedRecord] {
    let changed = Set(patches.map(\.key.exact))
    return update.patches.compactMap { asked in
      guard !changed.contains(asked.key.exact) else { return nil }
      let record = records[asked.key.exact]
      if let record, record.syncCount == asked.syncCount { return record }
      guard record != nil || asked.value == nil else { return nil }
      return asked.removed(by: update.modifiedBy, at: update.now)
    }
  }

  private func answer(
    to event: SyncTriggerEvent,
    by function: String,
    _ call: Call
  ) async throws(IdentityFederationFailure) -> SyncTriggerAnswer {
    guard let functions else {
      throw .lambdaThrottled("The function of SyncTrigger cannot be reached.")
    }
    let bytes: [UInt8]
    do throws(LambdaFunctions.Failure) {
      bytes = try await functions.invoke(
        function,
        JSONWriter.bytes(of: event),
        of: event.identityPoolId,
        maxAnswer: Self.maxAnswer,
        context: call.context
      )
    } catch {
      switch error {
      case .thrown:
        throw .invalidLambdaFunctionOutput("The function of SyncTrigger failed.")
      case .notJSON: throw Self.unrecognizable
      case .notInvoked, .tooMany:
        throw .lambdaThrottled("The function of SyncTrigger cannot be reached.")
      }
    }
    guard let answer = SyncTriggerAnswer(json: bytes), answer.isAnswer(to: event) else {
      throw Self.unrecognizable
    }
    return answer
  }

  private static let unrecognizable = IdentityFederationFailure.invalidLambdaFunctionOutput(
    "The function of SyncTrigger gave no valid output."
  )

  /// What the function says of each record; one that it left out stays as it is.
  private static func patches(
    in answer: SyncTriggerAnswer,
    of update: DatasetUpdate,
    records: [ExactText: SyncedRecord]
  ) throws(IdentityFederationFailure) -> [RecordPatch] {
    let asked = Dictionary(uniqueKeysWithValues: update.patches.map { ($0.key.exact, $0) })
    var patches: [RecordPatch] = []
    // In one order, so that two answers alike write alike.
    for (key, record) in answer.datasetRecords.inOrderOfKeys {
      guard !key.text.isEmpty, !key.text.contains("\0") else { throw unrecognizable }
      let value: String?
      switch (record.op, record.newValue) {
      case ("none", _): continue
      case ("remove", _), ("replace", nil): value = nil
      case ("replace", .some(.string(let text))): value = text
      case (_, _): throw unrecognizable
      }
      let old = records[key]
      // There is nothing to remove.
      if value == nil, old?.value == nil { continue }
      patches.append(
        RecordPatch(
          key: key.text,
          value: value,
          syncCount: old?.syncCount ?? 0,
          deviceModifiedAt: asked[key]?.deviceModifiedAt
        )
      )
    }
    return patches
  }
}
