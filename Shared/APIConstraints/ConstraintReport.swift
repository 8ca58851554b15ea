/// A request that can say what in it breaks the constraints of Cognito's model.
public protocol ConstraintChecked {
  /// Adds what is wrong, in the order of the members.
  func check(_ report: inout ConstraintReport)
}

/// Collects what is wrong with a request, and says it in Cognito's words.
///
/// Generated code calls `text`, `number` and so on once for each constrained member.
public struct ConstraintReport: Sendable {
  /// Enough for a person; the number of members a request can have is not bounded by much.
  private static let maxFailures = 50
  private static let maxEcho = 1024

  private var failures: [String] = []
  /// Names of the members that lead to the structure being checked.
  private var path: [String] = []
  private var isSensitive = false

  init() {}

  /// Nil when all constraints are kept.
  public static func message(for request: some ConstraintChecked) -> String? {
    var report = ConstraintReport()
    request.check(&report)
    return report.message
  }

  /// The message of the refusal; nil when nothing is wrong.
  var message: String? {
    if failures.isEmpty { return nil }
    let noun = failures.count == 1 ? "error" : "errors"
    return "\(failures.count) validation \(noun) detected: "
      + failures.joined(separator: "; ")
  }

  private var isFull: Bool { failures.count >= Self.maxFailures }

  private mutating func fail(_ name: String, _ sentence: String, value: String?) {
    if isFull { return }
    let member = (path + [name]).joined(separator: ".")
    let shown = value.map { " '\($0)'" } ?? ""
    failures.append("Value\(shown) at '\(member)' failed to satisfy constraint: \(sentence)")
  }

  private mutating func failAsNull(_ name: String, isSensitive: Bool) {
    if isFull { return }
    let member = (path + [name]).joined(separator: ".")
    let shown = isSensitive || self.isSensitive ? "" : " null"
    failures.append(
      "Value\(shown) at '\(member)' failed to satisfy constraint: Member must not be null"
    )
  }

  private func echo(_ text: @autoclosure () -> String, _ isSensitive: Bool) -> String? {
    if isSensitive || self.isSensitive { return nil }
    let text = text()
    guard text.unicodeScalars.count > Self.maxEcho else { return text }
    var scalars = String.UnicodeScalarView()
    scalars.append(contentsOf: text.unicodeScalars.prefix(Self.maxEcho))
    return String(scalars) + "..."
  }
}

// MARK: - Members

extension ConstraintReport {
  /// A member of which only its presence is asked.
  mutating func presence(_ isPresent: Bool, _ name: String) {
    if !isPresent { failAsNull(name, isSensitive: false) }
  }

  mutating func text(
    _ value: String?,
    _ name: String,
    _ constraint: TextConstraint,
    isRequired: Bool = false
  ) {
    guard let value else {
      if isRequired { failAsNull(name, isSensitive: constraint.isSensitive) }
      return
    }
    for failure in constraint.failures(of: value) {
      fail(name, failure, value: echo(value, constraint.isSensitive))
    }
  }

  mutating func number(
    _ value: (some BinaryInteger)?,
    _ name: String,
    _ constraint: NumberConstraint,
    isRequired: Bool = false
  ) {
    guard let value else {
      if isRequired { failAsNull(name, isSensitive: false) }
      return
    }
    for failure in constraint.failures(of: Int64(clamping: value)) {
      fail(name, failure, value: echo("\(value)", false))
    }
  }

  /// Bytes, of which nothing is repeated.
  mutating func blob(
    _ value: [UInt8]?,
    _ name: String,
    _ size: SizeConstraint,
    isRequired: Bool = false
  ) {
    guard let value else {
      if isRequired { failAsNull(name, isSensitive: true) }
      return
    }
    for sentence in size.failures(of: value.count) { fail(name, sentence, value: nil) }
  }

  mutating func structure(
    _ value: (some ConstraintChecked)?,
    _ name: String,
    isRequired: Bool = false,
    isSensitive: Bool = false
  ) {
    guard let value else {
      if isRequired { failAsNull(name, isSensitive: isSensitive) }
      return
    }
    within(name, isSensitive: isSensitive) { value.check(&$0) }
  }

  private mutating func within(
    _ name: String,
    isSensitive: Bool,
    _ body: (inout ConstraintReport) -> Void
  ) {
    let outer = self.isSensitive
    path.append(name)
    self.isSensitive = outer || isSensitive
    body(&self)
    self.isSensitive = outer
    path.removeLast()
  }
}

// MARK: - Lists and maps

extension ConstraintReport {
  mutating func texts(
    _ values: [String]?,
    _ name: String,
    _ size: SizeConstraint,
    member: TextConstraint,
    isRequired: Bool = false
  ) {
    guard let values else {
      if isRequired { failAsNull(name, isSensitive: member.isSensitive) }
      return
    }
    var sentences = size.failures(of: values.count)
    if let shared = member.sharedFailure(of: values) {
      sentences.append("Member must satisfy constraint: [\(shared)]")
    }
    for sentence in sentences {
      fail(name, sentence, value: echo("[\(joined(values))]", member.isSensitive))
    }
  }

  mutating func structures(
    _ values: [some ConstraintChecked]?,
    _ name: String,
    _ size: SizeConstraint,
    isRequired: Bool = false
  ) {
    guard let values else {
      if isRequired { failAsNull(name, isSensitive: false) }
      return
    }
    for sentence in size.failures(of: values.count) { fail(name, sentence, value: nil) }
    for (index, value) in values.enumerated() {
      if isFull { return }
      within("\(name).\(index + 1).member", isSensitive: false) { value.check(&$0) }
    }
  }

  mutating func map(
    _ values: [String: String]?,
    _ name: String,
    _ size: SizeConstraint,
    key: TextConstraint,
    value: TextConstraint,
    isRequired: Bool = false,
    isSensitive: Bool = false
  ) {
    guard let values else {
      if isRequired { failAsNull(name, isSensitive: isSensitive) }
      return
    }
    var sentences = size.failures(of: values.count)
    if let shared = key.sharedFailure(of: values.keys) {
      sentences.append("Map keys must satisfy constraint: [\(shared)]")
    }
    if let shared = value.sharedFailure(of: values.values) {
      sentences.append("Map value must satisfy constraint: [\(shared)]")
    }
    for sentence in sentences {
      let isHidden = isSensitive || key.isSensitive || value.isSensitive
      fail(name, sentence, value: echo("{\(joined(values))}", isHidden))
    }
  }

  mutating func structureMap(
    _ values: [String: some ConstraintChecked]?,
    _ name: String,
    _ size: SizeConstraint,
    key: TextConstraint,
    isRequired: Bool = false
  ) {
    guard let values else {
      if isRequired { failAsNull(name, isSensitive: false) }
      return
    }
    for sentence in size.failures(of: values.count) { fail(name, sentence, value: nil) }
    if let shared = key.sharedFailure(of: values.keys) {
      fail(name, "Map keys must satisfy constraint: [\(shared)]", value: nil)
    }
    for (key, value) in values.sorted(by: { $0.key < $1.key }) {
      if isFull { return }
      // The key is the caller's text: it is bounded before it becomes part of a path.
      let member = echo(key, false) ?? ""
      within("\(name).\(member).member", isSensitive: false) { value.check(&$0) }
    }
  }

  private func joined(_ values: [String]) -> String {
    values.prefix(Self.maxFailures).joined(separator: ", ")
  }

  private func joined(_ values: [String: String]) -> String {
    joined(values.sorted { $0.key < $1.key }.map { "\($0.key)=\($0.value)" })
  }
}
