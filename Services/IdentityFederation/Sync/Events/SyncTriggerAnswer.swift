internal import Domain
internal import FoundationEssentials

/// An event of SyncTrigger as it comes back, with what the function makes of the records.
struct SyncTriggerAnswer: Sendable {
  let datasetRecords: [ExactText: Record]

  private let head: Head

  /// What is to become of a record.
  struct Record: Decodable, Sendable {
    /// Null removes it.
    let newValue: JSONValue?
    let op: String?
  }

  private struct Head: Decodable {
    let version: Int32
    let eventType: String
    let region: String
    let identityPoolId: String
    let identityId: String
    let datasetName: String
    let datasetRecords: [String: Record]
  }

  /// Reads an answer; nil where it has not the form of one.
  ///
  /// A dictionary of texts takes two keys that look the same for one. So the records are read a second
  /// time, by their bytes.
  init?(json: [UInt8]) {
    do {
      let decoder = JSONDecoder()
      head = try decoder.decode(Head.self, from: Data(json))
      var records: [ExactText: Record] = [:]
      for member in JSONMembers(of: json[...]) where try member.name() == "datasetRecords" {
        for record in JSONMembers(of: member.value) {
          records[try record.name().exact] = try decoder.decode(
            Record.self,
            from: Data(record.value)
          )
        }
      }
      datasetRecords = records
    } catch {
      return nil
    }
  }

  /// Whether the function left everything but the records as it was.
  func isAnswer(to event: SyncTriggerEvent) -> Bool {
    head.version == SyncTriggerEvent.version && head.eventType == SyncTriggerEvent.eventType
      && head.region == event.region && head.identityPoolId == event.identityPoolId
      && head.identityId == event.identityId && head.datasetName == event.datasetName
  }
}
