internal import Domain
internal import IdentityFederationCore

/// The event of SyncTrigger (the developer guide's "Customizing workflows with Amazon Cognito Events").
struct SyncTriggerEvent: Encodable, Sendable {
  let version = 2
  let eventType = "SyncTrigger"
  let region: String
  let identityPoolId: String
  let identityId: String
  let datasetName: String
  var datasetRecords: [String: Record]

  /// A record of the dataset with what the update makes of it.
  struct Record: Encodable, Sendable, Hashable {
    let oldValue: String?
    let newValue: String?
    let op: Operation

    enum Operation: String, Encodable, Sendable {
      case replace
      case remove
      /// The update leaves the record as it is.
      case none
    }

    private enum CodingKeys: CodingKey {
      case oldValue, newValue, op
    }

    /// A value that is not there is null: a function finds each member.
    func encode(to encoder: any Encoder) throws {
      var container = encoder.container(keyedBy: CodingKeys.self)
      try container.encode(oldValue, forKey: .oldValue)
      try container.encode(newValue, forKey: .newValue)
      try container.encode(op, forKey: .op)
    }
  }

  /// Of an update and the records that the dataset has.
  init(_ update: DatasetUpdate, records: [String: SyncedRecord]) {
    region = update.subject.pool.region
    identityPoolId = update.subject.pool.text
    identityId = update.subject.identity.text
    datasetName = update.name.text
    datasetRecords = [:]
    for (key, record) in records {
      guard let value = record.value else { continue }
      datasetRecords[key] = Record(oldValue: value, newValue: value, op: .none)
    }
    for patch in update.patches {
      datasetRecords[patch.key] = Record(
        oldValue: records[patch.key]?.value,
        newValue: patch.value,
        op: patch.value == nil ? .remove : .replace
      )
    }
  }
}

/// An event as it comes back, with what the function makes of the records.
struct SyncTriggerAnswer: Decodable, Sendable {
  let version: Int
  let eventType: String
  let region: String
  let identityPoolId: String
  let identityId: String
  let datasetName: String
  let datasetRecords: [String: Record]

  /// What is to become of a record.
  struct Record: Decodable, Sendable {
    /// Null removes it.
    let newValue: JSONValue?
    let op: String?
  }

  /// Whether the function left everything but the records as it was.
  func isAnswer(to event: SyncTriggerEvent) -> Bool {
    version == event.version && eventType == event.eventType && region == event.region
      && identityPoolId == event.identityPoolId && identityId == event.identityId
      && datasetName == event.datasetName
  }
}
