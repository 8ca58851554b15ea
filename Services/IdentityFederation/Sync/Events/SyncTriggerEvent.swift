internal import Domain
internal import IdentityFederationCore
internal import JSON

/// The event of SyncTrigger (the developer guide's "Customizing workflows with Amazon Cognito Events").
struct SyncTriggerEvent: JSONWritable, Sendable {
  static let version: Int32 = 2
  static let eventType = "SyncTrigger"

  let region: String
  let identityPoolId: String
  let identityId: String
  let datasetName: String
  /// Two keys that look the same are two records.
  var datasetRecords: [ExactText: Record]

  /// A record of the dataset with what the update makes of it.
  struct Record: JSONWritable, Sendable, Hashable {
    let oldValue: String?
    let newValue: String?
    let op: Operation

    enum Operation: String, Sendable {
      case replace
      case remove
      /// The update leaves the record as it is.
      case none
    }

    /// A value that is not there is null: a function finds each member.
    func write(to json: inout JSONWriter) {
      json.beginObject()
      json.member("oldValue", OptionalText(text: oldValue))
      json.member("newValue", OptionalText(text: newValue))
      json.member("op", op.rawValue)
      json.endObject()
    }
  }

  /// The event of an update, with the records that the dataset has.
  init(_ update: DatasetUpdate, records: [ExactText: SyncedRecord]) {
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
      datasetRecords[patch.key.exact] = Record(
        oldValue: records[patch.key.exact]?.value,
        newValue: patch.value,
        op: patch.value == nil ? .remove : .replace
      )
    }
  }

  func write(to json: inout JSONWriter) {
    json.beginObject()
    json.member("version", Self.version)
    json.member("eventType", Self.eventType)
    json.member("region", region)
    json.member("identityPoolId", identityPoolId)
    json.member("identityId", identityId)
    json.member("datasetName", datasetName)
    json.member("datasetRecords", Records(records: datasetRecords))
    json.endObject()
  }

  private struct Records: JSONWritable {
    let records: [ExactText: Record]

    func write(to json: inout JSONWriter) {
      json.beginObject()
      for (key, record) in records.inOrderOfKeys { json.member(named: key.text, record) }
      json.endObject()
    }
  }

  private struct OptionalText: JSONWritable {
    let text: String?

    func write(to json: inout JSONWriter) {
      guard let text else { return JSONFragment(Array("null".utf8)).write(to: &json) }
      text.write(to: &json)
    }
  }
}
