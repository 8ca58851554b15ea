/// What Cognito's model asks of a text.
struct TextConstraint: Sendable {
  var minimum: Int?
  var maximum: Int?
  var pattern: TextPattern?
  /// The values allowed; empty: any.
  var values: [String] = []
  /// A secret or personal value, which messages must not repeat.
  var isSensitive = false
  /// The text travels as bytes, so it may hold NUL.
  var allowsNUL = false

  /// The same for a text that travels as bytes.
  var allowingNUL: TextConstraint {
    var copy = self
    copy.allowsNUL = true
    return copy
  }

  /// What the text fails, each as Cognito's sentence.
  func failures(of text: String) -> [String] {
    var failures: [String] = []
    if isShorter(text) { failures.append(Self.atLeast(minimum ?? 0)) }
    if isLonger(text) { failures.append(Self.atMost(maximum ?? 0)) }
    if let pattern, !pattern.matches(text) { failures.append(Self.matching(pattern)) }
    if !values.isEmpty, !values.contains(text) { failures.append(Self.oneOf(values)) }
    if failures.isEmpty, hasForbiddenNUL(text) { failures.append(Self.withoutNUL) }
    return failures
  }

  /// NUL ends a C string: what follows would be lost on the way to a service.
  private func hasForbiddenNUL(_ text: String) -> Bool { !allowsNUL && text.utf8.contains(0) }

  /// What a list's members or a map's keys or values fail together; nil when nothing.
  ///
  /// Cognito then lists all that is asked of each, in this order.
  func sharedFailure(of texts: some Collection<String>) -> String? {
    if texts.allSatisfy({ failures(of: $0).isEmpty }) { return nil }
    var sentences: [String] = []
    if let maximum { sentences.append(Self.atMost(maximum)) }
    if let minimum { sentences.append(Self.atLeast(minimum)) }
    if let pattern { sentences.append(Self.matching(pattern)) }
    if !values.isEmpty { sentences.append(Self.oneOf(values)) }
    if texts.contains(where: hasForbiddenNUL) { sentences.append(Self.withoutNUL) }
    return sentences.joined(separator: ", ")
  }

  // Lengths are counted in code points, of which UTF-8 takes one to four bytes.

  private func isShorter(_ text: String) -> Bool {
    guard let minimum else { return false }
    return text.utf8.count < 4 * minimum && text.unicodeScalars.count < minimum
  }

  private func isLonger(_ text: String) -> Bool {
    guard let maximum else { return false }
    return text.utf8.count > maximum && text.unicodeScalars.count > maximum
  }

  static func atLeast(_ length: Int) -> String {
    "Member must have length greater than or equal to \(length)"
  }

  static func atMost(_ length: Int) -> String {
    "Member must have length less than or equal to \(length)"
  }

  private static func matching(_ pattern: TextPattern) -> String {
    "Member must satisfy regular expression pattern: \(pattern.source)"
  }

  private static func oneOf(_ values: [String]) -> String {
    "Member must satisfy enum value set: [\(values.joined(separator: ", "))]"
  }

  private static let withoutNUL = "Member must not contain the character U+0000"
}

/// What Cognito's model asks of a number.
struct NumberConstraint: Sendable {
  var minimum: Int64?
  var maximum: Int64?

  func failures(of number: Int64) -> [String] {
    var failures: [String] = []
    if let minimum, number < minimum {
      failures.append("Member must have value greater than or equal to \(minimum)")
    }
    if let maximum, number > maximum {
      failures.append("Member must have value less than or equal to \(maximum)")
    }
    return failures
  }
}

/// What Cognito's model asks of a list's or map's size.
struct SizeConstraint: Sendable {
  var minimum: Int?
  var maximum: Int?

  func failures(of count: Int) -> [String] {
    var failures: [String] = []
    if let minimum, count < minimum { failures.append(TextConstraint.atLeast(minimum)) }
    if let maximum, count > maximum { failures.append(TextConstraint.atMost(maximum)) }
    return failures
  }
}
