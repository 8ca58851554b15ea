/// A series' labels, sorted and written as Prometheus wants them.
struct MetricLabels: Hashable, Comparable {
  /// `operation="SignUp",outcome="ok"`, without braces.
  let text: String

  init(_ pairs: [(String, String)]) {
    text =
      pairs.sorted { $0.0 < $1.0 }
      .map { "\(Self.labelName($0.0))=\"\(Self.escaped($0.1))\"" }
      .joined(separator: ",")
  }

  static func < (left: MetricLabels, right: MetricLabels) -> Bool {
    left.text < right.text
  }

  /// `name`, or `name{labels}` with one more label when it is given.
  func following(_ name: String, _ further: String = "") -> String {
    let all = [text, further].filter { !$0.isEmpty }.joined(separator: ",")
    return all.isEmpty ? name : "\(name){\(all)}"
  }

  /// A metric's name with every character that Prometheus refuses replaced.
  static func name(_ text: String) -> String {
    let name = String(text.map { isNameCharacter($0) || $0 == ":" ? $0 : "_" })
    return name.first?.isNumber ?? true ? "_\(name)" : name
  }

  private static func labelName(_ text: String) -> String {
    let name = String(text.map { isNameCharacter($0) ? $0 : "_" })
    return name.first?.isNumber ?? true ? "_\(name)" : name
  }

  private static func isNameCharacter(_ character: Character) -> Bool {
    character.isASCII && (character.isLetter || character.isNumber || character == "_")
  }

  private static func escaped(_ value: String) -> String {
    var escaped = ""
    for scalar in value.unicodeScalars {
      switch scalar {
      case "\\": escaped += "\\\\"
      case "\"": escaped += "\\\""
      case "\n": escaped += "\\n"
      default: escaped.unicodeScalars.append(scalar)
      }
    }
    return escaped
  }
}
