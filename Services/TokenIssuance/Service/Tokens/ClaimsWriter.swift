internal import JSON

/// Writes the claims of a token, in the order of the calls.
struct ClaimsWriter {
  private var json = JSONWriter(capacity: 1024)
  private var names: Set<String> = []

  init() {
    json.beginObject()
  }

  /// Writes a claim, unless there is one of this name: of two, readers disagree which one counts, so
  /// the first is the only one.
  mutating func claim(_ name: String, _ value: some JSONWritable) {
    guard names.insert(name).inserted else { return }
    json.member(named: name, value)
  }

  consuming func finished() -> [UInt8] {
    json.endObject()
    return json.bytes
  }
}
