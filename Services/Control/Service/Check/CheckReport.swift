internal import Domain
internal import JSON

/// What all examinations found.
struct CheckReport: Sendable {
  struct Part: Sendable {
    let title: String
    let outcome: ExaminationOutcome
  }

  var parts: [Part] = []

  /// Whether nothing is wrong.
  var isSound: Bool {
    parts.allSatisfy {
      switch $0.outcome {
      case .findings(let findings): findings.isEmpty
      case .skipped: true
      }
    }
  }

  /// For people, a line a fault and one for its cure.
  var text: String {
    parts.map(Self.lines).joined()
  }

  /// One object, for programs.
  var json: String {
    var writer = JSONWriter()
    write(to: &writer)
    return String(decoding: writer.bytes, as: UTF8.self) + "\n"
  }

  private static func lines(of part: Part) -> String {
    switch part.outcome {
    case .skipped(let reason): "\(part.title): not examined: \(TerminalText.escaped(reason))\n"
    case .findings([]): "\(part.title): fine\n"
    case .findings(let findings):
      findings.map {
        "\(part.title): FAULT: \(indented($0.cause))\n  cure: \(indented($0.cure))\n"
      }.joined()
    }
  }

  /// The lines after the first one stand below it, so that none can pass for a line of the report.
  private static func indented(_ text: String) -> String {
    text.split(whereSeparator: \.isNewline).map { TerminalText.escaped(String($0)) }
      .joined(separator: "\n    ")
  }
}

extension CheckReport: JSONWritable {
  func write(to json: inout JSONWriter) {
    json.beginObject()
    json.member("version", GatehouseVersion.number)
    json.member("sound", isSound)
    json.member("parts", parts)
    json.endObject()
  }
}

extension CheckReport.Part: JSONWritable {
  func write(to json: inout JSONWriter) {
    json.beginObject()
    json.member("part", title)
    switch outcome {
    case .findings(let findings): json.member("faults", findings)
    case .skipped(let reason): json.member("not_examined", reason)
    }
    json.endObject()
  }
}

extension Finding: JSONWritable {
  func write(to json: inout JSONWriter) {
    json.beginObject()
    json.member("cause", cause)
    json.member("cure", cure)
    json.endObject()
  }
}
