internal import Domain
internal import JSON

/// What all checks found.
struct CheckReport: Sendable {
  struct Part: Sendable {
    let title: String
    let outcome: CheckOutcome
  }

  let parts: [Part]

  /// A report of these parts, in which one fault has one cure: where the part that knows it names one, the
  /// others refer to that.
  init(parts found: [Part]) {
    let known = Set(
      found.flatMap { part in
        part.outcome.findings.compactMap(\.topic).filter { $0.part == part.title }
      }
    )
    parts = found.map { part in
      guard case .findings(let findings) = part.outcome else { return part }
      let told = findings.map { finding in
        guard let topic = finding.topic, topic.part != part.title, known.contains(topic) else {
          return finding
        }
        return Finding(
          finding.cause,
          cure: "mend what is said under \"\(topic.part)\"; nothing else is needed for this"
        )
      }
      return Part(title: part.title, outcome: .findings(told))
    }
  }

  /// Whether nothing is wrong.
  var isSound: Bool {
    parts.allSatisfy { $0.outcome.findings.isEmpty }
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
    case .sound(let note): "\(part.title): fine: \(TerminalText.escaped(note))\n"
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
    case .sound(let note):
      json.member("faults", [] as [Finding])
      json.member("note", note)
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
