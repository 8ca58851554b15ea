internal import Domain
internal import IdentityFederationCore
internal import JSON

/// A change of a dataset, as devices and streams are told of it.
struct DatasetChange: Sendable {
  let subject: SyncedIdentity
  let name: DatasetName
  /// The dataset's count after it.
  let syncCount: Int64
  /// The records that changed, or all of them when a pool's data are published in bulk.
  let records: [SyncedRecord]
  var isDeletion = false
  let modifiedAt: Instant

  /// What a device is sent: that it should ask for the dataset.
  var push: [UInt8] { JSONWriter.bytes(of: Push(change: self)) }

  /// What a stream gets (the developer guide's "Implementing Amazon Cognito Sync streams").
  var streamRecord: [UInt8] { JSONWriter.bytes(of: StreamRecord(change: self)) }

  private struct Push: JSONWritable {
    let change: DatasetChange

    func write(to json: inout JSONWriter) {
      json.beginObject()
      json.member("source", "cognito-sync")
      json.member("identityPoolId", change.subject.pool.text)
      json.member("identityId", change.subject.identity.text)
      json.member("datasetName", change.name.text)
      json.member("syncCount", change.syncCount)
      json.endObject()
    }
  }

  private struct StreamRecord: JSONWritable {
    let change: DatasetChange

    func write(to json: inout JSONWriter) {
      json.beginObject()
      json.member("identityPoolId", change.subject.pool.text)
      json.member("identityId", change.subject.identity.text)
      json.member("dataSetName", change.name.text)
      json.member("operation", change.isDeletion ? "remove" : "replace")
      json.member("kinesisSyncRecords", change.records.map { StreamedRecord(record: $0) })
      json.member("lastModifiedDate", change.modifiedAt.unixMillis)
      json.member("kinesisSyncRecordsURL", JSONFragment(Array("null".utf8)))
      json.member("payloadType", "Inline")
      json.member("syncCount", change.syncCount)
      json.endObject()
    }
  }

  private struct StreamedRecord: JSONWritable {
    let record: SyncedRecord

    func write(to json: inout JSONWriter) {
      json.beginObject()
      json.member("key", record.key)
      json.member("value", record.value)
      json.member("syncCount", record.syncCount)
      json.member("lastModifiedDate", record.modifiedAt.unixMillis)
      json.member("deviceLastModifiedDate", record.deviceModifiedAt?.unixMillis)
      json.member("op", record.value == nil ? "remove" : "replace")
      json.endObject()
    }
  }
}
