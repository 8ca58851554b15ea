/// What a statement of a policy is about: an ARN with wildcards, or everything.
struct PolicyResource: Sendable, Hashable {
  /// The six parts of the ARN; empty for everything.
  private let parts: [String]

  private static let partCount = 6

  /// Reads `*` or an ARN; nil for text of another form.
  ///
  /// A policy's variable, `${…}`, is replaced by nothing here and would match nothing: a statement that
  /// denies would then deny nothing.
  init?(_ text: String) {
    guard !text.contains("${") else { return nil }
    guard text != "*" else {
      parts = []
      return
    }
    let parts = Self.parts(of: text)
    guard parts.count == Self.partCount, parts[0] == "arn" else { return nil }
    self.parts = parts
  }

  /// Whether the resource of this ARN is meant; a wildcard stands within one part of it.
  func includes(_ arn: String) -> Bool {
    guard !parts.isEmpty else { return true }
    let named = Self.parts(of: arn)
    return named.count == parts.count && zip(parts, named).allSatisfy(Wildcard.matches)
  }

  private static func parts(of arn: String) -> [String] {
    arn.split(separator: ":", maxSplits: partCount - 1, omittingEmptySubsequences: false)
      .map(String.init)
  }
}

/// Text with `*` for any characters and `?` for one.
enum Wildcard {
  /// Whether the text is of the pattern; its time grows with the product of both lengths at most.
  static func matches(_ pattern: String, _ text: String) -> Bool {
    let pattern = Array(pattern.unicodeScalars)
    let text = Array(text.unicodeScalars)
    var (place, at) = (0, 0)
    // Where to go on when what follows the last asterisk does not fit.
    var retry: (place: Int, at: Int)?
    while at < text.count {
      if place < pattern.count, pattern[place] == "*" {
        retry = (place, at)
        place += 1
      } else if place < pattern.count, pattern[place] == "?" || pattern[place] == text[at] {
        place += 1
        at += 1
      } else if let last = retry {
        retry = (last.place, last.at + 1)
        (place, at) = (last.place + 1, last.at + 1)
      } else {
        return false
      }
    }
    return pattern[place...].allSatisfy { $0 == "*" }
  }
}
